import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('what is done to the roll of a move that follows', () => {
	it.each([
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
