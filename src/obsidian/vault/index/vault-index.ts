import { Component, TFile, type App } from 'obsidian';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { ofName, type GlancedTrack } from '../../../journal/track/scan-track-blocks';
import { calledSo, type CharacterIndex } from '../../../journal/character/acting-character';
import type { Namesakes } from '../../../journal/character/character-names';
import type { UnreadableNote } from '../../../journal/notes/unreadable-note';
import type { StateKind } from '../../../journal/notes/wrong-note-type';
import { byNearness, nearest, type Nearness } from '../../../journal/character/folder-distance';
import type { Properties } from '../../../journal/frontmatter/properties';
import { isConflictCopy } from '../../../journal/notes/conflict-copy';
import { linkFrom } from '../../../journal/notes/note-name';
import { atOnce } from '../../../rules/core/work-slices';
import { foldedName } from '../../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { noteViews } from '../active-note';
import { inSlices } from '../in-slices';
import { Belongings, linkName, ownersOf, type MistakenOwner, type Owners } from './note-owners';
import { BlockTracks } from './block-track-index';
import { linkedNote } from './cached-note';
import { FoundNotes } from './found-notes';
import { IndexListeners } from './index-listeners';
import { KnownProperties } from './known-properties';
import type { KnownTrack } from './known-track';
import { Moves } from './moved-notes';
import { NearNotes } from './near-notes';
import { ProseChanges } from './prose-changes';
import { templateFolders } from './template-folders';
import { isBelonging, UnreadableNotes } from './unreadable-notes';

/**
 * The characters, tracks and assets of the vault. Notes that declare their type in their properties are collected from
 * the metadata cache on first use; track blocks are indexed in idle time. Events keep both up to date. For lookup and
 * display only: what to write is decided from fresh text.
 */
export class VaultIndex extends Component implements CharacterIndex {
	private gathered: FoundNotes | undefined;
	private sorted: Belongings | undefined;
	/** All tracks, collected on first use; `of` is the version of the block index that they are based on. */
	private listed: { readonly of: number; readonly tracks: readonly KnownTrack[] } | undefined;
	private readonly blocks: BlockTracks;
	private readonly known: KnownProperties;
	private readonly torn: UnreadableNotes;
	private readonly moves = new Moves();
	private readonly near = new NearNotes(this, path => this.belongings.ownersOf(path));
	readonly prose = new ProseChanges();
	private templates: readonly string[] = [];
	private readonly listeners = new IndexListeners();
	readonly onChange = this.listeners.onChange;
	readonly onLearned = this.listeners.onLearned;
	readonly touched = this.listeners.touched;

	constructor(private readonly app: App) {
		super();
		this.known = new KnownProperties(app);
		const isOverlooked = (path: string) => this.known.overlooked.of(path) !== undefined;
		this.torn = new UnreadableNotes(app, path => this.isForm(path), isOverlooked);
		this.register(() => this.torn.stop());
		const judging = (path: string) => isOverlooked(path) || this.torn.isWorthReading(path);
		this.blocks = this.addChild(
			new BlockTracks(app, {
				learned: this.learned,
				wasRead: this.wasRead,
				isUnchanged: path => this.torn.isFine(path),
				hidesProperties: judging,
			}),
		);
	}

	override onload(): void {
		const { metadataCache, vault, workspace } = this.app;
		workspace.onLayoutReady(() => void this.start());
		this.registerEvent(workspace.on('file-open', file => void this.opened(file)));
		this.registerEvent(metadataCache.on('changed', (file, text) => this.changed(file, text)));
		this.registerEvent(metadataCache.on('deleted', file => this.gone(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				if (file instanceof TFile) this.renamed(file, old);
			}),
		);
	}

	/** Runs after the layout is ready: before that, Obsidian fires `create` for every existing note. */
	private async start(): Promise<void> {
		this.registerEvent(this.app.vault.on('create', ({ path }) => this.sorted?.placeLinked(linkName(path))));
		const templates = await templateFolders(this.app);
		if (templates.length > 0) this.leaveOut(templates);
		this.blocks.start();
		await Promise.all([...noteViews(this.app).map(({ file }) => this.opened(file)), this.judged()]);
	}

	/** Excludes notes in template folders from play. */
	private leaveOut(templates: readonly string[]): void {
		this.templates = templates;
		const forms = [...(this.gathered?.characters ?? [])].filter(path => this.isForm(path));
		this.gathered = undefined;
		this.sorted = undefined;
		this.listed = undefined;
		for (const path of [...templates, ...forms]) this.touched(path);
	}

	/** Whether a note never plays: one in a template folder, or a copy that a sync conflict has left. */
	readonly isForm = (path: string): boolean =>
		this.isInTemplates(path) || isConflictCopy(path, original => this.app.vault.getFileByPath(original) !== null);

	readonly isInTemplates = (path: string): boolean => this.templates.some(folder => path.startsWith(`${folder}/`));

	/** Whoever asks before all notes are gathered has the rest gathered at once. */
	private get found(): FoundNotes {
		const found = this.gather();
		atOnce(found.gathering);
		return found;
	}

	private gather(): FoundNotes {
		return (this.gathered ??= new FoundNotes(this.app, this.isForm, this.known.overlooked, this.torn));
	}

	private get belongings(): Belongings {
		if (this.sorted) return this.sorted;
		const torn = this.torn.all().flatMap(({ path, seems }) => (isBelonging(seems) ? path : []));
		const paths = new Set([...this.found.tracks.keys(), ...this.found.assets, ...torn, ...this.blocks.paths]);
		return (this.sorted = new Belongings(paths, path => this.ownersOf(path)));
	}

	get characters(): ReadonlySet<string> {
		return this.found.characters;
	}

	get candidates(): ReadonlySet<string> {
		return this.found.candidates;
	}

	unreadable(path: string): UnreadableNote | undefined {
		return this.torn.of(path);
	}

	/** What a note that cannot be read seems to be, or was. */
	seems(path: string): StateKind | undefined {
		const seems = this.torn.of(path)?.seems;
		return seems === 'empty' || seems === 'unknown' ? undefined : seems;
	}

	/** The paths of all notes that cannot be read as what they seem to be. */
	unreadableNotes(): readonly string[] {
		return this.torn.all().map(({ path }) => path);
	}

	/** Reads the notes that may be torn and were not read yet. Any action waits for it, so that nobody is overlooked. */
	async judged(): Promise<void> {
		await inSlices(this.gather().gathering);
		await Promise.all(this.torn.unjudged().map(this.readOne));
	}

	/** Whether the records of a journal, and the notes of those who act in them, were read: before that it plays for nobody. */
	readonly knowsWhoActs = (journal: string): boolean => this.torn.knowsActors(journal);

	/** Takes note of who acts in a journal by its records: a note of that name is a character's, whatever is left of it. */
	private async actedIn(journal: string, text: string): Promise<void> {
		if (this.known.overlooked.learnText(journal, text)) this.touched(journal);
		if (!this.torn.acted(journal, text)) return;
		await this.judged();
		this.judgedAnew();
	}

	/** Reads who acts in a note that is opened. */
	async opened(file: TFile | null): Promise<void> {
		if (file?.extension === 'md') await this.withText(file, text => this.actedIn(file.path, text));
	}

	private readonly readOne = (file: TFile): Promise<void> => this.withText(file, text => this.wasRead(file.path, text));

	/** A note that cannot be read is read when it changes, when it is opened again, or when the plugin starts again. */
	private async withText(file: TFile, use: (text: string) => Promise<void> | void): Promise<void> {
		const text = await this.app.vault.cachedRead(file).catch(() => undefined);
		if (text !== undefined) await use(text);
	}

	/**
	 * The paths of a character's track and asset notes: those that link to it, those that name no character, and those
	 * with track blocks in which it acts, or may act.
	 */
	belongingsOf(actor: string): readonly string[] {
		return this.belongings.of(actor);
	}

	/** What the `character` of a track or asset says, if that leads to nobody by mistake. */
	mistakenOwner(path: string): MistakenOwner | undefined {
		return this.belongings.mistaken(path);
	}

	/** Those that a move needs: notes whose tracks are all closed are left out, unless one of them is named. */
	inPlay(actor: string, names: () => readonly string[]): readonly string[] {
		const all = this.belongingsOf(actor);
		const isOpen = ({ status }: KnownTrack) => status === 'open';
		const isAlive = (path: string) =>
			this.found.assets.has(path) || this.tracksAt(path).some(isOpen) || this.torn.of(path) !== undefined;
		const alive = new Set(all.filter(isAlive));
		if (alive.size === all.length) return all;
		const named = new Set(names().flatMap(name => [name, nameOf(name)].map(foldedName)));
		const isNamed = ({ name }: KnownTrack) => named.has(foldedName(name));
		return all.filter(path => alive.has(path) || this.tracksAt(path).some(isNamed));
	}

	/** Whether all notes have been searched for track blocks. */
	get isComplete(): boolean {
		return this.blocks.isComplete;
	}

	/** How many notes remain to be searched; zero once complete. */
	get notesLeft(): number {
		return this.blocks.notesLeft;
	}

	/** All known tracks, sorted by the path of their note. */
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

	/** The track blocks of a note; none for a template. */
	private blocksIn(path: string): readonly GlancedTrack[] {
		const tracks = this.blocks.in(path);
		const isForm = tracks.length > 0 && (this.isForm(path) || this.properties(path)?.get('sworn') === 'template');
		return isForm ? [] : tracks;
	}

	/** Ranks notes by their nearness to the character acting in a journal; `first` is a note that ranks before all others. */
	nearTo(journal: string, actor: string | undefined, first?: string): (path: string) => Nearness {
		return this.near.to(journal, actor, first);
	}

	/** The names of all tracks and assets. */
	thingsKnown(): readonly string[] {
		return [...this.tracksKnown().map(({ name }) => name), ...[...this.found.assets].map(nameOf)];
	}

	/** The nearest tracks and assets with this name: usually one, or several in notes that are equally near. */
	thingsCalled(name: string, near: string): readonly TrackLocation[] {
		const nearness = this.near.toPlayers(near);
		const assets = [...this.found.assets].map(path => ({ name: nameOf(path), home: { path } }));
		const all = [...ofName(this.tracksKnown(), name), ...ofName(assets, name)].map(({ home }) => home);
		const homes = all.filter(home => !this.isStandIn(home.path, name, nearness));
		const inOrder = homes.sort((a, b) => byNearness(nearness(a.path), nearness(b.path)));
		const [first] = inOrder;
		if (!first) return [];
		const others = inOrder.filter(
			({ path }) => path !== first.path && byNearness(nearness(path), nearness(first.path)) === 0,
		);
		return [first, ...others];
	}

	/** The tracks with this name, nearest first; the first one counts in play. */
	trackHomes(name: string, near: string): readonly KnownTrack[] {
		const nearness = this.near.toPlayers(near);
		return ofName(this.tracksKnown(), name)
			.filter(({ home }) => !this.isStandIn(home.path, name, nearness))
			.sort((a, b) => byNearness(nearness(a.home.path), nearness(b.home.path)));
	}

	/** Whether a track or asset that cannot be read has this name and is as near as this note, or nearer. */
	private isStandIn(path: string, name: string, nearness: (path: string) => Nearness): boolean {
		const torn = this.torn.all().filter(({ seems }) => isBelonging(seems));
		return ofName(
			torn.map(({ path }) => ({ name: nameOf(path), path })),
			name,
		).some(other => byNearness(nearness(other.path), nearness(path)) <= 0);
	}

	private ownersOf(path: string): Owners | undefined {
		const isOne = this.found.isBelonging(path) || isBelonging(this.torn.of(path)?.seems);
		return isOne || this.blocksIn(path).length > 0 ? ownersOf(path, isOne, this) : undefined;
	}

	namesakes(name: string): Namesakes {
		return this.found.names.of(name);
	}

	movedFrom(path: string): readonly string[] {
		return this.moves.from(path).filter(now => this.characters.has(now));
	}

	/** The current path of a note that was chosen by an older path and may have been moved or renamed since. */
	nowAt(path: string): string {
		const [now, ...others] = this.isNote(path) ? [] : this.moves.from(`/${withoutEnding(path)}`);
		return now !== undefined && others.length === 0 ? now : path;
	}

	isNote(path: string): boolean {
		return this.app.vault.getFileByPath(path) !== null;
	}

	readonly properties = (path: string): Properties | undefined => this.known.of(path);

	resolve(link: string, from: string): string | undefined {
		const { notes, aliases } = calledSo(linkFrom(link, from), this);
		return linkedNote(this.app, link, from)?.path ?? nearest(notes.length > 0 ? notes : aliases, from)[0];
	}

	/** Called with a note that was read, as it may have properties that Obsidian's cache missed. */
	readonly wasRead = (path: string, text: string): void => {
		const isTornNow = this.torn.learn(path, text);
		if (!this.known.overlooked.learn(path, text) && !isTornNow) return;
		this.place(path);
		this.touched(path);
		if (isTornNow) this.judgedAnew();
	};

	readonly charactersInText = (path: string): readonly string[] => this.known.overlooked.linksInText(path);

	/** Whose journal is whose may have changed for each character. */
	private judgedAnew(): void {
		this.gathered?.judgedAnew();
		this.sorted = undefined;
		for (const path of this.found.candidates) this.touched(path);
	}

	private changed(file: TFile, text: string): void {
		const isTornNow = this.torn.learn(file.path, text);
		this.known.overlooked.learn(file.path, text);
		this.place(file.path);
		const isProse = this.prose.isProse(file.path, text);
		if (!isProse) void this.actedIn(file.path, text);
		this.blocks.changed(file);
		this.touched(file.path, isProse && !isTornNow);
		if (isTornNow) this.judgedAnew();
	}

	private gone(path: string): void {
		this.known.overlooked.forget(path);
		const wasTorn = this.torn.of(path) !== undefined;
		this.torn.forget(path);
		this.place(path);
		if (wasTorn) this.judgedAnew();
		this.blocks.gone(path);
		this.sorted?.placeLinked(linkName(path));
		this.touched(path);
	}

	private renamed(file: TFile, old: string): void {
		this.moves.add(old, file.path);
		this.known.overlooked.moved(old, file.path);
		const wasTorn = this.torn.of(old) !== undefined;
		this.torn.moved(old, file.path);
		for (const path of [old, file.path]) this.place(path);
		this.blocks.renamed(file, old);
		for (const path of [old, file.path]) this.sorted?.placeLinked(linkName(path));
		for (const path of [old, file.path]) this.touched(path);
		if (wasTorn) void this.judged();
		// the cache may know it by its new name only later, and does not tell
		if (!this.isIndexed(file)) void this.readOne(file);
	}

	/** Whether Obsidian's cache knows a note by its path of now. */
	readonly isIndexed = (file: TFile): boolean => this.app.metadataCache.getFileCache(file) !== null;

	/** If characters changed, all ownership is recomputed; otherwise only that of this note. */
	private place(path: string): void {
		this.listed = undefined;
		if (this.gathered?.place(path)) this.sorted = undefined;
		else this.sorted?.place(path);
		if (this.torn.of(path)) this.gathered?.judgedAnew();
	}

	/** Notifies the cards of characters whose tracks changed; during the initial indexing, once at its end. */
	private readonly learned = (paths: readonly string[]): void => {
		for (const path of paths) {
			const before = this.sorted?.askedFor(path) ?? [];
			this.sorted?.place(path);
			this.listeners.remember([...before, ...(this.sorted?.askedFor(path) ?? [])]);
		}
		if (this.isComplete) this.listeners.learned();
	};
}
