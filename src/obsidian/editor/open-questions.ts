import { StateEffect, type EditorState, type TransactionSpec } from '@codemirror/state';
import { swornBlocks } from '../../journal/note-blocks/find-blocks';
import { textOfDoc } from './text-of-doc';

/** The player asks for the questions of the record that begins there. */
export const askNow = StateEffect.define<number>();

/** Opens the panel of the record that begins there, with the caret right behind its token. */
export function opening({ doc }: EditorState, from: number): TransactionSpec {
	const block = swornBlocks(textOfDoc(doc)).find(({ fenceFrom }) => fenceFrom === from);
	return { selection: { anchor: block?.fenceTo ?? from }, effects: askNow.of(from), scrollIntoView: true };
}
