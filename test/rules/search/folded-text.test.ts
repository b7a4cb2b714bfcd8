import { expect, it } from 'vitest';
import { foldText, rangesOf, span } from '../../../src/rules/search/folded-text';

it.each([
	{ rule: 'capitals and the space around do not count', text: '  Mend  the SAIL ', letters: 'mend the sail' },
	{ rule: 'punctuation parts words', text: '[[Mend]]—the/sail!', letters: 'mend the sail' },
	{ rule: 'an apostrophe does not', text: "Sailor’s, sailor's", letters: 'sailors sailors' },
	{ rule: 'accents do not count', text: 'Café À la', letters: 'cafe a la' },
	{ rule: 'numbers do', text: '50/50', letters: '50 50' },
	{ rule: 'nothing is nothing', text: ' …', letters: '' },
])('$rule: “$text” is “$letters”', ({ text, letters }) => {
	const folded = foldText(text);
	expect(folded.letters).toBe(letters);
	expect(folded.at).toHaveLength(letters.length);
	expect(folded.words.map(word => word.letters).join(' ')).toBe(letters);
});

it('knows where each letter is in the text', () => {
	const folded = foldText('A  “Café” (old)');
	const word = folded.words[1];
	expect(rangesOf(folded, span(word?.start ?? 0, 4))).toEqual([{ from: 4, to: 8 }]);
	expect(rangesOf(folded, [0, 7])).toEqual([
		{ from: 0, to: 1 },
		{ from: 11, to: 12 },
	]);
});
