import type { FrontMatterCache } from 'obsidian';
import { Component } from '../../component';
import { decorate } from '../decorate';
import { type DrawNote, drawEmbeds, type EmbedHost } from '../embeds';
import { makeContext, type PostProcessorContext, postProcess } from '../post-process';
import type { ParsedSection } from './parse';
import type { Height } from './virtual-window';

/** The note that sections belong to, as it is now. An embedded note (`depth` > 0) says nothing about its lines. */
export interface NoteRead {
	readonly host: EmbedHost;
	readonly depth: number;
	readonly drawNote: DrawNote | undefined;
	readonly text: string;
	readonly sourcePath: string;
	readonly frontmatter: FrontMatterCache | null;
}

/** One top-level block of a note. Its lines move when text above it changes; what was rendered of it stays. */
export class Section {
	/** Null until it is rendered. Out of sight it leaves the page, and comes back as it is. */
	el: HTMLElement | null = null;
	height: Height = null;
	lineStart: number;
	lineEnd: number;
	usesFrontMatter = false;
	private isGone = false;
	private owner: Component | null = null;

	constructor(private readonly parsed: ParsedSection) {
		({ lineStart: this.lineStart, lineEnd: this.lineEnd } = parsed);
	}

	get source(): string {
		return this.parsed.source;
	}

	moveTo({ lineStart, lineEnd }: ParsedSection): void {
		this.lineStart = lineStart;
		this.lineEnd = lineEnd;
	}

	/** Hands it to the plugins, before it is in the page. */
	async draw(note: NoteRead, parent: Component): Promise<void> {
		const el = createDiv(`el-${this.parsed.tag}`);
		el.innerHTML = this.parsed.html;
		decorate(el);
		const owner = parent.addChild(new Component());
		Object.assign(this, { el, owner });
		await postProcess(el, this.contextOf(note, el, owner));
		await drawEmbeds(el, note.sourcePath, owner, note.host, note.drawNote);
	}

	/** Its children are unloaded. */
	drop(parent: Component): void {
		this.isGone = true;
		if (this.owner) parent.removeChild(this.owner);
		this.el?.remove();
	}

	private contextOf(note: NoteRead, el: HTMLElement, owner: Component): PostProcessorContext {
		return makeContext({
			owner,
			sourcePath: note.sourcePath,
			frontmatter: () => {
				this.usesFrontMatter = true;
				return note.frontmatter;
			},
			sectionInfo: asked => {
				if (note.depth > 0 || this.isGone || !el.contains(asked)) return null;
				return { text: note.text, lineStart: this.lineStart, lineEnd: this.lineEnd };
			},
		});
	}
}
