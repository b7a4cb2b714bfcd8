import { describe, expect, it } from 'vitest';
import { rollTable } from '../../../src/play/oracles/table-roll';
import { unaskedWords } from '../../../src/play/moves/unexpected-text';
import { tableOf } from '../../../src/rules/move';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { book, done, expectParsed, makeMove, openWords, press, tryPick } from '../../support/tables';

const PRICE =
	'Pay the Price: Roll it | Ask the oracle | Say it in words | Endure Harm (-1, -2, -3) | Endure Stress (-1, -2, -3) | Sacrifice Resources (-1, -2, -3) | Lose Momentum (-1, -2, -3)';
const HOW_MUCH = 'How much? Endure Stress: minor (−1) | serious (−2) | major (−3)';

const missed = () => makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [1, 9, 10] });
const rolled = (...faces: number[]) => expectParsed(tryPick(missed(), 'Roll', scriptedDice(...faces)));

describe('Pay the Price, on the card that leads to it', () => {
	it('is rolled, asked, said in words or decided', () => {
		expect(openWords(missed())).toEqual([PRICE]);
	});

	it('is the same as a move of its own', () => {
		expect(openWords(makeMove({ move: 'Pay the Price' }))).toEqual([PRICE]);
	});

	it('decided, is paid at once', () => {
		const paid = press(missed(), 'Endure Stress (-2)');
		expect(paid.record.chose).toEqual(['Decide the price', 'Endure Stress', 'Endure Stress (-2)']);
		expect(done(paid)).toEqual(['spirit 5 → 3 (Endure Stress)']);
		expect(openWords(paid)).toEqual(['You may resist: Roll Endure Stress']);
	});

	it('said in words, is settled', () => {
		const said = press(missed(), 'Say it in words');
		expect(said.record.chose).toEqual(['Decide the price']);
		expect(openWords(said)).toEqual([]);
	});

	it.each([
		{ chose: ['Decide the price', 'Endure Stress'], passed: [], open: [HOW_MUCH] },
		{ chose: ['Decide the price'], passed: ['You may choose one: Endure Harm, …'], open: [] },
		{ chose: [], passed: ['Pay the Price'], open: [] },
	])('of an older record, $chose and passed $passed, asks $open', ({ open, ...more }) => {
		const { record, ...state } = missed();
		const older = { ...state, record: { ...record, ...more } };
		expect(openWords(older)).toEqual(open);
		expect(unaskedWords({ ...older, book })).toMatchObject({ chose: [], passed: [] });
	});

	it('asked, is settled', () => {
		const asked = press(missed(), 'Ask');
		expect(asked.record.chose).toEqual(['Ask the Oracle']);
		expect(openWords(asked)).toEqual([]);
	});
});

describe('a rolled row', () => {
	it.each([
		{ roll: 69, row: 'You waste resources', move: 'Sacrifice Resources', done: ['supply 5 → 4 (Sacrifice Resources)'] },
		{ roll: 75, row: 'You are harmed', move: 'Endure Harm', done: ['health 5 → 4 (Endure Harm)'] },
		{ roll: 88, row: 'You are stressed', move: 'Endure Stress', done: ['spirit 5 → 4 (Endure Stress)'] },
		{
			roll: 95,
			row: 'You are delayed or put at a disadvantage',
			move: 'Lose Momentum',
			done: ['momentum 2 → 1 (Lose Momentum)'],
		},
	])('$roll, $row: $move at minor, serious, major', ({ roll, row, move, done: lines }) => {
		const decided = rolled(roll);
		expect(decided.record.table).toEqual([{ roll, text: row }]);
		expect(openWords(decided)).toEqual([
			`How much? ${move}: minor (−1) | serious (−2) | major (−3)`,
			'If it does not fit: Roll again',
		]);
		expect(done(press(decided, 'minor (−1)'))).toEqual(lines);
	});

	it('of fiction asks for nothing', () => {
		expect(openWords(rolled(46))).toEqual(['If it does not fit: Roll again']);
	});

	it('that does not fit is passed over', () => {
		const again = expectParsed(tryPick(rolled(75), 'Roll again', scriptedDice(46)));
		expect(again.record).toMatchObject({
			passed: ['75, You are harmed'],
			table: [
				{ roll: 75, text: 'You are harmed' },
				{ roll: 46, text: 'A new enemy is revealed' },
			],
		});
		expect(openWords(again)).toEqual(['If it does not fit: Roll again']);
	});

	it('is once its cost was paid', () => {
		const paid = press(rolled(90), 'minor (−1)');
		expect(openWords(paid)).toEqual([]);
	});

	it('that says to roll twice is followed by two', () => {
		const twice = rolled(96, 75, 88);
		expect(twice.record.table).toHaveLength(3);
		expect(openWords(twice)).toEqual([
			'How much? Endure Harm: minor (−1) | serious (−2) | major (−3)',
			'How much? Endure Stress: minor (−1) | serious (−2) | major (−3)',
			'If it does not fit: Roll again',
		]);
	});
});

describe('a table', () => {
	const table = tableOf(book.move('Pay the Price'));
	const rows = (...faces: number[]) => rollTable(table, scriptedDice(...faces))?.map(({ roll }) => roll);

	it.each([
		{ rule: 'is rolled once', faces: [1], rows: [1] },
		{ rule: 'twice where it says so', faces: [100, 1, 5], rows: [100, 1, 5] },
		{ rule: 'duplicates are rolled again', faces: [100, 1, 2, 5], rows: [100, 1, 5] },
		{ rule: 'and so is roll twice itself', faces: [100, 96, 1, 5], rows: [100, 1, 5] },
	])('$rule', ({ faces, rows: expected }) => {
		expect(rows(...faces)).toEqual(expected);
	});

	it('that a move does not have gives nothing', () => {
		expect(rollTable(tableOf(book.move('Face Danger')), scriptedDice())).toBeUndefined();
	});
});

it('a suffer move on a row of Take Decisive Action', () => {
	const weak = makeMove({ move: 'Take Decisive Action', progress: 6, by: kestrel(), dice: [3, 9] });
	const row = expectParsed(tryPick(weak, 'Roll', scriptedDice(40)));
	expect(openWords(row)).toContain(
		'Make a suffer move (−2): Endure Harm | Endure Stress | Sacrifice Resources | Lose Momentum',
	);
	expect(done(press(row, 'Lose Momentum'))).toEqual(['momentum 2 → 0 (Lose Momentum)']);
});

it('a move that a row of Endure Stress names follows, and the record keeps the plain words', () => {
	const miss = makeMove({ move: 'Endure Stress', cost: 1, by: kestrel({ meters: { spirit: 1 } }), dice: [1, 9, 10] });
	const chosen = press(miss, 'Lose Momentum (-2)');
	const row = expectParsed(tryPick(chosen, 'Roll on the table below', scriptedDice(11)));
	expect(row.record.table).toEqual([{ roll: 11, text: 'You give up. Forsake Your Vow.' }]);
	expect(press(row, 'Forsake Your Vow').follow).toMatchObject({ move: 'Forsake Your Vow', from: 'Endure Stress' });
});
