import type { Editor } from 'obsidian';
import { afterEach, expect, it, vi } from 'vitest';
import { focusEditor } from '../../../src/obsidian/editor/focus-editor';

afterEach(() => document.body.replaceChildren());

/** A field that has the focus, in elements with these classes. */
function typingIn(...classes: readonly string[]): Editor & { focus: ReturnType<typeof vi.fn> } {
	const inside = classes.reduce<HTMLElement>((parent, name) => {
		const child = document.createElement(name === 'form' ? 'form' : 'div');
		child.className = name;
		return parent.appendChild(child);
	}, document.body);
	inside.appendChild(document.createElement('input')).focus();
	return { focus: vi.fn(), hasFocus: () => false } as unknown as Editor & { focus: ReturnType<typeof vi.fn> };
}

it.each([
	{ where: 'a form on a card', classes: ['sworn-block', 'form'], times: 0 },
	{ where: 'a dialog', classes: ['modal-container'], times: 0 },
	{ where: 'the list of notes', classes: ['nav-folder'], times: 1 },
])('the focus of one who types in $where goes to the text $times times', ({ classes, times }) => {
	const editor = typingIn(...classes);
	focusEditor(editor);
	expect(editor.focus).toHaveBeenCalledTimes(times);
});
