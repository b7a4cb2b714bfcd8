import type { App, TFile } from 'obsidian';
import { Component } from 'obsidian';
import { bundledRuleset } from '../../rules/bundled';
import { read, unread, type Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import { rulebook } from '../../rules/rulebook';
import type { Ruleset } from '../../rules/ruleset';
import type { RulesWanted } from '../../journal/character/character-rules';
import { notesOfIndex } from '../../rules/reference/index-note';
import { fileAt, rulesAt } from './rules-at';
import { isRulesFile, readRules, type Overlay } from './rules-file';
import { t } from '../../language/text';

/** What one link in `rules` leads to: a file, the notes of a folder, or an index with the notes that it leads to. */
type RulesGroup = readonly TFile[];

/** The text of a rules file, once it is read. */
interface RulesFile {
	readonly mtime: number;
	/** Counts the readings, so that a book knows whether its layers are still those of the files. */
	readonly reading: number;
	/** Absent while the file is being read. */
	text?: Reading<string>;
	/** The notes that it leads to, where it is an index of moves. */
	index?: readonly string[];
	readonly done: Promise<void>;
}

/**
 * The rulebooks that journals ask for: a bundled ruleset with the vault's own rules layered over it. A rules file is read
 * when it is first needed, and again when it has changed.
 */
export class RulesLibrary extends Component {
	private readonly files = new Map<string, RulesFile>();
	private readonly books = new Map<string, Reading<Rulebook>>();
	/** Those whose notes are rules. */
	private readonly folders = new Set<string>();
	private readings = 0;

	constructor(
		private readonly app: App,
		/** Called with the path of rules that were read, changed, came or went. */
		private readonly changed: (path: string) => void,
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
				if (isRulesFile(file)) this.changed(file.path);
				this.cameTo(file.path);
			}),
		);
		workspace.onLayoutReady(() =>
			this.registerEvent(
				vault.on('create', file => {
					// The app announces notes itself, when it has read their properties.
					if (isRulesFile(file) && file.extension !== 'md') this.changed(file.path);
					this.cameTo(file.path);
				}),
			),
		);
	}

	/** The book as it is at hand. While a rules file is being read, the problem is `reading_rules`. */
	bookOf(wanted: RulesWanted, from: readonly string[]): Reading<Rulebook> {
		const groups = this.groupsOf(wanted, from);
		if (!groups.ok) return groups;
		const wrong = groups.value
			.flat()
			.map(file => this.textOf(file))
			.flatMap(text => (text.ok ? [] : text.problems));
		if (wrong.length > 0) return { ok: false, problems: wrong };
		return this.bookOver(wanted, groups.value);
	}

	/** The book once everything it needs is read. */
	async bookWhenRead(wanted: RulesWanted, from: readonly string[]): Promise<Reading<Rulebook>> {
		// what an index leads to is known when it is read
		for (let pass = 0; pass < 2; pass++) {
			const groups = this.groupsOf(wanted, from);
			if (!groups.ok) return groups;
			await Promise.all(groups.value.flat().map(file => this.fileOf(file).done));
		}
		return this.bookOf(wanted, from);
	}

	/** The paths of the rules files that are there, and of the folders that they are kept in. */
	pathsOf({ rules }: RulesWanted, from: readonly string[]): readonly string[] {
		const folders = rules.flatMap(link => rulesAt(this.app, link, from)?.folder ?? []);
		return [...folders, ...rules.flatMap(link => this.groupAt(link, from) ?? []).map(({ path }) => path)];
	}

	private groupsOf({ rules }: RulesWanted, from: readonly string[]): Reading<readonly RulesGroup[]> {
		const groups: RulesGroup[] = [];
		for (const link of rules) {
			const group = this.groupAt(link, from);
			if (!group)
				return unread(
					'missing_rules',
					t('The rules “{link}” are not found. Fix the link in the property “rules”, or create the note.', { link }),
				);
			if (!group.every(isRulesFile))
				return unread(
					'unreadable_rules',
					t('“{link}” cannot hold rules. Link a note, or Datasworn in a file that ends in .json, .yaml or .yml.', {
						link,
					}),
				);
			groups.push(group);
		}
		return read(groups);
	}

	private groupAt(link: string, from: readonly string[]): RulesGroup | undefined {
		const place = rulesAt(this.app, link, from);
		if (place?.folder !== undefined) this.folders.add(place.folder);
		const [index, ...others] = place?.files ?? [];
		if (!index || others.length > 0 || place?.folder !== undefined) return place?.files;
		const linked = (this.files.get(index.path)?.index ?? []).flatMap(note => {
			const file = fileAt(this.app, note, [index.path]);
			return file?.extension === 'md' && file !== index ? [file] : [];
		});
		return [index, ...linked];
	}

	private textOf(file: TFile): Reading<string> {
		return (
			this.fileOf(file).text ??
			unread('reading_rules', t('Reading the rules “{basename}” …', { basename: file.basename }))
		);
	}

	private fileOf(file: TFile): RulesFile {
		const known = this.files.get(file.path);
		if (known?.mtime === file.stat.mtime) return known;
		const started: RulesFile = {
			mtime: file.stat.mtime,
			reading: ++this.readings,
			// After this call, so that what is known of the file is in its place before listeners hear of it.
			done: Promise.resolve().then(() => this.read(file, started)),
		};
		this.files.set(file.path, started);
		return started;
	}

	private async read(file: TFile, started: RulesFile): Promise<void> {
		const { path, basename } = file;
		try {
			const text = await this.app.vault.cachedRead(file);
			if (file.extension === 'md') started.index = notesOfIndex(text, basename);
			started.text = read(text);
		} catch (error) {
			const words = error instanceof Error ? error.message : String(error);
			started.text = unread(
				'unreadable_rules',
				t('The rules “{basename}” could not be read: {words}', { basename, words }),
			);
		}
		if (this.files.get(path) === started) this.changed(path);
	}

	private bookOver({ ruleset }: RulesWanted, groups: readonly RulesGroup[]): Reading<Rulebook> {
		const readings = groups.flat().map(({ path }) => `${path}\n${this.files.get(path)?.reading ?? 0}`);
		const key = [ruleset, ...readings].join('\n');
		const known = this.books.get(key);
		if (known) return known;
		const rules = groups.reduce(
			(below: Reading<Ruleset>, group) => (below.ok ? this.groupOver(below.value, group) : below),
			read(bundledRuleset(ruleset)),
		);
		const book = rules.ok ? read(rulebook(rules.value)) : rules;
		this.books.set(key, book);
		return book;
	}

	/** The notes of a group know the names of all of its moves: each is read over all, and laid over what is below the group. */
	private groupOver(below: Ruleset, group: RulesGroup): Reading<Ruleset> {
		const all = this.layersOver(below, group);
		const layers = all.ok && group.length > 1 ? this.layersOver(laid(below, all.value), group) : all;
		return layers.ok ? read(laid(below, layers.value)) : layers;
	}

	/** Each file is read with the words of the rules below it. */
	private layersOver(below: Ruleset, group: RulesGroup): Reading<readonly Overlay[]> {
		const layers: Overlay[] = [];
		for (const file of group) {
			const text = this.textOf(file);
			const resolve = (link: string) => fileAt(this.app, link, [file.path])?.path;
			const rules = text.ok ? readRules(text.value, file, below, resolve) : text;
			if (!rules.ok) return rules;
			layers.push(rules.value);
		}
		return read(layers);
	}

	/** A folder of rules may hold one note more. */
	private cameTo(path: string): void {
		for (const folder of this.folders) if (path.startsWith(`${folder}/`)) this.changed(folder);
	}

	/** A rules file is not what it was: it is read again when it is next needed. */
	private forget(path: string): void {
		if (!this.files.delete(path)) return;
		for (const key of [...this.books.keys()]) if (key.split('\n').includes(path)) this.books.delete(key);
		this.changed(path);
	}
}

const laid = (below: Ruleset, layers: readonly Overlay[]): Ruleset =>
	layers.reduce((rules, layOver) => layOver(rules), below);
