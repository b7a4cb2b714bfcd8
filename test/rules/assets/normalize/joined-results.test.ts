import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('a result in the trigger, and another that holds instead', () => {
	it.each([
		[
			'When you [Face Danger] by dodging and score a weak hit, inflict 2 harm. On a strong hit, inflict 3 harm instead.',
			'Face Danger (by dodging): weak_hit: Inflict +2 harm · strong_hit: Inflict +3 harm',
		],
	])('%s', (text, use) => {
		const { uses, shown } = readingOf(text);
		expect(uses.map(inOrder)).toEqual([inOrder(use)]);
		expect(shown).toEqual([]);
	});
});

/** The results of a use, in whatever order they were said. */
const inOrder = (use: string): string =>
	use
		.split(/: (?=weak_hit|strong_hit)| · /)
		.sort()
		.join(' · ');

describe('what is done to the roll of a move that follows', () => {
	it.each([
		[
			'When you [Secure an Advantage] by feint and score a strong hit, you may [Strike] now and reroll any dice.',
			[
				'Secure an Advantage (by feint): after strong_hit · Strike',
				'Strike (to follow up on Secure an Advantage): after · Reroll any dice',
			],
		],
		[
			'When you [Secure an Advantage] by feint, add +1. On a strong hit, [Strike] now and add +1.',
			['Secure an Advantage (by feint): add 1 · strong_hit: Strike and add +1'],
		],
		[
			'Once per fight, when you [Strike] and score a strong hit, you may immediately [Strike] again. If you do, add +1.',
			['Strike, once per fight: after strong_hit · Strike and add +1'],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toMatchObject({ uses, shown: [] });
	});
});

describe('what an ability of its own time does', () => {
	it('changes a counter of its card by name', () => {
		const controls = [{ kind: 'counter', key: 'brew', label: 'brew', min: 0, max: 5, value: 5 }];
		const text = 'When you spill a drop, reduce your brew track by 1.';
		expect(readingOf(text, 'classic', controls).does).toEqual(['brew -1']);
		expect(readingOf(text, 'classic').does).toEqual(['say Reduce your brew track by 1.']);
	});
});
