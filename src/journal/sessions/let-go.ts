import { isSameWhenFolded } from '../../rules/search/folded-text';
import { read, type Reading } from '../../rules/problem';
import type { BlockPlace } from '../blocks-in-note/in-note';
import { findBlock, replaceBody } from '../blocks-in-note/in-note';
import { setEntry } from '../sworn-block/edit';
import type { SwornBlock } from '../sworn-block/sworn-block';
import { itemsOf, readBlock } from '../sworn-block/sworn-block';
import type { TextChange } from '../text/text-change';
import { applyChanges } from '../text/text-change';

const LET_GO = 'let_go';

/** The threads that a block lets go of, in words. */
export const letGoIn = (block: SwornBlock): readonly string[] => itemsOf(block, LET_GO).map(({ text }) => text);

/** Whether words are among those that were let go; case, accents and punctuation do not matter. */
export const isLetGo = (words: string, gone: readonly string[]): boolean =>
	gone.some(other => isSameWhenFolded(words, other));

/** Adds a thread to what the block at a place lets go of, or takes it up again. */
export function setLetGo(
	note: string,
	place: BlockPlace,
	words: string,
	letsGo: boolean,
): Reading<readonly TextChange[]> {
	const found = findBlock(note, place);
	if (!found.ok) return found;
	const block = readBlock(found.value.body);
	const others = letGoIn(block).filter(other => !isSameWhenFolded(words, other));
	const changes = setEntry(block, LET_GO, letsGo ? [...others, words] : others);
	return read(replaceBody(note, found.value, applyChanges(block.body, changes)));
}
