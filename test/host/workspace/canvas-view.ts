import type { TFile } from '../vault/files';
import { Editor } from '../editor/editor';
import type { EditorInfo } from '../editor/fields';
import { SuggesterQuestions } from './trigger-suggests';
import { FileView } from './leaf';

interface Card {
	readonly type: string;
	text?: string;
}

/** A canvas, as far as its cards of text: each has an editor, and none is a `MarkdownView`. */
export class CanvasView extends FileView {
	/** The card that is edited; not public. */
	editing: Omit<EditorInfo, 'frontmatter'> | null = null;
	private editors: Editor[] = [];

	getViewType(): string {
		return 'canvas';
	}

	override canAcceptExtension(extension: string): boolean {
		return extension === 'canvas';
	}

	override async onLoadFile(file: TFile): Promise<void> {
		this.empty();
		const { nodes = [] } = JSON.parse(await this.app.vault.read(file)) as { nodes?: Card[] };
		for (const { type, text = '' } of nodes) if (type === 'text') this.addCard(text, file);
	}

	override onunload(): void {
		this.empty();
	}

	private addCard(text: string, file: TFile): void {
		const { app } = this;
		const parent = this.contentEl.createDiv('canvas-node').createDiv('markdown-source-view cm-s-obsidian mod-cm6');
		const editor = new Editor();
		const info = { app, editor, file, hoverPopover: null, frontmatter: null };
		const questions = new SuggesterQuestions(() =>
			this.editing?.editor === editor ? { editor, file, suggesters: app.workspace.editorSuggests } : null,
		);
		this.register(() => questions.cancel());
		editor.mount({ parent, info, onUpdate: update => questions.onUpdate(update) }, []);
		editor.reset(text, app.workspace.editorExtensions, true);
		editor.cm.contentDOM.addEventListener('focus', () => (this.editing = info));
		this.editors.push(editor);
	}

	private empty(): void {
		this.editing = null;
		for (const { cm } of this.editors) cm.destroy();
		this.editors = [];
		this.contentEl.empty();
	}
}
