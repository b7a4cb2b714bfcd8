import type { Move } from '../move';
import type { Ruleset } from '../ruleset';

/** A move that says what the ruleset's own says, word for word, does what the ruleset knows about it, corrections included. */
export function asTheRulesetHasIt(move: Move, over: Ruleset | undefined): Move {
	if (move.stated) return move;
	const own = over?.moves.find(({ name, aliases = [] }) => name === move.name || aliases.includes(move.name));
	if (!own?.stated || wordsOf(own) !== wordsOf(move)) return move;
	return { ...move, stated: own.stated };
}

/** Words and numbers in a row; links, marks and embedded tables make no difference. */
const wordsOf = ({ text }: Move): string =>
	text
		.replace(/\{\{[^{}]*\}\}/g, ' ')
		.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
		.replace(/-{2,}/g, ' ')
		.toLowerCase()
		.replace(/['’]/g, '')
		.replace(/[^\p{L}\p{N}+-]+/gu, ' ')
		.trim();
