import { describe, expect, it } from 'vitest';
import { readingOfLast } from '../moment-reading';

const reading = (text: string) => {
	const { uses, shown } = readingOfLast([text]);
	return { uses, isShown: shown.length > 0 };
};

describe('a bonus behind a move that follows is for that move', () => {
	it.each([
		['and score a strong hit, you may [Strike] now and add +1.', 'after strong_hit · Strike and add +1'],
		['and score a strong hit, you may [Strike] and add +1.', 'after strong_hit · Strike and add +1'],
	])('When you [Face Danger] %s', (said, use) => {
		const { uses, isShown } = reading(`When you [Face Danger] ${said}`);
		expect([uses.map(each => each.replace(/^[^:]*: /, '')), isShown]).toEqual([[use], false]);
	});

	it('but one behind no other move is had at once', () => {
		expect(reading('When you [Face Danger] in the dark, add +1.')).toEqual({
			uses: ['Face Danger (in the dark): add 1'],
			isShown: false,
		});
	});
});

describe('a price behind a gain is paid for it', () => {
	const OPTIONS = 'When you [Face Danger] with a net, choose one:\n\n';
	const ON = 'Face Danger (with a net)';

	it.each([
		[
			'* Add +2 at the cost of 1 supply\n* Reroll any dice for the price of -1 momentum',
			[`${ON}: add 2 · Suffer −1 supply`, `${ON}: after · Suffer −1 momentum, then Reroll any dice`],
		],
		['* Add +2 by spending 1 supply\n* Add +1', [`${ON}: add 2 · Suffer −1 supply`, `${ON}: add 1`]],
	])('of an option: %j', (list, uses) => {
		const { uses: all, isShown } = reading(OPTIONS + list);
		expect([all.map(use => use.replace(/, “[^”]*”/, '')), isShown]).toEqual([uses, false]);
	});

	it('in a sentence', () => {
		expect(reading('When you [Sojourn] and score a hit, you may take +2 spirit at the cost of 1 supply.')).toEqual({
			uses: ['Sojourn: after strong_hit weak_hit · Suffer −1 supply, then Take +2 spirit'],
			isShown: false,
		});
	});

	it.each(['* Add +2 at the cost of 1 pearl\n* Add +1', '* Add +2 at the cost of your good name\n* Add +1'])(
		'but what cannot be counted is never had for nothing: %j',
		list => {
			const { uses } = reading(OPTIONS + list);
			expect(uses.filter(use => use.includes('add 2'))).toEqual([]);
		},
	);
});
