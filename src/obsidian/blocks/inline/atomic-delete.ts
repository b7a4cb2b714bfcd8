import { EditorState, type Extension, type Transaction, type TransactionSpec } from '@codemirror/state';
import { editorLivePreviewField } from 'obsidian';
import type { CodeSpan } from '../../../journal/inline/code-spans';
import { readInline } from '../../../journal/inline/inline-record';
import { isProseEdit } from '../../editor/prose-edit';
import { isSelectionInside } from './caret-inside';
import { spansIn } from './records-in-editor';

/**
 * Deleting into a drawn record from outside would take a part of it that nobody sees, such as its closing backtick. The
 * first such key steps into the record instead, which shows its source; the next one deletes there. A key that deletes
 * the text beside a record as well, such as one for a whole word, stops at its edge.
 */
export const deletingAtEdges: Extension = EditorState.transactionFilter.of(transaction => {
	const { startState } = transaction;
	const isLive = startState.field(editorLivePreviewField, false) ?? false;
	if (!isLive || !isByKey(transaction)) return transaction;
	const cut = cutRecords(transaction);
	return cut.length === 0 ? transaction : insteadOf(transaction, cut);
});

/** A key or gesture that deletes beside each caret; selected text is deleted as it is. */
const isByKey = (transaction: Transaction): boolean =>
	transaction.docChanged &&
	(transaction.isUserEvent('delete.backward') || transaction.isUserEvent('delete.forward')) &&
	transaction.startState.selection.ranges.every(({ empty }) => empty);

interface Deleted {
	readonly from: number;
	readonly to: number;
	readonly record: CodeSpan;
}

/** The deletions that would take a part of a drawn record, but not all of it. */
function cutRecords({ startState, newDoc, changes }: Transaction): readonly Deleted[] {
	if (isProseEdit(startState.doc, newDoc, changes)) return [];
	const cut: Deleted[] = [];
	const isDrawn = ({ start, end, code }: CodeSpan): boolean =>
		!isSelectionInside(startState, start, end) && readInline(code).ok;
	changes.iterChangedRanges((from, to) => {
		const isCut = ({ start, end }: CodeSpan): boolean => from < end && to > start && (from > start || to < end);
		const record = spansIn(startState).find(span => isCut(span) && isDrawn(span));
		if (record) cut.push({ from, to, record });
	});
	return cut;
}

/** With several carets, nothing is deleted: the deletions belong together. */
function insteadOf({ startState }: Transaction, cut: readonly Deleted[]): TransactionSpec {
	const [{ from, to, record } = { from: 0, to: 0, record: undefined }] = cut;
	const { main, ranges } = startState.selection;
	if (!record || ranges.length > 1) return {};
	const { start, end } = record;
	if (main.head === end && from < end) return { selection: { anchor: end - 1 }, userEvent: 'select' };
	if (main.head === start && to > start) return { selection: { anchor: start + 1 }, userEvent: 'select' };
	const left = main.head > end ? { from: end, to } : { from, to: start };
	return { changes: left, userEvent: 'delete' };
}
