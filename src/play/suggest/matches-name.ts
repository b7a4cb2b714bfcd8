import type { Move } from '../../rules/move';
import { namesOf } from '../../rules/move-order';
import { foldText } from '../../rules/search/folded-text';
import { BY_SOME_WORDS, matchNames } from '../../rules/search/fuzzy-match';

/** Whether a few words mean a name: by it, its initials, or starts of it or its words, but not by scattered letters. */
export function matchesName(name: string, words: string): boolean {
	const found = matchNames([foldText(name)], foldText(words).letters);
	return found !== undefined && found.rank <= BY_SOME_WORDS;
}

/** A single word with fewer letters may begin any sentence. */
const FEWEST_LETTERS = 4;
/** The rank of a match by the start of a name; better ones are the whole name and its initials. */
const NAME_START = 2;

/** Whether a move is called by its whole name, its initials, or the start of its name, in folded letters. */
export function isMoveMeant(move: Move, typed: string): boolean {
	const found = matchNames(namesOf(move).map(foldText), typed);
	if (found === undefined || found.rank > NAME_START) return false;
	return found.rank < NAME_START || typed.length >= FEWEST_LETTERS;
}
