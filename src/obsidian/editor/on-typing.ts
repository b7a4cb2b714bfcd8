import type { Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { editorInfoField } from 'obsidian';

/** Not what is written for a typed action, which counts as typing for Obsidian. */
const isTyping = (transaction: Transaction): boolean =>
	transaction.docChanged &&
	!transaction.isUserEvent('input.sworn') &&
	['input', 'delete'].some(event => transaction.isUserEvent(event));

/** Calls back with the path of a note whenever the player types in it. */
export const onTyping = (typed: (path: string) => void): Extension =>
	EditorView.updateListener.of(({ transactions, state }) => {
		const path = transactions.some(isTyping) ? state.field(editorInfoField, false)?.file?.path : undefined;
		if (path !== undefined) typed(path);
	});
