import { Prec, type EditorState, type Extension } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import { swornBlocks, type SwornBlockAt } from '../../../journal/note-blocks/find-blocks';
import { chainFrom } from '../../../journal/note-blocks/insert-block';
import { paragraphOf } from '../../../journal/note-blocks/inline-paragraph';
import { emptyLineBelow } from '../../../journal/text/insert-lines';
import { isTrackBlock } from '../../../journal/track/track-block';
import { textOfDoc } from '../../editor/text-of-doc';
import { isVimNormal } from '../../editor/vim-mode';

/** Enter at the end of a paragraph with a record begins the next one below the tracks that stand right below it. */
function beginParagraph(view: EditorView): boolean {
	const text = textOfDoc(view.state.doc);
	const place = isVimNormal(view) ? undefined : endOfTracks(text, view.state);
	if (place === undefined) return false;
	const { change, cursor } = emptyLineBelow(text, place);
	view.dispatch({ changes: change, selection: { anchor: cursor }, userEvent: 'input', scrollIntoView: true });
	return true;
}

export const nextParagraph: Extension = Prec.highest(keymap.of([{ key: 'Enter', run: beginParagraph }]));

/** A list or quote goes on with Enter. */
const GOES_ON = /^\s*(?:>|\||(?:[-*+]|\d{1,9}[.)])\s)/;

/** Where the last track ends that stands right below the paragraph that the caret is at the end of. */
function endOfTracks(text: string, { selection: { main, ranges }, readOnly }: EditorState): number | undefined {
	const { head, empty } = main;
	const isMove = ({ form, body }: SwornBlockAt) => form === 'line' && !isTrackBlock(body);
	const record = swornBlocks(text)
		.filter(block => block.fenceTo <= head && isMove(block))
		.at(-1);
	if (!record || readOnly || !empty || ranges.length > 1) return undefined;
	const { from, to } = paragraphOf(text, record);
	if (head > to || text.slice(head, to).trim() !== '' || GOES_ON.test(text.slice(from, to))) return undefined;
	const below = chainFrom(text, record).filter(({ fenceFrom }) => fenceFrom > to);
	const other = below.findIndex(({ body }) => !isTrackBlock(body));
	return below[(other < 0 ? below.length : other) - 1]?.fenceTo;
}
