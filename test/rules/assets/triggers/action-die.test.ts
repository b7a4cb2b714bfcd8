import { describe, expect, it } from 'vitest';
import { rollResultIn, situationIn } from '../../../../src/rules/assets/triggers/ability-trigger';
import { readingOf } from '../moment-reading';

describe('the faces of the action die that a trigger asks for', () => {
	it.each([
		['you [Strike] and your action die shows 1-3', [1, 2, 3]],
		['you [Strike] and your action die shows 4+', [4, 5, 6]],
		['you [Strike] and the action die is a 5 or higher', [5, 6]],
		['you [Strike] and the action die shows a 2 or less', [1, 2]],
		['you [Strike] and your action die shows 1, 3, or 5', [1, 3, 5]],
		['you [Strike] and your action die shows a 6', [6]],
		['you [Strike] and roll a 1 or 2 on your action die', [1, 2]],
	])('%s', (trigger, actionDie) => {
		expect(rollResultIn(trigger)).toEqual({ actionDie });
		expect(situationIn(trigger)).toBe('');
	});

	it('beside a result', () => {
		expect(rollResultIn('you score a miss and your action die shows a 1')).toEqual({
			outcomes: ['miss'],
			actionDie: [1],
		});
	});

	it.each(['your action die shows that number', 'your action die shows more than your wits', 'your die is cast'])(
		'not %s',
		trigger => {
			expect(rollResultIn(trigger)).toBeUndefined();
		},
	);
});

it('such a use is offered once the die has fallen', () => {
	expect(readingOf('When you [Strike] by moonlight and your action die shows 1-2, take +1 momentum.').uses).toEqual([
		'Strike (by moonlight): after 1 2 · Take +1 momentum',
	]);
});
