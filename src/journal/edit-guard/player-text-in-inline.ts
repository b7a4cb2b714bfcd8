import { readInline } from '../inline/inline-record';
import { isUnreadHistory } from '../record/record-keys';
import { isOwnOutcome } from '../record/record-values';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';

/** The player's text in inline code starting with `sworn:`, which is everything in it that cannot be read. */
export function playersInLine(code: string): readonly string[] {
	const line = readInline(code);
	if (!line.ok) return [code];
	return line.value.kind === 'record' ? unreadWords(line.value.body) : [];
}

/** Text in a record's body that cannot be read: lines, changes, abilities, and an outcome in the player's own words. */
export function unreadWords(body: string): readonly string[] {
	const block = readBlock(body);
	const own = itemsOf(block, 'outcome').filter(({ text }) => isOwnOutcome(text));
	return [
		...['done', 'with'].flatMap(key => itemsOf(block, key).filter(({ text }) => isUnreadHistory(key, text))),
		...own,
	]
		.map(({ text }) => text)
		.concat(block.strays.map(({ from, to }) => body.slice(from, to).trim().replace(/^\? /, '')));
}
