import { getOwn } from '../../../rules/collections';
import { Component, MarkdownRenderer, type TFile } from 'obsidian';
import { read, type Problem } from '../../../rules/problem';
import { linkTarget, nameOf } from '../../../journal/notes/note-name';
import { textsOf } from '../../../journal/frontmatter/properties';
import { isOfStory, partOfNote, type NotePart } from '../../../journal/export/note-part';
import { actsIn } from '../../../journal/character/acting-character';
import type { LinkHome } from '../../../journal/export/export-links';
import { exportNote, type ExportForm } from '../../../journal/export/export-note';
import type { ExportPlan } from '../../../journal/export/export-paths';
import { inReadingOrder, planExport, withHeading } from '../../../journal/export/export-paths';
import type { ExportContext } from '../../../journal/export/format-markdown';
import { readTrackNote } from '../../../journal/track/track-note';
import { StoppableWork } from '../../components/stoppable-work';
import type { Actions } from '../../services/journal-actions';
import { notesIn } from '../../vault/rules-at';
import { htmlOf, pageOf } from './page-html';
import { noteToCreate } from '../../../journal/notes/note-to-create';

type ExportActions = Actions<'app' | 'vaultIndex' | 'writer'>;

/** The state of an export. */
export type Stage =
	| { readonly kind: 'asked' }
	| { readonly kind: 'writing'; readonly form: ExportForm; readonly done: number; readonly all: number }
	| { readonly kind: 'stopped'; readonly done: number; readonly target: string }
	| { readonly kind: 'failed'; readonly problems: readonly Problem[]; readonly done: number; readonly target: string }
	| { readonly kind: 'done'; readonly target: string; readonly first: string; readonly notes: number };

/** Exports notes one after the other. Existing files are never touched. */
export class ExportRun {
	stage: Stage = { kind: 'asked' };
	readonly work = new StoppableWork();
	private rules: ReadonlySet<string> = new Set();

	constructor(
		private readonly actions: ExportActions,
		private readonly wasChanged: () => void,
	) {}

	/** The target paths of an export. `root` is a note or folder; “” is the whole vault. */
	plan(root: string, form: ExportForm): ExportPlan {
		const { vault } = this.actions.app;
		return planExport(root, this.notesOf(root), form, path => vault.getAbstractFileByPath(path) !== null);
	}

	async start(root: string, form: ExportForm): Promise<void> {
		const { target, copies } = this.plan(root, form);
		this.work.begin();
		this.rules = this.rulesLinked();
		const onPage = [...copies.keys()].map((path, at) => [path, `#note-${at + 1}`] as const);
		const places = form === 'page' ? new Map(onPage) : copies;
		const pages: string[] = [];
		const all = copies.size;
		let done = 0;
		let first: string | undefined;
		for (const [path, copy] of copies) {
			this.show({ kind: 'writing', form, done, all });
			if (!(await this.work.goesOn())) return this.show({ kind: 'stopped', done: form === 'page' ? 0 : done, target });
			const file = this.actions.app.vault.getFileByPath(path);
			if (!file) continue;
			if (form === 'story' && !isOfStory(this.partOf(path))) continue;
			const text = await this.textOf(file, form, places, copy);
			// A note that contains only records has no story.
			if (form === 'story' && text.trim() === '') continue;
			const failed = form === 'page' ? void pages.push(await this.html(path, text)) : await this.create(copy, text);
			if (failed) return this.show({ kind: 'failed', problems: failed, done, target });
			first ??= copy;
			done++;
		}
		const failed = form === 'page' && (await this.create(target, pageOf(titleOf(root), pages)));
		if (failed) return this.show({ kind: 'failed', problems: failed, done: 0, target });
		this.show({ kind: 'done', target, first: first ?? target, notes: done });
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

	private async textOf(
		file: TFile,
		form: ExportForm,
		places: ReadonlyMap<string, string>,
		copy: string,
	): Promise<string> {
		const { path } = file;
		const text = await this.actions.writer.read(file);
		const links: LinkHome = {
			at: copy,
			resolve: link => this.actions.app.metadataCache.getFirstLinkpathDest(link, path)?.path,
			exported: to => places.get(to),
		};
		return exportNote({ name: nameOf(path), text }, form, this.contextOf(path), links);
	}

	private partOf(path: string): NotePart {
		const { vaultIndex } = this.actions;
		return partOfNote({ path, properties: vaultIndex.properties(path) ?? new Map(), isRules: this.rules.has(path) });
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

	/** Renders Markdown with Obsidian, then takes only safe HTML from it. */
	private async html(path: string, text: string): Promise<string> {
		const { app } = this.actions;
		const owner = new Component();
		owner.load();
		try {
			const el = createDiv();
			await MarkdownRenderer.render(app, withHeading(path, text), el, path, owner);
			return htmlOf(el, await this.picturesIn(el, path));
		} finally {
			owner.unload();
		}
	}

	/** The rendered pictures from the vault, as data URLs. */
	private async picturesIn(el: HTMLElement, path: string): Promise<ReadonlyMap<string, string>> {
		const { app } = this.actions;
		const pictures = new Map<string, string>();
		for (const image of el.querySelectorAll('img')) {
			const src = image.getAttribute('src') ?? '';
			const name = decodeURIComponent(image.parentElement?.getAttribute('src') ?? src).replace(/^(?:\.\.?\/)+/, '');
			const file = app.metadataCache.getFirstLinkpathDest(name, path);
			const type = file && getOwn(TYPES, file.extension.toLowerCase());
			if (!file || type === undefined || file.stat.size > LARGEST_PICTURE) continue;
			pictures.set(src, `data:${type};base64,${base64(await app.vault.readBinary(file))}`);
		}
		return pictures;
	}

	private async create(path: string, text: string): Promise<readonly Problem[] | undefined> {
		const written = await this.actions.writer.write([], () => read({ edits: [noteToCreate(path, text)] }));
		return written.ok ? undefined : written.problems;
	}
}

const titleOf = (root: string): string => (root === '' ? 'Journal' : nameOf(root));

const TYPES: Readonly<Record<string, string>> = {
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	gif: 'image/gif',
	webp: 'image/webp',
	avif: 'image/avif',
};
/** The maximum size of a picture in bytes; larger ones would make the page slow to open. */
const LARGEST_PICTURE = 8_000_000;
/** The number of bytes encoded at once. */
const CHUNK = 30_000;

function base64(data: ArrayBuffer): string {
	const bytes = new Uint8Array(data);
	let text = '';
	for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
	return window.btoa(text);
}
