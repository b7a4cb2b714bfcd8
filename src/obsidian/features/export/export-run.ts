import { parseOk, type Problem } from '../../../rules/core/problem';
import { linkTarget, nameOf } from '../../../rules/search/stated-name';
import { textsOf } from '../../../journal/frontmatter/properties';
import { chartOf, type Chart } from '../../../journal/chart/chart';
import { layoutShown } from '../../../journal/chart/layout-of-block';
import { isOfStory, partOfNote, type NotePart } from '../../../journal/export/note-part';
import { actsIn } from '../../../journal/character/acting-character';
import type { LinkContext } from '../../../journal/export/export-links';
import { exportNote, isOneFile, type ExportForm } from '../../../journal/export/export-note';
import type { ExportPlan } from '../../../journal/export/export-paths';
import { inReadingOrder, pageBeside, planExport } from '../../../journal/export/export-paths';
import type { ExportContext } from '../../../journal/export/format-markdown';
import { readTrackNote } from '../../../journal/track/track-note';
import { StoppableWork } from '../../components/cancellable-work';
import type { Actions } from '../../services/journal-actions';
import { isTaken } from '../../vault/path-here';
import { notesIn } from '../../vault/rules-at';
import { chartSource, journalsAround } from '../chart/chart-source';
import { ExportBook } from './export-book';
import { ExportPage } from './export-page';
import { noteToCreate } from '../../../journal/notes/note-to-create';

/** The state of an export. */
export type Stage =
	| { readonly kind: 'asked' }
	| { readonly kind: 'writing'; readonly form: ExportForm; readonly done: number; readonly all: number }
	| { readonly kind: 'stopped'; readonly done: number; readonly target: string }
	| { readonly kind: 'failed'; readonly problems: readonly Problem[]; readonly done: number; readonly target: string }
	| {
			readonly kind: 'done';
			readonly target: string;
			readonly first: string;
			readonly notes: number;
			/** The pictures that are not in a book. */
			readonly leftOut?: readonly string[];
	  };

/** How a note is exported. */
interface Copying {
	readonly form: ExportForm;
	/** Where a note is exported. */
	readonly placeOf: (path: string) => string | undefined;
	readonly copy: string;
	readonly hasTracksOnSheet: boolean;
	/** The chart that the note draws. */
	readonly chart: Chart | undefined;
}

/** Exports notes one after the other. Existing files are never touched. */
export class ExportRun {
	stage: Stage = { kind: 'asked' };
	readonly work = new StoppableWork();
	private rules: ReadonlySet<string> = new Set();

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'viewState' | 'writer'>,
		private readonly wasChanged: () => void,
	) {}

	/** The target paths of an export. `root` is a note or folder; “” is the whole vault. */
	plan(root: string, form: ExportForm): ExportPlan {
		return planExport(root, this.notesOf(root), form, path => isTaken(this.actions.app, path));
	}

	async start(root: string, form: ExportForm): Promise<void> {
		const { target, copies } = this.plan(root, form);
		this.work.begin();
		this.rules = this.rulesLinked();
		// shown before the notes are read, so that closing the dialog asks
		this.show({ kind: 'writing', form, done: 0, all: copies.size });
		const page = isOneFile(form) ? await this.pageFor([...copies.keys()]) : undefined;
		if (isOneFile(form) && !page) return this.show({ kind: 'stopped', done: 0, target });
		const book = page && form === 'book' ? new ExportBook(this.actions, page) : undefined;
		const whole = book ?? page;
		const placeOf = whole?.placeOf ?? ((path: string) => copies.get(path));
		const paths = whole?.paths ?? [...copies.keys()];
		const all = paths.length;
		let done = 0;
		let first: string | undefined;
		for (const path of paths) {
			const copy = copies.get(path) ?? target;
			this.show({ kind: 'writing', form, done, all });
			if (!(await this.work.goesOn())) return this.show({ kind: 'stopped', done: whole ? 0 : done, target });
			const file = this.actions.app.vault.getFileByPath(path);
			if (!file) continue;
			const note = await this.actions.writer.read(file);
			if (form === 'story' && !isOfStory(this.partOf(path, note))) continue;
			const chart = await this.chartOf(path, note);
			const hasTracksOnSheet = page?.hasTracksOnSheet(path) ?? false;
			const text = this.textOf(path, note, { form, placeOf, copy, hasTracksOnSheet, chart });
			// A note that contains only records has no story, and one that shows only a sheet no log.
			if ((form === 'story' || form === 'lonelog') && text.trim() === '') continue;
			if (book) await book.add(path, text, note);
			else if (page) await page.add(path, text, chart);
			const failed = whole ? undefined : await this.create(copy, text);
			if (failed) return this.show({ kind: 'failed', problems: failed, done, target });
			first ??= copy;
			done++;
		}
		if (book) return this.finish(book, titleOf(root), target, done);
		const failed = page && (await this.create(target, page.toHtml(titleOf(root))));
		if (failed) return this.show({ kind: 'failed', problems: failed, done: 0, target });
		this.show({ kind: 'done', target, first: first ?? target, notes: done });
	}

	/** Writes a book with the first chart of its notes, and beside it the page for a printer. */
	private async finish(book: ExportBook, title: string, target: string, done: number): Promise<void> {
		for (const path of book.page.paths) {
			if (!(await this.work.goesOn())) return this.show({ kind: 'stopped', done: 0, target });
			const chart = await this.chartOf(path, await this.read(path));
			if (chart) book.addChart(path, chart);
			if (chart) break;
		}
		const { epub, page } = book.bind(title, new Date().toISOString().replace(/\.\d+/, ''));
		const written = await this.actions.writer.createFile(target, epub);
		if (!written.ok) return this.show({ kind: 'failed', problems: written.problems, done: 0, target });
		const problems = await this.create(pageBeside(target), page);
		if (problems) return this.show({ kind: 'failed', problems, done, target });
		this.show({ kind: 'done', target, first: target, notes: done, leftOut: [...book.leftOut] });
	}

	private show(stage: Stage): void {
		this.stage = stage;
		this.wasChanged();
	}

	private notesOf(root: string): readonly string[] {
		if (root.endsWith('.md')) return [root];
		const { vault } = this.actions.app;
		const folder = root === '' ? vault.getRoot() : vault.getFolderByPath(root);
		const paths = (folder ? notesIn(folder) : []).map(({ path }) => path);
		return inReadingOrder(paths.filter(path => !this.actions.vaultIndex.isForm(path)));
	}

	private textOf(path: string, text: string, { form, placeOf, copy, hasTracksOnSheet, chart }: Copying): string {
		const links: LinkContext = {
			at: copy,
			resolve: link => this.actions.app.metadataCache.getFirstLinkpathDest(link, path)?.path,
			exported: placeOf,
		};
		const context = { ...this.contextOf(path), chart };
		const onPage = { ...context, hasTracksOnSheet, isOnPage: this.onPage(links) };
		return exportNote({ name: nameOf(path), text }, form, form === 'page' ? onPage : context, links);
	}

	private partOf(path: string, text: string): NotePart {
		const properties = this.actions.vaultIndex.properties(path) ?? new Map();
		return partOfNote({ path, properties, text, isRules: this.rules.has(path) });
	}

	/** An empty page for these notes; undefined if it was stopped. */
	private async pageFor(paths: readonly string[]): Promise<ExportPage | undefined> {
		const texts = new Map<string, string>();
		for (const path of paths) {
			if (!(await this.work.goesOn())) return undefined;
			const file = this.actions.app.vault.getFileByPath(path);
			if (file) texts.set(path, await this.actions.writer.read(file));
		}
		return new ExportPage(this.actions, texts, path => this.partOf(path, texts.get(path) ?? ''));
	}

	/** The rules notes that notes of the vault link to. */
	private rulesLinked(): ReadonlySet<string> {
		const { app, vaultIndex } = this.actions;
		const linked = app.vault.getMarkdownFiles().flatMap(({ path }) => {
			const links = textsOf(vaultIndex.properties(path) ?? new Map(), 'rules').map(linkTarget);
			return links.flatMap(link => app.metadataCache.getFirstLinkpathDest(link, path)?.path ?? []);
		});
		return new Set(linked);
	}

	private onPage({ resolve, exported }: LinkContext): (name: string) => boolean {
		return name => {
			const path = resolve(name);
			return path !== undefined && exported(path) !== undefined;
		};
	}

	private contextOf(path: string): ExportContext {
		const { app, vaultIndex } = this.actions;
		const owner = actsIn(vaultIndex, path);
		return {
			...(owner === undefined ? {} : { owner: nameOf(owner) }),
			track: name => {
				const to = app.metadataCache.getFirstLinkpathDest(name, path)?.path;
				const properties = to === undefined ? undefined : vaultIndex.properties(to);
				const track = to !== undefined && properties && readTrackNote(nameOf(to), properties);
				return track && track.ok ? track.value : undefined;
			},
		};
	}

	/** The chart around a note with a block that draws it; undefined for any other. */
	private async chartOf(path: string, text: string): Promise<Chart | undefined> {
		const layout = layoutShown(text);
		if (layout === undefined) return undefined;
		const texts = new Map<string, string>();
		for (const journal of journalsAround(this.actions, path)) texts.set(journal, await this.read(journal));
		return chartOf(chartSource(this.actions, path, journal => texts.get(journal), layout));
	}

	private async read(path: string): Promise<string> {
		const file = this.actions.app.vault.getFileByPath(path);
		return file ? this.actions.writer.read(file) : '';
	}

	private async create(path: string, text: string): Promise<readonly Problem[] | undefined> {
		const written = await this.actions.writer.write([], () => parseOk({ edits: [noteToCreate(path, text)] }));
		return written.ok ? undefined : written.problems;
	}
}

const titleOf = (root: string): string => (root === '' ? 'Journal' : nameOf(root));
