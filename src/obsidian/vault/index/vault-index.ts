import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { TrackHome } from '../../../journal/manual-edits/edit-plan';
import type { GlancedTrack } from '../../../journal/track/tracks-in-note';
import { ofName } from '../../../journal/track/tracks-in-note';
import type { CharacterIndex } from '../../../journal/character/acting-character';
import type { Namesakes } from '../../../journal/character/character-names';
import type { Nearness, NearRank } from '../../../journal/character/nearness';
import { byNearness, nearest, nearnessOf } from '../../../journal/character/nearness';
import { textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { actsIn } from '../../../journal/character/acting-character';
import { linkTarget, nameOf, withoutEnding } from '../../../journal/notes/note-name';
import type { Owners } from './note-owners';
import { Belongings, linkName, ownersOf } from './note-owners';
import { BlockTracks } from './block-track-index';
import { FoundNotes } from './found-notes';
import { KnownProperties } from './known-properties';
import type { KnownTrack } from './known-track';
import { Moves } from './moved-notes';
import { templateFolders } from './template-folders';

/**
 * The characters, tracks and assets of the vault. Notes that say what they are by their properties are gathered from the
 * metadata cache when first asked for; the tracks in blocks follow in idle moments. Both are kept up by the app's events.
 * For finding and showing only; what is written is decided from fresh text.
 */
export class VaultIndex extends Component implements CharacterIndex {
	private gathered: FoundNotes | undefined;
	private sorted: Belongings | undefined;
	/** All tracks, gathered for the first card that asks; `of` is the version of the blocks that they were gathered from. */
	private listed: { readonly of: number; readonly tracks: readonly KnownTrack[] } | undefined;
	private readonly blocks: BlockTracks;
	private readonly known: KnownProperties;
	private readonly moves = new Moves();
	private templates: readonly string[] = [];
	/** The characters whose cards are to hear of the tracks that were found, at once when all are known. */
	private readonly unheard = new Set<string>();
	private readonly listeners = new Set<(path: string) => void>();
	private readonly learners = new Set<() => void>();

	constructor(private readonly app: App) {
		super();
		this.known = new KnownProperties(app);
		this.blocks = this.addChild(
			new BlockTracks(app, this.learned, this.wasRead, path => this.known.overlooked.of(path) !== undefined),
		);
	}

	override onload(): void {
		const { metadataCache, vault, workspace } = this.app;
		workspace.onLayoutReady(() => void this.start());
		this.registerEvent(metadataCache.on('changed', (file, text) => this.changed(file, text)));
		this.registerEvent(metadataCache.on('deleted', file => this.gone(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				if (file instanceof TFile) this.renamed(file, old);
			}),
		);
	}

	/** Before the layout is ready, the app announces every note as a new one. */
	private async start(): Promise<void> {
		this.registerEvent(this.app.vault.on('create', ({ path }) => this.sorted?.placeLinked(linkName(path))));
		const templates = await templateFolders(this.app);
		if (templates.length > 0) this.leaveOut(templates);
		this.blocks.start();
	}

	/** What lies in a folder of templates is not part of play. */
	private leaveOut(templates: readonly string[]): void {
		this.templates = templates;
		const forms = [...(this.gathered?.characters ?? [])].filter(path => this.isForm(path));
		this.gathered = undefined;
		this.sorted = undefined;
		this.listed = undefined;
		for (const path of [...templates, ...forms]) this.touched(path);
	}

	/** Whether a note lies in a folder of templates. */
	readonly isForm = (path: string): boolean => this.templates.some(folder => path.startsWith(`${folder}/`));

	private get found(): FoundNotes {
		return (this.gathered ??= new FoundNotes(this.app, this.isForm, this.known.overlooked));
	}

	private get belongings(): Belongings {
		if (this.sorted) return this.sorted;
		const paths = new Set([...this.found.tracks.keys(), ...this.found.assets, ...this.blocks.paths]);
		return (this.sorted = new Belongings(paths, path => this.ownersOf(path)));
	}

	get characters(): ReadonlySet<string> {
		return this.found.characters;
	}

	/**
	 * The notes of a character's tracks and assets, by path: those that link to it, those that name no character, and those
	 * with blocks of tracks in which it acts, or may act.
	 */
	belongingsOf(actor: string): readonly string[] {
		return this.belongings.of(actor);
	}

	/** Those that a move needs: not the ones whose tracks are all closed, unless one of them is named. */
	inPlay(actor: string, names: () => readonly string[]): readonly string[] {
		const all = this.belongingsOf(actor);
		const isOpen = ({ status }: KnownTrack) => status === 'open';
		const isAlive = (path: string) => this.found.assets.has(path) || this.tracksAt(path).some(isOpen);
		const alive = new Set(all.filter(isAlive));
		if (alive.size === all.length) return all;
		const named = new Set(names().flatMap(name => [name, nameOf(name)].map(each => each.toLowerCase())));
		const isNamed = ({ name }: KnownTrack) => named.has(name.toLowerCase());
		return all.filter(path => alive.has(path) || this.tracksAt(path).some(isNamed));
	}

	/** False while notes are still being read for the blocks of tracks that they hold. */
	get isComplete(): boolean {
		return this.blocks.isComplete;
	}

	/** How many notes are still to be looked at for that; none once it is complete. */
	get notesLeft(): number {
		return this.blocks.notesLeft;
	}

	/** Every track that is known, by the path of its note. */
	tracksKnown(): readonly KnownTrack[] {
		const { found } = this;
		if (this.listed?.of !== this.blocks.version) {
			const paths = new Set([...found.tracks.keys(), ...this.blocks.paths]);
			const tracks = [...paths].sort().flatMap(path => this.tracksAt(path));
			this.listed = { of: this.blocks.version, tracks };
		}
		return this.listed.tracks;
	}

	private tracksAt(path: string): readonly KnownTrack[] {
		const own = this.found.tracks.get(path);
		const blocks = this.blocksIn(path).map(({ place, ...track }) => ({ ...track, home: { path, place } }));
		return own ? [own, ...blocks] : blocks;
	}

	/** The tracks in the blocks of a note; a form holds none that are played. */
	private blocksIn(path: string): readonly GlancedTrack[] {
		const tracks = this.blocks.in(path);
		const isForm = tracks.length > 0 && (this.isForm(path) || this.properties(path)?.get('sworn') === 'template');
		return isForm ? [] : tracks;
	}

	/**
	 * How near notes are to the one who acts in a journal: the journal itself, the character's note, what is the character's
	 * alone, what is that of others as well, last what is not. `first` is a note that is asked for.
	 */
	nearTo(journal: string, actor: string | undefined, first?: string): (path: string) => Nearness {
		const listed = new Set(actor === undefined ? [] : this.listedBy(actor));
		const rankOf = (path: string): NearRank => {
			if (path === first) return 'first';
			if (path === journal) return 'journal';
			if (path === actor) return 'character';
			if (listed.has(path)) return 'own';
			const owners = this.belongings.ownersOf(path);
			if (actor === undefined || (owners !== 'everyone' && !owners.includes(actor))) return 'others';
			return owners.length === 1 ? 'own' : 'shared';
		};
		return path => nearnessOf(rankOf(path), path, journal, actor);
	}

	/** The notes that a character's list of assets links to. */
	private listedBy(actor: string): readonly string[] {
		const links = textsOf(this.properties(actor) ?? new Map(), 'assets').filter(text => text.startsWith('[['));
		return links.flatMap(link => this.resolve(linkTarget(link), actor) ?? []);
	}

	/** Where the nearest tracks and assets of a name are: one, or several in notes that are equally near. */
	thingsCalled(name: string, near: string): readonly TrackHome[] {
		const nearness = this.nearTo(near, actsIn(this, near));
		const assets = [...this.found.assets].map(path => ({ name: nameOf(path), home: { path } }));
		const homes = [...ofName(this.tracksKnown(), name), ...ofName(assets, name)].map(({ home }) => home);
		const inOrder = homes.sort((a, b) => byNearness(nearness(a.path), nearness(b.path)));
		const [first] = inOrder;
		if (!first) return [];
		const others = inOrder.filter(
			({ path }) => path !== first.path && byNearness(nearness(path), nearness(first.path)) === 0,
		);
		return [first, ...others];
	}

	/** The tracks of a name, the nearest first: that one counts in play. */
	trackHomes(name: string, near: string): readonly KnownTrack[] {
		const nearness = this.nearTo(near, actsIn(this, near));
		return [...ofName(this.tracksKnown(), name)].sort((a, b) =>
			byNearness(nearness(a.home.path), nearness(b.home.path)),
		);
	}

	private ownersOf(path: string): Owners | undefined {
		const isBelonging = this.found.isBelonging(path);
		return isBelonging || this.blocksIn(path).length > 0 ? ownersOf(path, isBelonging, this) : undefined;
	}

	namesakes(name: string): Namesakes {
		return this.found.names.of(name);
	}

	movedFrom(path: string): readonly string[] {
		return this.moves.from(path).filter(now => this.characters.has(now));
	}

	/** Where a character is that was chosen under a path, and may have been moved or renamed since. */
	nowAt(path: string): string {
		const [now, ...others] = this.isNote(path) ? [] : this.movedFrom(`/${withoutEnding(path)}`);
		return now !== undefined && others.length === 0 ? now : path;
	}

	isNote(path: string): boolean {
		return this.app.vault.getFileByPath(path) !== null;
	}

	readonly properties = (path: string): Properties | undefined => this.known.of(path);

	resolve(link: string, from: string): string | undefined {
		return (
			this.app.metadataCache.getFirstLinkpathDest(link, from)?.path ?? nearest(this.namesakes(link).aliases, from)[0]
		);
	}

	/** Calls back with the path of every note that changed. */
	onChange(listener: (path: string) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** Calls back when tracks in blocks came, went or were closed, and once when all are known. */
	onLearned(listener: () => void): () => void {
		this.learners.add(listener);
		return () => this.learners.delete(listener);
	}

	/** A note was written by us: the cards in it and those of its character need not wait for the cache. */
	touched(path: string): void {
		for (const listener of [...this.listeners]) listener(path);
	}

	/** A note was read: it may have properties that the app's cache overlooked. */
	readonly wasRead = (path: string, text: string): void => {
		if (!this.known.overlooked.learn(path, text)) return;
		this.place(path);
		this.touched(path);
	};

	private changed(file: TFile, text: string): void {
		this.known.overlooked.learn(file.path, text);
		this.place(file.path);
		this.blocks.changed(file);
		this.touched(file.path);
	}

	private gone(path: string): void {
		this.known.overlooked.forget(path);
		this.place(path);
		this.blocks.gone(path);
		this.sorted?.placeLinked(linkName(path));
		this.touched(path);
	}

	private renamed(file: TFile, old: string): void {
		if (this.characters.has(old)) this.moves.add(old, file.path);
		this.known.overlooked.moved(old, file.path);
		for (const path of [old, file.path]) this.place(path);
		this.blocks.renamed(file, old);
		for (const path of [old, file.path]) this.sorted?.placeLinked(linkName(path));
		for (const path of [old, file.path]) this.touched(path);
	}

	/** A change of the characters may change whose everything is; any other is about its own note alone. */
	private place(path: string): void {
		this.listed = undefined;
		if (this.gathered?.place(path)) this.sorted = undefined;
		else this.sorted?.place(path);
	}

	/** The cards of those who now have other tracks than before hear of it; at the start, once when all are known. */
	private readonly learned = (paths: readonly string[]): void => {
		for (const path of paths) {
			const before = this.sorted?.askedFor(path) ?? [];
			this.sorted?.place(path);
			for (const actor of [...before, ...(this.sorted?.askedFor(path) ?? [])]) this.unheard.add(actor);
		}
		if (!this.isComplete) return;
		for (const actor of this.unheard) this.touched(actor);
		this.unheard.clear();
		for (const listener of [...this.learners]) listener();
	};
}
