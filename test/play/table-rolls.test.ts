import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import { newUnrolledMove } from '../../src/play/record/record';
import type { MoveTable, TableRow } from '../../src/rules/move';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done } from '../support/tables';

const row = (min: number, max: number, text: string, more: Partial<TableRow> = {}): TableRow => ({
	min,
	max,
	text,
	...more,
});
const twice = (duplicates: TableRow['duplicates']) =>
	row(91, 100, 'Roll twice', { rolls: 2, ...(duplicates ? { duplicates } : {}) });
const column = (name: string, first: string): MoveTable => ({
	_id: name,
	name,
	column: name,
	sides: 100,
	rows: [row(1, 50, first), row(51, 100, 'Suffer -1 spirit')],
});

const game = gameWith([
	{
		name: 'Wander',
		roll_type: 'no_roll',
		always: 'table',
		table: { rows: [row(1, 50, 'Take +1 momentum'), row(51, 90, 'Nothing stirs'), twice('make_it_worse')] },
	},
	{
		name: 'Count Omens',
		roll_type: 'no_roll',
		always: 'table 1 to 3 times',
		table: { rows: [row(1, 50, 'A crow'), row(51, 90, 'A hare'), twice('reroll')] },
	},
	{
		name: 'Go Deeper',
		category: 'Delve Moves',
		weak_hit: 'table',
		trigger: {
			conditions: [
				{
					method: 'player_choice',
					roll_options: [
						{ using: 'stat', stat: 'edge' },
						{ using: 'stat', stat: 'wits' },
					],
				},
			],
		},
		tables: [column('edge', 'Mark progress'), column('wits', 'Mark progress twice')],
	},
]);
const rolled = (move: string, ...faces: number[]) => game.press(game.make(move), { label: 'Roll', dice: faces });

describe('a table of a move without a roll', () => {
	it('is rolled by a press, and the row is carried out', () => {
		const decided = rolled('Wander', 12);
		expect(decided.record.table).toEqual([{ roll: 12, text: 'Take +1 momentum' }]);
		expect(done(decided)).toEqual(['momentum 2 → 3']);
	});

	it('or a row is chosen by hand', () => {
		const choosing = game.press(game.make('Wander'), 'Choose a row');
		expect(game.words(choosing)).toEqual(['Wander: Roll | Take +1 momentum | Nothing stirs']);
		const chosen = game.press(choosing, 'Take +1 momentum');
		expect(chosen.record).toMatchObject({ chose: ['Choose a row'], table: [{ roll: 1, text: 'Take +1 momentum' }] });
		expect(done(chosen)).toEqual(['momentum 2 → 3']);
	});

	it('or the dice are rolled after all', () => {
		const rolled = game.press(game.make('Wander'), 'Choose a row', { label: 'Roll', dice: [12] });
		expect(rolled.record.table).toEqual([{ roll: 12, text: 'Take +1 momentum' }]);
		expect(game.open(rolled)).toEqual([]);
	});

	it('written by hand without its words, it is the row that it falls on', () => {
		const byHand = newUnrolledMove('Wander', { table: [{ roll: 12, text: '' }] });
		const open = pendingStepsOf({ record: byHand, character: kestrel(), book: game.book }).filter(isOpen);
		expect(open.map(({ prompt, options }) => [prompt, options[0]?.detail])).toEqual([
			['Take +1 momentum', 'momentum 2 → 3'],
		]);
	});

	it('as often as the player says', () => {
		const asked = game.make('Count Omens');
		expect(game.words(asked)).toEqual(['Count Omens: Roll | Roll twice | Roll three times | Choose a row']);
		const two = game.press(asked, { label: 'Roll twice', dice: [3, 80] });
		expect(two.record.table).toHaveLength(2);
	});
});

describe('rolls that ask for more rolls', () => {
	it('of the same result, both stand and it is worse', () => {
		const decided = rolled('Wander', 95, 3, 4);
		expect(decided.record.table.map(({ roll }) => roll)).toEqual([95, 3, 4]);
		expect(done(decided)).toEqual(['momentum 2 → 3', 'momentum 3 → 4']);
		const texts = pendingStepsOf({ record: decided.record, character: decided.character, book: game.book }).filter(
			({ state }) => state === 'text',
		);
		expect(texts.map(({ prompt }) => prompt)).toEqual(['The same result again: make it worse']);
	});

	it('or are rolled again', () => {
		expect(rolled('Count Omens', 95, 3, 4, 97, 60).record.table.map(({ roll }) => roll)).toEqual([95, 3, 60]);
	});
});

describe('a table with a column for each option', () => {
	const tracks = [track('site', 'The hollow')];
	it.each([
		{ option: 'edge', ticks: 8 },
		{ option: 'wits', ticks: 16 },
	])('$option rolls on its own', ({ option, ticks }) => {
		const weak = game.make('Go Deeper', { by: kestrel({ tracks }), roll: { option }, dice: [3, 1, 10] });
		expect(done(game.press(weak, { label: 'Roll', dice: [7] }))).toEqual([`The hollow › 0 → ${ticks} ticks`]);
	});
});
