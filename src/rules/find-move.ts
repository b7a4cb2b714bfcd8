import { abilityBook } from './assets/ability-book';
import { foldedLetters } from './search/folded-text';
import type { Move } from './move';
import { misspelledWords } from './search/misspelled-words';
import { nearestName } from './search/nearest-name';
import { problem, parseOk, slipWithin, type Problem, type ParseResult } from './core/problem';
import type { Ruleset } from './ruleset';
import { memoize } from './core/memoize';

/** Finds a move by its name or an alias, else says which one the name resembles. */
export function findMove(ruleset: Ruleset, name: string): ParseResult<Move> {
	const move = lookUpMove(ruleset, name);
	return move ? parseOk(move) : { ok: false, problems: [unknownMove(ruleset, name)] };
}

/** In characters; no move has a name this long. */
const LONGEST_NAME = 1000;

/** The move of a name or an alias, ignoring case, accents and punctuation. */
export function lookUpMove(ruleset: Ruleset, name: string): Move | undefined {
	if (name.length > LONGEST_NAME) return undefined;
	const spelt = movesAsSpelt(ruleset).get(name);
	if (spelt) return spelt;
	const folded = foldedLetters(name);
	return movesByName(ruleset).get(folded) ?? movesOfAssets(ruleset).get(folded) ?? abilityBook(ruleset).moment(name);
}

/** Moves by name, spelled as in the book, which most records do. */
const movesAsSpelt = memoize(
	({ moves }: Ruleset): ReadonlyMap<string, Move> => new Map(moves.map(move => [move.name, move])),
);

/** Moves by folded name, indexed once per ruleset. A move's name takes precedence over another move's alias. */
const movesByName = memoize(
	({ moves }: Ruleset): ReadonlyMap<string, Move> =>
		new Map([
			...moves.flatMap(move => (move.aliases ?? []).map(alias => named(alias, move))),
			...moves.map(move => named(move.name, move)),
		]),
);

/** Moves printed on assets, parsed only if no other move has the name. */
const movesOfAssets = memoize(({ assets }: Ruleset): ReadonlyMap<string, Move> => {
	const moves = (assets?.() ?? []).flatMap(({ abilities }) => abilities.flatMap(ability => ability.moves));
	return new Map([...moves].reverse().map(move => named(move.name, move)));
});

const named = (name: string, move: Move): readonly [string, Move] => [foldedLetters(name), move];

function unknownMove(ruleset: Ruleset, name: string): Problem {
	const at = [0, name.length] as const;
	if (name.trim() === '') return problem('unknown_move', 'The move has no name. Write the name of a move.', ...at);
	const names = ruleset.moves.flatMap(move => [move.name, ...(move.aliases ?? [])]);
	const near = nearestName(name, names);
	const message = `No move is called “${name.trim()}”.`;
	return near === undefined
		? problem('unknown_move', `${message} Check the name.`, ...at)
		: slipWithin(
				problem('unknown_move', `${message} Did you mean “${near}”?`, ...at),
				misspelledWords(name, near),
				near,
			);
}
