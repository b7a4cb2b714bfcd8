import type { FrontMatterCache } from 'obsidian';
import { Component } from '../../component';
import { reportHostError } from '../../errors';
import { later } from '../../real-timers';
import { getFrontMatterInfo } from '../../yaml';
import type { DrawNote, EmbedHost } from '../embeds';
import { PropertiesBox } from '../properties/properties-panel';
import { type PropertyChange, readProperties, withProperties } from '../properties/read';
import { Column } from './section-list';
import { matchInOrder, parseSections } from './parse';
import { type NoteRead, Section } from './section';
import { EVERYTHING, type Viewport } from './viewport';

/** The number rendered at once; the rest waits its turn. */
const SLICE = 10;
/** A note in a note in a note, and no deeper. */
const MAX_DEPTH = 4;

/**
 * A note as the Reading view renders it, one element per top-level block. A block whose source is unchanged keeps its element
 * and its children; a changed one is unloaded and rendered again. They are rendered from the top, a slice at a time, and only those
 * near what is in sight are in the page. A hidden note is rendered when it shows.
 */
export class ReadingSections extends Component implements NoteRead {
	text = '';
	sourcePath = '';
	frontmatter: FrontMatterCache | null = null;
	private readonly column: Column;
	private sections: Section[] = [];
	private properties: PropertiesBox | null = null;
	private frontmatterSource = '';
	private isQueued = false;
	/** The line to go to once everything is rendered. */
	private target: number | null = null;

	constructor(
		readonly host: EmbedHost,
		root: HTMLElement,
		readonly depth = 0,
		private readonly viewport: Viewport = EVERYTHING,
	) {
		super();
		this.column = new Column(root, viewport);
	}

	get drawNote(): DrawNote | undefined {
		return drawNoteIn(this.host, this.depth);
	}

	override onload(): void {
		this.register(this.viewport.watch(this.column.el, () => this.show()));
	}

	override onunload(): void {
		this.clear();
		this.column.el.remove();
	}

	/** When what is rendered at once is ready. */
	async draw(text: string, sourcePath: string): Promise<void> {
		if (sourcePath !== this.sourcePath) {
			this.clear();
			this.viewport.scrollTop = 0;
		}
		this.text = text;
		this.sourcePath = sourcePath;
		const anchors = this.column.anchors();
		const { frontmatter, contentStart } = getFrontMatterInfo(text);
		const frontmatterChanged = frontmatter !== this.frontmatterSource;
		if (frontmatterChanged) this.drawProperties(frontmatter);
		const kept = this.sections.filter(section => !(frontmatterChanged && section.usesFrontMatter));
		this.arrange(kept, text, contentStart);
		const jobs = this.drawSlice();
		this.column.show(this.sections, anchors);
		this.drawRest();
		await Promise.all(jobs);
	}

	/** Everything again; what the reader sees stays, once all is rendered. */
	async redraw(text: string, sourcePath: string): Promise<void> {
		const { scroll } = this;
		this.clear();
		const done = this.draw(text, sourcePath);
		if (scroll > 0) this.scrollTo(scroll);
		await done;
	}

	clear(): void {
		for (const section of this.sections.splice(0)) section.drop(this);
		this.column.show([]);
		this.column.setHeader(null);
		this.properties = null;
		this.frontmatterSource = '';
		this.frontmatter = null;
		this.target = null;
	}

	/** The line at the upper edge, in parts of lines. */
	get scroll(): number {
		return this.target ?? this.column.scroll;
	}

	/** At once when everything is rendered, otherwise as soon as it is. */
	scrollTo(line: number): void {
		this.target = line;
		this.reachTarget();
	}

	private arrange(kept: readonly Section[], text: string, contentStart: number): void {
		const wanted = parseSections(text, contentStart);
		const matches = matchInOrder(kept, wanted);
		const staying = new Set(matches);
		for (const section of this.sections) if (!staying.has(section)) section.drop(this);
		this.sections = wanted.map((parsed, i) => {
			const old = matches[i];
			old?.moveTo(parsed);
			return old ?? new Section(parsed);
		});
	}

	private get undrawn(): Section[] {
		return this.sections.filter(({ el }) => !el);
	}

	private drawSlice(): Promise<void>[] {
		const { height } = this.viewport;
		if (height === 0) return [];
		return this.undrawn.slice(0, height === Infinity ? Infinity : SLICE).map(section => section.draw(this, this));
	}

	private drawRest(): void {
		this.reachTarget();
		if (this.isQueued || this.undrawn.length === 0 || this.viewport.height === 0) return;
		this.isQueued = true;
		later(() => {
			this.isQueued = false;
			for (const job of this.drawSlice()) job.catch(reportHostError);
			this.show();
		}).catch(reportHostError);
	}

	private show(): void {
		this.column.show(this.sections);
		this.drawRest();
	}

	private reachTarget(): void {
		if (this.target === null || this.undrawn.length > 0) return;
		this.column.scrollTo(this.target);
		this.target = null;
	}

	private drawProperties(frontmatter: string): void {
		this.frontmatterSource = frontmatter;
		this.frontmatter = readProperties(frontmatter);
		if (!this.frontmatter || this.depth > 0) {
			this.properties = null;
			this.column.setHeader(null);
			return;
		}
		const box = this.properties ?? new PropertiesBox(change => this.changeProperties(change));
		if (!this.properties) this.column.setHeader(box.el);
		this.properties = box;
		box.show(this.frontmatter);
	}

	private changeProperties(change: PropertyChange): void {
		const { vault } = this.host;
		const file = vault.getFileByPath(this.sourcePath);
		if (file) vault.process(file, note => withProperties(note, change)).catch(reportHostError);
	}
}

/** Renders the notes that are embedded in one that is itself embedded so deep; none if that is too deep. */
export function drawNoteIn(host: EmbedHost, depth: number): DrawNote | undefined {
	if (depth >= MAX_DEPTH) return undefined;
	return async (note, el, owner) => {
		const sections = owner.addChild(new ReadingSections(host, el, depth + 1));
		await sections.draw(await host.vault.cachedRead(note), note.path);
	};
}
