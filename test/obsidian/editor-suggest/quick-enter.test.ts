import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

/** Letters that the suggestions have not seen yet: Obsidian asks for them a moment after each key. */
it.each([
	['a bare trigger', ';;', 'face danger edge', 'Face Danger'],
	['a part of a name', ';;fa', 'ce danger edge', 'Face Danger'],
	['a letter', ';;s', 'trike iron', 'Strike'],
])('Enter right after letters, on the rows of %s, rolls what is typed', async (_, shown, quick, move) => {
	const host = await typing('I run. ‸', [5, 1, 2], { 'Kestrel.md': KESTREL });
	await host.type(shown);
	expect(host.offered()).not.toEqual([]);
	const { editor } = host;
	editor.replaceRange(quick, editor.getCursor());
	editor.setCursor(editor.offsetToPos(editor.getValue().length));
	await host.keys('Enter');
	expect(host.shown()).toContain(`move: ${move}\n`);
	expect(host.shown()).not.toContain(';;');
});

it('Enter right after Tab rolls with what Tab has written', async () => {
	const host = await typing('I run. ‸', [5, 1, 2], { 'Kestrel.md': KESTREL });
	await host.type(';;fd e');
	const tab = host.press('Tab');
	await host.press('Enter');
	await tab;
	await host.tick(50);
	expect(host.shown()).toContain('roll: heart 2\n');
	expect(host.shown()).not.toContain(';;');
});

it.each(['fd e', 'fd'])('Enter that comes before the rows of %s stand rolls, and is no line break', async typed => {
	const host = await typing('I run. ‸', [5, 1, 2], { 'Kestrel.md': KESTREL });
	const { editor } = host;
	editor.cm.dispatch({ ...editor.cm.state.replaceSelection(`;;${typed}`), userEvent: 'input.type' });
	expect(host.offered()).toEqual([]);
	await host.press('Enter');
	await host.tick(50);
	expect(host.shown()).toContain('move: Face Danger\n');
	expect(host.shown()).not.toContain(';;');
});

it('Enter after Esc is a line break', async () => {
	const host = await typing('I run. ‸', [5, 1, 2], { 'Kestrel.md': KESTREL });
	await host.type(';;fd e');
	await host.keys('Escape', 'Enter');
	expect(host.shown()).not.toContain('move: Face Danger');
});
