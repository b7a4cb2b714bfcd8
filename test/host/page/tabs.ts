import type { App } from '../app';
import { setIcon } from '../icons';
import type { WorkspaceLeaf } from '../workspace/leaf';
import type { Workspace } from '../workspace/workspace';

/** One tab for each leaf of a side; the only note that is open cannot be closed. */
export function drawTabs({ vault, workspace }: App, side: 'root' | 'right', parent: HTMLElement): void {
	const label = side === 'root' ? 'Open notes' : 'Side views';
	const tabs = parent.createDiv({ cls: `host-tabs mod-${side}`, attr: { role: 'group', 'aria-label': label } });
	const draw = () => {
		const focused = Array.from(tabs.children).findIndex(tab => tab.contains(document.activeElement));
		tabs.empty();
		const leaves = workspace.leavesOn(side);
		for (const leaf of leaves) drawTab(tabs, workspace, leaf, side === 'right' || leaves.length > 1);
		tabs.querySelector('.is-active')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
		if (focused >= 0) (tabs.children[focused] ?? tabs.lastElementChild)?.querySelector('button')?.focus();
	};
	for (const name of ['layout-change', 'active-leaf-change', 'file-open']) workspace.on(name, draw);
	vault.on('rename', draw);
	draw();
}

function drawTab(tabs: HTMLElement, workspace: Workspace, leaf: WorkspaceLeaf, closable: boolean): void {
	const { side } = leaf;
	const name = leaf.getDisplayText() || 'New tab';
	const isFront = leaf.parent.front === leaf;
	const isCurrent = isFront && (side === 'right' || leaf === workspace.getMostRecentLeaf());
	const tab = tabs.createDiv('host-tab');
	tab.toggleClass('is-active', isFront);
	const attr = { 'aria-current': isCurrent ? 'true' : null, title: name };
	const show = tab.createEl('button', { cls: 'host-tab-title', attr });
	if (side === 'right') setIcon(show.createSpan('host-tab-icon'), leaf.getIcon());
	show.createSpan({ cls: 'host-tab-name', text: name });
	show.addEventListener('click', () => bringToFront(workspace, leaf));
	if (!closable) return;
	const close = tab.createEl('button', { cls: 'host-tab-close', attr: { 'aria-label': `Close ${name}` } });
	setIcon(close, 'x');
	close.addEventListener('click', () => leaf.detach());
	closeOnMiddleClick(tab, leaf);
}

function bringToFront(workspace: Workspace, leaf: WorkspaceLeaf): void {
	if (workspace.sideOf(leaf) !== 'root') void workspace.revealLeaf(leaf);
	workspace.setActiveLeaf(leaf);
}

function closeOnMiddleClick(tab: HTMLElement, leaf: WorkspaceLeaf): void {
	tab.addEventListener('mousedown', event => {
		// Otherwise the browser begins to scroll.
		if (event.button === 1) event.preventDefault();
	});
	tab.addEventListener('auxclick', event => {
		if (event.button === 1) leaf.detach();
	});
}
