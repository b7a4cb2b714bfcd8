import { afterEach, expect, it } from 'vitest';
import { Menu } from '../../host/ui/menu';
import { menuRows, pickRow } from '../menus/menu';
import { playingBy } from '../played';
import { close, start, typeInto } from '../one-app';

afterEach(close);

const SESSION = 'Isles/Journal/Session 1.md';
const PAIR = '---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n';
const BLOCK = '```sworn\nvow: Find the ark\nrank: dangerous\nticks: 8\n```\n';

/** The journal of two, whose notes are in the folder of the campaign. */
async function inJournal(words = 'Rain.\n', more: Readonly<Record<string, string>> = {}) {
	const files = {
		'Isles/Aud.md': playingBy('sundered_isles'),
		'Isles/Bera.md': playingBy('sundered_isles'),
		[SESSION]: `${PAIR}${words}`,
		...more,
	};
	const host = await start({ files, note: SESSION });
	await host.tick(50);
	return host;
}

it('the views of the campaign of two go into its folder', async () => {
	const { palette, tick, read } = await inJournal();
	await palette('Create views of your campaign');
	await tick(50);
	expect(await read('Isles/Sworn Journal.base')).toContain('file.inFolder("Isles")');
});

it('the truths of the campaign of two are those of its book, beside its characters', async () => {
	const { palette, tick, app } = await inJournal('Rain.\n', { 'Isles/Truths.md': '---\nsworn: truths\n---\n' });
	await palette('Set the truths of your world');
	await tick(50);
	expect(document.querySelector('.sworn-truth-name')?.textContent).toBeTruthy();
	expect(app.vault.getAbstractFileByPath('Isles/Journal/Truths.md')).toBeNull();
});

it('the menu of a journal of two offers to check it, and asks whose', async () => {
	const { app, tick } = await inJournal();
	const menu = new Menu();
	app.workspace.trigger('file-menu', menu, app.vault.getAbstractFileByPath(SESSION), 'file-explorer-context-menu');
	menu.showAtPosition({ x: 0, y: 0 });
	await tick();
	expect(menuRows()).toContain('Journal check');
	pickRow('Journal check');
	await tick(50);
	expect([...document.querySelectorAll('.suggestion-item')].map(row => row.textContent)).toEqual(['Aud', 'Bera']);
});

it('a track of the journal of two that becomes a note belongs to both', async () => {
	const { palette, press, tick, read, app } = await inJournal(`${BLOCK}\nRain.\n`);
	const editor = app.workspace.activeEditor?.editor;
	editor?.setCursor(4, 0);
	await palette('Turn track into a note');
	await tick(50);
	if (document.querySelector('.suggestion-item')) await press('Enter');
	await tick(50);
	const made = app.vault.getMarkdownFiles().find(({ name }) => name === 'Find the ark.md');
	expect(await read(made?.path ?? '')).toContain('character:\n  - "[[Aud]]"\n  - "[[Bera]]"\n');
});

it('a person generated in the journal of two becomes a note among the people of the campaign', async () => {
	const { palette, press, tick, app } = await inJournal();
	await palette('Act as …');
	await tick(50);
	await press('Enter');
	await palette('Generate a place, ship or person');
	await tick(50);
	await typeInto('character');
	await press('Enter');
	await tick(50);
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Create note')?.click();
	await tick(50);
	expect(app.vault.getFolderByPath('Isles/People')?.children).toHaveLength(1);
});
