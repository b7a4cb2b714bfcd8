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
		expect(contents).toBe('Kiln: 2 assets (2 abilities: 1 carried out, 0 in part, 1 shown), 2 oracles, 1 truth.');
	});

	it('in the place of the moves that there are none of', () => {
		expect(reportText([], [], 'Kiln: 1 asset.')).toBe('Kiln: 1 asset.\n');
	});

	it('but not where there are only moves', () => {
		expect(report({ moves: {} }).contents).toBeUndefined();
	});
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
	expect(contents).toBe('Kiln: 1 asset.');
});
