import type { EditorState } from '@codemirror/state';
import { memoize } from '../../../rules/core/memoize';
import { inlineCodes, type CodeSpan } from '../../../journal/inline/code-spans';
import { MovedByProse } from '../../editor/map-prose-edits';

/** The inline records of each text, so that moving the cursor does not search it again. */
export const spansOf = new MovedByProse(inlineCodes, (spans, changes) =>
	spans.map((span): CodeSpan => {
		const by = changes.mapPos(span.start, 1) - span.start;
		return { ...span, start: span.start + by, end: span.end + by, from: span.from + by, to: span.to + by };
	}),
);

/** The inline records in the editor, which are those of the note: what is drawn is what is found and counted. */
export const spansIn = ({ doc }: EditorState): readonly CodeSpan[] => spansOf.in(doc);

const keysOf = memoize((spans: readonly CodeSpan[]): ReadonlyMap<number, string> => {
	const seen = new Map<string, number>();
	return new Map(
		spans.map(({ start, code }) => {
			const nth = seen.get(code) ?? 0;
			seen.set(code, nth + 1);
			return [start, `${nth} ${code}`];
		}),
	);
});

/** By where each inline record begins: what tells it from the others, also from those that are written in the same way. */
export const recordKeys = (state: EditorState): ReadonlyMap<number, string> => keysOf(spansIn(state));

/** Where the record of a key stands now. */
export function spanOfKey(state: EditorState, key: string): CodeSpan | undefined {
	const keys = recordKeys(state);
	return spansIn(state).find(({ start }) => keys.get(start) === key);
}
