import { afterEach, describe, expect, it } from 'vitest';
import { close, fill, type Host, opened, settings as settingsOf } from '../opened';
import { KESTREL } from '../played';
import { menuRows, openMenuOn, pickRow } from './menu';

afterEach(close);

const NOTE = `She swears to find the ark.

The hatch is jammed. Somebody follows us.

\`sworn: Face Danger, edge\`

The end.
`;

let host: Host;

const open = (note = NOTE, ...faces: number[]) => openWith({}, note, ...faces);

async function openWith(settings: object, note: string, ...faces: number[]) {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': note, ...settingsOf(settings) };
	host = await opened({ files, note: 'Log.md' }, faces);
	return host;
}

function select(words: string) {
	const { editor } = host;
	const from = editor.getValue().indexOf(words);
	editor.setSelection(editor.offsetToPos(from), editor.offsetToPos(from + words.length));
}

const MOVE = 'Make a move from the selection';
const ASK = 'Ask the oracle about the selection';

async function editorMenu() {
	openMenuOn(document.querySelector('.cm-content'));
	await host.tick();
	return menuRows();
}

const focused = () => document.activeElement as HTMLInputElement;

describe('the menu of the editor', () => {
	it('offers both with words selected, and nothing without', async () => {
		await open();
		expect(await editorMenu()).toEqual([]);
		select('The hatch is jammed');
		expect(await editorMenu()).toEqual([MOVE, ASK]);
		await host.press('Escape');
	});

	it.each([
		{ what: 'two paragraphs', words: 'the ark.\n\nThe hatch' },
		{ what: 'a piece of code', words: 'Danger, edge' },
	])('offers neither with $what selected', async ({ words }) => {
		await open();
		select(words);
		const rows = await editorMenu();
		expect(rows).not.toContain(MOVE);
		expect(rows).not.toContain(ASK);
		await host.press('Escape');
		await expect(host.palette(MOVE)).rejects.toThrow('does not offer');
		await host.press('Escape');
	});
});

describe('a move from the selection', () => {
	it('has the words as the reason of an add, and leaves them as they are', async () => {
		const { editor, press, tick } = await open(NOTE, 4, 3, 9);
		select('The hatch is jammed');
		await editorMenu();
		pickRow(MOVE);
		await tick();
		await fill('face danger');
		await press('Enter');
		expect(document.querySelector('.modal')?.textContent).toContain('Add for “The hatch is jammed”');
		await press('+');
		expect(focused().value).toBe('The hatch is jammed');
		await press('Enter');
		await press('e');
		await press('Enter');
		await tick(50);
		expect(editor.getValue()).toContain('The hatch is jammed. Somebody follows us.\n\n```sworn\nmove: Face Danger');
		expect(editor.getValue()).toContain('add: 1 The hatch is jammed\n');
	});

	it('has the words as the name of the vow that is sworn', async () => {
		const { editor, palette, press, tick } = await open(NOTE, 6, 2, 3);
		select('find the ark');
		await palette(MOVE);
		await fill('swear an iron vow');
		await press('Enter');
		expect(focused().value).toBe('find the ark');
		await press('Enter');
		await tick();
		await press('Enter');
		await tick(50);
		expect(editor.getValue()).toContain('vow: find the ark\n');
		expect(editor.getValue()).toContain('She swears to find the ark.\n');
	});

	it('opens at the roll of a move that is named', async () => {
		const { palette, press } = await open('She must **Face Danger** now.\n');
		select('**Face Danger**');
		await palette(MOVE);
		expect(document.querySelector('.modal-title')?.textContent).toBe('Face Danger');
		expect(document.querySelector('.modal')?.textContent).toContain('Add with a reason');
		await press('Escape');
	});
});

describe('a question from the selection', () => {
	it('has the words as a question, asked by keys alone', async () => {
		const { editor, palette, press, tick } = await open(NOTE, 40);
		select('Somebody follows us.');
		await palette(ASK);
		expect(focused().value).toBe('Somebody follows us?');
		await press('Enter');
		await tick(50);
		expect(editor.getValue()).toContain('The hatch is jammed. Somebody follows us.\n');
		expect(editor.getValue()).toMatch(/ask: Somebody follows us\?\nodds: 50\/50\ndice: 40\nanswer: yes/);
	});

	it('takes a number for its odds right away', async () => {
		const { editor, palette, press, tick } = await open(NOTE, 90);
		select('Somebody follows us.');
		await palette(ASK);
		await press('1');
		await tick(50);
		expect(editor.getValue()).toMatch(/odds: small chance\ndice: 90/);
	});

	it.each([
		['block', ''],
		['line', ''],
		['line', '\n`sworn: Is it dark? › no (likely: 90)`\n'],
	])('leaves nothing selected: what is typed next is behind the answer (%s%s)', async (answers, below) => {
		const note = NOTE.replace('us.\n', `us.\n${below}`);
		const { editor, palette, press, tick } = await openWith({ answers }, note, 40);
		select('Somebody follows us.');
		await palette(ASK);
		await press('Enter');
		await tick(50);
		expect(editor.somethingSelected()).toBe(false);
		editor.replaceSelection('S');
		expect(editor.getValue()).toContain('The hatch is jammed. Somebody follows us.\n');
		const [above = '', behind = ''] = editor.getValue().split('S\n', 2);
		expect(above).toContain('Somebody follows us?');
		expect(behind).toContain('The end.');
	});
});
