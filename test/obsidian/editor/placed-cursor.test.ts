import type { MarkdownView } from 'obsidian';
import { afterEach, expect, it } from 'vitest';
import { followCursor, noteAt } from '../../../src/obsidian/services/note-at-cursor';
import { close, opened } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const PROSE = 'Rain.\n\nShe waits.\n';
const LINKED = `---\ncharacter: "[[Kestrel]]"\n---\n${PROSE}`;

/** Where an action would write now. */
function offsetIn({ view, editor }: Awaited<ReturnType<typeof opened>>): number {
	const cursor = followCursor(view as unknown as MarkdownView);
	const { offset } = cursor.in(editor.getValue());
	cursor.release();
	return offset;
}

async function open(note: string) {
	const files = { 'Kestrel.md': KESTREL, 'Journal.md': note, 'Other.md': PROSE };
	const host = await opened({ files, note: 'Journal.md' });
	const { editor } = host;
	return {
		host,
		/** As a click or a key does it. */
		put: (anchor: number) => editor.cm.dispatch({ selection: { anchor }, userEvent: 'select.pointer' }),
		offset: () => offsetIn(host),
	};
}

it.each([
	{ note: PROSE, what: 'prose' },
	{ note: LINKED, what: 'properties and prose' },
])('a note of $what in which the cursor was never placed takes what is written at its end', async ({ note }) => {
	const { offset, host } = await open(note);
	expect(offset()).toBe(note.length);
	expect(noteAt(host.view as unknown as MarkdownView)?.line).toBe(Infinity);
});

it('a cursor that was put above the first line stays there', async () => {
	const { offset, put } = await open(PROSE);
	put(3);
	expect(offset()).toBe(3);
	put(0);
	expect(offset()).toBe(0);
});

it('a cursor that the app brings back to where one wrote last is where one writes', async () => {
	const { offset, host } = await open(PROSE);
	host.editor.setCursor({ line: 2, ch: 3 });
	expect(offset()).toBe(10);
});

it('what was done in one note says nothing of the next in the same pane', async () => {
	const { put, host } = await open(PROSE);
	put(0);
	await host.open('Other.md', 'live');
	expect(offsetIn(host)).toBe(PROSE.length);
});
