import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { rows } from '../../support/rows';

const readingOf = (text: string): string => writeEffects(readEffects(text));

describe('what “if you do” brings belongs to the offer before it', () => {
	it.each(rows`
		You may suffer -1 spirit. If you do, take +2 momentum. => may Suffer -1 spirit. If you do, take +2 momentum\n\tspirit -1\n\tmomentum +2
		You may lose 1 supply. If you do so, Hearten. => may Lose 1 supply. If you do so, Hearten\n\tsupply -1\n\tmove Hearten
	`)('%s', (text, effects) => {
		expect(readingOf(text)).toBe(effects);
	});

	it.each(rows`
		Take +1 spirit. If you do, suffer -1 supply. => spirit +1\nmay If you do, suffer -1 supply\n\tsupply -1
		You may suffer -1 spirit. The bell rings. If you do, take +2 momentum. => may Suffer -1 spirit\n\tspirit -1\nmay If you do, take +2 momentum\n\tmomentum +2
	`)('and to nothing else: %s', (text, effects) => {
		expect(readingOf(text)).toBe(effects);
	});
});
