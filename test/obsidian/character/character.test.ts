import type { App } from 'obsidian';
import { h, render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { AskDialog } from '../../../src/obsidian/ask-dialog';
import { CharacterSheet } from '../../../src/obsidian/character/character-sheet';
import type { NewCharacter } from '../../../src/obsidian/character/new-character';
import { NewCharacterDialog } from '../../../src/obsidian/character/new-character-dialog';
import type { SheetEdit } from '../../../src/obsidian/character/sheet-edit';
import { sheetView } from '../../../src/obsidian/character/sheet-view';
import { pickOne } from '../../../src/obsidian/pick-dialog';
import type { Character } from '../../../src/play/character';
import { NOTHING_YET, readNextBonus } from '../../../src/play/character';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../../src/rules/bundled';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

const ruleset = bundledRuleset('starforged');
const kestrel: Character = {
	name: 'Kestrel Vane',
	stats: { edge: 2, heart: 1, iron: 3, shadow: 2 },
	meters: { health: 4, spirit: 5, supply: 0 },
	momentum: -2,
	impacts: ['wounded', 'battered'],
	...NOTHING_YET,
	special: { quests: 46, bonds: 87, discoveries: 40 },
	experience: 5,
	experience_spent: 3,
	next: ['+1 (Secure an Advantage)'].flatMap(text => readNextBonus(text) ?? []),
	combat: 'in a bad spot',
};

const open: Booted<unknown>[] = [];
afterEach(async () => {
	for (const booted of open.splice(0)) await booted.close();
});

async function start() {
	const booted = await boot({ load: 'none' });
	open.push(booted);
	const { app, press, tick } = booted;
	return { app: app as unknown as App, press, tick };
}

const texts = (selector: string) => Array.from(document.querySelectorAll(selector), el => el.textContent);
const el = <E extends HTMLElement = HTMLElement>(selector: string): E => {
	const found = document.querySelector<E>(selector);
	if (!found) throw new Error(`no ${selector}`);
	return found;
};

function type(selector: string, text: string): void {
	const field = el<HTMLInputElement>(selector);
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('the sheet', () => {
	it('as the rules see the character', () => {
		const { stats, meters, impacts } = sheetView(kestrel, ruleset);
		expect(stats.at(-1)).toEqual({ name: 'wits' });
		expect(meters).toEqual([
			{ name: 'health', value: 4, min: 0, max: 5, noRise: 'not while wounded' },
			{ name: 'spirit', value: 5, min: 0, max: 5, noRise: 'at its maximum' },
			{ name: 'supply', value: 0, min: 0, max: 5, noFall: 'at its minimum' },
			{ name: 'momentum', value: -2, min: -6, max: 8, reset: 0 },
		]);
		expect(impacts.map(({ group, impacts }) => `${group}: ${impacts.map(({ name }) => name).join(', ')}`)).toEqual([
			'misfortunes: wounded, shaken, unprepared',
			'burdens: doomed, tormented, indebted',
			'lasting effects: permanently harmed, traumatized',
			'others: battered',
		]);
	});

	it('is pressed and ticked', async () => {
		const { tick } = await start();
		const edits: SheetEdit[] = [];
		const box = document.body.createDiv();
		const change = (edit: SheetEdit) => edits.push(edit);
		render(h(CharacterSheet, { character: kestrel, ruleset, problems: [], change }), box);
		await tick();
		expect(texts('.sworn-stat dd')).toEqual(['2', '1', '3', '2', '–']);
		expect(texts('output')).toEqual(['4', '5', '0', '−2']);
		expect(texts('.sworn-waiting')).toEqual([
			'Experience: 5 earned, 3 spent',
			'On the next move: +1 (Secure an Advantage)',
		]);
		expect(texts('.sworn-special .sworn-track-bar')).toEqual([
			'quests1 of 10 boxes, 2 ticks, filled once',
			'bonds1 of 10 boxes, 3 ticks, filled twice',
			'discoveries10 of 10 boxes',
		]);
		el('[aria-label="Lower health"]').click();
		el('[aria-label="Raise health, not while wounded"]').click();
		el('[aria-label="Raise momentum"]').click();
		el('.sworn-impact-group input').click();
		el('.sworn-impact-group label:last-child input').click();
		expect(edits).toEqual([
			{ kind: 'meter', meter: 'health', by: -1 },
			{ kind: 'meter', meter: 'momentum', by: 1 },
			{ kind: 'impact', impact: 'wounded', marked: false },
			{ kind: 'impact', impact: 'unprepared', marked: true },
		]);
		render(null, box);
	});
});

describe('a new character', () => {
	const submit = () => el<HTMLFormElement>('form').requestSubmit();

	it('is created from the form', async () => {
		const { app, tick } = await start();
		const created: NewCharacter[] = [];
		const rulesets = RULESET_IDS.map(id => ({ id, title: rulesetTitle(id) }));
		const input = {
			rulesets,
			asksRules: true,
			rulesetOf: (id: string) => bundledRuleset(isRulesetId(id) ? id : 'classic'),
			folder: 'Campaign',
			exists: (name: string) => name === 'Taken',
		};
		const by: string[] = [];
		new NewCharacterDialog(app, input, (character, { _id }) => {
			created.push(character);
			by.push(_id);
		}).open();
		expect(document.activeElement?.id).toBe('sworn-rules');
		expect(texts('#sworn-rules option')).toEqual(['Ironsworn', 'Ironsworn: Delve', 'Starforged', 'Sundered Isles']);
		const rules = el<HTMLSelectElement>('#sworn-rules');
		rules.value = 'delve';
		rules.dispatchEvent(new Event('change', { bubbles: true }));
		submit();
		await tick();
		expect(texts('.sworn-error')).toEqual(['Write a name.']);
		type('#sworn-name', 'Taken');
		type('#sworn-stat-wits', '9');
		await tick();
		expect(texts('.sworn-error')).toEqual([
			'A note called “Taken” is already there. Choose another name.',
			'A stat is a whole number from 0 to 5.',
		]);
		type('#sworn-name', 'Rook');
		type('#sworn-stat-wits', '2');
		await tick();
		submit();
		expect(created).toEqual([{ name: 'Rook', stats: { edge: 3, heart: 2, iron: 2, shadow: 1, wits: 2 } }]);
		expect(by).toEqual(['delve']);
		expect(texts('.modal')).toEqual([]);
	});
});

describe('asking', () => {
	it('a question comes first', async () => {
		const { app, tick } = await start();
		const asked: unknown[] = [];
		const rows = [
			{ odds: '50/50', yes: 50 },
			{ odds: 'Likely', yes: 75 },
		];
		new AskDialog(app, { rows }, question => asked.push(question)).open();
		el('.sworn-odds-rows button:last-child').click();
		await tick();
		expect(texts('.sworn-error')).toEqual(['Write the question first.']);
		type('#sworn-question', ' Is it guarded? ');
		await tick();
		el('.sworn-odds-rows button:last-child').click();
		expect(asked).toEqual([{ question: 'Is it guarded?', odds: 'Likely' }]);
	});

	it.each([
		{ key: 'Enter', picked: ['b'] },
		{ key: 'Escape', picked: ['nothing'] },
	])('$key picks $picked', async ({ key, picked }) => {
		const { app, press, tick } = await start();
		const heard: string[] = [];
		pickOne(
			app,
			['a', 'b'],
			String,
			item => heard.push(item),
			'Which?',
			() => heard.push('nothing'),
		);
		await tick();
		await press('ArrowDown');
		await press(key);
		expect(heard).toEqual(picked);
	});
});
