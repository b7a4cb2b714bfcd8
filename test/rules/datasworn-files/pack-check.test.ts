import { describe, expect, it } from 'vitest';
import { reportOfFile } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';

function report(contents: object) {
	const text = JSON.stringify({ _id: 'kiln', type: 'expansion', ruleset: 'starforged', title: 'Kiln', ...contents });
	const reading = reportOfFile(text, 'kiln.json');
	if (!reading.ok) throw new Error(reading.problems[0]?.message);
	return reading.value;
}

const messages = (contents: object) => report(contents).findings.map(({ message }) => message);

const assets = (...list: readonly object[]) => ({ assets: { path: { contents: { ...list } } } });

describe('what a Datasworn file holds is counted', () => {
	it('assets with how far their abilities are carried out, and all else', () => {
		const abilities = [
			{ text: 'When you Face Danger, add +1.' },
			{ text: 'When you Face Danger, the ember judges you in ways that none foresee.' },
		];
		const row = { roll: { min: 1, max: 100 }, text: 'Ash' };
		const { contents } = report({
			...assets({ name: 'Potter', abilities }, { name: 'Bowl' }),
			oracles: { a: { contents: { b: { rows: [row] }, c: { rows: [row] } } } },
			truths: { sun: { name: 'Sun', options: [{ description: 'Out.' }] } },
		});
		expect(contents).toBe(
			'Kiln: 2 assets (2 abilities: 1 carried out, 0 in part, 1 shown; left to you: Potter 2), 2 oracles, 1 truth.',
		);
	});

	it('in the place of the moves that there are none of', () => {
		expect(reportText([], [], 'Kiln: 1 asset.')).toBe('Kiln: 1 asset.\n');
	});

	it('but not where there are only moves', () => {
		expect(report({ moves: {} }).contents).toBeUndefined();
	});
});

it.each([
	['spirit +1\nclay -1', []],
	['momentm -1', [expect.stringContaining('Potter 1: “momentm” is no meter of these rules. Did you mean “momentum”?')]],
	['add 1', [expect.stringContaining('Potter 1: always: “add 1” is not an effect.')]],
])('what is stated beside an ability, and cannot be, is told: %s', (always, told) => {
	const clay = { field_type: 'condition_meter', label: 'clay', max: 3, value: 3 };
	const abilities = [{ text: 'When you Face Danger, shape it.', effects: { always } }];
	expect(messages(assets({ name: 'Potter', controls: { clay }, abilities }))).toEqual(told);
});

describe('what a Datasworn file was made for', () => {
	it.each([
		['starforged', []],
		['classic', ['It was made for “classic” and is read over Sundered Isles. Check that its moves fit.']],
		['emberfall', ['It was made for “emberfall” and is read over Sundered Isles. Check that its moves fit.']],
	])('%s, read over Sundered Isles', (ruleset, told) => {
		const reading = reportOfFile(JSON.stringify({ _id: 'k', ruleset, moves: {} }), 'k.json', 'sundered_isles');
		expect(reading.ok && reading.value.findings.map(({ message }) => message)).toEqual(told);
	});
});

describe('an id that is replaced and is nowhere', () => {
	it.each(['asset:starforged/path/slueth', 'asset:*/path/slueth', 'truth:starforged/nothing'])('is told: %s', id => {
		expect(messages(assets({ name: 'Potter', replaces: [id] }))).toEqual([
			`“${id}” in “replaces” is no entry of the rules below, so nothing is replaced. Check the id.`,
		]);
	});

	it.each(['asset:starforged/path/sleuth', 'asset:*/path/sleuth', 'asset_collection:starforged/path'])(
		'is not told where it is there: %s',
		id => {
			expect(messages(assets({ name: 'Potter', replaces: [id] }))).toEqual([]);
		},
	);
});

it('a row that rolls an oracle that is nowhere is told', () => {
	const row = { roll: { min: 1, max: 100 }, text: 'Lost', oracle_rolls: [{ oracle: 'oracle_rollable:kiln/none' }] };
	expect(messages({ oracles: { a: { contents: { b: { rows: [row] } } } } })).toEqual([
		'“oracle_rollable:kiln/none” is rolled by a row, but is no oracle of these rules. Check the id.',
	]);
});

it('a ruleset of its own is read over no book', () => {
	const { over, contents } = report({ type: 'ruleset', ruleset: undefined, ...assets({ name: 'Bowl' }) });
	expect(over).toBeUndefined();
	expect(contents).toBe('Kiln: 1 asset. A character with “ruleset: kiln” plays it by itself.');
});

describe('the head of the check', () => {
	it('names who made the file, and under which licence', () => {
		const authors = [{ name: 'Ada Byron', email: 'ada@example.com' }, { name: 'Bo' }];
		const license = 'https://creativecommons.org/licenses/by-nc-sa/4.0';
		const { contents } = report({ authors, license, ...assets({ name: 'Bowl' }) });
		expect(contents).toBe('Kiln (Ada Byron, Bo, CC BY-NC-SA 4.0): 1 asset.');
	});

	it('needs neither', () => {
		expect(report({ authors: null, license: null, ...assets({ name: 'Bowl' }) }).contents).toBe('Kiln: 1 asset.');
	});

	it('says how a ruleset of its own is played by itself', () => {
		const { contents } = report({ type: 'ruleset', ruleset: undefined, moves: {} });
		expect(contents).toBe('Kiln. A character with “ruleset: kiln” plays it by itself.');
	});

	it('names the moves that stand in the place of others of the same name, but not those that replace them by id', () => {
		const move = (name: string, more = {}) => ({
			name,
			roll_type: 'no_roll',
			trigger: { text: 'When...' },
			text: 'When you rest, take +1 spirit.',
			...more,
		});
		const moves = (...list: readonly object[]) => ({ moves: { kiln: { contents: { ...list } } } });
		expect(report(moves(move('Hearten'), move('Fire the Kiln'), move('HEAL'))).contents).toBe(
			'Kiln. In the place of moves of the same name: Hearten, HEAL.',
		);
		expect(report(moves(move('Hearten', { replaces: ['move:starforged/recover/hearten'] }))).contents).toBeUndefined();
	});

	it('names the assets that stand beside others of the same name', () => {
		expect(report(assets({ name: 'Sleuth' }, { name: 'Bowl' })).contents).toBe(
			'Kiln: 2 assets. Beside others of the same name, which are then called “Sleuth (Starforged)”: Sleuth.',
		);
	});
});

describe('a link that leads nowhere', () => {
	const ability = (text: string) => assets({ name: 'Bowl', abilities: [{ text }] });

	it.each(['datasworn:move:kiln/none', 'asset:starforged/path/none', 'datasworn:oracle_rollable:starforged/none'])(
		'is told: %s',
		id => {
			expect(messages(ability(`When you [Fire It](${id}), take +1 momentum.`))).toEqual([
				`“${id.replace('datasworn:', '')}” is linked, but is no entry of these rules, so only the words of the link are shown. Check the id.`,
			]);
		},
	);

	it.each([
		'datasworn:move:starforged/adventure/face_danger',
		'move:starforged/adventure/face_danger',
		'oracle_rollable:starforged/core/action',
		'https://example.com/none',
		'Another note.md',
	])('is none where it leads somewhere: %s', id => {
		expect(messages(ability(`When you [Face Danger](${id}), take +1 momentum.`))).toEqual([]);
	});
});
