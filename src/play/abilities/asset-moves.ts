import { distinctBy } from '../../rules/core/collections';
import { memoize } from '../../rules/core/memoize';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../character/character';
import { markedAbilities } from './marked';

/**
 * The rules for one character: the book's moves, followed by moves of the character's marked abilities (Raise Shields)
 * and those for abilities used outside moves. The category of such a move is its asset.
 */
export const rulesetFor = memoize((character: Character, book: Rulebook): Ruleset => {
	const own = markedAbilities(character, book).flatMap(({ card, ability }) => {
		const printed = card.abilities[ability - 1];
		if (!printed) return [];
		const { moment } = book.abilities.read(card, printed);
		return moment ? [...printed.moves, moment] : printed.moves;
	});
	const moves = distinctBy(own, ({ name }) => name);
	return moves.length > 0 ? { ...book.ruleset, moves: [...book.ruleset.moves, ...moves] } : book.ruleset;
});
