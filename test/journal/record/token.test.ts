import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/record';
import { tokenOf } from '../../../src/journal/record/token';

const token = (...lines: readonly string[]) => {
	const reading = readMoveRecord(lines.join('\n'));
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	return tokenOf(reading.value.record);
};

const ROLL = ['move: Face Danger', 'roll: edge 2', 'dice: 4 vs 3, 9', 'outcome: weak hit, 6 vs 3, 9'];
const changesOf = (...done: readonly string[]) => token(...ROLL, 'done:', ...done.map(line => `- ${line}`)).changes;

describe('the token of a move', () => {
	it('says how it ended, its name and what changed, and none of the stat, the move before or the choice', () => {
		expect(
			token(
				'move: Face Danger',
				'by: Kestrel',
				'from: Pay the Price',
				'roll: edge 2',
				'dice: 4 vs 3, 9',
				'outcome: weak hit, 6 vs 3, 9',
				'chose: Endure Harm',
				'done:',
				'- health 6 → 5 (Endure Harm)',
			),
		).toEqual({
			name: 'Face Danger',
			outcome: 'weak_hit',
			isMatch: false,
			changes: ['−1 health'],
			story: [],
			dice: '6 vs 3, 9',
		});
	});

	it('tells a match, and that momentum was burned with the score that counts then', () => {
		const { outcome, isMatch, changes, dice } = token(
			'move: Face Danger',
			'roll: edge 2',
			'dice: 1 vs 4, 4',
			'burn: momentum 9 → 2',
			'outcome: strong hit with a match, 9 vs 4, 4',
		);
		expect({ outcome, isMatch, changes, dice }).toEqual({
			outcome: 'strong_hit',
			isMatch: true,
			changes: ['momentum burned'],
			dice: '9 vs 4, 4',
		});
	});

	it('tells no outcome of a move that was not rolled, but the sentence that its table gave', () => {
		const { outcome, story, changes } = token('move: Pay the Price', 'table: 35, It wastes resources');
		expect({ outcome, story, changes }).toEqual({ outcome: undefined, story: ['It wastes resources'], changes: [] });
	});

	it.each([
		{ done: ['spirit 5 → 4', 'supply 5 → 4'], says: ['−1 spirit', '−1 supply'], why: 'each meter' },
		{ done: ['momentum 2 → 4 (Secure an Advantage)'], says: ['+2 momentum'], why: 'a gain with its sign' },
		{ done: ['health 5 → 3', 'health 3 → 2 (Face a Setback)'], says: ['−3 health'], why: 'one meter added up' },
		{ done: ['health 5 → 4', 'health 4 → 5'], says: [], why: 'nothing that came to nothing' },
		{ done: ['momentum 10 → 10, at its maximum'], says: [], why: 'no value that stayed at its limit' },
		{ done: ['momentum 1 → −1'], says: ['−2 momentum'], why: 'a value below zero' },
		{ done: ['wounded marked'], says: ['wounded'], why: 'an impact' },
		{ done: ['wounded marked, already'], says: [], why: 'no impact that was marked before' },
		{ done: ['shaken cleared'], says: ['no longer shaken'], why: 'an impact that is over' },
		{ done: ['wounded marked', 'wounded cleared'], says: [], why: 'no impact that is as it was' },
		{ done: ['combat none → in a bad spot'], says: ['in a bad spot'], why: 'a position that changed' },
		{ done: ['combat in a bad spot, stays'], says: [], why: 'no position that stays' },
		{ done: ['combat in control → none'], says: [], why: 'no position after the fight' },
		{ done: ['next +1 (Secure an Advantage) taken'], says: ['+1 next'], why: 'a bonus, without its cause' },
		{
			done: ['Bera › next +1 (Secure an Advantage) taken'],
			says: ['Bera +1 next'],
			why: 'a bonus of an ally, by name',
		},
		{ done: ['next +1 (Secure an Advantage) spent'], says: [], why: 'no bonus that was spent on this roll' },
		{ done: ['Find the ark › 0 → 8 ticks'], says: [], why: 'no progress' },
		{ done: ['quests 0 → 8 ticks'], says: [], why: 'no legacy' },
		{ done: ['experience 0 → 2'], says: [], why: 'no experience' },
		{ done: ['Find the ark begun, formidable'], says: [], why: 'no track that begins' },
		{ done: ['Juno › bond marked'], says: [], why: 'no bond' },
		{ done: ['Rook › health 4 → 3'], says: ['Rook −1 health'], why: 'whose meter it is, if another’s' },
		{ done: ['Rook › ability 2 marked'], says: [], why: 'no ability' },
		{ done: ['Gale › battered marked'], says: ['Gale battered'], why: 'the impact of a vehicle' },
		{ done: ['health 0 → 0, stays (health is 0?)'], says: [], why: 'nothing that a condition was judged by' },
	])('tells $why: $done', ({ done, says }) => {
		expect(changesOf(...done)).toEqual(says);
	});

	it('has at most eight words, numbers counted, and a sign for what it leaves out', () => {
		const done = ['done:', '- health 5 → 4', '- spirit 5 → 4', '- supply 5 → 4', '- momentum 5 → 3'];
		expect(token(...ROLL, ...done).changes).toEqual(['−1 health', '−1 spirit', '−1 supply', '…']);
		expect(token('move: Undertake an Expedition', ...ROLL.slice(1), ...done).changes).toEqual([
			'−1 health',
			'−1 spirit',
			'…',
		]);
	});

	it('says at least one change, however long the name of the move is', () => {
		const name = 'move: Do Something That Takes a Very Long Name Indeed';
		expect(token(name, ...ROLL.slice(1), 'done:', '- health 5 → 4').changes).toEqual(['−1 health']);
	});
});
