import {
	cursorCharLeft,
	deleteCharBackward,
	deleteCharForward,
	deleteGroupBackward,
	deleteGroupForward,
	deleteToLineEnd,
} from '@codemirror/commands';
import { afterEach, describe, expect, it } from 'vitest';
import type { Writing } from '../commands/writing';
import { close, writing } from '../commands/writing';

afterEach(close);

const RECORD = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit; momentum 3 → 4`';

const tokens = () => document.querySelectorAll('.sworn-inline').length;

const shown = ({ editor }: Writing): string => {
	const [text, at] = [editor.getValue(), editor.posToOffset(editor.getCursor())];
	return `${text.slice(0, at)}‸${text.slice(at)}`;
};

describe('a record is drawn', () => {
	it.each([
		['right behind it', `I run ${RECORD}‸ on.\n`],
		['right before it', `I run ‸${RECORD} on.\n`],
		['at the end of the note', `I run ${RECORD}‸`],
		['at the start of its line', `‸${RECORD}\n`],
		['behind one of several rows', `I run ${RECORD.replace('edge 2: ', 'edge 2:\n')}‸ on.\n`],
	])('while the caret stands %s', async (_, note) => {
		const { tick } = await writing(note);
		await tick(20);
		expect(tokens()).toBe(1);
	});

	it('not while the caret is inside, which one arrow reaches', async () => {
		const host = await writing(`I run ${RECORD}‸ on.\n`);
		cursorCharLeft(host.editor.cm);
		await host.tick(20);
		expect(shown(host)).toContain('3 → 4‸`');
		expect(tokens()).toBe(0);
	});

	it('not while a selection covers it', async () => {
		const { editor, tick } = await writing(`I run ${RECORD} on.\n`);
		editor.setSelection({ line: 0, ch: 2 }, { line: 0, ch: 6 + RECORD.length });
		await tick(20);
		expect(tokens()).toBe(0);
	});
});

describe('an empty row beside a record that stands alone', () => {
	const lowRows = () => [...document.querySelectorAll('.cm-line')].map(el => el.matches('.sworn-beside-record'));

	it('is low with the caret in it as well, so that nothing moves below a press, until it has a word', async () => {
		const { editor } = await writing(`${RECORD}\n‸\n${RECORD}\n\nOn.`);
		expect(lowRows()).toEqual([false, true, false, true, false]);
		editor.setCursor({ line: 4, ch: 1 });
		expect(lowRows()).toEqual([false, true, false, true, false]);
		editor.replaceRange('So', { line: 1, ch: 0 });
		expect(lowRows()).toEqual([false, false, false, true, false]);
	});
});

describe('deleting at the edge of a drawn record first steps inside, and then deletes', () => {
	const inside = RECORD.slice(0, -1);
	it.each([
		['Backspace', deleteCharBackward, `I run ${RECORD}‸ on.`, `I run ${inside}‸\` on.`],
		['a word backward', deleteGroupBackward, `I run ${RECORD}‸ on.`, `I run ${inside}‸\` on.`],
		['Delete', deleteCharForward, `I run ‸${RECORD} on.`, `I run \`‸${RECORD.slice(1)} on.`],
		['a word forward', deleteGroupForward, `I run ‸${RECORD} on.`, `I run \`‸${RECORD.slice(1)} on.`],
	])('%s', async (_, run, before, after) => {
		const host = await writing(before);
		run(host.editor.cm);
		await host.tick(20);
		expect(shown(host)).toBe(after);
		expect(tokens()).toBe(0);
		run(host.editor.cm);
		expect(host.editor.getValue().length).toBeLessThan(before.length - 1);
	});

	it.each([
		['Backspace behind the space after it', deleteCharBackward, `I run ${RECORD} ‸on.`, `I run ${RECORD}‸on.`],
		['a word backward over spaces', deleteGroupBackward, `I run ${RECORD}  ‸on.`, `I run ${RECORD}‸on.`],
		['a word forward over spaces', deleteGroupForward, `I run‸  ${RECORD} on.`, `I run‸${RECORD} on.`],
		['Backspace right before it', deleteCharBackward, `I run ‸${RECORD} on.`, `I run‸${RECORD} on.`],
		['Delete right behind it', deleteCharForward, `I run ${RECORD}‸ on.`, `I run ${RECORD}‸on.`],
		['to the end of the line, which takes it whole', deleteToLineEnd, `I run ‸${RECORD} on.`, 'I run ‸'],
	])('%s leaves it as it is', async (_, run, before, after) => {
		const host = await writing(before);
		run(host.editor.cm);
		expect(shown(host)).toBe(after);
	});

	it('with several carets, nothing is deleted', async () => {
		const host = await writing(`I run ${RECORD} on.\nAnd.`);
		const { editor } = host;
		const text = editor.getValue();
		editor.setSelections([{ anchor: { line: 0, ch: 6 + RECORD.length } }, { anchor: { line: 1, ch: 4 } }]);
		deleteCharBackward(editor.cm);
		expect(editor.getValue()).toBe(text);
	});

	it('selected text is deleted as it is', async () => {
		const { editor } = await writing(`I run ${RECORD} on.`);
		editor.setSelection({ line: 0, ch: 6 }, { line: 0, ch: 6 + RECORD.length });
		deleteCharBackward(editor.cm);
		expect(editor.getValue()).toBe('I run  on.');
	});
});
