import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/play/character/character';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import type { RollInput } from '../../../src/play/record/roll-input';
import { rollMove } from '../../../src/play/moves/roll-move';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { percentages } from '../../../src/play/roll/odds';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import type { Rulebook } from '../../../src/rules/books/rulebook';
import { rulebook } from '../../../src/rules/books/rulebook';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { kestrel, rook, starling } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { track } from '../../support/some-tracks';
import { expectParsed, noDice, problemOf } from '../../support/tables';

const BOOKS: readonly RulesetId[] = ['classic', 'delve', 'starforged', 'sundered_isles'];
const books = new Map(BOOKS.map(id => [id, rulebook(bundledRuleset(id))]));
const bookOf = (id: RulesetId): Rulebook => {
	const book = books.get(id);
	if (!book) throw new Error(`no book ${id}`);
	return book;
};

const refusalOf = (id: RulesetId, call: MoveRecord, rollInput: RollInput, by: Character) =>
	problemOf(rollMove({ record: call, character: by, book: bookOf(id), certain: 'at_once' }, rollInput, noDice));

const rollOf = (id: RulesetId, call: MoveRecord, rollInput: RollInput, by: Character) =>
	expectParsed(
		rollMove({ record: call, character: by, book: bookOf(id), certain: 'at_once' }, rollInput, scriptedDice(3, 2, 9)),
	).record.roll;

const typed = (id: RulesetId, text: string, character: Character) => {
	const book = bookOf(id);
	const oracles = oracleBook(book.ruleset);
	return listSuggestions(text, { character, book, recent: [], oracles, recentOracles: [] }).filter(
		({ action }) => action?.kind !== 'oracle',
	);
};

/** What Enter on the first row of a typed text rolls with. */
function typedRoll(id: RulesetId, text: string, character: Character): MoveRecord['roll'] {
	const [first] = typed(id, text, character);
	if (first?.action?.kind !== 'move') throw new Error(`no row for ${text}: ${first?.detail ?? 'nothing'}`);
	return rollOf(id, newUnrolledMove(first.action.move), first.action.rollInput, character);
}

/** Every character that matters: the two values are above, at and below each other before and after the cost. */
const EACH = [0, 1, 2, 3].flatMap(meter => [1, 2, 3].flatMap(stat => [1, 2, 3].map(cost => ({ meter, stat, cost }))));

describe.each(BOOKS)('the higher of two is found after the cost: %s', id => {
	it.each([
		{ move: 'Endure Harm', meter: 'health', stat: 'iron' },
		{ move: 'Endure Stress', meter: 'spirit', stat: 'heart' },
	])('$move', ({ move, meter, stat }) => {
		for (const at of EACH) {
			const by = kestrel({ stats: { [stat]: at.stat }, meters: { [meter]: at.meter } });
			const left = Math.max(0, at.meter - at.cost);
			const picked = left > at.stat ? meter : left < at.stat ? stat : undefined;
			const [byName, byText] = [
				rollOf(id, newUnrolledMove(move), { cost: at.cost }, by),
				typedRoll(id, `${move} ${at.cost}`, by),
			];
			expect(byName?.value, JSON.stringify(at)).toBe(Math.max(left, at.stat));
			if (picked !== undefined) expect(byName?.option).toBe(picked);
			expect(byText, JSON.stringify(at)).toEqual(byName);
		}
	});
});

describe('the health of a companion is not the character’s (classic)', () => {
	const by = kestrel({ stats: { heart: 2 }, meters: { health: 5 }, assets: [rook(3)] });
	const move = 'Companion Endure Harm';

	it.each<{ way: string; roll: () => MoveRecord['roll']; is: MoveRecord['roll'] }>([
		{
			way: 'by name',
			roll: () => rollOf('classic', newUnrolledMove(move), { cost: 2 }, by),
			is: { option: 'heart', value: 2 },
		},
		{ way: 'typed', roll: () => typedRoll('classic', `${move} 2`, by), is: { option: 'heart', value: 2 } },
		{
			way: 'with the option named',
			roll: () => rollOf('classic', newUnrolledMove(move), { cost: 2, roll: { option: 'health' } }, by),
			is: { option: 'health', value: 1 },
		},
		{
			way: 'with the option in the block',
			roll: () => rollOf('classic', newUnrolledMove(move, { roll: { option: 'health' } }), { cost: 2 }, by),
			is: { option: 'health', value: 1 },
		},
		{
			way: 'with the option typed',
			roll: () => typedRoll('classic', `${move} health 2`, by),
			is: { option: 'health', value: 1 },
		},
		{
			way: 'with the other option typed',
			roll: () => typedRoll('classic', `${move} heart 1`, by),
			is: { option: 'heart', value: 2 },
		},
	])('$way', ({ roll, is }) => {
		expect(roll()).toEqual(is);
	});

	it('and is not the character’s where no companion is written down either', () => {
		const alone = kestrel({ stats: { heart: 2 }, meters: { health: 5 } });
		expect(refusalOf('classic', newUnrolledMove(move), { roll: { option: 'health' } }, alone)).toBe('no_value');
	});
});

describe('a typed row tells what Enter does', () => {
	const by = kestrel({ stats: { iron: 1, heart: 2 }, meters: { health: 3 } });
	const rows = (id: RulesetId, text: string, more: Partial<Character> = {}) =>
		typed(id, text, { ...by, ...more })
			.map(({ label }) => label)
			.filter(label => !label.endsWith('no roll'));

	it('the value after the cost', () => {
		expect(['', ' 2', ' 3'].map(cost => rows('starforged', `endure harm${cost}`)[0])).toEqual([
			'Endure Harm (−1) +health 2',
			'Endure Harm (−2) +iron 1',
			'Endure Harm (−3) +iron 1',
		]);
	});

	it('which option the rules pick, if another one is typed', () => {
		const [row] = typed('starforged', 'endure harm iron 1', by);
		expect(row?.label).toBe('Endure Harm (−1) +iron 1');
		expect(row?.detail).toContain('whichever is higher: health 2');
		expect(typedRoll('starforged', 'endure harm iron 1', by)).toEqual({ option: 'iron', value: 1 });
	});

	it('the odds of the number it names', () => {
		const odds = typed('starforged', 'endure harm 2', by)[0]?.odds;
		expect(odds && percentages(odds)).toEqual({ strong_hit: 15, weak_hit: 40, miss: 45 });
	});

	it.each([
		{ text: 'endure harm extreme', cost: 4 },
		{ text: 'endure harm iron epic', cost: 5 },
		{ text: 'endure harm dang', cost: 2 },
		{ text: 'endure harm (−2)', cost: 2 },
		{ text: 'endure harm -2', cost: 2 },
		{ text: 'endure harm bonewalker', cost: 3 },
		{ text: 'endure harm formidable', cost: 3 },
		{ text: 'endure harm', cost: 3 },
	])('a cost in words is a cost: $text', ({ text, cost }) => {
		const tracks = [track('foe', 'Bonewalker', { rank: 'formidable' })];
		const [row] = typed('classic', text, { ...by, tracks });
		expect(row?.action).toMatchObject({ kind: 'move', rollInput: { cost } });
	});

	it('major is a cost of three', () => {
		expect(rows('starforged', 'endure stress major')).toEqual(['Endure Stress (−3) +heart 2']);
	});

	it.each([
		{ text: 'endure harm 99', id: 'classic', told: 'Endure Harm costs 1 to 5, not 99.' },
		{ text: 'endure harm iron 6', id: 'classic', told: 'Endure Harm costs 1 to 5, not 6.' },
		{ text: 'endure harm 4', id: 'starforged', told: 'Endure Harm costs 1 to 3, not 4.' },
		{ text: 'lose momentum 12', id: 'starforged', told: 'Lose Momentum costs 1 to 3, not 12.' },
		{ text: 'withstand damage', id: 'starforged', told: 'has no integrity to roll with' },
		{ text: 'companion takes a hit 1', id: 'starforged', told: 'has no health to roll with' },
	] as const)('why it cannot be made: $text', ({ text, id, told }) => {
		const [row] = typed(id, text, by);
		expect(row?.action).toBeUndefined();
		expect(row?.detail).toContain(told);
	});

	it('no cost is no cost', () => {
		expect(rows('starforged', 'endure harm 0')).toEqual(['Endure Harm +health 3']);
	});

	it('a vehicle that is written down withstands', () => {
		expect(rows('starforged', 'withstand damage 2', { assets: [starling(4)] })).toEqual([
			'Withstand Damage (−2) +integrity 2',
		]);
	});
});

it.each([
	{ id: 'classic', cost: 6 },
	{ id: 'starforged', cost: 4 },
	{ id: 'starforged', cost: 99 },
] as const)('a cost that the rules do not know is refused, whoever states it: $id, $cost', ({ id, cost }) => {
	for (const [call, input] of [
		[newUnrolledMove('Endure Harm'), { cost }],
		[newUnrolledMove('Endure Harm', { cost: { amount: cost, paid: false } }), {}],
	] as const) {
		expect(refusalOf(id, call, input, kestrel())).toBe('bad_cost');
	}
});

it('a foe that inflicts more than the rules name may cost more', () => {
	const by = kestrel({ tracks: [track('foe', 'Wyrm', { rank: 'epic', harm: 6 })] });
	expect(rollOf('classic', newUnrolledMove('Endure Harm'), { cost: 6 }, by)?.value).toBe(1);
});
