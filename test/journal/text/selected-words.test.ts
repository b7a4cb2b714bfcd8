import { describe, expect, it } from 'vitest';
import { asQuestion, selectedWords } from '../../../src/journal/text/selected-words';

/** The words between two marks. */
function selected(marked: string): string | undefined {
	const [before = '', between = '', after = ''] = marked.split('¦');
	return selectedWords(before + between + after, before.length, before.length + between.length);
}

describe('the words of a selection', () => {
	it.each([
		{ what: 'a few words of a sentence', note: 'She runs ¦for the hatch¦ and slips.', words: 'for the hatch' },
		{ what: 'blanks around them go', note: 'She¦ runs ¦off.', words: 'runs' },
		{ what: 'a whole row with its end', note: '¦She runs.\n¦On.', words: 'She runs.' },
		{ what: 'bold and a link are their words', note: '¦**Find** [[The ark|the ark]]¦', words: 'Find the ark' },
		{ what: 'half of a link', note: '¦Find [[the ark¦]]', words: 'Find the ark' },
		{ what: 'an item of a list', note: '¦- [ ] Find the ark¦\n', words: 'Find the ark' },
		{ what: 'a row of a quote', note: '¦> - Is it so?¦\n', words: 'Is it so?' },
		{ what: 'behind code that is closed', note: '`sworn: edge 2 → 3` and ¦then¦', words: 'then' },
	])('$what', ({ note, words }) => {
		expect(selected(note)).toBe(words);
	});

	it.each([
		{ what: 'nothing is selected', note: 'She ¦¦runs' },
		{ what: 'blanks alone', note: 'She¦  ¦runs' },
		{ what: 'signs alone', note: 'She runs¦ – ¦off' },
		{ what: 'two rows', note: '¦She\nruns¦' },
		{ what: 'a passage', note: `¦${'on and '.repeat(30)}on¦` },
		{ what: 'inline code', note: '`sworn: ¦Face Danger¦, edge`' },
		{ what: 'a piece with code in it', note: 'She ¦runs `sworn: edge¦ 2`' },
		{ what: 'a block', note: '```sworn\nmove: ¦Face Danger¦\n```\n' },
		{ what: 'the properties', note: '---\nby: ¦Kestrel¦\n---\n' },
		{ what: 'a comment', note: '%%\n¦later¦\n%%\n' },
	])('none: $what', ({ note }) => {
		expect(selected(note)).toBeUndefined();
	});
});

it.each([
	{ words: 'Is it guarded?', question: 'Is it guarded?' },
	{ words: 'Somebody follows us.', question: 'Somebody follows us?' },
	{ words: 'the hatch is open…', question: 'the hatch is open?' },
	{ words: '“Who is there?”', question: '“Who is there?”' },
	{ words: 'the hatch', question: 'the hatch?' },
])('$words as a question', ({ words, question }) => {
	expect(asQuestion(words)).toBe(question);
});
