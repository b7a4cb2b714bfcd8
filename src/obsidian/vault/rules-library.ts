import type { App, TFile } from 'obsidian';
import { Component } from 'obsidian';
import { bundledRuleset } from '../../rules/bundled';
import { applyLayer } from '../../rules/layers';
import { read, unread, type Reading } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import { rulebook } from '../../rules/rulebook';
import type { Ruleset } from '../../rules/ruleset';
import type { RulesWanted } from '../../journal/character/character-rules';
import { isRulesFile, readRules } from './rules-file';

/** The text of a rules file, once it is read. */
interface RulesFile {
	readonly mtime: number;
	/** Counts the readings, so that a book knows whether its layers are still those of the files. */
	readonly reading: number;
	/** Absent while the file is being read. */
	text?: Reading<string>;
	readonly done: Promise<void>;
}

/**
 * The rulebooks that journals ask for: a bundled ruleset with the vault's own rules layered over it. A rules file is read
 * when it is first needed, and again when it has changed.
 */
export class RulesLibrary extends Component {
	private readonly files = new Map<string, RulesFile>();
	private readonly books = new Map<string, Reading<Rulebook>>();
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
			}),
		);
		workspace.onLayoutReady(() =>
			this.registerEvent(
				vault.on('create', file => {
					// The app announces notes itself, when it has read their properties.
					if (isRulesFile(file) && file.extension !== 'md') this.changed(file.path);
				}),
			),
		);
	}

	/** The book as it is at hand. While a rules file is being read, the problem is `reading_rules`. */
	bookOf(wanted: RulesWanted, from: readonly string[]): Reading<Rulebook> {
		const files = this.filesOf(wanted, from);
		if (!files.ok) return files;
		const wrong = files.value.map(file => this.textOf(file)).flatMap(text => (text.ok ? [] : text.problems));
		if (wrong.length > 0) return { ok: false, problems: wrong };
		return this.bookOver(wanted, files.value);
	}

	/** The book once everything it needs is read. */
	async bookWhenRead(wanted: RulesWanted, from: readonly string[]): Promise<Reading<Rulebook>> {
		const files = this.filesOf(wanted, from);
		if (!files.ok) return files;
		await Promise.all(files.value.map(file => this.fileOf(file).done));
		return this.bookOf(wanted, from);
	}

	/** The paths of the rules files that are there. */
	pathsOf({ rules }: RulesWanted, from: readonly string[]): readonly string[] {
		return rules.flatMap(link => this.fileAt(link, from)?.path ?? []);
	}

	private filesOf({ rules }: RulesWanted, from: readonly string[]): Reading<readonly TFile[]> {
		const files: TFile[] = [];
		for (const link of rules) {
			const file = this.fileAt(link, from);
			if (!file)
				return unread(
					'missing_rules',
					`The rules “${link}” are not found. Mend the link in the property “rules”, or create the note.`,
				);
			if (!isRulesFile(file))
				return unread(
					'unreadable_rules',
					`“${link}” cannot hold rules. Link a note, or Datasworn in a file that ends in .json, .yaml or .yml.`,
				);
			files.push(file);
		}
		return read(files);
	}

	private fileAt(link: string, from: readonly string[]): TFile | undefined {
		for (const path of from) {
			const file = this.app.metadataCache.getFirstLinkpathDest(link, path);
			if (file) return file;
		}
		return undefined;
	}

	private textOf(file: TFile): Reading<string> {
		return this.fileOf(file).text ?? unread('reading_rules', `Reading the rules “${file.basename}” …`);
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
			started.text = read(await this.app.vault.cachedRead(file));
		} catch (error) {
			const words = error instanceof Error ? error.message : String(error);
			started.text = unread('unreadable_rules', `The rules “${basename}” could not be read: ${words}`);
		}
		if (this.files.get(path) === started) this.changed(path);
	}

	private bookOver({ ruleset }: RulesWanted, files: readonly TFile[]): Reading<Rulebook> {
		const readings = files.map(({ path }) => `${path}\n${this.files.get(path)?.reading ?? 0}`);
		const key = [ruleset, ...readings].join('\n');
		const known = this.books.get(key);
		if (known) return known;
		const rules = files.reduce(
			(below: Reading<Ruleset>, file) => (below.ok ? this.layerOver(below.value, file) : below),
			read(bundledRuleset(ruleset)),
		);
		const book = rules.ok ? read(rulebook(rules.value)) : rules;
		this.books.set(key, book);
		return book;
	}

	/** A file is read with the words of the rules below it. */
	private layerOver(below: Ruleset, file: TFile): Reading<Ruleset> {
		const text = this.textOf(file);
		const resolve = (link: string) => this.fileAt(link, [file.path])?.path;
		const rules = text.ok ? readRules(text.value, file, below, resolve) : text;
		return rules.ok ? read(applyLayer(below, rules.value)) : rules;
	}

	/** A rules file is not what it was: it is read anew when it is next needed. */
	private forget(path: string): void {
		if (!this.files.delete(path)) return;
		for (const key of [...this.books.keys()]) if (key.split('\n').includes(path)) this.books.delete(key);
		this.changed(path);
	}
}
