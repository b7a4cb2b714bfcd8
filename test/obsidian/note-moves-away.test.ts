import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../main';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { landing } from '../support/scripted-dice';
import { block, KESTREL } from './played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

const PROSE = 'Prose.\n';
const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');

async function opened(mode: 'live' | 'preview', journal: string): Promise<Booted<SwornJournalPlugin>> {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': journal };
	host = await boot<SwornJournalPlugin>({ files, note: 'Journal.md', mode });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(50);
	return host;
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('button')];

async function press(label: string): Promise<void> {
	const found = buttons().find(({ textContent }) => textContent?.startsWith(label));
	if (!found) throw new Error(`no “${label}” among ${buttons().map(({ textContent }) => textContent)}`);
	found.click();
	await host?.tick(50);
}

/** The dialog of a move, ready to be rolled with the next key. */
async function dialogOpen(on: Booted<SwornJournalPlugin>): Promise<void> {
	on.editor.setCursor({ line: 1, ch: 0 });
	await on.palette('Make a move');
	const field = document.querySelector<HTMLInputElement>('.modal input');
	if (!field) throw new Error('no dialog');
	field.value = 'face danger';
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await on.tick();
	await on.press('Enter');
	await on.tick();
}

const rename = async (on: Booted<SwornJournalPlugin>, from: string, to: string) => {
	const file = on.app.vault.getFileByPath(from);
	if (file) await on.app.fileManager.renameFile(file, to);
	await on.tick(50);
};

const goes = [
	{
		how: 'deleted',
		away: async ({ app, tick }: Booted<SwornJournalPlugin>) => {
			const file = app.vault.getFileByPath('Journal.md');
			if (file) await app.vault.delete(file);
			await tick(50);
		},
	},
];

it('a journal that is renamed while the dialog of a move is open: the move stands in it under its new name', async () => {
	const on = await opened('live', PROSE);
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

it.each(goes)(
	'a journal that is $how while the dialog of a move is open: nothing is written, and that is reported',
	async ({ away }) => {
		const on = await opened('live', PROSE);
		await dialogOpen(on);
		await away(on);
		await on.press('e');
		await on.press('Enter');
		await on.tick(50);
		expect(on.notices().join()).toContain('is not there any more. Nothing was written.');
		expect(await on.read('Kestrel.md')).toBe(KESTREL);
		for (const { path } of on.app.vault.getMarkdownFiles()) expect(await on.read(path)).not.toContain('dice');
	},
);

it.each(['live', 'preview'] as const)('a card in a note that was renamed still rolls, in %s', async mode => {
	const on = await opened(mode, CALL);
	await rename(on, 'Journal.md', 'Diary.md');
	await press('Roll');
	await on.view.save();
	expect(await on.read('Diary.md')).toContain('dice: 6 vs 2, 4');
	expect(await on.read('Kestrel.md')).toContain('momentum: 4\n');
});

it('a character that cannot be written: the journal in the editor is as it was, and so it is after its save', async () => {
	const on = await opened('live', CALL);
	on.backend.fail({ on: 'write', path: 'Kestrel.md' });
	await press('Roll');
	expect(on.view.getViewData()).toBe(CALL);
	expect(on.notices().join()).toContain('nothing has changed');
	await on.view.save();
	expect([await on.read('Journal.md'), await on.read('Kestrel.md')]).toEqual([CALL, KESTREL]);
});

it('a journal that cannot be saved: nothing of the move is, and it can be made again', async () => {
	const on = await opened('live', CALL);
	on.backend.fail({ on: 'write', path: 'Journal.md' });
	await press('Roll');
	// The app may be in the middle of a save of its own, so the note is looked at for a while.
	await on.tick(5_000);
	expect(on.view.getViewData()).toBe(CALL);
	expect(on.notices().join()).toContain('nothing has changed');
	expect([await on.read('Journal.md'), await on.read('Kestrel.md')]).toEqual([CALL, KESTREL]);
	await press('Try again');
	expect(await on.read('Journal.md')).toContain('dice: 6 vs 2, 4');
	expect(await on.read('Kestrel.md')).toContain('momentum: 4\n');
});
