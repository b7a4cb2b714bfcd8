import { assumed } from '../assumptions/assume';
import type { App } from '../app-parts';
import { Component } from '../component';
import type { Editor } from '../editor/editor';
import type { TFile } from '../vault/files';
import { ReadingSections } from './reading/reading-sections';
import { ScrollViewport } from './reading/viewport';
import { MarkdownRenderer } from './renderer';

/** The view of a note, as far as its modes need it. */
interface NoteView {
	readonly app: App;
	readonly editor: Editor;
	readonly file: TFile | null;
	getViewData(): string;
	setViewData(data: string, clear: boolean): void;
}

/** The Reading view of a note; `view.currentMode instanceof MarkdownPreviewView` asks for it. */
export class MarkdownPreviewView extends MarkdownRenderer {
	private readonly sections: ReadingSections;

	constructor(
		readonly view: NoteView,
		containerEl: HTMLElement,
	) {
		super(containerEl);
		this.sections = this.addChild(new ReadingSections(view.app, containerEl, 0, new ScrollViewport(containerEl)));
	}

	get file(): TFile | null {
		return this.view.file;
	}

	get(): string {
		return this.view.getViewData();
	}

	set(data: string, clear: boolean): void {
		this.view.setViewData(data, clear);
	}

	clear(): void {
		this.sections.clear();
	}

	rerender(full = false): void {
		void this.draw(full);
	}

	/** Keeps what is unchanged, unless `full`; what the reader sees stays where it is. */
	async draw(full = false): Promise<void> {
		const path = this.file?.path ?? '';
		await (full || assumed.readingBlocks !== 'unchanged kept'
			? this.sections.redraw(this.get(), path)
			: this.sections.draw(this.get(), path));
	}

	scrollToLine(line: number): void {
		this.sections.scrollTo(line);
	}

	/** In parts of lines. */
	getScroll(): number {
		return this.sections.scroll;
	}

	applyScroll(scroll: number): void {
		this.sections.scrollTo(scroll);
	}
}

export class MarkdownEditView extends Component {
	constructor(
		readonly view: NoteView,
		readonly containerEl: HTMLElement,
	) {
		super();
	}

	get app(): App {
		return this.view.app;
	}

	get file(): TFile | null {
		return this.view.file;
	}

	get(): string {
		return this.view.getViewData();
	}

	set(data: string, clear: boolean): void {
		this.view.setViewData(data, clear);
	}

	clear(): void {}

	getSelection(): string {
		return this.view.editor.getSelection();
	}

	getScroll(): number {
		return this.view.editor.getScrollInfo().top;
	}

	applyScroll(scroll: number): void {
		this.view.editor.scrollTo(null, scroll);
	}
}
