import type { App } from 'obsidian';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewCharacter } from '../../../src/obsidian/features/character/new-character';
import { openNewCharacter } from '../../../src/obsidian/features/character/create-character';
import { pickOne } from '../../../src/obsidian/components/pick-dialog';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../../src/rules/books/bundled';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

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
		openNewCharacter(app, input, (character, { _id }) => {
			created.push(character);
			by.push(_id);
		});
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
	it.each([
		{ key: 'Enter', picked: ['b'] },
		{ key: 'Escape', picked: ['nothing'] },
	])('$key picks $picked', async ({ key, picked }) => {
		const { app, press, tick } = await start();
		const heard: string[] = [];
		pickOne(
			app,
			['a', 'b'],
			{ text: String, placeholder: 'Which?' },
			{ onPick: item => heard.push(item), onCancel: () => heard.push('nothing') },
		);
		await tick();
		await press('ArrowDown');
		await press(key);
		expect(heard).toEqual(picked);
	});
});
