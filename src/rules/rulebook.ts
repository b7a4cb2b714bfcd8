import type { Effect, MoveEffects } from './effects/effect';
import { readMoveEffects, readTableRow } from './effects/read-effects';
import { findMove } from './find-move';
import type { Move, MoveTable } from './move';
import type { Ruleset } from './ruleset';

/** A ruleset with what its text was understood to say. A move is read when it is first asked for. */
export interface Rulebook {
	readonly ruleset: Ruleset;
	move(name: string): Move | undefined;
	effectsOf(move: Move): MoveEffects;
	effectsOfRow(text: string): readonly Effect[];
}

export function rulebook(ruleset: Ruleset): Rulebook {
	const understood = new Map<Move, MoveEffects>();
	return {
		ruleset,
		move(name) {
			const found = findMove(ruleset, name);
			return found.ok ? found.value : undefined;
		},
		effectsOf(move) {
			const known = understood.get(move) ?? readMoveEffects(move);
			understood.set(move, known);
			return known;
		},
		effectsOfRow: readTableRow,
	};
}

/** The table that a move rolls on. */
export const tableOf = (move: Move | undefined): MoveTable | undefined => move?.tables[0];
