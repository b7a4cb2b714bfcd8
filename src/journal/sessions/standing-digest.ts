import { swornBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import { isBlank, linesOf, withPlainBreaks } from '../text/lines';
import { checkWord, readSessionBlock } from './session-block';
import type { SessionBlock } from './session-block';
import type { SessionSpan } from './session-span';

/** A digest that stands in a note: its list, and the block under it. */
export interface StandingDigest {
	readonly block: SwornBlockAt;
	readonly value: SessionBlock;
	/** The lines of its list; absent when somebody has changed it. */
	readonly list?: { readonly from: number; readonly to: number };
}

/** The last digest of one who acts, in a session. */
export function digestIn(note: string, { from, to }: SessionSpan, by: string | undefined): StandingDigest | undefined {
	const inSession = swornBlocks(note).filter(({ fenceFrom }) => from <= fenceFrom && fenceFrom < to);
	for (const block of inSession.reverse()) {
		const value = readSessionBlock(block.body);
		if (value.ok && value.value.by === by) return standing(note, block, value.value);
	}
	return undefined;
}

/** The word that fits a digest as it is written. */
export const checkOf = (lines: readonly string[], momentum: readonly number[]): string =>
	checkWord([...lines, momentum.join(', ')].join('\n'));

function standing(note: string, block: SwornBlockAt, value: SessionBlock): StandingDigest {
	const list = linesAbove(note, block);
	const lines = withPlainBreaks(note.slice(list.from, list.to)).split('\n');
	return { block, value, ...(checkOf(lines, value.momentum) === value.check ? { list } : {}) };
}

/** The lines above a block, as far as none of them is empty, with one empty line between. */
function linesAbove(note: string, { startLine }: SwornBlockAt): { readonly from: number; readonly to: number } {
	const lines = linesOf(note);
	const isText = (index: number) => {
		const line = lines[index];
		return line !== undefined && !isBlank(note, line);
	};
	const last = startLine - 2;
	let first = last;
	while (isText(first - 1)) first--;
	return { from: lines[first]?.from ?? 0, to: lines[last]?.to ?? 0 };
}
