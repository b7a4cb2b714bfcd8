import type { EditorState, Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { swornBlocks } from '../../../journal/blocks-in-note/in-note';
import { chainFrom } from '../../../journal/blocks-in-note/insert-block';
import { paragraphOf } from '../../../journal/blocks-in-note/line-paragraph';
import { emptyLineBelow } from '../../../journal/text/own-lines';
import { isTrackBlock } from '../../../journal/track/track-block';
import { textOfDoc } from '../../editor/text-of-doc';
import { isVimNormal } from '../../editor/vim-mode';

/** Enter at the end of a paragraph with a record begins the next one below the tracks that stand right below it. */
export const nextParagraph: Extension = Prec.highest(
	keymap.of([
		{
			key: 'Enter',
			run: view => {
				const place = isVimNormal(view) ? undefined : endOfTracks(view.state);
				if (place === undefined) return false;
				const { change, cursor } = emptyLineBelow(textOfDoc(view.state.doc), place);
				view.dispatch({ changes: change, selection: { anchor: cursor }, userEvent: 'input', scrollIntoView: true });
				return true;
			},
		},
	]),
);

/** A list or quote goes on with Enter. */
const GOES_ON = /^\s*(?:>|\||(?:[-*+]|\d{1,9}[.)])\s)/;

/** Where the last track ends that stands right below the paragraph that the caret is at the end of. */
function endOfTracks({ doc, selection: { main, ranges }, readOnly }: EditorState): number | undefined {
	if (readOnly || !main.empty || ranges.length > 1) return undefined;
	const text = textOfDoc(doc);
	const moves = swornBlocks(text).filter(
		({ form, fenceTo, body }) => form === 'line' && fenceTo <= main.head && !isTrackBlock(body),
	);
	const record = moves.at(-1);
	if (!record) return undefined;
	const { from, to } = paragraphOf(text, record);
	if (main.head > to || text.slice(main.head, to).trim() !== '' || GOES_ON.test(text.slice(from, to))) return undefined;
	const below = chainFrom(text, record).filter(({ fenceFrom }) => fenceFrom > to);
	const other = below.findIndex(({ body }) => !isTrackBlock(body));
	return below.slice(0, other < 0 ? below.length : other).at(-1)?.fenceTo;
}
