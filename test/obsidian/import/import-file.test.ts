import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { foundry, stargazer, stargazerSheet } from '../../journal/import/other-apps/exports';
import { close } from '../commands/writing';
import type { Importing } from './importing';
import { dialog, loaded, opened as openedBy, stopped } from './importing';

beforeAll(loaded, 60_000);
afterEach(close);

const opened = (files: Readonly<Record<string, string>> = {}) => openedBy(files, 'Import from another app');

/** Puts a text into the field for it. */
async function paste(host: Importing, text: string): Promise<void> {
	const area = dialog()?.querySelector('textarea') ?? expect.fail('no field for the text');
	area.value = text;
	area.dispatchEvent(new InputEvent('input', { bubbles: true }));
	await host.tick(50);
}

/** Chooses a file of the vault. */
async function choose(host: Importing, path: string): Promise<readonly string[]> {
	const choice = dialog()?.querySelector<HTMLSelectElement>('#sworn-import-path') ?? expect.fail('no choice of a file');
	choice.value = path;
	choice.dispatchEvent(new Event('change', { bubbles: true }));
	await host.tick(50);
	return [...choice.options].map(({ value }) => value);
}

/** Picks a file of the device. */
async function pickFile(host: Importing, file: File): Promise<void> {
	const input = dialog()?.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no field for a file');
	Object.defineProperty(input, 'files', { value: [file], configurable: true });
	input.dispatchEvent(new Event('change', { bubbles: true }));
	await host.tick(50);
}

const STARGAZER = JSON.stringify({ a1: stargazer() });
const CLOCKS = Array.from({ length: 60 }, (_, at) => ({ id: `c${at}`, name: `Clock ${at}`, segments: 6, filled: 2 }));
const SHEET = 'Lantern Reach (Stargazer)/Ilka Voss.md';

describe('Import from another app', () => {
	it('reports first what a file of the vault would become, then makes notes, and undoes all of it', async () => {
		const host = await opened({ 'Backup/Starforged.json': STARGAZER });
		const before = await host.texts();
		await choose(host, 'Backup/Starforged.json');
		expect(dialog()?.textContent).toContain('Chosen: Backup/Starforged.json');
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('1 character, 1 vow, 1 progress track, 1 clock');
		expect(await host.texts()).toEqual(before);
		await host.click('Import');
		expect(dialog()?.textContent).toContain('6 notes imported to “Lantern Reach (Stargazer)”.');
		const after = await host.texts();
		expect(after).toMatchObject(before);
		expect(after[SHEET]).toContain('sworn: character');
		await host.click('Close');
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
		expect(host.app.vault.getAbstractFileByPath('Lantern Reach (Stargazer)')).toBeNull();
	});

	it('undoes what it made of names with combining accents, and imports them again', async () => {
		const decomposed = (words: string) => words.replace('Lantern', 'Lánte\u0308rn').normalize('NFD');
		const host = await opened({ 'Backup.json': decomposed(STARGAZER) });
		const before = await host.texts();
		for (let times = 0; times < 2; times += 1) {
			if (!dialog()) await host.palette('Import from another app');
			await host.tick(50);
			await choose(host, 'Backup.json');
			await host.click('Show the report');
			await host.click('Import');
			expect(dialog()?.textContent).toContain(`6 notes imported to “${'Lántërn'.normalize('NFC')} Reach (Stargazer)”.`);
			await host.click('Close');
			await host.undoImport();
			expect(await host.texts()).toEqual(before);
		}
	});

	it('offers texts and notes for a journal in Lonelog, behind the files of apps, and no notes of ours', async () => {
		const host = await opened({
			'Z.json': STARGAZER,
			'Log.md': '# The gale\n\n@ Face Danger\nd: 4 + edge 2 = 6 vs 3, 9 -> weak hit\n',
			'Old.txt': '? Is it dark\n-> yes\n',
			'Kestrel.md': '---\nsworn: npc\n---\n',
			'Picture.png': '',
		});
		const paths = await choose(host, 'Log.md');
		expect(paths.slice(0, 3)).toEqual(['', 'Z.json', 'Old.txt']);
		expect(paths).toContain('Log.md');
		expect(paths.filter(path => /Kestrel|Picture/.test(path))).toEqual([]);
		await host.click('Show the report');
		await host.click('Import');
		expect((await host.texts())['The gale (Lonelog)/Journal/The gale.md']).toContain('outcome: weak hit, 6 vs 3, 9');
	});

	it('takes a file of the device, in the game that is chosen', async () => {
		const host = await opened();
		const content = JSON.stringify(foundry());
		// jsdom has no `Blob.text`
		const text = () => Promise.resolve(content);
		await pickFile(host, Object.assign(new File([content], 'fvtt-Actor-torv.json'), { text }));
		expect(dialog()?.textContent).toContain('Chosen: fvtt-Actor-torv.json');
		await host.click('Show the report');
		await host.click('Import');
		expect((await host.texts())['Torv (Foundry)/Torv.md']).toContain('ruleset: starforged');
	});

	it('takes a pasted text, with the notes of assets beside the sheet', async () => {
		const ship = { title: 'Starship', items: [{ text: 'x', marked: true }], track: { value: 4, max: 5, min: 0 } };
		const host = await opened();
		await paste(host, JSON.stringify([stargazer({ character: [stargazerSheet({ assets: [ship] })] })]));
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('1 note of an asset is made.');
		await host.click('Import');
		expect((await host.texts())['Lantern Reach (Stargazer)/Starship.md']).toContain('integrity: 4');
	});

	// A press of the mouse ends what is typed: a line that came only then would push the button away under the pointer.
	it('says that a text was chosen while it is typed, before the field is left', async () => {
		const host = await opened();
		await paste(host, STARGAZER);
		expect(dialog()?.textContent).toContain('Chosen: the pasted text');
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('1 character, 1 vow');
	});

	it.each([
		['an app', JSON.stringify({ a1: stargazer({ clocks: CLOCKS }) }), 'Lantern Reach (Stargazer)'],
		[
			'Lonelog',
			`@ Strike\n${CLOCKS.map(({ name }) => `[Clock:${name} 2/6]`).join('\n')}\n-> miss\n`,
			'Journal (Lonelog)',
		],
	])('asks when it is closed while it writes a file of %s, and names what a stop leaves', async (_, text, folder) => {
		const host = await opened();
		await paste(host, text);
		await host.click('Show the report');
		expect(await stopped(host, 'Import')).toMatch(/Stop the import\? \d+ of \d+ notes are written\./);
		const made = Object.keys(await host.texts()).filter(path => path.startsWith(`${folder}/`)).length;
		const [, named] = /Stopped: (\d+) of \d+ notes were imported/.exec(dialog()?.textContent ?? '') ?? [];
		expect(Number(named)).toBe(made);
	});

	it('does not write over anything: a second time it names what is there', async () => {
		const host = await opened();
		await paste(host, STARGAZER);
		await host.click('Show the report');
		await host.click('Import');
		await host.click('Close');
		const after = await host.texts();
		await host.palette('Import from another app');
		await host.tick(50);
		await paste(host, STARGAZER);
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('It was imported before.');
		expect(await host.texts()).toEqual(after);
	});

	it.each([
		['nothing is chosen', undefined, 'Choose a file, or paste its text.'],
		['the text is no JSON', 'Dear diary', 'it is not JSON'],
		['nobody knows the app', '{"hp": 3}', 'It is not known which app this file is from.'],
	])('says what to do if %s', async (_, text, words) => {
		const host = await opened();
		if (text !== undefined) await paste(host, text);
		await host.click('Show the report');
		expect(dialog()?.querySelector('form')?.textContent).toContain(words);
	});
});
