import type { App } from '../app';
import { setIcon } from '../icons';
import type { WorkspaceLeaf } from '../workspace/leaf';
import { MarkdownView, type NoteMode } from '../workspace/markdown-view';

const MODES: readonly { readonly mode: NoteMode; readonly label: string }[] = [
	{ mode: 'live', label: 'Live' },
	{ mode: 'source', label: 'Source' },
	{ mode: 'preview', label: 'Reading' },
];

function iconButton(parent: HTMLElement, icon: string, label: string, onClick: () => void): HTMLButtonElement {
	const attr = { 'aria-label': label, title: label };
	const button = parent.createEl('button', { cls: 'host-icon-button clickable-icon', attr });
	setIcon(button, icon);
	button.addEventListener('click', onClick);
	return button;
}

const noteView = (app: App): MarkdownView | null => {
	const view = app.workspace.getMostRecentLeaf()?.view;
	return view instanceof MarkdownView ? view : null;
};

function drawModes(app: App, parent: HTMLElement): void {
	const group = parent.createDiv({ cls: 'host-modes', attr: { role: 'group', 'aria-label': 'View' } });
	const buttons = MODES.map(({ mode, label }) => {
		const button = group.createEl('button', { text: label });
		button.addEventListener('click', () => {
			const view = noteView(app);
			if (view) app.workspace.setActiveLeaf(view.leaf);
			void view?.setMode(mode);
		});
		return { mode, button };
	});
	const mark = () => {
		const current = noteView(app)?.noteMode;
		for (const { mode, button } of buttons) button.setAttribute('aria-pressed', String(mode === current));
	};
	for (const name of ['layout-change', 'active-leaf-change']) app.workspace.on(name, mark);
	mark();
}

/** One tab for each leaf of a side; the close button is left out where only one note is open. */
function drawTabs(app: App, side: 'root' | 'right', parent: HTMLElement): void {
	const tabs = parent.createDiv({ cls: `host-tabs mod-${side}` });
	const draw = () => {
		tabs.empty();
		const leaves = app.workspace.leavesOn(side);
		for (const leaf of leaves) drawTab(app, tabs, leaf, side === 'right' || leaves.length > 1);
	};
	for (const name of ['layout-change', 'active-leaf-change', 'file-open']) app.workspace.on(name, draw);
	app.vault.on('rename', draw);
	draw();
}

function drawTab(app: App, tabs: HTMLElement, leaf: WorkspaceLeaf, closable: boolean): void {
	const tab = tabs.createDiv('host-tab');
	const isFront = leaf.containerEl.style.display !== 'none';
	tab.toggleClass('is-active', isFront);
	const show = tab.createEl('button', { cls: 'host-tab-title', attr: { 'aria-current': isFront ? 'true' : null } });
	if (leaf.side === 'right') setIcon(show.createSpan('host-tab-icon'), leaf.getIcon());
	show.createSpan({ text: leaf.getDisplayText() || 'New tab' });
	show.addEventListener('click', () => {
		if (leaf.side === 'root') app.workspace.setActiveLeaf(leaf);
		else {
			void app.workspace.revealLeaf(leaf);
			app.workspace.setActiveLeaf(leaf);
		}
	});
	if (!closable) return;
	const attr = { 'aria-label': `Close ${leaf.getDisplayText()}` };
	const close = tab.createEl('button', { cls: 'host-tab-close', attr });
	setIcon(close, 'x');
	close.addEventListener('click', () => leaf.detach());
}

/** The page's own controls over a note: the file drawer, tabs, modes, commands, settings, theme. */
export function drawToolbar(app: App, bar: HTMLElement, toggleFiles: () => void): void {
	iconButton(bar, 'panel-left', 'Notes', toggleFiles).addClass('host-files-toggle');
	drawTabs(app, 'root', bar);
	drawModes(app, bar);
	const actions = bar.createDiv('host-actions');
	iconButton(actions, 'square-terminal', 'Commands', () => app.openCommandPalette());
	iconButton(actions, 'settings', 'Settings', () => app.openSettings());
	iconButton(actions, 'sun-moon', 'Light or dark', () => {
		const isDark = document.body.classList.toggle('theme-dark');
		document.body.classList.toggle('theme-light', !isDark);
		app.workspace.trigger('css-change');
	});
	iconButton(actions, 'panel-right', 'Right sidebar', () => app.workspace.rightSplit.toggle());
	const right = app.workspace.rightSplit.containerEl;
	const header = right.createDiv({ cls: 'host-right-header', prepend: true });
	drawTabs(app, 'right', header);
	iconButton(header, 'x', 'Close the right sidebar', () => app.workspace.rightSplit.collapse());
}
