import { expect, it, vi } from 'vitest';
import type { Editor } from '../editor/editor';
import type { TFile } from '../vault/files';
import { MarkdownView } from '../workspace/markdown-view';
import { bootSample } from './sample';

const TEXT = 'one\ntwo\nthree\n';

/** The same note in two panes. */
async function twoPanes(mode: 'source' | 'preview' = 'source') {
	const { app, view, tick, writeOutside, read, notices } = await bootSample({ files: { 'a.md': TEXT }, note: 'a.md' });
	const file = app.vault.getFileByPath('a.md');
	if (!file) throw new Error('no note');
	const openOther = async () => {
		const leaf = app.workspace.getLeaf('split');
		await leaf.openFile(file, { state: { mode } });
		await tick();
		if (!(leaf.view instanceof MarkdownView)) throw new Error('no second pane');
		return leaf.view;
	};
	return { app, file, first: view, openOther, tick, writeOutside, read, notices };
}

it('what is typed in one pane shows in the other at once, whose cursor and history stay', async () => {
	const { app, first, openOther, read } = await twoPanes();
	const second = await openOther();
	const told: string[] = [];
	const event = app.workspace.on('quick-preview', (file: TFile, data: string) => told.push(`${file.path}: ${data}`));
	second.editor.replaceRange('!', { line: 2, ch: 5 });
	second.editor.setCursor({ line: 2, ch: 3 });
	first.editor.replaceRange('zero\n', { line: 0, ch: 0 });
	expect(second.editor.getValue()).toBe('zero\none\ntwo\nthree!\n');
	expect(second.editor.getCursor()).toEqual({ line: 3, ch: 3 });
	expect(told).toEqual(['a.md: one\ntwo\nthree!\n', 'a.md: zero\none\ntwo\nthree!\n']);
	expect(await read('a.md')).toBe(TEXT);
	second.editor.undo();
	second.editor.undo();
	expect([first.getViewData(), second.getViewData()]).toEqual([TEXT, TEXT]);
	app.workspace.offref(event);
});

it('a Reading view beside the editor follows while typing', async () => {
	const { first, openOther, tick } = await twoPanes('preview');
	const second = await openOther();
	first.editor.replaceRange('zero\n\n', { line: 0, ch: 0 });
	await tick();
	expect(second.previewMode.containerEl.textContent).toContain('zero');
});

it('a second pane shows what is not saved yet in the first', async () => {
	const { first, openOther, read } = await twoPanes();
	first.editor.setLine(0, 'typed');
	const second = await openOther();
	expect([second.getViewData(), await read('a.md')]).toEqual(['typed\ntwo\nthree\n', TEXT]);
});

it('typing in both panes in turn is saved once each, without talk of merging', async () => {
	const { first, openOther, read, notices } = await twoPanes();
	const second = await openOther();
	first.editor.setLine(0, '1');
	second.editor.setLine(1, '2');
	await first.save();
	first.editor.setLine(2, '3');
	await second.save();
	await first.save();
	expect(await read('a.md')).toBe('1\n2\n3\n');
	expect([first.getViewData(), second.getViewData(), notices()]).toEqual(['1\n2\n3\n', '1\n2\n3\n', []]);
});

it('an outside change is merged once for both panes', async () => {
	const { first, openOther, writeOutside, read, notices } = await twoPanes();
	const second = await openOther();
	first.editor.setLine(0, 'mine');
	await writeOutside('a.md', 'one\ntwo\ntheirs\n');
	const merged = 'mine\ntwo\ntheirs\n';
	expect([first.getViewData(), second.getViewData(), notices().length]).toEqual([merged, merged, 1]);
	await first.save();
	expect(await read('a.md')).toBe(merged);
});

it('a change through the vault shows in both panes, and is a step of both histories', async () => {
	const { app, file, first, openOther, tick } = await twoPanes();
	const second = await openOther();
	await app.vault.process(file, text => text.replace('two', '2'));
	await tick();
	expect([first.getViewData(), second.getViewData()]).toEqual(['one\n2\nthree\n', 'one\n2\nthree\n']);
	second.editor.undo();
	expect([first.getViewData(), second.getViewData()]).toEqual([TEXT, TEXT]);
});

it('what cannot be saved from one pane is saved from the other', async () => {
	const { app, file, first, openOther, read, tick } = await twoPanes();
	const second = await openOther();
	first.editor.setLine(0, 'typed');
	vi.spyOn(app.vault, 'modify').mockRejectedValueOnce(new Error('disk full'));
	first.leaf.detach();
	await tick();
	expect([await read(file.path), second.getViewData()]).toEqual([TEXT, 'typed\ntwo\nthree\n']);
	await second.save();
	expect(await read(file.path)).toBe('typed\ntwo\nthree\n');
});

it('an outside change is told as a change of the editor, of each pane', async () => {
	const { app, first, openOther, writeOutside } = await twoPanes();
	const second = await openOther();
	const changed: Editor[] = [];
	const event = app.workspace.on('editor-change', (editor: Editor) => changed.push(editor));
	await writeOutside('a.md', 'theirs\n');
	expect(changed).toEqual([first.editor, second.editor]);
	app.workspace.offref(event);
});

it('a note in Reading view cannot be typed in, and its editor follows what is written', async () => {
	const { app, file, first, tick } = await twoPanes();
	await first.setMode('preview');
	expect(getComputedStyle(first.editor.cm.dom.parentElement ?? document.body).display).toBe('none');
	expect(first.previewMode.containerEl.closest('[contenteditable="true"]')).toBeNull();
	expect(app.workspace.activeEditor?.editor).toBe(first.editor);
	await app.vault.process(file, text => text.replace('two', '2'));
	await tick();
	expect(first.previewMode.containerEl.textContent).toContain('2');
	expect(first.editor.getLine(1)).toBe('2');
});

it('a renamed note keeps what is drawn of it', async () => {
	const { app, file, first, tick } = await twoPanes();
	await first.setMode('preview');
	const drawn = first.previewMode.containerEl.querySelector('p');
	await app.fileManager.renameFile(file, 'b.md');
	await tick();
	expect(drawn && first.previewMode.containerEl.contains(drawn)).toBe(true);
});
