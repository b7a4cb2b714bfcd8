import type { RulesetId } from '../bundled';
import { bundledRuleset } from '../bundled';
import { readEffects } from '../effects/read-effects';
import { vocabularyOf } from '../effects/vocabulary';
import { saysIn } from './effects-inside';

/** How many abilities of a ruleset's assets the reader of moves understands. */
export interface AbilitiesRead {
	readonly abilities: number;
	/** All that they tell the player to do has effects, or they tell of the story alone. */
	readonly understood: number;
}

/** Reads the text of each ability as the text of a move is read. */
export function readAbilities(texts: readonly string[], id: RulesetId): AbilitiesRead {
	const vocabulary = vocabularyOf(bundledRuleset(id));
	const understood = texts.filter(text => saysIn(readEffects(text, vocabulary)).length === 0);
	return { abilities: texts.length, understood: understood.length };
}
