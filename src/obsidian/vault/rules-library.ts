import { Component, type App, type TFile } from 'obsidian';
import { bundledRuleset, isRulesetId, type RulesetId } from '../../rules/books/bundled';
import { definesRuleset, NO_PACK } from '../../rules/datasworn-files/pack-file';
import { overriddenMoves } from '../../rules/datasworn-files/overridden-moves';
import type { RulesLayer } from '../../rules/books/layers';
import { given } from '../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { rulebook, type Rulebook } from '../../rules/books/rulebook';
import { bareRuleset, type Ruleset } from '../../rules/ruleset';
import { unknownRuleset, type RulesWanted } from '../../journal/character/character-rules';
import { indexSteps } from '../../rules/rules-notes/index-note';
import type { WorkSlices } from '../../rules/core/work-slices';
import { inSlices } from './in-slices';
import { fileAt, rulesAt } from './rules-at';
import { folderOf, isRulesFile, readRules, type AroundFile, type Overlay } from './rules-file';
import { t } from '../../i18n/translate';

/**
 * The files behind one link in `rules`: a file, the notes of a folder, or an index note with the notes that it links
 * to.
 */
interface RulesGroup {
	readonly files: readonly TFile[];
	/** Whether a folder was linked, which may hold other files beside its rules. */
	readonly isFolder: boolean;
}

/** A rules file that is being read or was read. */
interface RulesFile {
	readonly mtime: number;
	/** A number for each read, so that a book can tell whether its layers are up to date. */
	readonly reading: number;
	/** Undefined while the file is being read. */
	text?: ParseResult<string>;
	/** The notes that it links to, if it is an index of moves. */
	index?: readonly string[];
	readonly done: Promise<void>;
}

/** The contents of a file, and its path. */
type OverlayOfFile = Overlay & { readonly path: string };

/** A rulebook that is being built or was built. */
interface Book {
	/** Undefined while it is being built. */
	reading?: ParseResult<Rulebook>;
	readonly done: Promise<void>;
}

/**
 * How often building a book is restarted because its files changed meanwhile, before the caller is told that it is
 * still being read.
 */
const MOST_BEGINNINGS = 20;

/** Who is told of rules. */
interface RulesListener {
	/** Called with the path of rules that were read, changed, added or removed. */
	readonly changed: (path: string) => void;
	/** Called when a book is built from rules of which something is to be said, with the path of the first of them. */
	readonly remarked: (remark: string, path: string) => void;
}

/**
 * The rulebooks of journals: a bundled ruleset with the vault's own rules layered over it. Rules files are read on
 * first use and again after changes, in slices because they can be long.
 */
export class RulesLibrary extends Component {
	private readonly files = new Map<string, RulesFile>();
	private readonly books = new Map<string, Book>();
	private readonly bundled = new Map<RulesetId, Rulebook>();
	/** Folders whose notes are rules. */
	private readonly folders = new Set<string>();
	private readings = 0;

	constructor(
		private readonly app: App,
		private readonly listener: RulesListener,
	) {
		super();
	}

	override onload(): void {
		const { vault, workspace } = this.app;
		this.registerEvent(vault.on('modify', file => this.forget(file.path)));
		this.registerEvent(vault.on('delete', file => this.forget(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				this.forget(old);
				if (isRulesFile(file)) this.listener.changed(file.path);
				this.cameTo(file.path);
			}),
		);
		workspace.onLayoutReady(() =>
			this.registerEvent(
				vault.on('create', file => {
					// For notes, Obsidian fires an event of its own when it has read their properties.
					if (isRulesFile(file) && file.extension !== 'md') this.listener.changed(file.path);
					this.cameTo(file.path);
				}),
			),
		);
	}

	override onunload(): void {
		this.files.clear();
		this.books.clear();
	}

	/** The book, if it is loaded. While it is being read, the problem is `reading_rules`. */
	bookOf(wanted: RulesWanted, from: readonly string[]): ParseResult<Rulebook> {
		const groups = this.groupsOf(wanted, from);
		if (!groups.ok) return groups;
		const files = filesOf(groups.value);
		const wrong = files.map(file => this.textOf(file)).flatMap(text => (text.ok ? [] : text.problems));
		if (wrong.length > 0) return { ok: false, problems: wrong };
		if (groups.value.length === 0)
			return isRulesetId(wanted.ruleset) ? parseOk(this.printed(wanted.ruleset)) : unknownRuleset(wanted.ruleset);
		return this.bookOver(wanted, groups.value).reading ?? isBeingRead(files[0]?.basename ?? wanted.rules.join());
	}

	/** The book, after everything it needs is read. */
	async bookWhenRead(wanted: RulesWanted, from: readonly string[]): Promise<ParseResult<Rulebook>> {
		for (let beginning = 0; beginning < MOST_BEGINNINGS; beginning++) {
			const groups = this.groupsOf(wanted, from);
			if (!groups.ok) return groups;
			await Promise.all(filesOf(groups.value).map(file => this.fileOf(file).done));
			const book = this.bookOf(wanted, from);
			if (book.ok || !book.problems.some(({ code }) => code === 'reading_rules')) return book;
			await this.underWay(wanted, from);
		}
		return this.bookOf(wanted, from);
	}

	/** The paths of the existing rules files and of the folders that contain them. */
	pathsOf({ rules }: RulesWanted, from: readonly string[]): readonly string[] {
		const folders = rules.flatMap(link => rulesAt(this.app, link, from)?.folder ?? []);
		return [...folders, ...rules.flatMap(link => this.groupAt(link, from)?.files ?? []).map(({ path }) => path)];
	}

	private groupsOf({ rules }: RulesWanted, from: readonly string[]): ParseResult<readonly RulesGroup[]> {
		const groups: RulesGroup[] = [];
		for (const link of rules) {
			const group = this.groupAt(link, from);
			if (!group)
				return parseError(
					'missing_rules',
					t('The rules “{link}” are not found. Fix the link in the property “rules”, or create the note.', { link }),
				);
			if (!group.files.every(isRulesFile))
				return parseError(
					'unreadable_rules',
					t('“{link}” cannot hold rules. Link a note, or Datasworn in a file that ends in .json, .yaml or .yml.', {
						link,
					}),
				);
			groups.push(group);
		}
		return parseOk(groups);
	}

	private groupAt(link: string, from: readonly string[]): RulesGroup | undefined {
		const place = rulesAt(this.app, link, from);
		if (place?.folder !== undefined) this.folders.add(place.folder);
		const [index, ...others] = place?.files ?? [];
		const isFolder = place?.folder !== undefined;
		if (!index || others.length > 0 || isFolder) return place && { files: place.files, isFolder };
		const linked = (this.files.get(index.path)?.index ?? []).flatMap(note => {
			const file = fileAt(this.app, note, [index.path]);
			return file?.extension === 'md' && file !== index ? [file] : [];
		});
		return { files: [index, ...linked], isFolder };
	}

	private textOf(file: TFile): ParseResult<string> {
		return this.fileOf(file).text ?? isBeingRead(file.basename);
	}

	private fileOf(file: TFile): RulesFile {
		const known = this.files.get(file.path);
		if (known?.mtime === file.stat.mtime) return known;
		const started: RulesFile = {
			mtime: file.stat.mtime,
			reading: ++this.readings,
			// Deferred, so that `files` has the new entry before listeners are notified.
			done: Promise.resolve().then(() => this.read(file, started)),
		};
		this.files.set(file.path, started);
		return started;
	}

	private async read(file: TFile, started: RulesFile): Promise<void> {
		const { path, basename } = file;
		const isWanted = () => this.files.get(path) === started;
		try {
			const text = await this.app.vault.cachedRead(file);
			if (file.extension === 'md') started.index = await inSlices(indexSteps(text, basename), isWanted);
			started.text = parseOk(text);
		} catch (error) {
			started.text = couldNotBeRead(basename, error);
		}
		if (isWanted()) this.listener.changed(path);
	}

	private readonly printed = (ruleset: RulesetId): Rulebook => {
		const known = this.bundled.get(ruleset) ?? rulebook(bundledRuleset(ruleset));
		this.bundled.set(ruleset, known);
		return known;
	};

	/** Resolves when the book that is being built is done. */
	private async underWay(wanted: RulesWanted, from: readonly string[]): Promise<void> {
		const groups = this.groupsOf(wanted, from);
		if (groups.ok) await this.books.get(this.keyOf(wanted, groups.value))?.done;
	}

	private keyOf({ ruleset }: RulesWanted, groups: readonly RulesGroup[]): string {
		const readings = filesOf(groups).map(({ path }) => `${path}\n${this.files.get(path)?.reading ?? 0}`);
		return [ruleset, ...readings].join('\n');
	}

	private bookOver(wanted: RulesWanted, groups: readonly RulesGroup[]): Book {
		const key = this.keyOf(wanted, groups);
		const known = this.books.get(key);
		if (known) return known;
		// deferred, like reading a file
		const book: Book = { done: Promise.resolve().then(() => this.readBook(key, book, wanted, groups)) };
		this.books.set(key, book);
		return book;
	}

	/** Builds a book. If its files change meanwhile, it is left unfinished, as nobody will ask for it any more. */
	private async readBook(key: string, book: Book, wanted: RulesWanted, groups: readonly RulesGroup[]): Promise<void> {
		const isWanted = () => this.books.get(key) === book;
		const [first] = filesOf(groups);
		const reading = await inSlices(guarded(first, this.laidOver(wanted, groups)), isWanted);
		if (reading) book.reading = reading;
		if (!isWanted()) return;
		const path = first?.path ?? wanted.rules.join();
		this.listener.changed(path);
		const remarks = reading?.ok ? reading.value.ruleset.remarks : undefined;
		for (const remark of remarks ?? []) this.listener.remarked(remark, path);
	}

	private *laidOver(
		{ ruleset, rules: links }: RulesWanted,
		groups: readonly RulesGroup[],
	): WorkSlices<ParseResult<Rulebook>> {
		let rules = isRulesetId(ruleset) ? bundledRuleset(ruleset) : bareRuleset(ruleset);
		const all: OverlayOfFile[] = [];
		for (const group of this.withBaseFirst(ruleset, groups)) {
			const layers = yield* this.layersOfGroup(rules, group);
			if (!layers.ok) return layers;
			all.push(...layers.value);
			const isEmpty = layers.value.every(layer => layer.isEmpty);
			rules = withRemark(yield* laid(rules, layers.value), isEmpty && nothingIn(links[groups.indexOf(group)] ?? ''));
			// the first group has to be the ruleset itself
			if (rules.title === '') return unknownRuleset(ruleset);
		}
		const layers = all.flatMap(({ path, layer }) => (layer ? [{ path, layer }] : []));
		const displaced = overriddenMoves(layers);
		const several = severalRulesets(layers.map(({ layer }) => layer));
		const remarked = withRemark(rules, several);
		return parseOk(rulebook(displaced.length > 0 ? { ...remarked, displaced } : remarked));
	}

	/**
	 * Groups that define a ruleset of its own go below all others, wherever they stand in `rules`: at the bottom the one
	 * that the character plays by.
	 */
	private withBaseFirst(ruleset: string, groups: readonly RulesGroup[]): readonly RulesGroup[] {
		const defines = (group: RulesGroup, id?: string) =>
			group.files.some(file => {
				const text = file.extension === 'md' ? undefined : this.textOf(file);
				return text?.ok === true && definesRuleset(text.value, id);
			});
		const height = (group: RulesGroup) => (defines(group, ruleset) ? 0 : defines(group) ? 1 : 2);
		return [...groups].sort((a, b) => height(a) - height(b));
	}

	/** Notes of a group can refer to each other's moves: they are read a second time over all of the group. */
	private *layersOfGroup(below: Ruleset, group: RulesGroup): WorkSlices<ParseResult<readonly OverlayOfFile[]>> {
		const all = yield* this.layersOver(below, group);
		if (!all.ok || group.files.length < 2) return all;
		return yield* this.layersOver(yield* laid(below, all.value), group);
	}

	/** Reads each file of a group, using the vocabulary of the rules below it. */
	private *layersOver(below: Ruleset, group: RulesGroup): WorkSlices<ParseResult<readonly OverlayOfFile[]>> {
		const layers: OverlayOfFile[] = [];
		for (const file of group.files) {
			const text = this.textOf(file);
			const rules = text.ok ? yield* guarded(file, readRules(text.value, file, below, this.around(file, group))) : text;
			if (rules.ok) layers.push({ ...rules.value, path: file.path });
			else if (!group.isFolder || rules.problems.some(({ code }) => code !== NO_PACK)) return rules;
		}
		return parseOk(layers);
	}

	/** What is around a file of a group; the index of its folder counts if it is of the group. */
	private around(file: TFile, group: RulesGroup): AroundFile {
		const textOf = (index: TFile) => {
			const text = group.files.includes(index) ? this.textOf(index) : undefined;
			return text?.ok ? text.value : undefined;
		};
		return {
			resolve: link => fileAt(this.app, link, [file.path])?.path,
			...given({ folder: folderOf(file, textOf) }),
		};
	}

	/** A rules folder may contain a new note. */
	private cameTo(path: string): void {
		for (const folder of this.folders) if (path.startsWith(`${folder}/`)) this.listener.changed(folder);
	}

	/** Drops a rules file that changed; it is read again when next needed. */
	private forget(path: string): void {
		if (!this.files.delete(path)) return;
		for (const key of [...this.books.keys()]) if (key.split('\n').includes(path)) this.books.delete(key);
		this.listener.changed(path);
	}
}

const filesOf = (groups: readonly RulesGroup[]): readonly TFile[] => groups.flatMap(({ files }) => files);

function* laid(below: Ruleset, layers: readonly Overlay[]): WorkSlices<Ruleset> {
	let rules = below;
	for (const { layOver } of layers) {
		yield;
		rules = layOver(rules);
	}
	return rules;
}

/** Adds what is to be said of rules. */
const withRemark = (rules: Ruleset, remark: string | false): Ruleset =>
	remark === false ? rules : { ...rules, remarks: [...(rules.remarks ?? []), remark] };

const nothingIn = (link: string): string =>
	t('Nothing was found in the rules “{link}”. Open a file of it and choose “Test rules note” to see why.', { link });

/** What is to be said of rules that hold more than one ruleset of its own. */
function severalRulesets(layers: readonly RulesLayer[]): string | false {
	const [lowest, ...others] = new Map(
		layers.flatMap(({ ruleset, name }) => (ruleset === undefined ? [] : [[ruleset, name] as const])),
	).values();
	if (lowest === undefined || others.length === 0) return false;
	return t(
		'“rules” holds more than one ruleset of its own: {names}. Each lies over the one before it; keep one of them.',
		{
			names: [lowest, ...others].join(', '),
		},
	);
}

/** Reports exceptions while reading a file as a problem with its name. */
function* guarded<T>(file: TFile | undefined, steps: WorkSlices<ParseResult<T>>): WorkSlices<ParseResult<T>> {
	try {
		return yield* steps;
	} catch (error) {
		return couldNotBeRead(file?.basename ?? '', error);
	}
}

const isBeingRead = (basename: string): ParseResult<never> =>
	parseError('reading_rules', t('Reading the rules “{basename}” …', { basename }));

function couldNotBeRead(basename: string, error: unknown): ParseResult<never> {
	const words = error instanceof Error ? error.message : String(error);
	return parseError('unreadable_rules', t('The rules “{basename}” could not be read: {words}', { basename, words }));
}
