import { describe, expect, it } from 'vitest';
import { rollMove } from '../../src/play/moves/roll-move';
import { kestrel } from '../support/characters';
import {
	asking,
	book,
	done,
	expectParsed,
	makeMove,
	noDice,
	openWords,
	problemOf,
	starforged,
	tryMove,
} from '../support/tables';
import { undoMove } from '../../src/play/moves/undo-move';

const message = (reading: ReturnType<typeof tryMove>) => (reading.ok ? '' : reading.problems[0]?.message);

describe('an action move is rolled with', () => {
	it.each([
		{ rule: 'its only option', made: { move: 'Gather Information' }, roll: { option: 'wits', value: 2 } },
		{
			rule: 'what the call says',
			made: { move: 'Compel', call: { roll: { option: 'iron' } } },
			roll: { option: 'iron', value: 1 },
		},
		{
			rule: 'a number that overrides the sheet',
			made: { move: 'Compel', call: { roll: { option: 'iron', value: 4 } } },
			roll: { option: 'iron', value: 4 },
		},
		{
			rule: 'what the player says instead',
			made: { move: 'Compel', call: { roll: { option: 'iron', value: 4 } }, roll: { option: 'heart' } },
			roll: { option: 'heart', value: 2 },
		},
		{
			rule: 'another stat, if the player wants',
			made: { move: 'Compel', roll: { option: 'wits' } },
			roll: { option: 'wits', value: 2 },
		},
		{
			rule: 'the higher, where the rules say so',
			made: { move: 'Endure Stress', call: { cost: { amount: 1, paid: true } } },
			roll: { option: 'spirit', value: 5 },
		},
		{
			rule: 'a fresh meter where the note has none',
			made: { move: 'Check Your Gear', by: { ...kestrel(), meters: {} } },
			roll: { option: 'supply', value: 5 },
		},
	])('$rule', ({ made, roll }) => {
		expect(makeMove({ ...made, dice: [3, 2, 9] }).record.roll).toEqual(roll);
	});

	it('the adds of the call, then those of the player', () => {
		const { record } = makeMove({
			move: 'Gather Information',
			call: { adds: [{ amount: 1, reason: 'tailwind' }] },
			adds: [{ amount: -2, reason: 'darkness' }],
			dice: [3, 2, 9],
		});
		expect(record.adds.map(({ reason }) => reason)).toEqual(['tailwind', 'darkness']);
		expect(record.outcome).toBe('weak hit, 4 vs 2, 9');
	});

	it('an action die that negative momentum cancels', () => {
		const { record } = makeMove({ move: 'Gather Information', by: kestrel({ momentum: -3 }), dice: [3, 1, 9] });
		expect(record).toMatchObject({ cancelled: { actionDie: 3, momentum: -3 }, outcome: 'weak hit, 2 vs 1, 9' });
	});
});

describe('what stands in the way says what to do', () => {
	it.each([
		{
			rule: 'several options and none named',
			made: { move: 'Compel' },
			code: 'option_needed',
			says: 'Compel can be rolled with heart, iron, shadow. Which one?',
		},
		{
			rule: 'a stat that the character lacks',
			made: { move: 'Compel', roll: { option: 'heart' }, by: { ...kestrel(), stats: {} } },
			code: 'no_value',
			says: 'Kestrel Vane has no heart to roll with. Add it to the character, or write a number: “roll: heart 2”.',
		},
		{
			rule: 'no stat at all',
			made: { move: 'Compel', roll: { option: 'luck' } },
			code: 'unknown_option',
			says: '“luck” is not a stat or meter. Compel is rolled with heart, iron, shadow.',
		},
		{
			rule: 'progress that was not said',
			made: { move: 'Fulfill Your Vow' },
			code: 'progress_needed',
			says: 'Fulfill Your Vow is rolled against a vow, and none is open. Begin one first, with Swear an Iron Vow or the command New vow; or make the move in its dialog, which asks how many boxes are full.',
		},
		{
			rule: 'a fight, which no move begins by itself',
			made: { move: 'Take Decisive Action' },
			code: 'progress_needed',
			says: 'Take Decisive Action is rolled against an objective or a foe, and none is open. Begin one first, with the command New objective or New foe; or make the move in its dialog, which asks how many boxes are full.',
		},
		{
			rule: 'progress beyond the track',
			made: { move: 'Fulfill Your Vow', progress: 11 },
			code: 'progress_needed',
			says: 'Fulfill Your Vow needs the full boxes of the track, 0 to 10: write “progress: 6”.',
		},
		{
			rule: 'an outcome that is none',
			made: { move: 'Hearten', call: { as: 'triumph' } },
			code: 'bad_outcome',
			says: '“as: triumph” names no outcome. Write strong hit, weak hit or miss.',
		},
		{
			rule: 'a move that is none',
			made: { move: 'Sing a Song' },
			code: 'unknown_move',
			says: 'No move is called “Sing a Song”.',
		},
	])('$rule', ({ made, code, says }) => {
		const reading = tryMove(made);
		expect(problemOf(reading)).toBe(code);
		expect(message(reading)).toBe(says);
	});

	it('a move that was rolled already is not rolled again', () => {
		const { record, character } = makeMove({ move: 'Gather Information', dice: [3, 2, 9] });
		expect(problemOf(rollMove({ record, character, ...starforged }, {}, noDice))).toBe('no_longer_open');
	});
});

describe('a progress move', () => {
	it('compares full boxes with the challenge dice, without action die or momentum', () => {
		const { record } = makeMove({
			move: 'Fulfill Your Vow',
			call: { track: 'Find the ark' },
			progress: 6,
			by: kestrel({ momentum: -6 }),
			dice: [5, 6],
		});
		expect(record).toMatchObject({
			track: 'Find the ark',
			progress: 6,
			dice: { challengeDice: [5, 6] },
			outcome: 'weak hit, 6 vs 5, 6',
		});
		expect(record.cancelled).toBeUndefined();
	});

	it('takes the boxes of the call', () => {
		expect(makeMove({ move: 'Fulfill Your Vow', call: { progress: 10 }, dice: [10, 9] }).record.outcome).toBe(
			'weak hit, 10 vs 10, 9',
		);
	});
});

describe('an outcome given beforehand', () => {
	it('needs no dice', () => {
		const by = kestrel({ impacts: ['shaken'], meters: { spirit: 2 } });
		const hearten = makeMove({ move: 'Hearten', call: { as: 'strong hit (Sojourn)', from: 'Sojourn' }, by });
		expect(hearten.record.dice).toBeUndefined();
		expect(hearten.record.outcome).toBe('strong hit');
		expect(done(hearten)).toEqual(['shaken cleared', 'spirit 2 → 3', 'spirit 3 → 4']);
		expect(undoMove({ record: hearten.record, character: hearten.character, book }).character).toEqual(by);
	});

	it('is what a Sojourn leads to', () => {
		const sojourn = makeMove({ move: 'Sojourn', dice: [6, 1, 2] });
		expect(openWords(sojourn)).toContain('Choose up to two: Heal | Hearten | Repair | Resupply');
	});
});

describe('a move that is not rolled', () => {
	it('is carried out at once', () => {
		const suffered = makeMove({ move: 'Lose Momentum', cost: 3, by: kestrel({ momentum: 1 }) });
		expect(done(suffered)).toEqual(['momentum 1 → -2 (Lose Momentum)']);
	});
});

describe('a fight', () => {
	it('follows the outcome, and is taken back with it', () => {
		const entered = makeMove({ move: 'Enter the Fray', roll: { option: 'heart' }, dice: [5, 2, 3] });
		expect(done(entered)).toEqual(['momentum 2 → 4', 'combat none → in control']);
		expect(entered.character.combat).toBe('in control');
		expect(undoMove({ record: entered.record, character: entered.character, book })).toEqual({
			character: kestrel(),
			moved: [],
			left: [],
		});
	});
});

describe('asked first', () => {
	it('certain effects stay open until they are pressed', () => {
		const reading = tryMove({ move: 'Gather Information', dice: [5, 2, 3], table: asking });
		const asked = expectParsed(reading);
		expect(done(asked)).toEqual([]);
		expect(openWords(asked)).toEqual(['Take +2 momentum: Take +2 momentum']);
	});

	it('the cost that the player named is paid', () => {
		expect(done(makeMove({ move: 'Lose Momentum', cost: 1, table: asking }))).toEqual([
			'momentum 2 → 1 (Lose Momentum)',
		]);
	});
});
