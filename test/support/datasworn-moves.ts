import { bundledRuleset } from '../../src/rules/bundled';
import type { Move } from '../../src/rules/move';

/** The moves of Starforged, in the order of the book. */
export const starforgedMoves = (): readonly Move[] => bundledRuleset('starforged').moves;

/** One of them, by name. */
export function starforgedMove(name: string): Move {
	const move = starforgedMoves().find(move => move.name === name);
	if (!move) throw new Error(`Starforged has no move called ${name}.`);
	return move;
}
