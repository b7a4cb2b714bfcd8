import type { App } from '../app';
import { MarkdownView, type NoteMode } from '../workspace/markdown-view';

const MODES: readonly { readonly mode: NoteMode; readonly label: string }[] = [
	{ mode: 'live', label: 'Live' },
	{ mode: 'source', label: 'Source' },
	{ mode: 'preview', label: 'Reading' },
];

/** The note that was used last. */
export const noteView = (app: App): MarkdownView | null => {
	const view = app.workspace.getMostRecentLeaf()?.view;
	return view instanceof MarkdownView ? view : null;
};

/** Over the notes: where the one that was used last lies, and how it is shown. */
export function drawNoteBar(app: App): void {
	const { containerEl } = app.workspace.rootSplit;
	const notes = createDiv('host-notes');
	containerEl.replaceWith(notes);
	const bar = notes.createDiv('host-note-bar');
	notes.append(containerEl);
	drawPlace(app, bar.createDiv('host-note-place'));
	drawModes(app, bar);
}

function drawPlace(app: App, placeEl: HTMLElement): void {
	const draw = () => {
		const parts = noteView(app)?.file?.path.replace(/\.md$/, '').split('/') ?? [];
		placeEl.empty();
		parts.forEach((text, at) => {
			if (at > 0) placeEl.createSpan({ cls: 'host-note-slash', text: '/' });
			placeEl.createSpan({ text, cls: at === parts.length - 1 ? 'host-note-name' : 'host-note-folder' });
		});
	};
	for (const name of ['active-leaf-change', 'file-open', 'layout-change']) app.workspace.on(name, draw);
	app.vault.on('rename', draw);
	draw();
}

function drawModes(app: App, parent: HTMLElement): void {
	const group = parent.createDiv({ cls: 'host-modes', attr: { role: 'group', 'aria-label': 'View' } });
	const buttons = MODES.map(({ mode, label }) => {
		const button = group.createEl('button', { text: label });
		button.addEventListener('click', () => void showAs(app, mode));
		return { mode, button };
	});
	const mark = () => {
		const current = noteView(app)?.noteMode;
		for (const { mode, button } of buttons) button.setAttribute('aria-pressed', String(mode === current));
	};
	for (const name of ['layout-change', 'active-leaf-change', 'host-mode-change']) app.workspace.on(name, mark);
	mark();
}

/** Shows the note that was used last in another way. */
export async function showAs(app: App, mode: NoteMode): Promise<void> {
	const view = noteView(app);
	if (!view) return;
	if (app.workspace.activeLeaf !== view.leaf) app.workspace.setActiveLeaf(view.leaf);
	await view.setMode(mode);
}
