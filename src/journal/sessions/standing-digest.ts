import { swornBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import type { Line } from '../text/lines';
import { isBlank, lineIndexAt, linesOf, withPlainBreaks } from '../text/lines';
import { checkWord, readSessionBlock } from './session-block';
import type { SessionBlock } from './session-block';
import type { SessionSpan } from './session-span';
import type { Who } from './session-entries';

/** A digest that stands in a note: its list, and the block under it. */
export interface StandingDigest {
	readonly block: SwornBlockAt;
	readonly value: SessionBlock;
	/** The lines of its list; absent when somebody has changed it. */
	readonly list?: { readonly from: number; readonly to: number };
}

/** The last digest of one who acts, in a session. */
export function digestIn(note: string, { from, to }: SessionSpan, who: Who): StandingDigest | undefined {
	const inSession = swornBlocks(note).filter(({ fenceFrom }) => from <= fenceFrom && fenceFrom < to);
	for (const block of inSession.reverse()) {
		const value = readSessionBlock(block.body);
		if (value.ok && who(value.value.by) === 'actor') return standing(note, linesOf(note), block, value.value);
	}
	return undefined;
}

/** The lines of all digests that nobody has changed: the plugin's to write anew. Counted from 0, both inclusive. */
export function digestLists(
	note: string,
	blocks: readonly SwornBlockAt[] = swornBlocks(note),
): readonly { readonly startLine: number; readonly endLine: number }[] {
	const sessions = blocks.filter(({ body }) => MAY_BE_SESSION.test(body));
	if (sessions.length === 0) return [];
	const lines = linesOf(note);
	const lists = sessions.flatMap(block => {
		const value = readSessionBlock(block.body);
		return value.ok ? (standing(note, lines, block, value.value).list ?? []) : [];
	});
	return lists.map(({ from, to }) => ({ startLine: lineIndexAt(lines, from), endLine: lineIndexAt(lines, to) }));
}

const MAY_BE_SESSION = /^\s*session/im;

/** The word that fits a digest as it is written. */
export const checkOf = (lines: readonly string[], momentum: readonly number[]): string =>
	checkWord([...lines, momentum.join(', ')].join('\n'));

function standing(note: string, lines: readonly Line[], block: SwornBlockAt, value: SessionBlock): StandingDigest {
	const list = linesAbove(note, lines, block);
	const written = withPlainBreaks(note.slice(list.from, list.to)).split('\n');
	return { block, value, ...(checkOf(written, value.momentum) === value.check ? { list } : {}) };
}

/** The lines above a block, as far as none of them is empty, with one empty line between. */
function linesAbove(
	note: string,
	lines: readonly Line[],
	{ startLine }: SwornBlockAt,
): { readonly from: number; readonly to: number } {
	const isText = (index: number) => {
		const line = lines[index];
		return line !== undefined && !isBlank(note, line);
	};
	const last = startLine - 2;
	let first = last;
	while (isText(first - 1)) first--;
	return { from: lines[first]?.from ?? 0, to: lines[last]?.to ?? 0 };
}
