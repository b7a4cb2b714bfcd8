import { describe, expect, it } from 'vitest';
import { inOurFormat, otherFormat } from '../../../src/journal/notes/format-version';

describe('the version of the format that a note says', () => {
	it.each([
		{ note: 'I run.\n', other: undefined },
		{ note: '---\nedge: 2\n---\n', other: undefined },
		{ note: '---\nsworn_format: 1\n---\n', other: undefined },
		{ note: '---\nsworn_format: "1"\n---\n', other: undefined },
		{ note: '---\nsworn_format: 1 # the first\n---\n', other: undefined },
		{ note: '---\nsworn_format:\n---\n', other: undefined },
		{ note: '---\r\nedge: 2\r\nsworn_format: 2\r\n---\r\n', other: '2' },
		{ note: '\ufeff---\n"sworn_format" : "3"\n---\n', other: '3' },
		{ note: '---\nsworn_format: 10\n---\n', other: '10' },
		{ note: '---\nsworn_format: next\n---\n', other: 'next' },
		{ note: '---\nodd: [\nsworn_format: 2\n---\n', other: '2' },
		{ note: '---\nold:\n  sworn_format: 2\n---\n', other: undefined },
		{ note: 'sworn_format: 2\n', other: undefined },
		{ note: '---\nedge: 2\n---\nsworn_format: 2\n', other: undefined },
	])('$note', ({ note, other }) => expect(otherFormat(note)).toBe(other));
});

it('an action that would change a note of a newer version, among others, is refused whole', () => {
	const texts = new Map([
		['Journal.md', 'I run.\n'],
		['Kestrel.md', '---\nsworn_format: 2\n---\n'],
	]);
	expect(inOurFormat([{ path: 'Journal.md' }], texts).ok).toBe(true);
	const refused = inOurFormat([{ path: 'Journal.md' }, { path: 'Kestrel.md' }], texts);
	expect(refused.ok ? '' : refused.problems[0]?.message).toBe(
		'“Kestrel.md” was left alone, and nothing was written. This note says “sworn_format: 2”: a newer version of Sworn Journal wrote it. It is shown, and not changed. Update the plugin to play it.',
	);
});
