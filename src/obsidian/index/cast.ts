import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { Properties } from '../../journal/frontmatter/properties';
import type { GlancedTrack } from '../../journal/track/tracks-in-note';
import { ofName } from '../../journal/track/tracks-in-note';
import type { Cast } from '../../journal/character/which-character';
import { actsIn, linkTarget, nameOf, whoseJournal } from '../../journal/character/which-character';
import type { Owners } from './belongings';
import { Belongings } from './belongings';
import { BlockTracks } from './block-tracks';
import { cachedProperties } from './cached-note';
import { FoundNotes } from './found-notes';
import type { KnownTrack } from './known-track';
import { templatesFolder } from './templates-folder';

/**
 * The characters, tracks and assets of the vault. Notes that say what they are by their properties are gathered from the
 * metadata cache when first asked for; the tracks in blocks follow in idle moments. Both are kept up by the app's events.
 * For finding and showing only; what is written is decided from fresh text.
 */
export class VaultCast extends Component implements Cast {
	private gathered: FoundNotes | undefined;
	private sorted: Belongings | undefined;
	private readonly blocks: BlockTracks;
	private templates: string | undefined;
	/** The characters whose cards are to hear of the tracks that were found; told at once when all are known. */
	private readonly unheard = new Set<string>();
	private readonly listeners = new Set<(path: string) => void>();
	private readonly learners = new Set<() => void>();

	constructor(private readonly app: App) {
		super();
		this.blocks = this.addChild(new BlockTracks(app, paths => this.learned(paths)));
	}

	override onload(): void {
		const { metadataCache, vault, workspace } = this.app;
		workspace.onLayoutReady(() => void this.start());
		this.registerEvent(metadataCache.on('changed', file => this.changed(file)));
		this.registerEvent(metadataCache.on('deleted', file => this.gone(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				if (file instanceof TFile) this.renamed(file, old);
			}),
		);
	}

	/** Before the layout is ready, the app tells of every note as a new one. */
	private async start(): Promise<void> {
		this.registerEvent(this.app.vault.on('create', ({ path }) => this.sorted?.placeLinked(linkName(path))));
		const templates = await templatesFolder(this.app);
		if (templates !== undefined) this.leaveOut(templates);
		this.blocks.start();
	}

	/** What lies in the templates folder is no part of play. */
	private leaveOut(templates: string): void {
		this.templates = templates;
		const forms = [...(this.gathered?.characters ?? [])].filter(path => this.isForm(path));
		this.gathered = undefined;
		this.sorted = undefined;
		for (const path of [templates, ...forms]) this.touched(path);
	}

	/** Whether a note lies in the templates folder. */
	readonly isForm = (path: string): boolean => this.templates !== undefined && path.startsWith(`${this.templates}/`);

	private get found(): FoundNotes {
		return (this.gathered ??= new FoundNotes(this.app, this.isForm));
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
		const named = new Set(names().map(name => name.toLowerCase()));
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
		const paths = new Set([...this.found.tracks.keys(), ...this.blocks.paths]);
		return [...paths].sort().flatMap(path => this.tracksAt(path));
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
	 * The tracks of a name. The first counts, as in play: that of the note itself before that of its character's note, then
	 * what else is this character's, by path; last those of others.
	 */
	trackHomes(name: string, near: string): readonly KnownTrack[] {
		const actor = actsIn(this, near);
		const own = new Set(actor === undefined ? [] : this.belongingsOf(actor));
		const rank = ({ home: { path } }: KnownTrack) => [near, actor].indexOf(path);
		const order = (track: KnownTrack) => (rank(track) >= 0 ? rank(track) : own.has(track.home.path) ? 2 : 3);
		return [...ofName(this.tracksKnown(), name)].sort((a, b) => order(a) - order(b));
	}

	private ownersOf(path: string): Owners | undefined {
		const isBelonging = this.found.isBelonging(path);
		if (!isBelonging && this.blocksIn(path).length === 0) return undefined;
		const link = this.properties(path)?.get('character');
		if (typeof link !== 'string' || link.trim() === '') return { of: isBelonging ? 'everyone' : this.actorsIn(path) };
		const target = linkTarget(link);
		const owner = isBelonging ? this.resolve(target, path) : this.actorsIn(path)[0];
		return { of: owner === undefined ? [] : [owner], link: linkName(target) };
	}

	/** Where it is not settled who acts in a note, it may be any of them. */
	private actorsIn(path: string): readonly string[] {
		const whose = whoseJournal(path, this);
		if (!whose.ok) return [];
		return whose.value.kind === 'one' ? [whose.value.path] : whose.value.paths;
	}

	properties(path: string): Properties | undefined {
		return cachedProperties(this.app, path);
	}

	resolve(link: string, from: string): string | undefined {
		return this.app.metadataCache.getFirstLinkpathDest(link, from)?.path ?? this.found.withAlias(link);
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

	private changed(file: TFile): void {
		this.place(file.path);
		this.blocks.changed(file);
		this.touched(file.path);
	}

	private gone(path: string): void {
		this.place(path);
		this.blocks.gone(path);
		this.sorted?.placeLinked(linkName(path));
		this.touched(path);
	}

	private renamed(file: TFile, old: string): void {
		for (const path of [old, file.path]) this.place(path);
		this.blocks.renamed(file, old);
		for (const path of [old, file.path]) this.sorted?.placeLinked(linkName(path));
		for (const path of [old, file.path]) this.touched(path);
	}

	/** A change of the characters may change whose everything is; any other is about its own note alone. */
	private place(path: string): void {
		if (this.gathered?.place(path)) this.sorted = undefined;
		else this.sorted?.place(path);
	}

	/** The cards of those who now have other tracks than before hear of it; at the start, once when all are known. */
	private learned(paths: readonly string[]): void {
		for (const path of paths) {
			const before = this.sorted?.askedFor(path) ?? [];
			this.sorted?.place(path);
			for (const actor of [...before, ...(this.sorted?.askedFor(path) ?? [])]) this.unheard.add(actor);
		}
		if (!this.isComplete) return;
		for (const actor of this.unheard) this.touched(actor);
		this.unheard.clear();
		for (const listener of [...this.learners]) listener();
	}
}

/** The last part of a link or path, as the app compares it. */
const linkName = (link: string): string => nameOf(link).toLowerCase();
