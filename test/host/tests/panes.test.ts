import { expect, it } from 'vitest';
import type { App } from '../app';
import { MarkdownView } from '../workspace/markdown-view';
import { WorkspaceMobileDrawer } from '../workspace/sidedock';
import { WorkspaceRoot, WorkspaceSplit, WorkspaceTabs } from '../workspace/splits';
import { ItemView, type WorkspaceLeaf } from '../workspace/leaf';
import type { TFile } from '../vault/files';
import { all, bootSample } from './sample';

const FILES = { 'a.md': '# A\n\ntext\n', 'b.md': '# B\n' };

async function openIn(app: App, leaf: WorkspaceLeaf, path: string): Promise<MarkdownView> {
	const file = app.vault.getFileByPath(path);
	if (file) await leaf.openFile(file);
	if (!(leaf.view instanceof MarkdownView)) throw new Error(`${path} is not open`);
	return leaf.view;
}

const shown = (app: App) => {
	const paths: string[] = [];
	app.workspace.iterateRootLeaves(({ view, containerEl }) => {
		if (containerEl.style.display !== 'none') paths.push(view.getDisplayText());
	});
	return paths;
};

it('a split shows two notes beside each other, a tab shows one in front of the other', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	await openIn(app, app.workspace.getLeaf('split'), 'b.md');
	expect(all('.mod-root.mod-vertical > .workspace-tabs > .workspace-leaf')).toHaveLength(2);
	expect(shown(app)).toEqual(['a', 'b']);
	await openIn(app, app.workspace.getLeaf('tab'), 'a.md');
	expect(all('.mod-root > .workspace-tabs')).toHaveLength(2);
	expect(shown(app)).toEqual(['a', 'a']);
});

it('a leaf stands in tabs, tabs stand in a split, and all of them in the middle of the window', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	const leaf = app.workspace.getLeaf('split', 'horizontal');
	expect(leaf.parent).toBeInstanceOf(WorkspaceTabs);
	expect(leaf.parent.parent).toBeInstanceOf(WorkspaceSplit);
	expect(all('.mod-root > .workspace-split.mod-horizontal > .workspace-tabs')).toHaveLength(2);
	expect(leaf.getRoot()).toBe(app.workspace.rootSplit);
	expect(leaf.getContainer()).toBeInstanceOf(WorkspaceRoot);
	const right = app.workspace.getRightLeaf(false);
	expect([right.getRoot(), right.getContainer()]).toEqual([app.workspace.rightSplit, app.workspace.rootSplit]);
	right.detach();
});

it('a split goes with its last leaf', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	const first = app.workspace.activeLeaf;
	const leaf = app.workspace.getLeaf('split', 'horizontal');
	await openIn(app, leaf, 'b.md');
	leaf.detach();
	leaf.detach();
	expect(all('.mod-root .workspace-tabs')).toHaveLength(1);
	expect([app.workspace.activeLeaf, app.workspace.getActiveFile()?.path]).toEqual([first, 'a.md']);
});

it('a phone has no room for a split: it is a tab', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md', mobile: true });
	const first = app.workspace.activeLeaf;
	const leaf = app.workspace.getLeaf('split');
	expect(leaf.parent).toBe(first?.parent);
});

it('on a phone a side view stands in a drawer', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md', mobile: true });
	const [leaf, other] = [app.workspace.getRightLeaf(false), app.workspace.getRightLeaf(true)];
	expect(leaf.parent).toBeInstanceOf(WorkspaceMobileDrawer);
	expect([other.parent, leaf.getRoot()]).toEqual([leaf.parent, app.workspace.rightSplit]);
	for (const each of [leaf, other]) each.detach();
});

it('a new leaf is empty, and may be filled; a pinned one is left alone', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	const first = app.workspace.activeLeaf;
	const pinned: boolean[] = [];
	first?.on('pinned-change', (now: boolean) => pinned.push(now));
	first?.setPinned(true);
	const free = app.workspace.getLeaf(false);
	expect(free).not.toBe(first);
	expect([free.view.getViewType(), free.getViewState().type, pinned]).toEqual(['empty', 'empty', [true]]);
	await openIn(app, free, 'b.md');
	expect(app.workspace.getLeaf(false)).toBe(free);
});

it('the leaf used last is known for each part of the window', async () => {
	const { app, palette } = await bootSample({ files: FILES, note: 'a.md' });
	const first = app.workspace.activeLeaf;
	const second = app.workspace.getLeaf('split');
	expect(app.workspace.getMostRecentLeaf()).toBe(first);
	await openIn(app, second, 'b.md');
	expect(app.workspace.getMostRecentLeaf()).toBe(second);
	await palette('Open view');
	expect(app.workspace.getMostRecentLeaf()).toBe(second);
	expect(app.workspace.getMostRecentLeaf(app.workspace.rightSplit)?.view.getViewType()).toBe('sample-view');
});

it('the pane that is clicked is active: its editor, its file', async () => {
	const { app, view } = await bootSample({ files: FILES, note: 'a.md' });
	const other = await openIn(app, app.workspace.getLeaf('split'), 'b.md');
	const opened: (string | undefined)[] = [];
	const event = app.workspace.on('file-open', (file: TFile | null) => opened.push(file?.path));
	for (const pane of [view, other, other]) {
		pane.contentEl.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
		expect([app.workspace.activeEditor, app.workspace.getActiveFile()]).toEqual([pane, pane.file]);
		expect(all('.workspace-leaf.mod-active')).toEqual([pane.leaf.containerEl]);
	}
	expect(opened).toEqual(['a.md', 'b.md']);
	app.workspace.offref(event);
});

class SizedView extends ItemView {
	sized = 0;
	getViewType(): string {
		return 'sized-view';
	}
	getDisplayText(): string {
		return 'Sized';
	}
	override onResize(): void {
		this.sized++;
	}
}

it('a sidebar holds views as tabs: the one behind does not show and is not told of a new size', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	app.workspace.viewCreators.set('sized-view', leaf => new SizedView(leaf));
	const [first, second] = [app.workspace.getRightLeaf(false), app.workspace.getRightLeaf(false)];
	for (const leaf of [first, second]) await leaf.setViewState({ type: 'sized-view', active: true });
	app.workspace.rightSplit.expand();
	const sizes = () => {
		const views = [first.view, second.view].filter(view => view instanceof SizedView);
		const before = views.map(({ sized }) => sized);
		window.dispatchEvent(new Event('resize'));
		return views.map(({ sized }, i) => sized - (before[i] ?? 0));
	};
	const display = () => [first, second].map(({ containerEl }) => containerEl.style.display);
	expect([first.parent === second.parent, display(), sizes()]).toEqual([true, ['none', ''], [0, 1]]);
	await app.workspace.revealLeaf(first);
	expect([display(), sizes()]).toEqual([
		['', 'none'],
		[1, 0],
	]);
	app.workspace.rightSplit.collapse();
	expect(sizes()).toEqual([0, 0]);
	app.workspace.detachLeavesOfType('sized-view');
	app.workspace.viewCreators.delete('sized-view');
});

it('a deferred tab has its type and state and no view of its own until it is shown', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	const leaf = app.workspace.getLeaf('tab');
	const file = app.vault.getFileByPath('b.md');
	if (file) await leaf.openFile(file, { active: false });
	expect(leaf.isDeferred).toBe(false);
	await leaf.defer();
	expect([leaf.isDeferred, leaf.view instanceof MarkdownView]).toEqual([true, false]);
	expect(leaf.getViewState()).toMatchObject({ type: 'markdown', state: { file: 'b.md' } });
	expect(app.workspace.getLeavesOfType('markdown')).toContain(leaf);
	await leaf.loadIfDeferred();
	expect([leaf.isDeferred, leaf.view instanceof MarkdownView && leaf.view.file]).toEqual([false, file]);
	await leaf.defer();
	await app.workspace.revealLeaf(leaf);
	expect(leaf.view).toBeInstanceOf(MarkdownView);
});

it('a sidebar can be split: both views show', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	const [first, second] = [app.workspace.getLeftLeaf(false), app.workspace.getLeftLeaf(true)];
	expect(all('.mod-left-split.mod-horizontal > .workspace-tabs')).toHaveLength(2);
	expect([first, second].map(({ containerEl }) => containerEl.style.display)).toEqual(['', '']);
	for (const leaf of [first, second]) leaf.detach();
});
