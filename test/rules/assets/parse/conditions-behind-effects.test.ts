import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

const usesOf = (text: string): readonly string[] => readingOf(text, 'starforged').uses;

describe('a condition behind an effect of the same sentence is kept', () => {
	it.each(['add +1; if you score a miss, lose 1 momentum.', 'add +1; if you miss, lose 1 momentum.'])(
		'on a miss: %s',
		text => {
			expect(usesOf(`Whenever you Compel a guard, ${text}`)).toEqual([
				'Compel (a guard): add 1 · miss: Suffer −1 momentum',
			]);
		},
	);
});
