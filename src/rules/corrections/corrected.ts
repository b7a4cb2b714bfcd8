import type { Move } from '../move';
import type { Ruleset } from '../ruleset';
import { correctedMove, moveBeside } from './corrected-move';
import type { Correction } from './correction';

/** A ruleset with its corrections made, in their order. One that meets nothing of the ruleset does nothing. */
export const corrected = (printed: Ruleset, corrections: readonly Correction[]): Ruleset =>
	corrections.reduce(withCorrection, printed);

function withCorrection(ruleset: Ruleset, correction: Correction): Ruleset {
	switch (correction.kind) {
		case 'impact': {
			const { impact, reason: _reason, kind: _kind, ...rule } = correction;
			return {
				...ruleset,
				impacts: ruleset.impacts.map(printed => (printed.name === impact ? { ...printed, ...rule } : printed)),
			};
		}
		case 'move_beside':
			return onMove(ruleset, correction.move, move => [move, moveBeside(move, correction)]);
		case 'words':
		case 'name':
		case 'effects':
		case 'row_effects':
		case 'row':
		case 'special_track':
			return onMove(ruleset, correction.move, move => [correctedMove(move, correction)]);
	}
}

function onMove(ruleset: Ruleset, name: string, change: (move: Move) => readonly Move[]): Ruleset {
	return { ...ruleset, moves: ruleset.moves.flatMap(move => (move.name === name ? change(move) : [move])) };
}
