import { describe, expect, it } from 'vitest';
import { withoutEmphasisMarks } from '../../src/rules/rules-text';

describe('words without emphasis', () => {
	it.each([
		{ what: 'one in the other', text: '__Mark *adrift*.__', words: 'Mark adrift.' },
		{ what: 'three signs', text: 'A ***storm***.', words: 'A storm.' },
		{ what: 'an odd sign', text: '**a* b', words: '*a b' },
		{ what: 'over a line break', text: '*a\nb*', words: '*a\nb*' },
		{ what: '602 letters', text: `*${'a'.repeat(602)}*`, words: 'a'.repeat(602) },
		{ what: '603 letters', text: `*${'a'.repeat(603)}*`, words: `*${'a'.repeat(603)}*` },
	])('$what', ({ text, words }) => {
		expect(withoutEmphasisMarks(text)).toBe(words);
	});

	it.each(['*a ', '**a ', '_a ', '*_a '])('nothing closes %j on and on', text => {
		expect(withoutEmphasisMarks(text.repeat(100_000))).toBe(text.repeat(100_000));
	});
});
