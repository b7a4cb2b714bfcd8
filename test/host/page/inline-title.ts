import type { App } from '../app';
import { MarkdownView } from '../workspace/markdown-view';

/** The name of a note above its text, which it scrolls with, in the editor and in Reading view. */
export function drawInlineTitles(app: App): void {
	const draw = () => app.workspace.iterateRootLeaves(({ view }) => view instanceof MarkdownView && drawTitle(view));
	for (const name of ['file-open', 'layout-change', 'host-mode-change']) app.workspace.on(name, draw);
	app.vault.on('rename', draw);
}

function drawTitle({ editor, previewMode, file }: MarkdownView): void {
	for (const scroller of [editor.cm.scrollDOM, previewMode.containerEl]) {
		const title =
			scroller.querySelector(':scope > .inline-title') ??
			scroller.createEl('h1', { cls: 'inline-title', prepend: true });
		title.setText(file?.basename ?? '');
	}
}
