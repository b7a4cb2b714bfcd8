import type { Action } from '../action';
import type { AtTable } from '../at-table';

/** Buttons of a card or a dialog, one after another; the last one writes. */
export const press =
	(...words: readonly (string | RegExp)[]): Action['run'] =>
	async table => {
		for (const word of words.slice(0, -1)) await table.click(word);
		await table.last(() => table.click(words.at(-1) ?? ''));
	};

/** A command, then what is typed into each list that it opens, with Enter. */
export const choose =
	(command: string, ...rows: readonly string[]): Action['run'] =>
	async table => {
		await table.command(command);
		for (const row of rows.slice(0, -1)) await table.pick(row);
		await table.narrow(rows.at(-1) ?? '');
		await table.last(() => table.key('Enter'));
	};

/** Selects words of the journal. */
export function select({ host: { editor } }: AtTable, words: string): void {
	const from = editor.getValue().indexOf(words);
	editor.setSelection(editor.offsetToPos(from), editor.offsetToPos(from + words.length));
}

/** One key press that writes, after others. */
export const lastKey = (table: AtTable, key: string, modifiers?: { shiftKey?: boolean }): Promise<void> =>
	table.last(() => table.key(key, modifiers));
