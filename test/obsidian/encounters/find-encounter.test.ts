import { afterEach, describe, expect, it } from 'vitest';
import { playingBy } from '../played';
import { close, pressIn, start, typeInto, type Host } from '../one-app';

afterEach(close);

async function finding(command: string, ruleset: string, query: string, note = 'She waits.\n'): Promise<Host> {
	const host = await start({
		files: { 'Kestrel.md': playingBy(ruleset), 'Journal.md': note },
		note: 'Journal.md',
	});
	await host.palette(command);
	if (query === '') return host;
	await typeInto(query);
	await host.press('Enter');
	await host.tick();
	return host;
}

describe('a foe', () => {
	it('of Starforged becomes an objective in one press, and the focus is on it', async () => {
		const on = await finding('Find a foe', 'starforged', 'chiton queen');
		expect(document.querySelector('.sworn-encounter h2')?.textContent).toBe('Chiton queen');
		expect(document.activeElement?.textContent).toBe('Set the objective');
		await pressIn('.modal', 'Set the objective');
		expect(on.editor.getValue()).toContain('```sworn\nobjective: Chiton queen\nrank: extreme\nticks: 0\n```');
		expect(on.editor.hasFocus()).toBe(true);
	});

	it('of Ironsworn is a foe with the harm of its rank; a second one is counted', async () => {
		const on = await finding(
			'Find a foe',
			'classic',
			'broken',
			'```sworn\nfoe: Broken\nrank: troublesome\nticks: 0\nharm: 1\n```\n',
		);
		await pressIn('.modal', 'Face the foe');
		expect(on.editor.getValue()).toMatch(/foe: Broken 2\nrank: troublesome\nticks: 0\n(?:status: open\n)?harm: 1/);
	});

	it('is put into the note as a callout, and the search is there to go back to', async () => {
		const on = await finding('Find a foe', 'starforged', 'chiton');
		await pressIn('.modal', 'Back');
		expect(document.querySelector<HTMLInputElement>('.modal input')?.value).toBe('chiton');
		await on.press('Enter');
		await on.tick();
		await pressIn('.modal', 'Insert into note');
		expect(on.editor.getValue()).toMatch(
			/^She waits\.\n\n> \[!info\] Chiton\n> \*dangerous monster\*\n>\n> \*\*Features:\*\* /,
		);
	});
});

describe('of Delve', () => {
	it('a prepared site is a track with its theme and domain', async () => {
		const on = await finding('Find a site', 'delve', 'bonewilds');
		await pressIn('.modal', 'Enter the site');
		expect(on.editor.getValue()).toMatch(/site: Bonewilds\nrank: \w+\nticks: 0\ntheme: \w+\ndomain: [\w ]+\n```/);
	});

	it('a rarity is shown with its cost, and begins no track', async () => {
		await finding('Find a rarity', 'delve', 'black fang');
		expect(document.querySelector('.sworn-encounter .sworn-detail')?.textContent).toMatch(
			/^rarity for .+, \d experience$/,
		);
		expect([...document.querySelectorAll('.sworn-encounter button')].map(el => el.textContent)).toEqual([
			'Insert into note',
			'Back',
		]);
	});
});

it('says so where the rules have none', async () => {
	const on = await finding('Find a rarity', 'starforged', '');
	expect(on.notices().join()).toContain('Starforged has no rarities. Ironsworn: Delve has.');
});

it.each([
	['Find a rarity', 'The data that come with the plugin lack 3 of the 65 rarities of the book.'],
	['Find a site', 'The data that come with the plugin lack the table “Site Starters” of the book.'],
])('%s says what the data lack', async (command, said) => {
	const on = await finding(command, 'delve', '');
	expect(document.querySelector('.sworn-encounter-dialog')?.textContent).toContain(said);
	await on.press('Escape');
});
