import { isUnreadHistory } from '../record/record-keys';
import { FENCE_LANGUAGE } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { isBlockKind, KEYS_OF_KIND, LIST_KEYS } from '../sworn-block/block-kinds';
import { readBlock, type SwornBlock } from '../sworn-block/sworn-block';
import type { Line } from '../text/lines';

/** A line of a block, and any text in it that the player wrote in addition to the plugin's entries. */
interface BlockLine {
	/** 0-based, in the note. */
	readonly index: number;
	readonly words: string;
}

/** Every line of a block, including the fences. */
export function wordsInBlock(note: string, block: SwornBlockAt): readonly BlockLine[] {
	const { startLine, endLine, closed, lines, body } = block;
	const own = entryLines(readBlock(body));
	const content = lines.map(({ from, to }, i) => ({
		index: startLine + 1 + i,
		words: own.get(i) ?? note.slice(from, to).trim(),
	}));
	const closing = closed ? [{ index: endLine, words: '' }] : [];
	return [{ index: startLine, words: listMarkerOf(note, block) + titleOf(note, block) }, ...content, ...closing];
}

/** The player's list marker, if a block starts a list item. It counts as text outside the block. */
export function listMarkerOf(note: string, { fenceFrom, openTo }: SwornBlockAt): string {
	const [mark = ''] = note.slice(fenceFrom, openTo).split(/[`~]{3}/, 1);
	return /[^>\s]/.test(mark) ? mark : '';
}

/** The player's text after the fence's language. */
export const titleOf = (note: string, { fenceFrom, openTo }: SwornBlockAt): string =>
	note
		.slice(fenceFrom, openTo)
		.replace(/^.*?[`~]{3,}\s*/, '')
		.slice(FENCE_LANGUAGE.length)
		.trim();

/** Lines of entries that the plugin knows and can read, with any comment in them. */
function entryLines({ body, lines, entries }: SwornBlock): ReadonlyMap<number, string> {
	const isKnown = knownIn(entries[0]?.key ?? '');
	const own = new Map<number, string>();
	for (const { key, line, items, afterColon } of entries) {
		if (!isKnown(key)) continue;
		own.set(line, commentBehind(body, lines[line], afterColon));
		for (const { line: at, to, text } of items)
			if (isUnreadHistory(key, text)) own.delete(at);
			else own.set(at, commentBehind(body, lines[at], to));
	}
	return own;
}

/**
 * Checks keys of a kind of block: known ones count once, unless they are lists. In a generated block, all keys are the
 * plugin's.
 */
function knownIn(kind: string): (key: string) => boolean {
	if (kind === 'generated') return () => true;
	const keys: readonly string[] = isBlockKind(kind) ? KEYS_OF_KIND[kind] : [];
	const seen = new Set<string>();
	return key => {
		const isAgain = seen.has(key) && !LIST_KEYS.has(key);
		seen.add(key);
		return keys.includes(key) && !isAgain;
	};
}

function commentBehind(body: string, line: Line | undefined, from: number): string {
	const rest = body.slice(from, line?.to ?? from).trim();
	return rest.startsWith('#') ? rest : '';
}
