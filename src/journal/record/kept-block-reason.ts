import { titleOf, wordsInBlock } from '../edit-guard/block-words';
import { missingEnd } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import { LIST_KEYS } from '../sworn-block/kind';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import { unreadWords } from '../edit-guard/players-in-line';
import { isOwnParagraph } from '../sworn-block/line-paragraph';
import { isUnreadHistory } from './record-keys';
import { isOwnOutcome } from './record-values';

/**
 * Why the block of a move is not removed when it is undone: it holds more than the plugin's own lines, or nobody can tell
 * where it ends. Absent when every line of it is the plugin's.
 */
export function keptBlockReason(note: string, block: SwornBlockAt): string | undefined {
	if (block.form === 'line') return whyLineStays(note, block);
	if (!block.closed) return `The move stays as a call. ${missingEnd(note, block)}`;
	const players = playersIn(note, block);
	return players && `The block has ${players}, so it stays as a call.`;
}

/** A line goes only where it makes a paragraph of its own, or with other lines of ours: words around it are the player's. */
function whyLineStays(note: string, block: SwornBlockAt): string | undefined {
	const [unread] = unreadWords(block.body);
	if (unread !== undefined) return `The line has words that cannot be read (“${unread}”), so it stays as a call.`;
	return isOwnParagraph(note, block) ? undefined : 'The line stands among your words, so it stays as a call.';
}

/** What of a block is the player's, in words. */
function playersIn(note: string, block: SwornBlockAt): string | undefined {
	const read = readBlock(block.body);
	const twice = read.entries.find(
		({ key, items }, i) =>
			!LIST_KEYS.has(key) && (items.length > 1 || read.entries.some((other, j) => j < i && other.key === key)),
	);
	if (twice) return `“${block.body.slice(twice.keyFrom, twice.keyTo)}” twice`;
	const [unread] = ['done', 'with'].flatMap(key => itemsOf(read, key).filter(({ text }) => isUnreadHistory(key, text)));
	if (unread) return `a line that cannot be read (“${unread.text}”)`;
	const own = itemsOf(read, 'outcome').find(({ text }) => isOwnOutcome(text));
	if (own) return `an outcome in your words (“${own.text}”)`;
	const lines = wordsInBlock(note, block).filter(({ index, words }) => index > block.startLine && words !== '');
	const [first] = lines;
	if (first) return `${first.words.startsWith('#') ? 'a comment' : 'a line'} of yours (“${first.words}”)`;
	const title = titleOf(note, block);
	return title === '' ? undefined : `words of yours behind its fence (“${title}”)`;
}
