import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { Phrase, PhraseContext } from '../../../../src/rules/effects/phrases/phrase';
import { readPhrase, readWhole } from '../../../../src/rules/effects/phrases/read-phrase';

/**
 * Every row of a table of phrases reads as its example says, and so do other ways to say it: a clause or a whole sentence,
 * with its notation.
 */
export function expectPhrases(
	phrases: readonly Phrase[],
	reads: readonly (readonly string[])[],
	around: PhraseContext = {},
): void {
	describe('reads', () => {
		it.each(reads)('%s', (says, notation = '') => {
			const effects = readPhrase(says, around) ?? readWhole(says, around);
			expect(effects && writeEffects(effects)).toBe(notation);
		});
	});

	it('has a line for every row', () => {
		const read = new Set(reads.map(([says]) => says));
		expect(phrases.map(({ example: says }) => says).filter(says => !read.has(says))).toEqual([]);
	});
}
