import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { Phrase, PhraseContext } from '../../../../src/rules/effects/phrases/phrase';
import { readPhrase, readWhole } from '../../../../src/rules/effects/phrases/read-phrase';

/** A clause or a whole sentence, with its notation; lines that stand deeper are given as they are. */
export type Reads = readonly (readonly [says: string, ...notation: string[]])[];

/** Every row of a table of phrases reads as its example says, and so do other ways to say it. */
export function expectPhrases(phrases: readonly Phrase[], reads: Reads, around: PhraseContext = {}): void {
	describe('reads', () => {
		it.each(reads.map(([says, ...notation]) => ({ says, notation: notation.join('\n') })))('$says', row => {
			const effects = readPhrase(row.says, around) ?? readWhole(row.says, around);
			expect(effects && writeEffects(effects)).toBe(row.notation);
		});
	});

	it('has a line for every row', () => {
		const read = new Set(reads.map(([says]) => says));
		expect(phrases.map(({ example: says }) => says).filter(says => !read.has(says))).toEqual([]);
	});
}
