import type { LineBreaks } from '../text/insert-lines';
import { fieldOf } from './json-field';
import type { UndoTrace } from './action-notes';

/** A trace; if `isBroken`, something else changed the part in between, so it cannot be restored. */
export interface StoredUndoTrace extends UndoTrace {
	readonly isBroken: boolean;
}

/** An item of the undo memory, as stored in a file. A later item about the same thing replaces an earlier one. */
export type UndoLogEntry =
	| { readonly journal: string; readonly key: string; readonly lineBreaks: readonly LineBreaks[] }
	| { readonly journal: string; readonly body: string; readonly traces: readonly StoredUndoTrace[] }
	| { readonly journal: string; readonly body: string; readonly call: string }
	| { readonly renamed: readonly [from: string, to: string] };

/** Reads an item from the file; `undefined` if it is something else. */
export function memoryLineIn(value: unknown): UndoLogEntry | undefined {
	const renamed = fieldOf(value, 'renamed');
	if (isListOf(renamed, isText)) {
		const [from, to] = renamed;
		return from !== undefined && to !== undefined ? { renamed: [from, to] } : undefined;
	}
	const names = ['journal', 'key', 'lineBreaks', 'body', 'traces', 'call'];
	const [journal, key, lineBreaks, body, traces, call] = names.map(name => fieldOf(value, name));
	if (!isText(journal)) return undefined;
	if (isText(key) && isListOf(lineBreaks, isLineBreaks)) return { journal, key, lineBreaks };
	if (isText(body) && isListOf(traces, isKept)) return { journal, body, traces };
	if (isText(body) && isText(call)) return { journal, body, call };
	return undefined;
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isListOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is readonly T[] =>
	Array.isArray(value) && value.every(isOne);

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

export function isLineBreaks(value: unknown): value is LineBreaks {
	const parted = fieldOf(value, 'parted');
	const isParted = parted === undefined || (isText(fieldOf(parted, 'above')) && isText(fieldOf(parted, 'below')));
	const unended = fieldOf(value, 'unended');
	const isLast = unended === undefined || isText(unended);
	const isPlaced = ['inSentence', 'blankBehind', 'blankBefore'].every(key =>
		[undefined, true].some(one => one === fieldOf(value, key)),
	);
	return isCount(fieldOf(value, 'before')) && isCount(fieldOf(value, 'after')) && isParted && isLast && isPlaced;
}

export function isTrace(value: unknown): value is UndoTrace {
	const track = fieldOf(value, 'track');
	const isWhole = ['path', 'before', 'after'].every(key => isText(fieldOf(value, key)));
	return isWhole && (track === undefined || isText(track));
}

const isKept = (value: unknown): value is StoredUndoTrace =>
	isTrace(value) && typeof fieldOf(value, 'isBroken') === 'boolean';
