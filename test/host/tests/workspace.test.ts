import { expect, it, onTestFinished } from 'vitest';
import { MarkdownView } from '../workspace/markdown-view';
import { ItemView } from '../workspace/leaf';
import { all, bootSample, one } from './sample';

const FILES = { 'a.md': '# A\n\ntext\n', 'b.md': '# B\n' };

class StateView extends ItemView {
	readonly states: unknown[] = [];
	readonly ephemeral: unknown[] = [];
	getViewType(): string {
		return 'state-view';
	}
	getDisplayText(): string {
		return 'States';
	}
	override async setState(state: unknown): Promise<void> {
		this.states.push(state);
	}
	override setEphemeralState(state: unknown): void {
		this.ephemeral.push(state);
	}
}

it('setViewState and setEphemeralState reach the view', async () => {
	const { app } = await bootSample({ files: FILES });
	app.workspace.viewCreators.set('state-view', leaf => new StateView(leaf));
	const leaf = app.workspace.getLeaf(true);
	await leaf.setViewState({ type: 'state-view', state: { who: 'Mara' } });
	leaf.setEphemeralState({ scroll: 3 });
	expect(leaf.view).toMatchObject({ states: [{ who: 'Mara' }], ephemeral: [{ scroll: 3 }] });
	app.workspace.viewCreators.delete('state-view');
});

it('openFile honours mode and active', async () => {
	const { app, tick } = await bootSample({ files: FILES, note: 'a.md' });
	const first = app.workspace.activeLeaf;
	const leaf = app.workspace.getLeaf('tab');
	const file = app.vault.getFileByPath('b.md');
	if (file) await leaf.openFile(file, { active: false, state: { mode: 'preview' } });
	await tick();
	expect(app.workspace.activeLeaf).toBe(first);
	expect(leaf.view instanceof MarkdownView && leaf.view.getMode()).toBe('preview');
	expect(leaf.getViewState()).toMatchObject({ type: 'markdown', state: { file: 'b.md', mode: 'preview' } });
});

it('a sidebar that is clicked is active: then there is no active editor, but still an active file', async () => {
	const { app, palette } = await bootSample({ files: FILES, note: 'a.md' });
	await palette('Open view');
	expect(app.workspace.activeEditor).toBeNull();
	expect(app.workspace.getActiveFile()?.path).toBe('a.md');
	one('.cm-content').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
	expect(app.workspace.activeEditor?.file?.path).toBe('a.md');
});

it('a side view follows the metadata cache', async () => {
	const { palette, writeOutside } = await bootSample({ files: { 'm.md': '---\nmomentum: 2\n---\n' } });
	await palette('Open view');
	expect(one('.mod-right-split .view-content').textContent).toBe('m: 2');
	await writeOutside('m.md', '---\nmomentum: 6\n---\n');
	expect(one('.mod-right-split .view-content').textContent).toBe('m: 6');
});

it('looking at a note with Windows line ends does not write it', async () => {
	const text = 'one\r\ntwo\r\n';
	const { view, read, backend } = await bootSample({ files: { 'w.md': text }, note: 'w.md' });
	await view.setMode('preview');
	await view.setMode('source');
	expect(await read('w.md')).toBe(text);
	expect(backend.writes).toEqual([]);
});

it('what another program writes with Windows line ends shows line by line', async () => {
	const { view, writeOutside, read } = await bootSample({ files: { 'w.md': 'one\r\ntwo\r\n' }, note: 'w.md' });
	await writeOutside('w.md', 'one\r\ntwo\r\nthree\r\n');
	expect(view.getViewData()).toBe('one\ntwo\nthree\n');
	expect(await read('w.md')).toBe('one\r\ntwo\r\nthree\r\n');
});

it('a link to a heading scrolls there; a link to no note makes it', async () => {
	const { app, editor, tick } = await bootSample({ files: { 'a.md': 'x\n\n# Down\n' }, note: 'a.md' });
	await app.workspace.openLinkText('a#Down', 'a.md');
	expect(editor.getCursor().line).toBe(2);
	await app.workspace.openLinkText('Fresh', 'a.md');
	await tick();
	expect(app.workspace.getActiveFile()?.path).toBe('Fresh.md');
});

it('a view whose plugin goes leaves its tab, and comes back with its state when the plugin is enabled', async () => {
	const { app, plugin, palette, tick } = await bootSample({ files: FILES, note: 'a.md' });
	await palette('Open view');
	const [leaf] = app.workspace.getLeavesOfType('sample-view');
	await leaf?.setViewState({ type: 'sample-view', state: { shows: 'b' } });
	const before = leaf?.view;
	plugin.unload();
	await tick();
	expect(leaf?.view).not.toBe(before);
	expect(leaf?.view.containerEl.textContent).toBe(
		'Plugin no longer activeThe plugin that created this tab (sample-view) has gone away.',
	);
	await plugin.load();
	await tick();
	expect(leaf?.view).toBeInstanceOf(before?.constructor);
	expect(app.workspace.getLeavesOfType('sample-view')).toEqual([leaf]);
});

it('what the host has not got throws, also a window of its own', async () => {
	const { app } = await bootSample({ files: FILES, note: 'a.md' });
	expect(() => app.workspace.getLeaf('window')).toThrow(/not built/);
	expect(() => app.workspace.openPopoutLeaf()).toThrow(/not built/);
});

it('setActiveLeaf focuses the editor in its older form as well', async () => {
	const { app, view, editor } = await bootSample({ files: FILES, note: Object.keys(FILES)[0] });
	editor.blur();
	app.workspace.setActiveLeaf(view.leaf, false, true);
	expect(editor.hasFocus()).toBe(true);
});

it('a card of text on a canvas has an editor, which is the active one, and no MarkdownView', async () => {
	const canvas = JSON.stringify({ nodes: [{ type: 'text', text: 'In a card.' }] });
	const { app } = await bootSample({ files: { 'a.md': 'A', 'b.canvas': canvas }, note: 'a.md' });
	const file = app.vault.getFileByPath('b.canvas');
	if (file) await app.workspace.getLeaf(false).openFile(file);
	expect(app.workspace.activeEditor).toBeNull();
	all('.canvas-node .cm-content')[0]?.focus();
	expect(app.workspace.activeEditor?.editor.getValue()).toBe('In a card.');
	expect(app.workspace.activeEditor).not.toBeInstanceOf(MarkdownView);
	expect(app.workspace.getActiveViewOfType(MarkdownView)).toBeNull();
	expect(app.workspace.getLeavesOfType('markdown')).toEqual([]);
});

it('from reading to editing no event tells that the mode changes', async () => {
	const { app, view } = await bootSample({ files: { 'a.md': 'A' }, note: 'a.md', mode: 'preview' });
	const told: string[] = [];
	const names = ['layout-change', 'file-open', 'active-leaf-change'] as const;
	const refs = names.map(name => app.workspace.on(name, () => void told.push(name)));
	onTestFinished(() => refs.forEach(ref => app.workspace.offref(ref)));
	await view.setMode('live');
	expect(told).toEqual([]);
	await view.setMode('preview');
	expect(told).toEqual(['layout-change']);
});
