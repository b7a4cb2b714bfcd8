import type { Text } from '@codemirror/state';
import { fenceEnd, fenceOpening } from './fences';

/** What Live Preview renders in place of its source. */
export type SourceBlockKind = 'fence' | 'callout' | 'table' | 'embed';

/** Line numbers count from 1, both inclusive. */
export interface SourceBlock {
	readonly kind: SourceBlockKind;
	readonly first: number;
	readonly last: number;
}

function quoteEnd(doc: Text, line: number): number {
	let end = line;
	while (end < doc.lines && /^\s{0,3}>/.test(doc.line(end + 1).text)) end++;
	return end;
}

export function frontmatterEnd(doc: Text): number {
	if (!/^---\s*$/.test(doc.line(1).text)) return 0;
	for (let i = 2; i <= doc.lines; i++) if (/^---\s*$/.test(doc.line(i).text)) return i;
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

function blockAt(doc: Text, line: number): SourceBlock | null {
	const { text } = doc.line(line);
	const block = (kind: SourceBlockKind, last: number): SourceBlock => ({ kind, first: line, last });
	if (fenceOpening(doc, line)) return block('fence', fenceEnd(doc, line));
	if (CALLOUT.test(text)) return block('callout', quoteEnd(doc, line));
	if (EMBED.test(text)) return block('embed', line);
	return isTable(doc, line) ? block('table', tableEnd(doc, line)) : null;
}

/** The blocks from a line on, in order. */
export function sourceBlocks(doc: Text, from: number): SourceBlock[] {
	const blocks: SourceBlock[] = [];
	for (let line = from; line <= doc.lines; line++) {
		const block = blockAt(doc, line);
		if (!block) continue;
		blocks.push(block);
		line = block.last;
	}
	return blocks;
}
