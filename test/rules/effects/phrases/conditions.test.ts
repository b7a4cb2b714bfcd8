import { describe, expect, it } from 'vitest';
import { CONDITIONS, readConditions } from '../../../../src/rules/effects/phrases/conditions';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';

const written = (says: string, around = {}) =>
	readConditions(says, around)?.map(condition =>
		writeEffects([{ kind: 'if', condition, then: [], otherwise: [] }]).replace('if ', ''),
	);

const READS: readonly (readonly [string, ...string[]])[] = [
	['you are not wounded', 'not wounded'],
	['you (or the friend you look after) are wounded', 'wounded'],
	['your vehicle is not battered', 'not vehicle battered'],
	['you have the wounded condition', 'wounded'],
	["your companion's health is not 0", 'companion health is not 0'],
	['your health is greater than 0', 'health is not 0'],
	['your integrity is 0', 'vehicle integrity is 0'],
	['their health is 0', 'companion health is 0'],
	['your supply is exhausted (reduced to 0)', 'supply is 0'],
	['your momentum is at its minimum (-6)', 'momentum is -6'],
	['you are at 0 health', 'health is 0'],
	['you already share a bond with the connection', 'bond'],
	["you don't share a bond", 'no bond'],
	['you make this move as you [Sojourn]', 'from Sojourn'],
	['you are in a bad spot', 'in a bad spot'],
	['any objectives remain and the fight continues', 'any objective remains'],
	['you rolled a weak hit with a match on this move', 'match'],
	['it is a match', 'match'],
	['the dice match', 'match'],
	['you rolled a 1 on your action die', 'action die is 1'],
	['your action die is 1', 'action die is 1'],
	['their health is 0 and you rolled a match', 'companion health is 0', 'match'],
];

describe('a condition that the state settles', () => {
	it.each(READS.map(([says, ...conditions]) => ({ says, conditions })))('$says', ({ says, conditions }) => {
		expect(written(says)).toEqual(conditions);
	});

	it('has a line for every row', () => {
		const read = new Set(READS.map(([says]) => says));
		expect(CONDITIONS.map(({ example: says }) => says).filter(says => !read.has(says))).toEqual([]);
	});

	it('a situation of the trigger is what is rolled', () => {
		const rolls = [{ situation: 'Mend it yourself, or let others mend it', option: 'wits' }];
		expect(written('you mend it yourself', { move: { name: 'Mend', rolls } })).toEqual(['rolled wits']);
	});

	it.each(['the fight continues', 'you are unconscious', 'you do it', 'you are wounded and it rains'])(
		'not: %s',
		says => {
			expect(readConditions(says)).toBeUndefined();
		},
	);
});
