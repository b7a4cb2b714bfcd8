import { afterEach, expect, it } from 'vitest';
import { close, fill, type Host, opened, pressButton } from './opened';
import { block, KESTREL } from './played';

afterEach(close);

const PROSE = 'Prose.\n';
const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');

async function journal(mode: 'live' | 'preview', text: string): Promise<Host> {
	const host = await opened(
		{ files: { 'Kestrel.md': KESTREL, 'Journal.md': text }, note: 'Journal.md', mode },
		[6, 2, 4],
	);
	await host.tick(50);
	return host;
}

/** The dialog of a move, ready to be rolled with the next key. */
async function dialogOpen(on: Host): Promise<void> {
	on.editor.setCursor({ line: 1, ch: 0 });
	await on.palette('Make a move');
	await fill('face danger', '.modal input');
	await on.press('Enter');
	await on.tick();
}

const rename = async (on: Host, from: string, to: string) => {
	const file = on.app.vault.getFileByPath(from);
	if (file) await on.app.fileManager.renameFile(file, to);
	await on.tick(50);
};

it('a journal that is renamed while the dialog of a move is open: the move stands in it under its new name', async () => {
	const on = await journal('live', PROSE);
	await dialogOpen(on);
	await rename(on, 'Journal.md', 'Diary.md');
	await on.press('e');
	await on.press('Enter');
	await on.tick(50);
	await on.view.save();
	expect(on.app.vault.getFileByPath('Journal.md')).toBeNull();
	expect(await on.read('Diary.md')).toContain('dice: 6 vs 2, 4');
	expect(await on.read('Kestrel.md')).toContain('momentum: 4\n');
});

it('a journal that is deleted while the dialog of a move is open: nothing is written, and that is reported', async () => {
	const on = await journal('live', PROSE);
	await dialogOpen(on);
	const file = on.app.vault.getFileByPath('Journal.md');
	if (file) await on.app.vault.delete(file);
	await on.tick(50);
	await on.press('e');
	await on.press('Enter');
	await on.tick(50);
	expect(on.notices().join()).toContain('is not there any more. Nothing was written.');
	expect(await on.read('Kestrel.md')).toBe(KESTREL);
	for (const { path } of on.app.vault.getMarkdownFiles()) expect(await on.read(path)).not.toContain('dice');
});

it.each(['live', 'preview'] as const)('a card in a note that was renamed still rolls, in %s', async mode => {
	const on = await journal(mode, CALL);
	await rename(on, 'Journal.md', 'Diary.md');
	await pressButton('Roll');
	await on.view.save();
	expect(await on.read('Diary.md')).toContain('dice: 6 vs 2, 4');
	expect(await on.read('Kestrel.md')).toContain('momentum: 4\n');
});

it('a character that cannot be written: the journal in the editor is as it was, and so it is after its save', async () => {
	const on = await journal('live', CALL);
	on.backend.fail({ on: 'write', path: 'Kestrel.md' });
	await pressButton('Roll');
	expect(on.view.getViewData()).toBe(CALL);
	expect(on.notices().join()).toContain('nothing has changed');
	await on.view.save();
	expect([await on.read('Journal.md'), await on.read('Kestrel.md')]).toEqual([CALL, KESTREL]);
});

it('a journal that cannot be saved: nothing of the move is, and it can be made again', async () => {
	const on = await journal('live', CALL);
	on.backend.fail({ on: 'write', path: 'Journal.md' });
	await pressButton('Roll');
	// The app may be in the middle of a save of its own, so the note is looked at for a while.
	await on.tick(5_000);
	expect(on.view.getViewData()).toBe(CALL);
	expect(on.notices().join()).toContain('nothing has changed');
	expect([await on.read('Journal.md'), await on.read('Kestrel.md')]).toEqual([CALL, KESTREL]);
	await pressButton('Try again');
	expect(await on.read('Journal.md')).toContain('dice: 6 vs 2, 4');
	expect(await on.read('Kestrel.md')).toContain('momentum: 4\n');
});
