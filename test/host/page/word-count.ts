import type { App } from '../app';
import { noteView } from './note-bar';

/** The words of the note that was used last, in the status bar. */
export function drawWordCount(app: App): void {
	const item = app.statusBarEl.createDiv('status-bar-item');
	const draw = () => {
		const words = noteView(app)
			?.getViewData()
			.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length;
		item.setText(words === undefined ? '' : `${words} ${words === 1 ? 'word' : 'words'}`);
	};
	for (const name of ['active-leaf-change', 'file-open', 'layout-change', 'host-mode-change', 'editor-change'])
		app.workspace.on(name, draw);
	draw();
}
