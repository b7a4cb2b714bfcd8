import { afterEach, describe, expect, it } from 'vitest';
import type { MadeCall } from '../../../src/obsidian/features/moves/dialog/move-dialog';
import { closeAllDialogs } from '../../../src/obsidian/components/open-dialogs';
import { MoveDialog } from '../../../src/obsidian/features/moves/dialog/move-dialog';
import type { Character } from '../../../src/play/character/character';
import { NOTHING_YET } from '../../../src/play/character/character';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import type { App } from 'obsidian';

const book = rulebook(bundledRuleset('starforged'));
const kestrel: Character = {
	name: 'Kestrel Vane',
	stats: { edge: 2, heart: 1, iron: 3, shadow: 2, wits: 1 },
	meters: { health: 4, spirit: 5, supply: 3 },
	momentum: 3,
	impacts: [],
	...NOTHING_YET,
	next: [],
};

const open: Booted<unknown>[] = [];
afterEach(async () => {
	closeAllDialogs();
	for (const booted of open.splice(0)) await booted.close();
});

interface Start {
	readonly character?: Partial<Character>;
	readonly recent?: readonly string[];
	readonly offer?: readonly string[];
}

async function start({ character = {}, recent = [], offer = [] }: Start = {}) {
	const booted = await boot({ load: 'none' });
	open.push(booted);
	const rolled: MadeCall[] = [];
	const input = { book, character: { ...kestrel, ...character }, recent, offer };
	new MoveDialog(booted.app as unknown as App, input, call => rolled.push(call)).open();
	await booted.tick();
	const type = async (text: string) => {
		const field = document.activeElement;
		if (!(field instanceof HTMLInputElement)) throw new Error(`the focus is on ${field?.outerHTML}`);
		field.value = text;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		await booted.tick();
	};
	const pick = async (query: string) => {
		await type(query);
		await booted.press('Enter');
	};
	const said = () => rolled.map(({ move, rollInput }) => ({ move: move.name, ...rollInput }));
	const { press, tick } = booted;
	return { press, tick, type, pick, said };
}

const labelOf = (field: Element | null) => document.querySelector(`label[for="${field?.id}"]`)?.textContent;
const texts = (selector: string) => Array.from(document.querySelectorAll(selector), el => el.textContent);
const el = (selector: string): HTMLElement => {
	const found = document.querySelector<HTMLElement>(selector);
	if (!found) throw new Error(`no ${selector}`);
	return found;
};

describe('picking a move', () => {
	it('starts in the field, with the moves that are due, then the recent ones', async () => {
		await start({ recent: ['Compel'], offer: ['Endure Harm'] });
		expect(document.activeElement?.getAttribute('role')).toBe('combobox');
		expect(texts('.sworn-move-name').slice(0, 3)).toEqual(['Endure Harm', 'Compel', 'Begin a Session']);
	});

	it('marks what was met and names the active row', async () => {
		const { type, press } = await start();
		await type('fd');
		expect(texts('.sworn-move-row:first-child .sworn-met')).toEqual(['F', 'D']);
		await press('ArrowDown');
		const active = document.activeElement?.getAttribute('aria-activedescendant');
		expect(document.getElementById(active ?? '')?.textContent).toContain('Face Defeat');
		expect(texts('[aria-selected=true]')).toHaveLength(1);
	});

	it('says so when no move answers', async () => {
		const { type, press, said } = await start();
		await type('qqqq');
		expect(texts('.sworn-search [role=status]')).toEqual([
			'No move matches that. Try initials, or a word of the trigger.',
		]);
		await press('Enter');
		expect(said()).toEqual([]);
	});

	it('Escape closes and changes nothing', async () => {
		const { pick, press, said } = await start();
		await pick('fd');
		await press('Escape');
		expect(texts('.modal')).toEqual([]);
		expect(said()).toEqual([]);
	});

	it.each([{ way: 'Alt+Left' }, { way: 'the button' }])('$way goes back to what was typed', async ({ way }) => {
		const { pick, press, tick } = await start();
		await pick('compel');
		if (way === 'Alt+Left') await press('ArrowLeft', { altKey: true });
		else el('.sworn-back').click();
		await tick();
		expect(document.activeElement).toMatchObject({ value: 'compel' });
	});

	it('a press picks', async () => {
		const { type, tick } = await start();
		await type('compel');
		el('.sworn-move-row').click();
		await tick();
		expect(texts('.modal-title')).toEqual(['Compel']);
	});
});

describe('rolling', () => {
	it('two letters, Enter, a letter, Enter', async () => {
		const { pick, press, said } = await start();
		await pick('fd');
		await press('i');
		expect(texts('[role=radio][aria-checked=true] .sworn-option-name')).toEqual(['iron']);
		await press('Enter');
		expect(said()).toEqual([{ move: 'Face Danger', roll: { option: 'iron' } }]);
		expect(texts('.modal')).toEqual([]);
	});

	it('arrows choose, round the ends', async () => {
		const { pick, press, said } = await start();
		await pick('fd');
		for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await press(key);
		expect(document.activeElement?.textContent).toContain('wits');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Face Danger', roll: { option: 'wits' } }]);
	});

	it.each([
		{ keys: ['Enter'], option: 'iron' },
		{ keys: ['e', 'Enter'], option: 'edge' },
	])('the best stat is on, and a letter chooses another: $keys', async ({ keys, option }) => {
		const { pick, press, said } = await start();
		await pick('fd');
		for (const key of keys) await press(key);
		expect(said()).toEqual([{ move: 'Face Danger', roll: { option } }]);
	});

	it('an add with its reason, from the field of the reason', async () => {
		const { pick, press, type, said } = await start();
		await pick('gather');
		await press('+');
		await type('tailwind');
		expect(texts('.sworn-sum')).toEqual(['wits 1 + 1 = 2']);
		await press('Enter');
		expect(said()).toEqual([
			{ move: 'Gather Information', roll: { option: 'wits' }, adds: [{ amount: 1, reason: 'tailwind' }] },
		]);
	});

	it('an Enter that ends the composition of a word does not roll', async () => {
		const { pick, press, said } = await start();
		await pick('gather');
		await press('+');
		const end = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true });
		document.activeElement?.dispatchEvent(end);
		expect(said()).toEqual([]);
	});

	it('an Enter that is held down since the pick does not roll', async () => {
		const { pick, said } = await start();
		await pick('gather');
		const held = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, repeat: true });
		document.activeElement?.dispatchEvent(held);
		expect(said()).toEqual([]);
	});

	it('asks right there for a stat that the sheet does not have', async () => {
		const { pick, press, type, said } = await start({ character: { stats: { edge: 2 } } });
		await pick('fd');
		await press('h');
		await press('Enter');
		expect(labelOf(document.activeElement)).toBe('Value of heart');
		await type('2');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Face Danger', roll: { option: 'heart', value: 2 } }]);
	});

	it('a progress move asks for the full boxes first', async () => {
		const { pick, press, type, said } = await start();
		await pick('fulfill');
		expect(labelOf(document.activeElement)).toBe('Full boxes of the track, 0 to 10');
		await type('7');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Fulfill Your Vow', roll: { option: 'progress' }, progress: 7 }]);
	});

	it('a suffer move asks how much', async () => {
		const { pick, press, said } = await start();
		await pick('endure harm');
		await press('2');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Endure Harm', roll: { option: 'iron' }, cost: 2 }]);
	});

	it('a move that is not rolled shows its text and is made', async () => {
		const { pick, press, tick, said } = await start();
		await pick('pay the price');
		await tick(100);
		expect(texts('.sworn-move-text')[0]).toContain('When you suffer the outcome');
		expect(document.activeElement?.textContent).toBe('Make the move');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Pay the Price' }]);
	});
});

describe('a track that the move begins', () => {
	const veil = { kind: 'expedition', name: 'Past the veil', rank: 'dangerous', ticks: 8, status: 'open' } as const;
	const way = () => document.querySelector<HTMLSelectElement>('.sworn-begins select');
	const wayWords = () => Array.from(way()?.options ?? [], ({ text }) => text);

	it('is named and ranked before the roll, by keyboard', async () => {
		const { press, pick, type, tick, said } = await start();
		await pick('siv');
		expect(texts('.sworn-new-track-name')).toEqual(['Your vow']);
		await type('Find the ark');
		document.querySelectorAll<HTMLInputElement>('.sworn-ranks input')[2]?.click();
		await tick();
		await press('Enter');
		expect(said()).toEqual([
			{
				move: 'Swear an Iron Vow',
				roll: { option: 'heart' },
				begin: { name: 'Find the ark', rank: 'formidable', details: {} },
			},
		]);
	});

	it('may be left without a name, and is asked for once the dice have fallen', async () => {
		const { press, pick, said } = await start();
		await pick('siv');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Swear an Iron Vow', roll: { option: 'heart' } }]);
	});

	it('under a name that is taken is refused before the dice fall', async () => {
		const { press, pick, type, said } = await start({ character: { tracks: [{ ...veil, kind: 'vow' }] } });
		await pick('siv');
		await type('past the veil');
		await press('Enter');
		expect(said()).toEqual([]);
		expect(texts('.sworn-begins [role=alert]').join()).toContain('already');
	});

	it('is rolled for with the best stat once it is named', async () => {
		const { press, pick, type, said } = await start();
		await pick('etf');
		await type('Hold the hatch');
		await press('Enter');
		expect(said()).toMatchObject([{ roll: { option: 'iron' }, begin: { name: 'Hold the hatch', rank: 'dangerous' } }]);
	});

	it('is none while the only open one is continued, and letters choose at once', async () => {
		const { press, pick, said } = await start({ character: { tracks: [veil] } });
		await pick('ue');
		expect(wayWords()).toEqual(['Past the veil', 'A new expedition']);
		expect(document.querySelector('.sworn-new-track')).toBeNull();
		await press('w');
		await press('Enter');
		expect(said()).toEqual([{ move: 'Undertake an Expedition', roll: { option: 'wits' }, track: 'Past the veil' }]);
	});

	it('of several is said now, or later', async () => {
		const { press, pick, tick, said } = await start({ character: { tracks: [veil, { ...veil, name: 'Home' }] } });
		await pick('ue');
		expect(wayWords()).toEqual(['Past the veil', 'Home', 'A new expedition', 'Say it later']);
		expect(way()?.selectedIndex).toBe(3);
		const select = way();
		if (!select) throw new Error('no list');
		select.selectedIndex = 1;
		select.dispatchEvent(new Event('change', { bubbles: true }));
		await tick();
		await press('e');
		await press('Enter');
		expect(said()).toMatchObject([{ track: 'Home', roll: { option: 'edge' } }]);
	});
});
