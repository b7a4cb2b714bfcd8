import { expect, it } from 'vitest';
import { all, bootSample, one } from './sample';

const NOTE = 'Start\n\n```sample\nblock\n```\n\nEnd\n';

async function at(line: number, ch = 0, text = NOTE) {
	const booted = await bootSample({ files: { 'a.md': text }, note: 'a.md' });
	booted.editor.focus();
	booted.editor.setCursor({ line, ch });
	await booted.tick();
	return booted;
}

it.each([
	{ key: 'ArrowDown', from: { line: 1, ch: 0 }, to: { line: 2, ch: 0 }, last: { line: 4, ch: 0 } },
	{ key: 'ArrowRight', from: { line: 1, ch: 0 }, to: { line: 2, ch: 0 }, last: { line: 4, ch: 3 } },
	{ key: 'ArrowUp', from: { line: 5, ch: 0 }, to: { line: 4, ch: 0 }, last: { line: 2, ch: 0 } },
	{ key: 'ArrowLeft', from: { line: 5, ch: 0 }, to: { line: 4, ch: 3 }, last: { line: 2, ch: 0 } },
])('$key from beside a drawn block goes into its source, and out of it again', async ({ key, from, to, last }) => {
	const { editor, press } = await at(from.line, from.ch);
	expect(all('.sample-button')).toHaveLength(1);
	await press(key);
	expect(editor.getCursor()).toEqual(to);
	expect(all('.sample-button')).toHaveLength(0);
	editor.setCursor(last);
	await press(key);
	expect(all('.sample-button')).toHaveLength(1);
});

it('Shift with an arrow selects into a drawn block', async () => {
	const { editor, press } = await at(1);
	await press('ArrowDown', { shiftKey: true });
	expect([editor.getCursor('anchor'), editor.getCursor('head')]).toEqual([
		{ line: 1, ch: 0 },
		{ line: 2, ch: 0 },
	]);
	expect(all('.sample-button')).toHaveLength(0);
});

it('Tab and Shift+Tab stay the editor’s beside a drawn block', async () => {
	const { editor, press } = await at(0);
	await press('Tab');
	expect(editor.getLine(0)).toMatch(/^\s+Start$/);
	expect(editor.hasFocus()).toBe(true);
	await press('Tab', { shiftKey: true });
	expect(editor.getValue()).toBe(NOTE);
	expect(editor.hasFocus()).toBe(true);
});

it('what is typed into a field in a drawn block does not reach the note', async () => {
	const { editor, press } = await at(0);
	const input = createEl('input', { attr: { 'aria-label': 'Field' } });
	one('.block-language-sample').append(input);
	input.focus();
	for (const key of ['a', 'Backspace', 'Delete', 'Enter', 'ArrowDown', 'ArrowUp', 'Tab']) await press(key);
	await press('z', { ctrlKey: true });
	await press('a', { ctrlKey: true });
	input.value = 'typed';
	input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'typed', inputType: 'insertText' }));
	expect(document.activeElement).toBe(input);
	expect(editor.getValue()).toBe(NOTE);
	expect(editor.getCursor()).toEqual({ line: 0, ch: 0 });
});
