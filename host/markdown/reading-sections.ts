import type { FrontMatterCache } from 'obsidian';
import { Component } from '../component';
import { getFrontMatterInfo } from '../yaml';
import { decorate } from './decorate';
import { drawEmbeds, type EmbedHost } from './embeds';
import { markdownIt } from './markdown-it';
import { makeContext, postProcess } from './post-process';
import { drawProperties, readProperties } from './properties';

interface ParsedSection {
	readonly source: string;
	readonly html: string;
	readonly tag: string;
	readonly lineStart: number;
	readonly lineEnd: number;
}

/** One top-level block as drawn. Its lines move when text above it changes; its element stays. */
interface DrawnSection {
	readonly source: string;
	readonly el: HTMLElement;
	readonly owner: Component;
	lineStart: number;
	lineEnd: number;
	usesFrontMatter: boolean;
	isGone: boolean;
}

function parseSections(text: string, contentStart: number): ParsedSection[] {
	const lines = text.split('\n');
	const offset = text.slice(0, contentStart).split('\n').length - 1;
	const tokens = markdownIt.parse(text.slice(contentStart), {});
	const sections: ParsedSection[] = [];
	for (let i = 0; i < tokens.length;) {
		const open = tokens[i];
		if (!open) break;
		let end = i;
		if (open.nesting === 1) while (tokens[end]?.level !== open.level || tokens[end]?.nesting !== -1) end++;
		const lineStart = (open.map?.[0] ?? 0) + offset;
		const lineEnd = Math.max(lineStart, (open.map?.[1] ?? 1) + offset - 1);
		sections.push({
			source: lines.slice(lineStart, lineEnd + 1).join('\n'),
			html: markdownIt.renderer.render(tokens.slice(i, end + 1), markdownIt.options, {}),
			tag: open.tag === 'code' ? 'pre' : open.tag || 'div',
			lineStart,
			lineEnd,
		});
		i = end + 1;
	}
	return sections;
}

/**
 * A whole note, one element per top-level block, as the Reading view draws it. A block whose source is
 * unchanged keeps its element and its children; a changed one is unloaded and drawn anew, without the focus. A new one is
 * handed to the plugins before it stands in the page.
 */
export class ReadingSections extends Component {
	private readonly sizer: HTMLElement;
	private properties: HTMLElement | null = null;
	private drawn: DrawnSection[] = [];
	private text = '';
	private sourcePath = '';
	private frontmatterSource = '';
	private frontmatter: FrontMatterCache | null = null;

	/** An embedded note (`depth` > 0) tells nothing about the lines it comes from. */
	constructor(
		private readonly host: EmbedHost,
		root: HTMLElement,
		private readonly depth = 0,
	) {
		super();
		this.sizer = root.createDiv('markdown-preview-sizer markdown-preview-section');
	}

	async draw(text: string, sourcePath: string): Promise<void> {
		if (sourcePath !== this.sourcePath) this.clear();
		this.text = text;
		this.sourcePath = sourcePath;
		const { frontmatter, contentStart } = getFrontMatterInfo(text);
		const frontmatterChanged = frontmatter !== this.frontmatterSource;
		if (frontmatterChanged) this.drawProperties(frontmatter);
		const kept = this.drawn.filter(section => !(frontmatterChanged && section.usesFrontMatter));
		const wanted = parseSections(text, contentStart);
		const matches = matchInOrder(kept, wanted);
		const keptSections = new Set(matches.filter(section => section !== null));
		for (const section of this.drawn) if (!keptSections.has(section)) this.drop(section);
		const jobs: Promise<void>[] = [];
		let before: Node | null = this.properties;
		this.drawn = wanted.map((parsed, i) => {
			const old = matches[i];
			const section: DrawnSection = old ?? this.make(parsed);
			section.lineStart = parsed.lineStart;
			section.lineEnd = parsed.lineEnd;
			if (!old) {
				jobs.push(this.process(section));
				this.sizer.insertAfter(section.el, before);
			}
			before = section.el;
			return section;
		});
		await Promise.all(jobs);
	}

	clear(): void {
		for (const section of this.drawn.splice(0)) this.drop(section);
		this.properties?.remove();
		this.properties = null;
		this.frontmatterSource = '';
		this.frontmatter = null;
	}

	/** The block that holds a line. */
	elementAt(line: number): HTMLElement | null {
		return this.drawn.find(({ lineEnd }) => lineEnd >= line)?.el ?? null;
	}

	override onunload(): void {
		this.clear();
		this.sizer.remove();
	}

	private make({ source, html, tag, lineStart, lineEnd }: ParsedSection): DrawnSection {
		const el = document.createElement('div');
		el.className = `el-${tag}`;
		el.innerHTML = html;
		decorate(el);
		const owner = this.addChild(new Component());
		return { source, el, owner, lineStart, lineEnd, usesFrontMatter: false, isGone: false };
	}

	private drop(section: DrawnSection): void {
		section.isGone = true;
		this.removeChild(section.owner);
		section.el.remove();
	}

	private async process(section: DrawnSection): Promise<void> {
		const { el, owner } = section;
		const context = makeContext({
			owner,
			sourcePath: this.sourcePath,
			frontmatter: () => {
				section.usesFrontMatter = true;
				return this.frontmatter;
			},
			sectionInfo: asked => {
				if (this.depth > 0 || section.isGone || !el.contains(asked)) return null;
				return { text: this.text, lineStart: section.lineStart, lineEnd: section.lineEnd };
			},
		});
		await postProcess(el, context);
		await drawEmbeds(el, this.sourcePath, owner, this.host, this.depth);
	}

	private drawProperties(frontmatter: string): void {
		this.frontmatterSource = frontmatter;
		this.frontmatter = readProperties(frontmatter);
		this.properties?.remove();
		this.properties = this.frontmatter && drawProperties(this.frontmatter);
		if (this.properties) this.sizer.prepend(this.properties);
	}
}

/** For each wanted section the drawn one to keep, or null. Kept ones never change places. */
function matchInOrder(drawn: readonly DrawnSection[], wanted: readonly ParsedSection[]): (DrawnSection | null)[] {
	const matches: (DrawnSection | null)[] = wanted.map(() => null);
	let start = 0;
	while (start < drawn.length && start < wanted.length && drawn[start]?.source === wanted[start]?.source) {
		matches[start] = drawn[start] ?? null;
		start++;
	}
	let oldEnd = drawn.length;
	let end = wanted.length;
	while (oldEnd > start && end > start && drawn[oldEnd - 1]?.source === wanted[end - 1]?.source) {
		matches[--end] = drawn[--oldEnd] ?? null;
	}
	let from = start;
	for (let i = start; i < end; i++) {
		const at = drawn.findIndex((section, j) => j >= from && j < oldEnd && section.source === wanted[i]?.source);
		if (at < 0) continue;
		matches[i] = drawn[at] ?? null;
		from = at + 1;
	}
	return matches;
}
