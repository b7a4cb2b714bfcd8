import type { App } from 'obsidian';
import { isAssetNote } from '../../../journal/assets/asset-note';
import { isCharacter } from '../../../journal/character/character-note';
import { CharacterNames } from '../../../journal/character/character-names';
import { swornIn, textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { isTrackNote } from '../../../journal/track/track-note';
import { statusFrom } from '../../../journal/track/scan-track-blocks';
import { nameOf } from '../../../rules/search/stated-name';
import { ALL_STATS } from '../../../journal/notes/unreadable-note';
import type { StateKind } from '../../../journal/notes/wrong-note-type';
import type { WorkSlices } from '../../../rules/core/work-slices';
import { isTrackKind } from '../../../rules/core/track-kind';
import { aliasesOf, cachedNote } from './cached-note';
import type { KnownTrack } from './known-track';
import type { OverlookedProperties } from './known-properties';
import type { UnreadableNotes } from './unreadable-notes';

/**
 * The notes that declare what they are in their properties, from Obsidian's cache and the properties that it missed.
 */
export class FoundNotes {
	readonly gathering = this.placeAll();
	readonly characters = new Set<string>();
	readonly assets = new Set<string>();
	readonly tracks = new Map<string, KnownTrack>();
	/** The aliases of each character. */
	private readonly aliases = new Map<string, readonly string[]>();
	private byName: CharacterNames | undefined;
	private possible: ReadonlySet<string> | undefined;

	constructor(
		private readonly app: App,
		private readonly isForm: (path: string) => boolean,
		private readonly overlooked: OverlookedProperties,
		private readonly unreadable: UnreadableNotes,
	) {}

	/** Places all notes, in steps. */
	private *placeAll(): WorkSlices<void> {
		for (const { path } of this.app.vault.getMarkdownFiles()) {
			this.place(path);
			yield;
		}
	}

	/** Updates a note. Returns true if the characters or their names changed. */
	place(path: string): boolean {
		const isLeftOut = this.isForm(path) || this.unreadable.isTorn(path);
		const note = cachedNote(this.app, path);
		const properties = isLeftOut ? undefined : (note.ours ?? this.overlooked.of(path));
		mark(this.assets, path, properties !== undefined && isAssetNote(properties));
		const track = properties && trackFrom(path, properties);
		if (track) this.tracks.set(path, track);
		else this.tracks.delete(path);
		const isChanged = this.placeCharacter(path, properties);
		this.unreadable.place(path, this.kindOf(path), this.aliases.get(path) ?? [], note);
		this.possible = undefined;
		return isChanged;
	}

	private kindOf(path: string): StateKind | undefined {
		if (this.characters.has(path)) return 'character';
		if (this.tracks.has(path)) return 'track';
		return this.assets.has(path) ? 'asset' : undefined;
	}

	/** Notes that cannot be read have changed. */
	judgedAnew(): void {
		this.byName = undefined;
		this.possible = undefined;
	}

	/** The characters, and the notes that seem to be characters but cannot be read. */
	get candidates(): ReadonlySet<string> {
		const torn = () => this.unreadable.all().filter(({ seems }) => seems === 'character');
		return (this.possible ??= new Set([...this.characters, ...torn().map(({ path }) => path)]));
	}

	private placeCharacter(path: string, properties: Properties | undefined): boolean {
		const isOne = properties !== undefined && isCharacter(properties, { stats: ALL_STATS });
		const aliases = isOne ? aliasesOf(properties) : [];
		const before = this.aliases.get(path) ?? [];
		const isSame = isOne === this.characters.has(path) && aliases.join('\n') === before.join('\n');
		mark(this.characters, path, isOne);
		if (!isSame) this.judgedAnew();
		if (isOne) this.aliases.set(path, aliases);
		else this.aliases.delete(path);
		return !isSame;
	}

	/** The names of the characters, and of the notes that cannot be read, as each of these may be one. */
	get names(): CharacterNames {
		if (this.byName) return this.byName;
		const torn = this.unreadable.all().filter(({ seems }) => seems !== 'track' && seems !== 'asset');
		const theirs = new Map(torn.map(({ path, aliases }) => [path, aliases]));
		const paths = new Set([...this.characters, ...theirs.keys()]);
		return (this.byName = new CharacterNames(paths, path => this.aliases.get(path) ?? theirs.get(path) ?? []));
	}

	isBelonging(path: string): boolean {
		return this.tracks.has(path) || this.assets.has(path);
	}
}

function mark(paths: Set<string>, path: string, isOne: boolean): void {
	if (isOne) paths.add(path);
	else paths.delete(path);
}

function trackFrom(path: string, properties: Properties): KnownTrack | undefined {
	if (!isTrackNote(properties)) return undefined;
	const kind = swornIn(properties);
	if (kind === undefined || !isTrackKind(kind)) return undefined;
	return { home: { path }, kind, name: nameOf(path), status: statusFrom(textsOf(properties, 'status')[0]) };
}
