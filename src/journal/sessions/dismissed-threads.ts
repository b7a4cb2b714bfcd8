import { isSameWhenFolded } from '../../rules/search/folded-text';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { findBlock, replaceBody, type BlockPosition } from '../note-blocks/find-blocks';
import { setEntry } from '../sworn-block/edit-entry';
import { itemsOf, readBlock, type SwornBlock } from '../sworn-block/sworn-block';
import { applyChanges, type TextChange } from '../text/text-change';

const LET_GO = 'let_go';

/** The threads that a block lets go of, in words. */
export const dismissedThreadsIn = (block: SwornBlock): readonly string[] =>
	itemsOf(block, LET_GO).map(({ text }) => text);

/** Whether words are among those that were let go; case, accents and punctuation do not matter. */
export const isLetGo = (words: string, gone: readonly string[]): boolean =>
	gone.some(other => isSameWhenFolded(words, other));

/** Adds a thread to what the block at a place lets go of, or takes it up again. */
export function setThreadDismissed(
	note: string,
	place: BlockPosition,
	words: string,
	letsGo: boolean,
): ParseResult<readonly TextChange[]> {
	const found = findBlock(note, place);
	if (!found.ok) return found;
	const block = readBlock(found.value.body);
	const others = dismissedThreadsIn(block).filter(other => !isSameWhenFolded(words, other));
	const changes = setEntry(block, LET_GO, letsGo ? [...others, words] : others);
	return parseOk(replaceBody(note, found.value, applyChanges(block.body, changes)));
}
