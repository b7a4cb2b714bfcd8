import { expect, it } from 'vitest';
import { escapeMarkdown } from '../../../src/journal/text/escape-markdown';

it.each([
	['<b>loud</b>', '\\<b>loud\\</b>'],
	['a_b *c* ~~d~~ ==e==', 'a\\_b \\*c\\* \\~\\~d\\~\\~ \\==e\\=='],
	['![x](y) and [x](y)', '\\![x\\](y) and [x\\](y)'],
	['[[Ory <b>]] and [[My_note]]', '[[Ory <b>]] and [[My_note]]'],
	['[[A|B]]', '[[A\\|B]]'],
	['[[A `b]] c`', '[[A \\`b]] c\\`'],
	['[[A %%b]] c%%', '[[A \\%%b]] c\\%%'],
	['[[never closed <b>', '[[never closed \\<b>'],
])('%s is text', (text, escaped) => {
	expect(escapeMarkdown(text)).toBe(escaped);
});

it('is done with long texts at once', () => {
	expect(escapeMarkdown('[['.repeat(200_000))).toHaveLength(400_000);
	expect(escapeMarkdown(`[[${'a'.repeat(200_000)}`)).toHaveLength(200_002);
});
