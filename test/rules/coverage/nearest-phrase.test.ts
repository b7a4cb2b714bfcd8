import { describe, expect, it } from 'vitest';
import { nearestPhrase } from '../../../src/rules/coverage/nearest-phrase';

describe('the nearest phrase', () => {
	it.each([
		['Gain two lenses.', 'Gain two momentum.'],
		['Lose all of your supplies.', 'Lose all your supply.'],
		['Reset your courage.', 'Reset your momentum.'],
	])('to “%s” is “%s”', (left, words) => {
		expect(nearestPhrase(left)?.words).toBe(words);
	});

	it('is none for words that no phrase is about, nor for words that are understood by themselves', () => {
		expect(nearestPhrase('The kingfisher sleeps.')).toBeUndefined();
		expect(nearestPhrase('Take +1 momentum.')).toBeUndefined();
	});
});
