import type { App } from 'obsidian';
import { isAssetNote } from '../../../journal/assets/asset-note';
import { isCharacter } from '../../../journal/character/character-note';
import { CharacterNames } from '../../../journal/character/character-names';
import type { Properties } from '../../../journal/frontmatter/properties';
import { swornIn, textsOf } from '../../../journal/frontmatter/properties';
import { isTrackNote } from '../../../journal/track/track-note';
import { statusFrom } from '../../../journal/track/tracks-in-note';
import { nameOf } from '../../../journal/character/acting-character';
import { isTrackKind } from '../../../rules/track-kind';
import { aliasesOf, ourProperties } from './cached-note';
import type { KnownTrack } from './known-track';
import type { OverlookedProperties } from './known-properties';

/** The stats of all bundled rulesets, listed here so that none of them has to be loaded. */
export const ALL_STATS: readonly string[] = ['edge', 'heart', 'iron', 'shadow', 'wits'];

/**
 * The notes that declare what they are in their properties, from Obsidian's cache and the properties that it missed.
 */
export class FoundNotes {
	readonly characters = new Set<string>();
	readonly assets = new Set<string>();
	readonly tracks = new Map<string, KnownTrack>();
	/** The aliases of each character. */
	private readonly aliases = new Map<string, readonly string[]>();
	private byName: CharacterNames | undefined;

	constructor(
		private readonly app: App,
		private readonly isForm: (path: string) => boolean,
		private readonly overlooked: OverlookedProperties,
	) {
		for (const { path } of app.vault.getMarkdownFiles()) this.place(path);
	}

	/** Updates a note. Returns true if the characters or their names changed. */
	place(path: string): boolean {
		const read = ourProperties(this.app, path) ?? this.overlooked.of(path);
		const properties = this.isForm(path) ? undefined : read;
		mark(this.assets, path, properties !== undefined && isAssetNote(properties));
		const track = properties && trackFrom(path, properties);
		if (track) this.tracks.set(path, track);
		else this.tracks.delete(path);
		return this.placeCharacter(path, properties);
	}

	private placeCharacter(path: string, properties: Properties | undefined): boolean {
		const isOne = properties !== undefined && isCharacter(properties, { stats: ALL_STATS });
		const aliases = isOne ? aliasesOf(properties) : [];
		const before = this.aliases.get(path) ?? [];
		const isSame = isOne === this.characters.has(path) && aliases.join('\n') === before.join('\n');
		mark(this.characters, path, isOne);
		if (!isSame) this.byName = undefined;
		if (isOne) this.aliases.set(path, aliases);
		else this.aliases.delete(path);
		return !isSame;
	}

	/** The names of the characters. */
	get names(): CharacterNames {
		return (this.byName ??= new CharacterNames(this.characters, path => this.aliases.get(path) ?? []));
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
