import { stringsIn } from '../../../rules/core/collections';
import { debounce, type App, type CachedMetadata, type SectionCache, type TFile } from 'obsidian';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import { linkOfListed } from '../../../journal/assets/asset-list';
import { misdeclared, type StateKind } from '../../../journal/notes/wrong-note-type';
import { foldedName } from '../../../rules/search/folded-name';
import { linkTarget, nameOf } from '../../../rules/search/stated-name';
import { lostNote, unreadableNote, type UnreadableNote } from '../../../journal/notes/unreadable-note';
import { textsOf, type Properties } from '../../../journal/frontmatter/properties';
import { readBlock, textOf } from '../../../journal/sworn-block/sworn-block';
import { cachedNote, linkedNote, type CachedNote } from './cached-note';
import type { Kept } from '../kept-on-device';
import { loadList, saveList } from './stored-list';

/** How long to wait after a change before storing what the notes are, in milliseconds. */
const SAVE_AFTER = 10_000;

/** How many sections of a note are looked at for properties that are not at the top. */
const MOST_SECTIONS = 6;

/**
 * The notes that cannot be read as what they seem to be: judged by their texts, by what they were before, and by links
 * to them. Obsidian's cache has no properties for such notes.
 */
export class UnreadableNotes {
	/** What is wrong with the notes that were read. */
	private readonly torn = new Map<string, UnreadableNote>();
	/** The notes that were read and can be understood. */
	private readonly fine = new Set<string>();
	private readonly was: Map<string, KnownKind>;
	/** The links of each note in its `character` and `assets`. */
	private readonly links = new Map<string, readonly LinkAs[]>();
	/** The notes without properties that hold hardly anything, of which nothing may be left. */
	private readonly hollow = new Set<string>();
	/** Who acts in each journal by its records. */
	private readonly actors = new Map<string, readonly LinkAs[]>();
	private linkedAs: ReadonlyMap<string, StateKind> | undefined;
	private named: ReadonlyMap<string, StateKind> | undefined;
	/** The notes that have to be read before any action. */
	private readonly suspects = new Set<string>();
	private isSaved = true;
	private isStopped = false;
	private readonly saveSoon = debounce(() => this.save(), SAVE_AFTER);

	constructor(
		private readonly app: App,
		private readonly isForm: (path: string) => boolean,
		private readonly isOverlooked: (path: string) => boolean,
	) {
		this.was = loadKinds(app);
	}

	/** Why a note cannot be read as what it seems to be, or was. */
	of(path: string): UnreadableNote | undefined {
		if (this.isForm(path)) return undefined;
		const told = this.torn.get(path);
		const { kind, aliases } = this.was.get(path) ?? { kind: undefined, aliases: [] };
		if (!told) return kind && this.isBare(path) ? lostNote(path, kind, aliases) : undefined;
		const isClear = told.seems !== 'empty' && told.seems !== 'unknown';
		const seems = isClear ? told.seems : (kind ?? this.linked.get(path) ?? this.namesakeOf(path) ?? told.seems);
		return { ...told, seems, aliases: [...new Set([...told.aliases, ...aliases])] };
	}

	/** Whether the text of a note was read and cannot be understood. */
	isTorn(path: string): boolean {
		return this.torn.has(path) && !this.isForm(path);
	}

	/** All of them. */
	all(): readonly UnreadableNote[] {
		const paths = new Set([...this.torn.keys(), ...this.was.keys()]);
		return [...paths].flatMap(path => this.of(path) ?? []);
	}

	/** Judges a note by its text. Returns true if that changes what is known. */
	learn(path: string, text: string): boolean {
		const before = this.torn.get(path);
		const now = unreadableNote(path, text);
		if (now) {
			this.torn.set(path, now);
			this.fine.delete(path);
		} else this.isFine(path);
		this.suspects.delete(path);
		return JSON.stringify(before) !== JSON.stringify(now);
	}

	/** A note that could be read when the app was last used has not changed. */
	isFine(path: string): void {
		this.torn.delete(path);
		this.fine.add(path);
		this.suspects.delete(path);
	}

	private isJudged(path: string): boolean {
		return this.torn.has(path) || this.fine.has(path);
	}

	/** Takes note of what the properties of a note declare it to be. */
	place(
		path: string,
		kind: StateKind | undefined,
		aliases: readonly string[],
		{ cache, links, declaring }: CachedNote = cachedNote(this.app, path),
	): void {
		this.linkedAs = undefined;
		this.placeLinks(path, links);
		if (isHollow(cache)) this.hollow.add(path);
		else this.hollow.delete(path);
		if (cache && !this.isJudged(path) && (seemsTorn(cache) || isMisdeclared(path, declaring))) this.suspects.add(path);
		const before = this.was.get(path);
		if (kind) {
			if (before?.kind === kind && before.aliases.join('\n') === aliases.join('\n')) return;
			this.was.set(path, { kind, aliases });
		} else if (before && cache?.frontmatter && !this.isTorn(path)) this.was.delete(path);
		else return;
		this.changed();
	}

	/** What the track or asset is that has the name of a note of which nothing is left: either may be meant by the name. */
	private namesakeOf(path: string): StateKind | undefined {
		return this.hollow.has(path) ? this.belongingNames.get(foldedName(nameOf(path))) : undefined;
	}

	/** The names of the tracks and assets, as each is or was. */
	private get belongingNames(): ReadonlyMap<string, StateKind> {
		return (this.named ??= new Map(
			[...this.was].flatMap(([path, { kind }]): [string, StateKind][] =>
				isBelonging(kind) ? [[foldedName(nameOf(path)), kind]] : [],
			),
		));
	}

	private placeLinks(path: string, properties: Properties | undefined): void {
		const links = properties ? linksIn(properties) : [];
		if (links.length > 0) this.links.set(path, links);
		else this.links.delete(path);
	}

	/**
	 * Takes note of the names by which characters act in the records of a journal. Returns true if one of their notes has
	 * to be read, as its properties are gone.
	 */
	acted(journal: string, text: string): boolean {
		const names = [...new Set(swornBlocks(text).flatMap(({ body }) => textOf(readBlock(body), 'by') ?? []))];
		const before = this.actors.get(journal);
		if (before?.map(({ target }) => target).join('\n') === names.join('\n')) return false;
		this.actors.set(
			journal,
			names.map(target => ({ kind: 'character', target })),
		);
		this.linkedAs = undefined;
		return names.some(name => {
			const path = linkedNote(this.app, name, journal)?.path;
			return path !== undefined && this.isBare(path);
		});
	}

	/** Whether the records of a journal were read, and the notes without properties of those who act in them. */
	knowsActors(journal: string): boolean {
		const isKnown = ({ target }: LinkAs) => {
			const path = linkedNote(this.app, target, journal)?.path;
			return path === undefined || this.isJudged(path) || !this.isBare(path);
		};
		return this.actors.get(journal)?.every(isKnown) ?? false;
	}

	moved(from: string, to: string): void {
		const [torn, was, actors] = [this.torn.get(from), this.was.get(from), this.actors.get(from)];
		this.forget(from);
		if (actors) this.actors.set(to, actors);
		if (torn) this.suspects.add(to);
		if (was) this.was.set(to, was);
	}

	forget(path: string): void {
		this.torn.delete(path);
		this.fine.delete(path);
		this.links.delete(path);
		this.hollow.delete(path);
		this.actors.delete(path);
		this.suspects.delete(path);
		this.linkedAs = undefined;
		if (this.was.delete(path)) this.changed();
	}

	/** The notes that have to be read to be judged. */
	unjudged(): readonly TFile[] {
		const isBare = (path: string) => !this.isJudged(path) && this.isBare(path);
		const hollow = [...this.hollow].filter(path => this.namesakeOf(path));
		const linked = [...this.linked.keys(), ...this.was.keys(), ...hollow].filter(isBare);
		return [...new Set([...this.suspects, ...linked])].flatMap(path => this.app.vault.getFileByPath(path) ?? []);
	}

	/** Whether a note has to be read to judge it, at every start if it is torn. */
	isWorthReading(path: string): boolean {
		if (this.isJudged(path)) return this.isTorn(path);
		const { cache, declaring } = cachedNote(this.app, path);
		return seemsTorn(cache) || mayBeTorn(cache) || isMisdeclared(path, declaring);
	}

	/** Whether the cache finds no properties in a note, and we found none that it missed. */
	private isBare(path: string): boolean {
		const file = this.app.vault.getFileByPath(path);
		const cache = file && this.app.metadataCache.getFileCache(file);
		return cache !== null && cache.frontmatter === undefined && !this.isOverlooked(path);
	}

	/** The notes that others link to as their character or asset, or name as one that acts. */
	private get linked(): ReadonlyMap<string, StateKind> {
		return (this.linkedAs ??= new Map(
			[...this.links, ...this.actors].flatMap(([from, links]) =>
				links.flatMap(({ kind, target }): [string, StateKind][] => {
					const path = linkedNote(this.app, target, from)?.path;
					return path === undefined ? [] : [[path, kind]];
				}),
			),
		));
	}

	private changed(): void {
		this.named = undefined;
		this.isSaved = false;
		if (!this.isStopped) this.saveSoon();
	}

	/** Stores what the notes are, for the next start. */
	save(): void {
		if (this.isSaved) return;
		this.isSaved = true;
		saveKinds(this.app, this.was);
	}

	/** Nothing is put off any more: the cache may still tell of a note while the plugin is unloaded. */
	stop(): void {
		this.isStopped = true;
		this.saveSoon.cancel();
		this.save();
	}
}

/** Whether a note that cannot be read seems to be a track or an asset. */
export const isBelonging = (seems: UnreadableNote['seems'] | undefined): boolean =>
	seems === 'track' || seems === 'asset';

interface LinkAs {
	readonly kind: StateKind;
	readonly target: string;
}

/** The links of a note in its `character` and `assets`. */
const linksIn = (properties: Properties): readonly LinkAs[] => [
	...textsOf(properties, 'character').map((text): LinkAs => ({ kind: 'character', target: linkTarget(text) })),
	...textsOf(properties, 'assets').flatMap((text): LinkAs[] => {
		const target = linkOfListed(text);
		return target === undefined ? [] : [{ kind: 'asset', target }];
	}),
];

/** The sections at the top of a note, up to the first code block. */
function topOf(cache: CachedMetadata | null): readonly SectionCache[] {
	const top = (cache?.sections ?? []).slice(0, MOST_SECTIONS);
	const code = top.findIndex(({ type }) => type === 'code');
	return code < 0 ? top : top.slice(0, code);
}

/**
 * Whether a note seems to have properties that cannot be read: the cache recognizes their block but nothing in it, or
 * there is a line “---” or a heading of several lines near the top.
 */
const seemsTorn = (cache: CachedMetadata | null): boolean =>
	topOf(cache).some(
		({ type, position: { start, end } }) =>
			type === 'thematicBreak' ||
			(type === 'heading' && end.line > start.line) ||
			(type === 'yaml' && cache?.frontmatter === undefined),
	);

/** Whether a note has no properties and at most one section, as one of which nothing is left. */
const isHollow = (cache: CachedMetadata | null): boolean =>
	cache?.frontmatter === undefined && (cache?.sections ?? []).length < 2;

/** Whether the properties of a note nearly say what it is. */
const isMisdeclared = (path: string, declaring: Properties | undefined): boolean =>
	declaring !== undefined && misdeclared(path, declaring) !== undefined;

/** Whether there is a paragraph in which properties without the lines “---” may hide. */
const mayBeTorn = (cache: CachedMetadata | null): boolean =>
	cache?.frontmatter === undefined &&
	topOf(cache).some(({ type, position: { start, end } }) => type === 'paragraph' && end.line - start.line > 1);

const STORED: Kept = { key: 'sworn-journal-state-notes', version: 1 };

/** What a note was when it could last be read. */
interface KnownKind {
	readonly kind: StateKind;
	readonly aliases: readonly string[];
}

/** What the notes were when the app was last used, by path. Invalid entries are skipped. */
const loadKinds = (app: App): Map<string, KnownKind> =>
	new Map(
		loadList(app, STORED)
			.map(entryFrom)
			.filter(entry => entry !== undefined),
	);

/** Stores what the notes are, characters first, as many as fit. */
function saveKinds(app: App, kinds: ReadonlyMap<string, KnownKind>): void {
	const isCharacter = ([, { kind }]: readonly [string, KnownKind]) => kind === 'character';
	const charactersFirst = [...kinds].sort((a, b) => Number(isCharacter(b)) - Number(isCharacter(a)));
	saveList(
		app,
		STORED,
		charactersFirst.map(([path, { kind, aliases }]) => [path, kind, aliases]),
	);
}

function entryFrom(entry: unknown): [string, KnownKind] | undefined {
	if (!Array.isArray(entry)) return undefined;
	const parts: readonly unknown[] = entry;
	const [path, kind, saved] = parts;
	if (typeof path !== 'string' || (kind !== 'character' && kind !== 'track' && kind !== 'asset')) return undefined;
	return [path, { kind, aliases: stringsIn(saved) }];
}
