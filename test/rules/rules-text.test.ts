import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import type { Move } from '../../src/rules/move';
import { moveText, outcomeText, plainText } from '../../src/rules/rules-text';
import { OUTCOMES } from '../../src/rules/core/outcome';

const starforged = bundledRuleset('starforged').moves;
const moves = [...new Set(RULESET_IDS.flatMap(id => bundledRuleset(id).moves))];

describe('plain text', () => {
	it.each([
		{ what: 'bold', markdown: 'On a __weak hit__, **wait**.', plain: 'On a weak hit, wait.' },
		{ what: 'italics', markdown: 'Sail _now_ or *never*.', plain: 'Sail now or never.' },
		{ what: 'bold italics', markdown: 'A ***storm***.', plain: 'A storm.' },
		{ what: 'italics in bold', markdown: '__Mark *adrift*.__', plain: 'Mark adrift.' },
		{ what: 'two in a row', markdown: '__one__ __two__', plain: 'one two' },
		{ what: 'one letter', markdown: 'Plan *B*', plain: 'Plan B' },
		{ what: 'a link', markdown: 'Then [Bail Out](datasworn:move:x/bail_out) (-1).', plain: 'Then Bail Out (-1).' },
		{ what: 'a bold link', markdown: '[__Bail Out__](datasworn:move:x/bail_out)', plain: 'Bail Out' },
		{ what: 'a table', markdown: 'Roll.\n\n{{table>move.x}}\n\nThen sleep.', plain: 'Roll.\n\nThen sleep.' },
		{
			what: 'a list, which stays',
			markdown: 'Pick:\n\n  * __Oars:__ row\n  * Sail',
			plain: 'Pick:\n\n  * Oars: row\n  * Sail',
		},
		{ what: 'stars that are no emphasis', markdown: '2 * 3 * 4', plain: '2 * 3 * 4' },
		{ what: 'a name with underscores', markdown: 'permanently_harmed_once', plain: 'permanently_harmed_once' },
	])('drops the marks of $what', ({ markdown, plain }) => {
		expect(plainText(markdown)).toBe(plain);
	});

	it.each(moves)('leaves no marks in $name', ({ text }) => {
		expect(plainText(text)).not.toMatch(/\*\*|__|\]\(|\{\{/);
	});
});

const bailOut: Move = {
	_id: 'move:sea/peril/bail_out',
	name: 'Bail Out',
	category: 'Peril Moves',
	roll_type: 'action_roll',
	trigger: { text: 'When water comes in...', conditions: [] },
	text: [
		'__When water comes in__, roll +iron.',
		'On a __strong hit__, see [the log](https://example.org/log).',
		'{{table>bail_out.leaks}}',
		'{{table>bail_out.lost_page}}',
		'On a __miss__, [Swim](datasworn:move:sea/peril/swim).',
	].join('\n\n'),
	outcomes: {
		strong_hit: { text: 'On a __strong hit__, see [the log](https://example.org/log).\n\n{{table>bail_out.leaks}}' },
		miss: { text: 'On a __miss__, choose one.\n\n  * [Swim](datasworn:move:sea/peril/swim)\n  * Sink' },
	},
	tables: [
		{
			_id: 'bail_out.leaks',
			name: 'Leaks',
			sides: 6,
			rows: [
				{ min: null, max: null, text: 'Dry' },
				{ min: 1, max: 1, text: 'Port | starboard' },
				{ min: 2, max: 6, text: 'Below: [Swim](datasworn:move:sea/peril/swim)' },
			],
		},
	],
	allow_momentum_burn: true,
};

describe('the text of an outcome', () => {
	it('keeps its list and names moves plainly', () => {
		expect(outcomeText(bailOut, 'miss')).toBe('On a __miss__, choose one.\n\n  * Swim\n  * Sink');
	});

	it('leaves the table to the move and other links to the app', () => {
		expect(outcomeText(bailOut, 'strong_hit')).toBe('On a __strong hit__, see [the log](https://example.org/log).');
	});

	it('is nothing where the book has none', () => {
		expect(outcomeText(bailOut, 'weak_hit')).toBeUndefined();
	});

	it.each([
		{ name: 'Check Your Gear', strong_hit: 0, weak_hit: 2, miss: 0 },
		{ name: 'Gain Ground', strong_hit: 3, weak_hit: 3, miss: 0 },
		{ name: 'Enter the Fray', strong_hit: 0, weak_hit: 2, miss: 0 },
		{ name: 'Repair', strong_hit: 6, weak_hit: 6, miss: 0 },
		{ name: 'Continue a Legacy', strong_hit: 9, weak_hit: 6, miss: 3 },
	])('$name has the lists that belong to its outcomes', ({ name, ...counts }) => {
		const move = starforged.find(move => move.name === name);
		for (const outcome of OUTCOMES) {
			const items = move && outcomeText(move, outcome)?.match(/^ *\* /gm);
			expect(items?.length ?? 0).toBe(counts[outcome]);
		}
	});

	it('gives both hits of Secure an Advantage what they take', () => {
		const advantage = starforged.find(({ name }) => name === 'Secure an Advantage');
		for (const hit of ['strong_hit', 'weak_hit'] as const) {
			expect(advantage && outcomeText(advantage, hit)).toMatch(/\+2 momentum[^]*\+1 on your next move/);
		}
	});
});

describe('the full text of a move', () => {
	it('has its tables in their places', () => {
		expect(moveText(bailOut)).toBe(`__When water comes in__, roll +iron.

On a __strong hit__, see [the log](https://example.org/log).

| d6 | Result |
| --- | --- |
|  | Dry |
| 1 | Port \\| starboard |
| 2–6 | Below: Swim |

On a __miss__, Swim.`);
	});

	it.each(moves)('of $name needs nothing of Datasworn to be read', move => {
		expect(moveText(move)).not.toMatch(/datasworn:|\{\{/);
	});

	it('has a table with a column for each option', () => {
		const column = (name: string, second: number) => ({
			_id: `bail_out.${name}`,
			name,
			column: name.toLowerCase(),
			sides: 6,
			rows: [
				{ min: 1, max: second - 1, text: 'Dry' },
				{ min: second, max: 6, text: 'Wet' },
			],
		});
		const text = `On a __weak hit__, roll.\n\n{{table_columns>${bailOut._id}}}`;
		expect(moveText({ ...bailOut, text, tables: [column('Edge', 2), column('Wits', 6)] })).toBe(
			[
				'On a __weak hit__, roll.',
				'',
				'| Edge | Wits | Result |',
				'| --- | --- | --- |',
				'| 1 | 1–5 | Dry |',
				'| 2–6 | 6 | Wet |',
			].join('\n'),
		);
	});

	it('shows the three columns of Delve the Depths', () => {
		const depths = moves.find(({ name }) => name === 'Delve the Depths');
		expect(depths && moveText(depths)).toContain('| Edge | Shadow | Wits | Result |');
		expect(depths && moveText(depths)).toMatch(/\| 81–100 \| 100 \| 100 \| Mark progress twice/);
	});
});
