import { undo } from '@codemirror/commands';
import { afterEach, describe, expect, it } from 'vitest';
import { ended } from '../../support/last-line-break';
import { close } from '../commands/writing';
import { typing, type Typing } from './typing';

afterEach(close);

const LINES = '---\nrecords: line\n---\n';

const isOpen = (host: Typing): boolean => host.offered().length > 0;

/** Brings a text at the cursor or in the place of a range, as `userEvent` says. */
async function bring(host: Typing, insert: string, userEvent: string | undefined, range?: readonly [number, number]) {
	const { editor } = host;
	const cursor = editor.posToOffset(editor.getCursor());
	const [from, to] = range ?? [cursor, cursor];
	const changes = { from, to, insert };
	if (userEvent) editor.cm.dispatch({ changes, selection: { anchor: from + insert.length }, userEvent });
	else editor.cm.dispatch({ changes });
	await host.tick();
}

async function putCursor(host: Typing, anchor: number) {
	host.editor.cm.dispatch({ selection: { anchor }, userEvent: 'select' });
	await host.tick();
}

describe('only a trigger that was just typed is read', () => {
	it('what was left with Esc stays plain text, whatever is typed behind it', async () => {
		const host = await typing(`${LINES}She wrote ‸`, [5, 3, 4]);
		await host.type(';;siv heart: Find it, d');
		await host.keys('Escape');
		await host.type(' and then she left. I go. ');
		expect(isOpen(host)).toBe(false);

		await host.type(';;strike i');
		await host.keys('Enter');
		await host.tick(30);
		expect(host.shown()).toContain('She wrote ;;siv heart: Find it, d and then she left. I go. `sworn: Strike');
		await host.type(' More text, ');
		expect(isOpen(host)).toBe(false);
	});

	it.each([
		['typing on behind it', 'A ;;strike i‸', 'r'],
		['typing in the middle of it', 'A ;;st‸rike i', 'e'],
		['in a sentence around it', 'I write ;;fd e‸ and more.', 'd'],
	])('text that stands in the note is not: %s', async (_, note, letter) => {
		const host = await typing(note);
		await host.type(letter);
		expect(isOpen(host)).toBe(false);
	});

	it('a record that undo turned back into its text is not', async () => {
		const host = await typing(`${LINES}I go. ‸`, [5, 3, 4]);
		await host.type(';;strike i');
		await host.keys('Enter');
		undo(host.editor.cm);
		await host.tick(30);
		expect(ended(host.editor.getValue())).toContain(';;strike i');
		await host.type('r');
		expect(isOpen(host)).toBe(false);
	});
});

describe('what counts as typing brings the trigger itself', () => {
	it.each([
		{ how: 'a paste that begins with it', text: ';;strike i', event: 'input.paste', opens: true },
		{ how: 'a paste that holds it', text: 'She ;;strike i', event: 'input.paste', opens: false },
		{ how: 'dictation', text: ';;strike i', event: 'input.type', opens: true },
		{ how: 'an input method', text: '；；strike i', event: 'input.type.compose', opens: true },
		{ how: 'a text that is dropped', text: ';;strike i', event: 'input.drop', opens: false },
		{ how: 'a sync', text: ';;strike i', event: undefined, opens: false },
	])('$how: $opens', async ({ text, event, opens }) => {
		const host = await typing('I go. ‸');
		await bring(host, text, event);
		await host.type('r');
		expect(isOpen(host)).toBe(opens);
	});

	it('an input method that writes a whole word anew arms nothing that stood there', async () => {
		const host = await typing('I go. ;;strike‸');
		await bring(host, ';;striker', 'input.type.compose', [6, 14]);
		expect(isOpen(host)).toBe(false);
	});
});

describe('a trigger stays armed', () => {
	it('after Tab has completed the text behind it', async () => {
		const host = await typing('I go. ‸');
		await host.type(';;fd');
		await host.keys('Tab');
		await host.tick(60);
		expect(host.shown()).toContain(';;Face Danger');
		expect(isOpen(host)).toBe(true);
	});

	it.each([
		{ how: 'the text behind it is corrected', text: 'strike', range: [8, 14], event: 'input.type' },
		{ how: 'an input method writes it anew with what follows', text: ';;strik', range: [6, 14], event: 'input.type' },
		{ how: 'another device writes above it', text: 'Above. ', range: [0, 0], event: undefined },
	] as const)('while $how', async ({ text, range, event }) => {
		const host = await typing('I go. ‸');
		await host.type(';;strikr');
		await bring(host, text, event, range);
		await host.type(' ');
		expect(isOpen(host)).toBe(true);
	});
});

describe('a trigger is armed no more', () => {
	it.each([
		['the cursor leaves it and comes back', (host: Typing) => putCursor(host, 2)],
		['its sign is corrected', (host: Typing) => bring(host, '; ', 'input.type', [6, 8])],
		['a line break follows it', (host: Typing) => bring(host, '\n', 'input.type')],
	])('when %s', async (_, leave) => {
		const host = await typing('I go. ‸');
		await host.type(';;strike i');
		await leave(host);
		await putCursor(host, 16);
		await host.type('r');
		expect(isOpen(host)).toBe(false);
	});

	it('when another program has written the note anew', async () => {
		const host = await typing('I go. ‸');
		await host.type(';;strike i');
		host.editor.setValue('Else. I go. ;;strike i');
		await host.tick(60);
		await putCursor(host, 22);
		await host.type('r');
		expect(isOpen(host)).toBe(false);
	});
});

describe('a word that is not read is underlined where it is typed', () => {
	const underlined = ({ editor }: Typing): readonly string[] =>
		Array.from(editor.cm.contentDOM.querySelectorAll('.sworn-unread-word'), el => el.textContent);

	it.each([
		[';;strike gunnr', ['gunnr']],
		[';;strike iron', []],
		[';;as kestrel fd  gunnr', ['gunnr']],
		[';;fd gunnr as kestrel', ['gunnr']],
		[';;ｓｔｒｉｋｅ gunnr i ropr', ['gunnr', 'ropr']],
	])('%s', async (typed, words) => {
		const host = await typing(`${LINES}I go. ‸`, []);
		await host.type(typed);
		await host.tick(30);
		expect(underlined(host)).toEqual(words);
		await host.keys('Escape');
		expect(underlined(host)).toEqual([]);
	});
});
