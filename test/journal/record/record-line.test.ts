import { describe, expect, it } from 'vitest';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { lineOf } from '../../../src/journal/record/record-line';

const lineOfBlock = (...lines: readonly string[]) => {
	const reading = readMoveRecord(lines.join('\n'));
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	return lineOf(reading.value.record);
};

const ROLLED: Partial<MoveRecord> = {
	roll: { option: 'edge', value: 2 },
	dice: { actionDie: 5, challengeDice: [3, 6] },
	outcome: 'strong hit, 8 vs 3, 6',
};

describe('a record in one line', () => {
	it('says the die, the option, the adds, the score and the challenge dice', () => {
		const adds = [{ amount: 1, reason: 'tailwind' }];
		expect(lineOf(newUnrolledMove('Face Danger', { ...ROLLED, adds }))).toEqual({
			name: 'Face Danger',
			about: [],
			roll: '5 + edge 2 + 1 tailwind = 8 vs 3, 6',
			outcome: { kind: 'strong_hit', words: 'strong hit', isMatch: false },
			came: [],
			story: [],
		});
	});

	it.each([
		{ adds: [{ amount: -1, reason: 'dark' }], says: '5 + edge 2 − 1 dark = 6 vs 3, 6' },
		{ adds: [{ amount: 1, reason: '' }], says: '5 + edge 2 + 1 = 8 vs 3, 6' },
		{ roll: { option: 'iron', value: -1 }, says: '5 + iron −1 = 4 vs 3, 6' },
		{ cancelled: { actionDie: 5, momentum: -5 }, says: '5 cancelled + edge 2 = 2 vs 3, 6' },
		{ burn: { from: 9, to: 2 }, says: '5 + edge 2 = 7, burned momentum 9 vs 3, 6' },
		{ rerolls: [{ actionDie: 1, challengeDice: [2, 2] as const }], says: '1 + edge 2 = 3 vs 2, 2' },
	])('$says', ({ says, ...more }) => {
		expect(lineOf(newUnrolledMove('Face Danger', { ...ROLLED, ...more })).roll).toBe(says);
	});

	it('says that the dice match', () => {
		const { outcome } = lineOf(newUnrolledMove('Face Danger', { dice: { actionDie: 1, challengeDice: [6, 6] } }));
		expect(outcome).toEqual({ kind: 'miss', words: 'miss with a match', isMatch: true });
	});

	it('says a progress roll by its full boxes, and its track', () => {
		const line = lineOfBlock(
			'move: Fulfill Your Vow',
			'track: Find the ark',
			'progress: 7',
			'dice: vs 3, 6',
			'outcome: strong hit, 7 vs 3, 6',
			'done:',
			'- Find the ark › vow completed',
		);
		expect(line).toMatchObject({ about: ['Find the ark'], roll: 'progress 7 vs 3, 6', came: ['vow completed'] });
	});

	it.each([
		{ as: 'miss', says: 'not rolled' },
		{ as: 'strong hit (Sojourn)', says: 'not rolled: Sojourn' },
	])('an outcome that was given as “$as” was $says', ({ as, says }) => {
		expect(lineOf(newUnrolledMove('Sojourn', { as, outcome: as })).roll).toBe(says);
	});

	it('a call that waits has no outcome', () => {
		expect(lineOf(newUnrolledMove('Face Danger', { as: 'miss' })).outcome).toBeUndefined();
	});
});

describe('what a record came to', () => {
	const came = (...done: readonly string[]) =>
		lineOfBlock('move: Face Danger', 'track: The gale', 'done:', ...done.map(line => `- ${line}`)).came;

	it('is reported change by change, without the reasons', () => {
		expect(came('momentum 5 → 4', 'health 5 → 4 (Endure Harm)', 'wounded marked')).toEqual([
			'momentum 5 → 4',
			'health 5 → 4',
			'wounded marked',
		]);
	});

	it('names a track, but not its own', () => {
		expect(came('Find the ark › 8 → 12 ticks', 'The gale › 4 → 8 ticks')).toEqual([
			'Find the ark › 2 → 3 boxes',
			'progress 1 → 2 boxes',
		]);
	});

	it('says a position by where it leads', () => {
		expect(came('combat none → in control', 'combat in a bad spot, stays', 'combat in control → none')).toEqual([
			'in control',
			'still in a bad spot',
			'out of combat',
		]);
	});

	it('says a bonus without where it is from, and not that it is spent: it is an add', () => {
		expect(came('next +1 (Secure an Advantage) taken', 'next +1 (Secure an Advantage) spent')).toEqual([
			'next +1 taken',
		]);
	});

	it('leaves out what a condition was judged by', () => {
		expect(came('health 3, stays (health is 0?)')).toEqual([]);
	});

	it('says a decision if no change does', () => {
		const line = lineOfBlock(
			'move: Pay the Price',
			'chose:',
			'- Endure Harm (-2)',
			'- A twist of the plot',
			'- Resist (Endure Harm)',
			'- Choose a row',
			'done:',
			'- health 5 → 3 (Endure Harm)',
		);
		expect(line.came).toEqual(['A twist of the plot', 'health 5 → 3']);
	});

	it('says what a table said as a sentence of the story, and its roll beside the changes', () => {
		const line = lineOfBlock('move: Pay the Price', 'table: 35, It wastes resources', 'done:', '- supply 4 → 3');
		expect(line).toMatchObject({ came: ['rolled 35', 'supply 4 → 3'], story: ['It wastes resources'] });
	});
});
