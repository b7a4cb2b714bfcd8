import type { ChangeDesc, Text } from '@codemirror/state';
import { fenceEnd, fenceOpening, isInList } from './fences';
import type { Span } from './tokens';

/** What Live Preview renders in place of its source; the properties stand above all else. */
export type SourceBlockKind = 'properties' | 'fence' | 'callout' | 'table' | 'embed';

/** Whole lines, without the break after the last. */
export interface SourceBlock extends Span {
	readonly kind: SourceBlockKind;
}

/** The blocks of a changed note, in order. */
export interface ChangedBlocks {
	readonly blocks: readonly SourceBlock[];
	/** What was looked through; the blocks outside are those of before. */
	readonly searched: Span;
	readonly found: readonly SourceBlock[];
}

function quoteEnd(doc: Text, line: number): number {
	let end = line;
	while (end < doc.lines && /^\s{0,3}>/.test(doc.line(end + 1).text)) end++;
	return end;
}

const EDGE_OF_PROPERTIES = /^---\s*$/;

const startsWithEdge = (doc: Text): boolean => EDGE_OF_PROPERTIES.test(doc.line(1).text);

function propertiesEnd(doc: Text): number {
	if (!startsWithEdge(doc)) return 0;
	for (let i = 2; i <= doc.lines; i++) if (EDGE_OF_PROPERTIES.test(doc.line(i).text)) return i;
	return 0;
}

const CALLOUT = /^\s{0,3}>\s*\[![\w-]+\]/;
/** `|---|:-:|`, under the head of a table. */
const RULE_OF_TABLE = /^\s{0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const EMBED = /^!\[\[[^\]]+\]\]\s*$/;

function tableEnd(doc: Text, line: number): number {
	let end = line + 1;
	while (end < doc.lines && doc.line(end + 1).text.includes('|')) end++;
	return end;
}

const isTable = (doc: Text, line: number): boolean =>
	line < doc.lines &&
	doc.line(line).text.includes('|') &&
	doc.line(line + 1).text.includes('|') &&
	RULE_OF_TABLE.test(doc.line(line + 1).text);

/** The block that begins with a line, if the line is in no other. */
function blockAt(doc: Text, line: number): SourceBlock | null {
	const { text, from } = doc.line(line);
	const block = (kind: SourceBlockKind, last: number): SourceBlock => ({ kind, from, to: doc.line(last).to });
	const end = line === 1 ? propertiesEnd(doc) : 0;
	if (end > 0) return block('properties', end);
	if (fenceOpening(doc, line)) return block('fence', fenceEnd(doc, line));
	if (CALLOUT.test(text)) return block('callout', quoteEnd(doc, line));
	if (EMBED.test(text)) return block('embed', line);
	return isTable(doc, line) ? block('table', tableEnd(doc, line)) : null;
}

/** The blocks from a line on, until a line outside of them is known to be as before; and the place of that line. */
function search(doc: Text, from: number, isAsBefore: (at: number, line: number) => boolean): [SourceBlock[], number] {
	const found: SourceBlock[] = [];
	for (let line = doc.lineAt(from).number; line <= doc.lines; line++) {
		const at = doc.line(line).from;
		if (isAsBefore(at, line)) return [found, at];
		const block = blockAt(doc, line);
		if (!block) continue;
		found.push(block);
		line = doc.lineAt(block.to).number;
	}
	return [found, doc.length + 1];
}

/** All blocks of a note, in order. */
export const sourceBlocks = (doc: Text): readonly SourceBlock[] => search(doc, 0, () => false)[0];

/** From the first change to the last: where it is in the old text and in the new one. */
function changedSpan(changes: ChangeDesc): { from: number; toA: number; toB: number } {
	let from = Infinity;
	let [toA, toB] = [0, 0];
	changes.iterChangedRanges((fromA, endA, _fromB, endB) => {
		from = Math.min(from, fromA);
		[toA, toB] = [endA, endB];
	});
	return { from, toA, toB };
}

/**
 * Where to begin: at the line above the change, which can become the head of a table, or at the block that it touches. What
 * is at the top and has no end yet, any line can end.
 */
function searchedFrom(before: readonly SourceBlock[], old: Text, from: number): number {
	if (startsWithEdge(old) && before[0]?.kind !== 'properties') return 0;
	const { number } = old.lineAt(from);
	const above = old.line(Math.max(1, number - 1)).from;
	const touched = before.find(block => block.to >= above);
	return Math.min(above, touched?.from ?? above);
}

/** The blocks of a note after a change, looked for where the change can matter: until a line is outside of all blocks, as it was. */
export function changedBlocks(
	before: readonly SourceBlock[],
	{ old, doc, changes }: { old: Text; doc: Text; changes: ChangeDesc },
): ChangedBlocks {
	const { from, toA, toB } = changedSpan(changes);
	const shift = toB - toA;
	const start = searchedFrom(before, old, from);
	const above = before.filter(block => block.to < start);
	let passed = above.length;
	const isAsBefore = (at: number, line: number): boolean => {
		if (at <= toB) return false;
		for (let next = before[passed]; next && next.from < at - shift; next = before[passed]) passed++;
		const last = before[passed - 1];
		if (last && last.to >= at - shift) return false;
		return isInList(doc, line) === isInList(old, old.lineAt(at - shift).number);
	};
	const [found, to] = search(doc, start, isAsBefore);
	const isFromBefore = to <= doc.length;
	const below = isFromBefore ? before.slice(passed) : [];
	const moved = below.map(block => ({ ...block, from: block.from + shift, to: block.to + shift }));
	return { blocks: [...above, ...found, ...moved], searched: { from: start, to: to - 1 }, found };
}
