import { titleOf, wordsInBlock } from './block-words';
import { missingEnd } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { LIST_KEYS } from '../sworn-block/block-kinds';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import { unreadWords } from './player-text-in-inline';
import { isOwnParagraph } from '../note-blocks/inline-paragraph';
import { isUnreadHistory } from '../record/record-keys';
import { isOwnOutcome } from '../record/record-values';
import { t } from '../../i18n/translate';

/**
 * Why the block of an undone move stays: it has more than the plugin's own lines, or its end is unclear. `undefined` if
 * every line is the plugin's, as a line in a sentence is if it `wasInserted` there.
 */
export function keptBlockReason(note: string, block: SwornBlockAt, wasInserted = false): string | undefined {
	if (block.form === 'line') return whyLineStays(note, block, wasInserted);
	if (!block.closed) return t('The move stays without its results. {why}', { why: missingEnd(note, block) });
	const players = playersIn(note, block);
	return players && t('The block has {what}, so it stays without its results.', { what: players });
}

/** A line is removed only if its paragraph has nothing but lines of play; other text around it is the player's. */
function whyLineStays(note: string, block: SwornBlockAt, wasInserted: boolean): string | undefined {
	const [unread] = unreadWords(block.body);
	if (unread !== undefined)
		return t('The line has words that cannot be read (“{unread}”), so it stays without its results.', { unread });
	return wasInserted || isOwnParagraph(note, block)
		? undefined
		: t('The line stands among your words, so it stays without its results.');
}

/** The player's text in a block. */
function playersIn(note: string, block: SwornBlockAt): string | undefined {
	const read = readBlock(block.body);
	const twice = read.entries.find(
		({ key, items }, i) =>
			!LIST_KEYS.has(key) && (items.length > 1 || read.entries.some((other, j) => j < i && other.key === key)),
	);
	if (twice) return t('“{words}” twice', { words: block.body.slice(twice.keyFrom, twice.keyTo) });
	const [unread] = ['done', 'with'].flatMap(key => itemsOf(read, key).filter(({ text }) => isUnreadHistory(key, text)));
	if (unread) return t('a line that cannot be read (“{words}”)', { words: unread.text });
	const own = itemsOf(read, 'outcome').find(({ text }) => isOwnOutcome(text));
	if (own) return t('an outcome in your words (“{words}”)', { words: own.text });
	const lines = wordsInBlock(note, block).filter(({ index, words }) => index > block.startLine && words !== '');
	const [first] = lines;
	if (first)
		return first.words.startsWith('#')
			? t('a comment of yours (“{words}”)', { words: first.words })
			: t('a line of yours (“{words}”)', { words: first.words });
	const title = titleOf(note, block);
	return title === '' ? undefined : t('words of yours behind its fence (“{words}”)', { words: title });
}
