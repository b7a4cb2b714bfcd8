import { afterEach, describe, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { close, fill, type Host, opened, pressButton, settings } from '../opened';
import { KESTREL, NOBODYS, playingBy } from '../played';

afterEach(close);

/** The dialog, opened over a journal. */
async function asking(note: string, faces: readonly number[], more: BootOptions = {}): Promise<Host> {
	const host = await opened(
		{ files: { 'Kestrel.md': KESTREL, 'Journal.md': note }, note: 'Journal.md', ...more },
		faces,
	);
	await host.palette('Ask the oracle');
	return host;
}

const rows = () => [...document.querySelectorAll('.modal .sworn-move-name')].map(el => el.textContent);

async function answered(on: Host): Promise<string> {
	await on.tick(40);
	return on.editor.getValue();
}

const BLOCK = '```sworn\noracle: Core / Action\ndice: 3\nresult: Advance\n```';

describe('a table', () => {
	it('is found by a few letters; Enter rolls, and its block is at the cursor', async () => {
		const on = await asking('She runs.\n', [3]);
		await fill('core act');
		expect(rows()[0]).toBe('Action');
		await on.press('Enter');
		expect(await answered(on)).toBe(`She runs.\n\n${BLOCK}\n\n`);
		expect(on.notices()).toContain('Core / Action: Advance');
		expect(on.editor.hasFocus()).toBe(true);
	});

	it('is rolled with the one that goes with it in one go', async () => {
		const on = await asking('She runs.\n', [3, 100]);
		await fill('action theme');
		expect(rows()[0]).toBe('Action + Theme');
		await on.press('Enter');
		expect(await answered(on)).toMatch(/oracle: Core \/ Action \+ Theme\ndice: 3; 100\nresult: Advance \+ \w+\n/);
		await on.palette('Ask the oracle');
		expect(rows().slice(0, 2)).toEqual(['Ask a yes or no question', 'Action + Theme']);
		await on.press('Escape');
	});

	it('with a number behind its name is rolled so often', async () => {
		const on = await asking('She runs.\n', [12, 12, 55]);
		await fill('settlement first look 2');
		expect(rows()[0]).toBe('First Look × 2');
		await on.press('Enter', { shiftKey: true });
		expect(await answered(on)).toMatch(/`sworn: Settlement \/ First Look › [^;]+; [^;(]+ \(rolled: \d+; \d+\)`/);
	});

	it('with Shift+Enter is a line in the text', async () => {
		const on = await asking('She runs.\n', [3]);
		await fill('core act');
		await on.press('Enter', { shiftKey: true });
		expect(await answered(on)).toContain('She runs.\n\n`sworn: Core / Action › Advance (rolled: 3)`\n');
	});

	it('is a line by the button as well, and then Shift makes it a block', async () => {
		const on = await asking('She runs.\n', [3]);
		await fill('core act');
		await pressButton('Write as one line');
		expect(document.querySelector('.modal .sworn-oracle-form [aria-pressed]')?.getAttribute('aria-pressed')).toBe(
			'true',
		);
		document.querySelector<HTMLInputElement>('.modal input')?.focus();
		await on.press('Enter', { shiftKey: true });
		expect(await answered(on)).toContain(BLOCK);
	});

	describe('where the settings want answers as one line', () => {
		const files = {
			'Kestrel.md': KESTREL,
			'Journal.md': 'She runs.\n',
			...settings({ answers: 'line' }),
		};

		it('is a line, and with Shift+Enter a block', async () => {
			const on = await asking('', [3, 3], { files });
			expect(document.querySelector('.modal .sworn-oracle-form [aria-pressed]')?.getAttribute('aria-pressed')).toBe(
				'true',
			);
			await fill('core act');
			await on.press('Enter');
			expect(await answered(on)).toContain('She runs.\n\n`sworn: Core / Action › Advance (rolled: 3)`\n');
			await on.palette('Ask the oracle');
			await fill('core act');
			await on.press('Enter', { shiftKey: true });
			expect(await answered(on)).toContain(BLOCK);
		});
	});

	describe('that is a favourite', () => {
		const star = (name: string) => document.querySelector<HTMLElement>(`.modal [aria-label="Favourite: ${name}"]`);
		const saved = async (on: Host) =>
			(JSON.parse(await on.read('.obsidian/plugins/sworn-journal/data.json')) as { favourites: unknown }).favourites;

		it('by a key is first from the next time on, before those asked recently', async () => {
			const on = await asking('', [3]);
			await fill('core theme');
			await on.press('d', { ctrlKey: true });
			expect(star('Core / Theme')?.getAttribute('aria-pressed')).toBe('true');
			expect(document.querySelector('.modal [role=status]')?.textContent).toBe('Core / Theme is a favourite now.');
			expect(await saved(on)).toEqual(['Core / Theme']);
			await fill('core act');
			await on.press('Enter');
			await answered(on);
			await on.palette('Ask the oracle');
			expect(rows().slice(0, 3)).toEqual(['Ask a yes or no question', 'Theme', 'Action']);
			await on.press('Escape');
		});

		it('by its star, which the row that is selected gives to Tab, is none after another press', async () => {
			const on = await asking('', []);
			await fill('core theme');
			expect(star('Core / Theme')?.tabIndex).toBe(0);
			star('Core / Theme')?.click();
			await on.tick();
			expect(await saved(on)).toEqual(['Core / Theme']);
			expect(document.querySelectorAll('.modal')).toHaveLength(1);
			star('Core / Theme')?.click();
			await on.tick();
			expect(await saved(on)).toEqual([]);
			await on.press('Escape');
		});
	});

	it('leaves what is selected alone', async () => {
		const on = await asking('She runs.\n', [3], { load: 'source' });
		on.editor.setSelection({ line: 0, ch: 0 }, { line: 0, ch: 3 });
		await fill('core act');
		await on.press('Enter');
		expect(await answered(on)).toBe(`She runs.\n\n${BLOCK}\n\n`);
	});

	it('goes to the end of a note in Reading view', async () => {
		const on = await asking('She runs.\n\nOn.\n', [3], { mode: 'preview' });
		await fill('core act');
		await on.press('Enter');
		await on.tick(40);
		expect(await on.read('Journal.md')).toContain(`On.\n\n${BLOCK}`);
	});

	it('on a phone is picked by a touch', async () => {
		const on = await asking('She runs.\n', [3], { mobile: true });
		await fill('core act');
		document.querySelector<HTMLElement>('.modal .sworn-move-row')?.click();
		expect(await answered(on)).toContain(BLOCK);
	});
});

describe('a site of the character', () => {
	it('has its features and dangers among the oracles', async () => {
		const site = '---\nsworn: site\ncharacter: "[[Kestrel]]"\nrank: dangerous\ntheme: Ancient\ndomain: Barrow\n---\n';
		const files = { 'Kestrel.md': playingBy('delve'), 'Maw.md': site, 'Journal.md': '' };
		const on = await asking('', [21], { files });
		await on.tick(40);
		await fill('maw fea');
		expect(rows()[0]).toBe('Feature');
		await on.press('Enter');
		expect(await answered(on)).toContain('oracle: Maw / Feature\ndice: 21\nresult: Burial chambers\n');
	});
});

describe('the region of the journal', () => {
	it('has its tables before those of the others', async () => {
		const on = await asking('---\nregion: Expanse\n---\n', [1]);
		await fill('starship mission');
		expect(rows()[0]).toBe('Expanse');
		await on.press('Enter');
		expect(await answered(on)).toContain('oracle: Starship / Starship Mission / Expanse\ndice: 1\n');
	});
});

describe('a question', () => {
	it('comes first while nothing is typed, and opens in the same window', async () => {
		const on = await asking('', [34]);
		expect(rows()[0]).toBe('Ask a yes or no question');
		await on.press('Enter');
		expect(document.querySelectorAll('.modal')).toHaveLength(1);
		await fill('Is somebody here?');
		await on.press('Enter');
		await on.press('Enter');
		expect(await answered(on)).toContain('ask: Is somebody here?\nodds: 50/50\ndice: 34\nanswer: yes');
	});

	it.each([
		['1', 'small chance'],
		['4', 'likely'],
		['5', 'almost certain'],
	])('that was typed with its question mark comes first, and needs only its odds: %s', async (key, odds) => {
		const on = await asking('', [99]);
		await fill('Is the core active?');
		expect(rows()[0]).toBe('Is the core active?');
		await on.press('Enter');
		await on.press(key);
		expect(await answered(on)).toContain(`ask: Is the core active?\nodds: ${odds}\ndice: 99`);
	});

	it('takes numbers as text before its question mark', async () => {
		const on = await asking('', []);
		await on.press('Enter');
		await fill('Are there ');
		await on.press('3');
		await on.tick(20);
		expect(document.querySelector('.modal .sworn-odds-rows')).not.toBeNull();
	});

	it('with Shift+Enter is a line in the text, and needs its words first', async () => {
		const on = await asking('She runs.\n', [33]);
		await on.press('Enter');
		await on.press('Enter');
		expect(document.querySelector('.modal [role=alert]')?.textContent).toBe('Write it first.');
		await fill('Is somebody here?');
		await on.press('Enter', { shiftKey: true });
		expect(await answered(on)).toContain('She runs.\n\n`sworn: Is somebody here? › extreme yes (50/50: 33)`\n');
		expect(on.notices()).toContain('Is somebody here?: extreme yes');
	});

	it('may be one of two possibilities, of which one is likely', async () => {
		const on = await asking('', [76]);
		await fill('A feast or drawn bows?');
		await on.press('Enter');
		await pressButton('Pick one of two');
		const fields = [...document.querySelectorAll<HTMLInputElement>('.modal input')].map(({ value }) => value);
		expect(fields).toEqual(['A feast', 'drawn bows']);
		await on.press('Enter');
		expect(await answered(on)).toContain('ask: A feast\nor: drawn bows\nodds: likely\ndice: 76\nanswer: drawn bows');
	});

	it('comes after the oracles that were found, and is left when none is', async () => {
		const on = await asking('', []);
		await fill('core act');
		expect([rows()[0], rows().at(-1)]).toEqual(['Action', 'core act']);
		await fill('qqqq');
		expect(rows()).toEqual(['qqqq']);
		await on.press('Escape');
		expect(await answered(on)).toBe('');
	});
});

it('if no rules are named, asks for them first', async () => {
	const host = await asking('', [], { files: { 'Kestrel.md': NOBODYS, 'Journal.md': '' } });
	await host.tick(40);
	expect(document.querySelector('.prompt')?.textContent).toContain('Sundered Isles');
	await host.press('Escape');
});

it('a Datasworn file of the vault brings oracles of its own', async () => {
	const colour = { name: 'Colour', dice: '1d6', rows: [{ min: 1, max: 6, text: 'Green' }] };
	const files = {
		'Kestrel.md': KESTREL.replace('---', '---\nrules: "[[Lamps.json]]"'),
		'Lamps.json': JSON.stringify({ _id: 'lamps', oracles: { lamps: { name: 'Lamps', contents: { colour } } } }),
		'Journal.md': '',
	};
	const on = await asking('', [5], { files });
	await on.tick(40);
	await fill('colour');
	await on.press('Enter');
	expect(await answered(on)).toContain('oracle: Lamps / Colour\ndice: 5\nresult: Green');
});
