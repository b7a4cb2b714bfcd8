import { foldText } from '../../rules/search/folded-text';
import { matchNames } from '../../rules/search/fuzzy-match';

/** Allows the name, its initials, and starts of the name or its words, but not scattered letters. */
const LOOSEST = 3;

/** Whether a few words mean a name. */
export function matchesName(name: string, words: string): boolean {
	const found = matchNames([foldText(name)], foldText(words).letters);
	return found !== undefined && found.rank <= LOOSEST;
}
