import { afterEach, expect, it, vi } from 'vitest';
import { hunksBetween, mergeTexts } from '../workspace/text-diff';
import type { TFile } from '../vault/files';
import { boot } from '../../support/boot';
import { bootSample } from './sample';

const FILES = { 'a.md': 'one\ntwo\n', 'b.md': '# B\n' };

afterEach(() => {
	vi.useRealTimers();
});

const merges = [
	{
		edits: 'in different places',
		base: 'a\nb\nc\nd\n',
		mine: 'A\nb\nc\nd\n',
		theirs: 'a\nb\nc\nD\n',
		both: 'A\nb\nc\nD\n',
	},
	{
		edits: 'in several places that alternate',
		base: 'one\n\ntwo\n\nthree\n\nfour\n\nfive\n',
		mine: 'one!\n\ntwo\n\nthree!\n\nfour\n\nfive!\n',
		theirs: 'one\n\ntwo?\n\nthree\n\nfour?\n\nfive\n',
		both: 'one!\n\ntwo?\n\nthree!\n\nfour?\n\nfive!\n',
	},
	{ edits: 'of lines that touch', base: 'one\ntwo\n', mine: 'one!\ntwo\n', theirs: 'one\nTWO\n', both: 'one!\nTWO\n' },
	{ edits: 'at the same place', base: 'x\n', mine: 'x\nmine\n', theirs: 'x\ntheirs\n', both: 'x\ntheirs\nmine\n' },
	{ edits: 'of the same word', base: 'supply: 3\n', mine: 'supply: 4\n', theirs: 'supply: 5\n', both: 'supply: 4\n' },
	{ edits: 'that are the same', base: 'a\nb\n', mine: 'a\nB\n', theirs: 'a\nB\n', both: 'a\nB\n' },
	{ edits: 'to a line deleted here', base: '1\ntwo\n3\n', mine: '1\n3\n', theirs: '1\ntwo\n3!\n', both: '1\n3!\n' },
	{ edits: 'to a line deleted there', base: '1\ntwo\n3\n', mine: '1!\ntwo\n3\n', theirs: '1\n3\n', both: '1!\n3\n' },
	{
		edits: 'before letters of several bytes, where the line breaks differ as well',
		base: 'עברית נכתבת מימין\r\n\r\nsix\r\n',
		mine: 'She goes.\nעברית נכתבת מימין\n\nsix\n',
		theirs: 'עברית נכתבת מימין\r\n\r\nsix\r\n\r\nFrom elsewhere.\r\n',
		both: 'She goes.\nעברית נכתבת מימין\n\nsix\n\r\nFrom elsewhere.\r\n',
	},
];

it.each(merges)('edits $edits are merged', ({ base, mine, theirs, both }) => {
	expect(mergeTexts(base, mine, theirs)).toBe(both);
});

it('the spans that differ make one text out of the other', () => {
	const [before, after] = ['Mara 😀 rolls\nand misses', 'Mara 😃 rolls 6\nand hits'];
	const apply = (text: string, { from, to, insert }: { from: number; to: number; insert: string }) =>
		text.slice(0, from) + insert + text.slice(to);
	expect(hunksBetween(before, after).reduceRight(apply, before)).toBe(after);
});

it('the cursor stays at the same words while changes around it are merged', async () => {
	const text = 'first line\n\nsecond line\n\nthird line\n';
	const { editor, writeOutside, notices } = await bootSample({ files: { 'a.md': text }, note: 'a.md' });
	editor.replaceRange('typed ', { line: 2, ch: 0 });
	editor.setCursor({ line: 2, ch: 'typed second'.length });
	await writeOutside('a.md', `new top\n${text.replace('third', '3rd')}`);
	expect(editor.getValue()).toBe('new top\nfirst line\n\ntyped second line\n\n3rd line\n');
	expect(editor.getRange({ line: 3, ch: 0 }, editor.getCursor())).toBe('typed second');
	expect(notices()).toContain('“a.md” has been modified externally, merging changes automatically.');
});

it('saves two seconds after a change, and typing on does not put the save off', async () => {
	const { editor, read, tick } = await bootSample({ files: FILES, note: 'a.md' });
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
	editor.setLine(0, '1');
	vi.advanceTimersByTime(1500);
	editor.setLine(1, '2');
	vi.advanceTimersByTime(400);
	expect(await read('a.md')).toBe(FILES['a.md']);
	vi.advanceTimersByTime(200);
	await tick();
	expect(await read('a.md')).toBe('1\n2\n');
});

it('a note is saved when its leaf shows another one, when the leaf is closed and when the app quits', async () => {
	const { app, editor, open, read, tick, close } = await boot({ load: 'none', files: FILES, note: 'a.md' });
	editor.setLine(0, 'left');
	await open('b.md');
	expect(await read('a.md')).toBe('left\ntwo\n');
	editor.setLine(0, 'closed');
	app.workspace.activeLeaf?.detach();
	await tick();
	expect(await read('b.md')).toBe('closed\n');
	await open('a.md');
	app.workspace.activeEditor?.editor.setLine(0, 'quit');
	await app.quit();
	expect(await read('a.md')).toBe('quit\ntwo\n');
	await close();
});

it('a save that fails is told, and the note is saved with the next change', async () => {
	const { editor, view, backend, read, notices } = await bootSample({ files: FILES, note: 'a.md' });
	backend.failWrite(1);
	editor.setLine(0, 'kept');
	await view.save();
	expect([await read('a.md'), editor.getValue()]).toEqual(['one\ntwo\n', 'kept\ntwo\n']);
	expect(notices().join()).toContain('Failed to save “a.md”');
	editor.setLine(1, 'too');
	await view.save();
	expect(await read('a.md')).toBe('kept\ntoo\n');
});

it('save(true) empties the view after it', async () => {
	const { editor, view, read } = await bootSample({ files: FILES, note: 'a.md' });
	editor.setLine(0, 'saved');
	await view.save(true);
	expect([await read('a.md'), editor.getValue()]).toEqual(['saved\ntwo\n', '']);
});

it('a view goes with its deleted note, and what was typed is not written', async () => {
	const { app, editor, backend, tick } = await bootSample({ files: FILES, note: 'a.md' });
	const file = app.vault.getFileByPath('a.md');
	editor.setLine(0, 'typed');
	if (file) await app.vault.delete(file);
	await tick();
	expect([app.workspace.getLeavesOfType('markdown'), app.workspace.getActiveFile()]).toEqual([[], null]);
	expect(backend.writes).toEqual([]);
});

it('a view follows its renamed note, with what was typed', async () => {
	const { app, editor, view, read } = await bootSample({ files: FILES, note: 'a.md' });
	const renamed: string[] = [];
	view.onRename = async ({ path }: TFile) => void renamed.push(path);
	editor.setLine(0, 'typed');
	const file = app.vault.getFileByPath('a.md');
	if (file) await app.fileManager.renameFile(file, 'c.md');
	expect([renamed, view.file?.path, view.getDisplayText()]).toEqual([['c.md'], 'c.md', 'c']);
	await view.save();
	expect(await read('c.md')).toBe('typed\ntwo\n');
});

it('a save during a save returns at once, and what was typed is saved after it', async () => {
	const { app, backend, view, editor, read } = await boot({ files: { 'a.md': 'One.' }, note: 'a.md', load: 'none' });
	const release = backend.holdWrite(1);
	editor.setValue('Two.');
	const first = view.save();
	editor.setValue('Three.');
	await view.save();
	expect(await read('a.md')).toBe('One.');
	release();
	await first;
	expect(await read('a.md')).toBe('Three.');
	await app.quit();
});

it('a read does not wait for a write', async () => {
	const { app, backend } = await boot({ files: { 'a.md': 'One.' }, load: 'none' });
	const file = app.vault.getFileByPath('a.md');
	if (!file) throw new Error('no note');
	const release = backend.holdWrite(1);
	const written = app.vault.modify(file, 'Two.');
	expect([await app.vault.read(file), await app.vault.adapter.read('a.md')]).toEqual(['One.', 'One.']);
	release();
	await written;
	expect(await app.vault.read(file)).toBe('Two.');
});

it('what another program wrote is noticed by a scan where only a scan tells', async () => {
	const { app, editor, tick, writeOutside } = await boot({ files: { 'a.md': 'One.' }, note: 'a.md', load: 'none' });
	app.vault.noticeByScan();
	await writeOutside('a.md', 'Two.');
	await tick(3000);
	const file = app.vault.getFileByPath('a.md');
	const there = await app.vault.adapter.stat('a.md');
	expect([editor.getValue(), file?.stat.mtime === there?.mtime]).toEqual(['One.', false]);
	await app.vault.scan();
	await tick();
	expect([editor.getValue(), file?.stat.mtime === there?.mtime]).toEqual(['Two.', true]);
});
