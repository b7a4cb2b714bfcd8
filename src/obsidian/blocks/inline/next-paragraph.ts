import type { Extension, Text, TransactionSpec } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { afterRoll } from './after-roll';

/** Enter right behind a record begins the next paragraph, below the lines that were written with the record. */
export const nextParagraph: Extension = Prec.highest(
	keymap.of([
		{
			key: 'Enter',
			run: view => {
				const { state } = view;
				const { at } = state.field(afterRoll);
				if (at?.below === undefined || state.sliceDoc(at.caret, state.doc.lineAt(at.caret).to).trim() !== '')
					return false;
				view.dispatch(
					state.update({ ...paragraphBelow(state.doc, at.below), userEvent: 'input', scrollIntoView: true }),
				);
				return true;
			},
		},
	]),
);

/** An empty line below a place, with a blank line above it and another below, as far as there is text. */
function paragraphBelow(doc: Text, place: number): TransactionSpec {
	const { number, to } = doc.lineAt(place);
	const isBlank = (line: number) => line <= doc.lines && doc.line(line).text.trim() === '';
	let blanks = 0;
	while (isBlank(number + blanks + 1)) blanks++;
	const isEnd = number + blanks === doc.lines;
	const missing = Math.max(0, (isEnd ? 2 : 3) - blanks);
	return { changes: { from: to, insert: '\n'.repeat(missing) }, selection: { anchor: to + 2 } };
}
