import { fieldOf } from './json-field';
import { isLineBreaks, isListOf, isText, isTrace } from './undo-log-entry';
import type { ChangedParts, Inserted, Plan, UndoData } from './action-notes';

/** Extracts what undo needs from a plan. */
export const undoDataOf = (journal: string, { inserted, removed, trail }: Plan): UndoData => ({
	journal,
	...(inserted ? { inserted } : {}),
	...(removed === undefined ? {} : { removed }),
	...(trail ? { trail } : {}),
});

/** Reads a stored value; `undefined` if it is something else. */
export function parseUndoData(value: unknown): UndoData | undefined {
	const [journal, inserted, removed, trail] = ['journal', 'inserted', 'removed', 'trail'].map(key =>
		fieldOf(value, key),
	);
	if (!isText(journal)) return undefined;
	return {
		journal,
		...(isListOf(inserted, isInserted) ? { inserted } : {}),
		...(isText(removed) ? { removed } : {}),
		...(isTrail(trail) ? { trail } : {}),
	};
}

const isInserted = (value: unknown): value is Inserted =>
	isText(fieldOf(value, 'key')) && isLineBreaks(fieldOf(value, 'lineBreaks'));

function isTrail(value: unknown): value is ChangedParts {
	const was = fieldOf(value, 'was');
	return (
		(was === undefined || isMark(was)) && isMark(fieldOf(value, 'is')) && isListOf(fieldOf(value, 'traces'), isTrace)
	);
}

function isMark(value: unknown): boolean {
	const [hasChanged, call] = [fieldOf(value, 'hasChanged'), fieldOf(value, 'call')];
	const isWhole = isText(fieldOf(value, 'key')) && isText(fieldOf(value, 'body'));
	const isKnown = hasChanged === undefined || typeof hasChanged === 'boolean';
	return isWhole && isKnown && (call === undefined || isText(call));
}
