import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import type { Importing } from './importing';
import { dialog, loaded, notice, opened } from './importing';

beforeAll(loaded, 60_000);
afterEach(close);

async function importedInPlace(): Promise<Importing & { readonly before: Readonly<Record<string, string>> }> {
	const host = await opened();
	const before = await host.texts();
	await host.importAs('in place');
	return Object.assign(host, { before });
}

const move = async (host: Importing, from: string, to: string) => {
	const file = host.app.vault.getAbstractFileByPath(from);
	if (!file) throw new Error(`no ${from}`);
	const folder = to.split('/').slice(0, -1).join('/');
	if (folder !== '' && !host.app.vault.getAbstractFileByPath(folder)) await host.app.vault.createFolder(folder);
	await host.app.vault.rename(file, to);
	await host.tick(50);
};

describe('an import is undone to the byte', () => {
	it.each([
		['a note was renamed', 'Salt/Clocks/Hull rot.md', 'Salt/Clocks/Rot.md'],
		['a note was moved out of its folder', 'Salt/Clocks/Hull rot.md', 'Elsewhere/Deep/Hull rot.md'],
		['its folder was renamed', 'Salt', 'Brine'],
		['its folder was moved', 'Salt', 'Old/Campaigns/Salt'],
	])('after %s', async (_, from, to) => {
		const host = await importedInPlace();
		await move(host, from, to);
		await host.undoImport();
		const under = (path: string) =>
			path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
		const moved = Object.entries(host.before).map(([path, text]) => [under(path), text]);
		expect(await host.texts()).toEqual(Object.fromEntries(moved));
	});

	it('after its folder of copies was renamed: they go, and so does the folder', async () => {
		const host = await opened();
		const before = await host.texts();
		await host.importAs('copies');
		await move(host, 'Salt (Sworn Journal)', 'Mine');
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
		expect(host.app.vault.getAbstractFileByPath('Mine')).toBeNull();
	});

	it('after it was stopped and resumed four times, all of it at once', async () => {
		const host = await opened();
		const before = await host.texts();
		const stop = () => {
			const buttons = [...(dialog()?.querySelectorAll('button') ?? [])];
			buttons.find(({ textContent }) => textContent === 'Stop')?.click();
		};
		for (let i = 0; i < 4; i++) {
			await host.way('in place');
			await host.click('Show the report');
			const written = host.app.vault.on('modify', stop);
			await host.click('Import in place');
			host.app.vault.offref(written);
			expect(dialog()?.textContent).toMatch(/Stopped: [1-9]\d* of \d+ notes were imported/);
			await host.click('Close');
			await host.palette('Import from Iron Vault');
			await host.tick(50);
		}
		await host.importAs('in place');
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
		await host.palette('Undo the last import');
		await host.tick(50);
		expect(notice()).toContain('There is no import to undo.');
	});
});

describe('a note that is gone when the import is undone', () => {
	const GONE = 'Salt/Clocks/Hull rot.md';

	it('is named, and gets its text back once it is there again', async () => {
		const host = await importedInPlace();
		const file = host.app.vault.getFileByPath(GONE);
		if (!file) throw new Error('no clock');
		const imported = await host.read(GONE);
		await host.app.vault.delete(file);
		await host.undoImport();
		expect(notice()).toContain(`“${GONE}” is not there any more. What it was is kept`);
		await host.app.vault.create(GONE, imported);
		await host.undoImport();
		expect(await host.texts()).toEqual(host.before);
	});

	it('can be given up', async () => {
		const host = await importedInPlace();
		const file = host.app.vault.getFileByPath(GONE);
		if (file) await host.app.vault.delete(file);
		await host.undoImport();
		await host.palette('Undo the last import');
		await host.tick(200);
		expect(dialog()?.textContent).toContain(GONE);
		await host.click('Forget this import');
		await host.palette('Undo the last import');
		await host.tick(50);
		expect(notice()).toContain('There is no import to undo.');
	});
});

it('words that were added after the report, and imported at the second try, are there when that is undone', async () => {
	const host = await opened();
	const path = 'Salt/Clocks/Hull rot.md';
	await host.way('in place');
	await host.click('Show the report');
	const file = host.app.vault.getFileByPath(path);
	if (!file) throw new Error('no clock');
	await host.app.vault.process(file, text => `${text}\nMy words.\n`);
	const mine = await host.texts();
	await host.click('Import in place');
	await host.click('Close');
	await host.palette('Import from Iron Vault');
	await host.tick(50);
	await host.importAs('in place');
	await host.undoImport();
	expect(await host.texts()).toEqual(mine);
});

describe('what another program has written into an open note, before the app has noticed it', () => {
	const PATH = 'Salt/Clocks/Hull rot.md';

	it('is not overwritten by the import, and the note is named', async () => {
		const host = await opened();
		await host.open(PATH, 'live');
		await host.way('in place');
		await host.click('Show the report');
		host.app.vault.noticeByScan();
		const theirs = `${await host.read(PATH)}Theirs.\n`;
		await host.writeOutside(PATH, theirs);
		await host.click('Import in place');
		await host.tick(5000);
		expect(dialog()?.textContent).toContain(PATH);
		expect(await host.read(PATH)).toBe(theirs);
	});

	it('is not overwritten by its undo, and the note is named', async () => {
		const host = await importedInPlace();
		await host.open(PATH, 'live');
		host.app.vault.noticeByScan();
		const theirs = `${await host.read(PATH)}Theirs.\n`;
		await host.writeOutside(PATH, theirs);
		await host.undoImport();
		await host.tick(5000);
		expect(notice()).toContain(PATH);
		expect(await host.read(PATH)).toBe(theirs);
	});
});
