import { foldText } from '../../rules/search/folded-text';
import { matchNames } from '../../rules/search/fuzzy-match';

/** By its name, its initials, the start of it or of its words; letters picked out of it are too little here. */
const LOOSEST = 3;

/** Whether a name is meant by a few words. */
export function matchesName(name: string, words: string): boolean {
	const found = matchNames([foldText(name)], foldText(words).letters);
	return found !== undefined && found.rank <= LOOSEST;
}
