import { lineBreakNear } from '../text/lines';
import { entriesOf, type BlockEntry, type BlockItem, type SwornBlock } from './sworn-block';
import { isAlwaysList, isBlockKind, KEYS_OF_KIND, takesRestOfLine } from './block-kinds';
import { writeScalar } from './scalar';
import type { TextChange } from '../text/text-change';

const LIST_INDENT = '  ';

/** Writes an entry of a new block: `key: value`, or the key followed by a list. */
export function writeEntry(key: string, values: readonly string[], indent = '', lineBreak = '\n'): string {
	const [only] = values;
	if (only !== undefined && values.length === 1 && !isAlwaysList(key))
		return `${indent}${key}: ${writeSingle(key, only)}`;
	return [`${indent}${key}:`, ...values.map(value => `${indent}${LIST_INDENT}- ${writeScalar(value)}`)].join(lineBreak);
}

/** Keys whose own values are yes and no, which a YAML parser may well read as a boolean. */
const YES_OR_NO: ReadonlySet<string> = new Set(['answer', 'bond', 'influence']);

const writeSingle = (key: string, value: string): string =>
	YES_OR_NO.has(key) && /^(?:yes|no)$/.test(value) ? value : writeScalar(value);

/** How to compare values of one key, and which items must not be touched. */
export interface EntryHabits {
	/** Normalizes a value, so that an item with the same meaning keeps its bytes. */
	readonly canonical?: (text: string) => string;
	/** Items that could not be read and stay in place. */
	readonly isKept?: (text: string) => boolean;
	/** Whether the replaced text may be the player's, and so is kept as a comment after the new value. */
	readonly staysAsComment?: (replaced: string, by: string) => boolean;
	/** Only the first value counts; further ones are the player's mistake, and theirs to correct. */
	readonly isSingle?: boolean;
}

/**
 * The smallest change that gives a key these values; an empty list or null removes the key. Comments, unknown keys,
 * order and all remaining values keep their bytes. A new key goes to its place in the order of its kind.
 */
export function setEntry(
	block: SwornBlock,
	key: string,
	value: string | readonly string[] | null,
	{ canonical = text => text, isKept = () => false, staysAsComment = () => false, isSingle = false }: EntryHabits = {},
): TextChange[] {
	const values = value === null ? [] : typeof value === 'string' ? [value] : value;
	const entries = entriesOf(block, key);
	const all = entries.flatMap(entry => entry.items.map((item): Held => ({ entry, item })));
	const readable = all.filter(({ item }) => !isKept(item.text));
	const held = isSingle ? readable.slice(0, 1) : readable;
	const entry = entries[0];
	if (!entry) return values.length > 0 ? [newEntry(block, key, values)] : [];
	if (values.length === 0 && held.length === all.length) {
		const [only] = all;
		if (only && all.length === 1 && staysAsComment(only.item.text, '')) return [turnIntoComment(block, only)];
		return all.length > 0 ? removeLines(block, linesOfEntries(entries)) : [];
	}
	if (all.length === 0) return [fillEntry(block, entry, key, values)];

	const same = (a: Held | undefined, b: string | undefined) =>
		a !== undefined && b !== undefined && canonical(a.item.text) === canonical(b);
	const least = Math.min(held.length, values.length);
	let start = 0;
	while (start < least && same(held[start], values[start])) start++;
	let end = 0;
	while (end < least - start && same(held[held.length - 1 - end], values[values.length - 1 - end])) end++;

	const old = held.slice(start, held.length - end);
	const fresh = values.slice(start, values.length - end);
	const replaced = Math.min(old.length, fresh.length);
	const changes: TextChange[] = old.slice(0, replaced).flatMap((one, i) => {
		const value = fresh[i] ?? '';
		const { from, to, text } = one.item;
		const written = { from, to, insert: writeSingle(key, value) };
		return staysAsComment(text, value) ? keptBehind(block, one, written) : [written];
	});
	changes.push(...removeItems(block, entries, old.slice(replaced)));
	const added = fresh.slice(replaced);
	if (added.length > 0) {
		// Append after everything that is there, including lines that could not be read.
		const before = end === 0 ? all.at(-1) : held[start + replaced - 1];
		changes.push(...(before ? insertAfter(block, entries, before, added) : insertBefore(block, held[0], added)));
	}
	return mergeTouching(changes);
}

/**
 * Keeps the replaced text as a comment after the new value. The comment goes on the next line if there is one already,
 * or if the value takes the rest of its line.
 */
function keptBehind(block: SwornBlock, { entry, item }: Held, { from, to, insert }: TextChange): TextChange[] {
	const { body } = block;
	const comment = `# ${body.slice(from, to)}`;
	const end = lineAt(block, item.line).to;
	if (!takesRestOfLine(entry.key) && body.slice(to, end).trim() === '')
		return [{ from, to, insert: `${insert} ${comment}` }];
	const under = breakOf(block) + indentOf(block, entry) + comment;
	return [
		{ from, to, insert },
		{ from: end, to: end, insert: under },
	];
}

/** Turns values that may be the player's text into comments; removes the key if it is left without any. */
export function commentOut(block: SwornBlock, key: string, isMeant: (text: string) => boolean): TextChange[] {
	const { body } = block;
	const changes = entriesOf(block, key).flatMap((entry): TextChange[] => {
		const meant = entry.items.filter(({ text }) => isMeant(text));
		const comments = meant.map(item => {
			if (!item.inList) return turnIntoComment(block, { entry, item });
			const { from } = lineAt(block, item.line);
			const indent = markerOf(block, item).search(/\S/);
			return { from: from + indent, to: item.to, insert: `# ${body.slice(item.from, item.to)}` };
		});
		const isEmpty = meant.length === entry.items.length && meant.every(({ inList }) => inList);
		return isEmpty && meant.length > 0 ? [...removeLines(block, [entry.line]), ...comments] : comments;
	});
	return mergeTouching(changes);
}

function turnIntoComment({ body }: SwornBlock, { entry, item: { from, to } }: Held): TextChange {
	return { from: entry.keyFrom, to, insert: `# ${body.slice(from, to)}` };
}

interface Held {
	readonly entry: BlockEntry;
	readonly item: BlockItem;
}

const lineAt = (block: SwornBlock, index: number) => block.lines[index] ?? { from: 0, to: 0, next: 0 };

const breakOf = (block: SwornBlock): string => lineBreakNear(block.body, 0);

const indentOf = (block: SwornBlock, entry: BlockEntry): string =>
	block.body.slice(lineAt(block, entry.line).from, entry.keyFrom);

const lastLineOf = (entry: BlockEntry): number => entry.items.at(-1)?.line ?? entry.line;

/** The indentation and dash of a list item. */
const markerOf = (block: SwornBlock, item: BlockItem): string =>
	block.body.slice(lineAt(block, item.line).from, item.from);

/** Inserts after the last line of a key that precedes it in the order of the kind. */
function newEntry(block: SwornBlock, key: string, values: readonly string[]): TextChange {
	const kind = block.entries[0]?.key ?? '';
	const order: readonly string[] = isBlockKind(kind) ? KEYS_OF_KIND[kind] : [];
	const rank = order.indexOf(key);
	const isBefore = (other: string) => (rank === -1 ? true : order.includes(other) && order.indexOf(other) < rank);
	const before = block.entries.filter(entry => isBefore(entry.key)).at(-1) ?? block.entries.at(-1);
	const lineBreak = breakOf(block);
	if (!before) {
		const text = writeEntry(key, values, '', lineBreak);
		return { from: 0, to: 0, insert: block.body === '' ? text : text + lineBreak };
	}
	const at = lineAt(block, lastLineOf(before)).to;
	return { from: at, to: at, insert: lineBreak + writeEntry(key, values, indentOf(block, before), lineBreak) };
}

/** Fills in the values of a key that has none. */
function fillEntry(block: SwornBlock, entry: BlockEntry, key: string, values: readonly string[]): TextChange {
	const written = writeEntry(key, values, indentOf(block, entry), breakOf(block));
	const value = written.slice(indentOf(block, entry).length + key.length + 1);
	return { from: entry.afterColon, to: entry.afterColon, insert: value };
}

function insertAfter(
	block: SwornBlock,
	entries: readonly BlockEntry[],
	{ entry, item }: Held,
	added: readonly string[],
): TextChange[] {
	const lineBreak = breakOf(block);
	const at = lineAt(block, item.line).to;
	const lines = (marker: string): TextChange => ({
		from: at,
		to: at,
		insert: added.map(value => lineBreak + marker + writeScalar(value)).join(''),
	});
	if (item.inList) return [lines(markerOf(block, item))];
	const listed = entry.items.find(other => other.inList);
	if (listed) return [lines(markerOf(block, listed))];
	const key = block.body.slice(entry.keyFrom, entry.keyTo);
	if (entries.length > 1) return [lines(`${indentOf(block, entry)}${key}: `)];
	const marker = `${indentOf(block, entry)}${LIST_INDENT}- `;
	return [{ from: entry.afterColon, to: item.from, insert: lineBreak + marker }, lines(marker)];
}

function insertBefore(block: SwornBlock, next: Held | undefined, added: readonly string[]): TextChange[] {
	if (!next) return [];
	const { entry, item } = next;
	const lineBreak = breakOf(block);
	if (item.inList) {
		const { from } = lineAt(block, item.line);
		const marker = markerOf(block, item);
		return [{ from, to: from, insert: added.map(value => marker + writeScalar(value) + lineBreak).join('') }];
	}
	const marker = lineBreak + `${indentOf(block, entry)}${LIST_INDENT}- `;
	const insert = added.map(value => marker + writeScalar(value)).join('') + marker;
	return [{ from: entry.afterColon, to: item.from, insert }];
}

/** Removes items. A key left without a value is removed too, if another line of the same key still has one. */
function removeItems(block: SwornBlock, entries: readonly BlockEntry[], gone: readonly Held[]): TextChange[] {
	const isGone = (item: BlockItem) => gone.some(held => held.item === item);
	const lines: number[] = [];
	const changes: TextChange[] = [];
	for (const entry of entries) {
		if (entry.items.every(isGone)) {
			if (entry.items.length > 0) lines.push(...linesOfEntries([entry]));
			continue;
		}
		for (const item of entry.items.filter(isGone)) {
			if (item.inList) lines.push(item.line);
			else changes.push({ from: entry.afterColon, to: item.to, insert: '' });
		}
	}
	return [...changes, ...removeLines(block, lines)];
}

const linesOfEntries = (entries: readonly BlockEntry[]): number[] =>
	entries.flatMap(entry => [...new Set([entry.line, ...entry.items.map(item => item.line)])]);

/** Removes whole lines, each with the line break after it, or before it at the end of the body. Comments stay. */
function removeLines(block: SwornBlock, indices: readonly number[]): TextChange[] {
	const commented = indices.flatMap(index => upToComment(block, index));
	const changes: TextChange[] = [...commented];
	const gone = new Set(indices.filter(index => !commented.some(({ from }) => from === lineAt(block, index).from)));
	for (let first = 0; first < block.lines.length; first++) {
		if (!gone.has(first)) continue;
		let last = first;
		while (gone.has(last + 1)) last++;
		const toTheEnd = last === block.lines.length - 1;
		const from = toTheEnd && first > 0 ? lineAt(block, first - 1).to : lineAt(block, first).from;
		changes.push({ from, to: toTheEnd ? lineAt(block, last).to : lineAt(block, last).next, insert: '' });
		first = last;
	}
	return changes;
}

/** Removes what precedes the comment at the end of a line; nothing if there is no comment. */
function upToComment(block: SwornBlock, index: number): TextChange[] {
	const { from, to } = lineAt(block, index);
	const said = block.entries.flatMap(({ line, afterColon, items }) => [
		...(line === index ? [afterColon] : []),
		...items.filter(item => item.line === index).map(item => item.to),
	]);
	const [gap, comment] = /^\s*(#?)/.exec(block.body.slice(Math.max(from, ...said), to)) ?? [];
	return comment ? [{ from, to: Math.max(from, ...said) + (gap?.length ?? 1) - 1, insert: '' }] : [];
}

/** Merges changes that meet at one offset, so that their order cannot matter. */
function mergeTouching(changes: readonly TextChange[]): TextChange[] {
	const merged: TextChange[] = [];
	for (const change of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
		const last = merged.at(-1);
		if (last?.to === change.from)
			merged[merged.length - 1] = { from: last.from, to: change.to, insert: last.insert + change.insert };
		else merged.push(change);
	}
	return merged;
}
