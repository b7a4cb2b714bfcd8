import type { Move } from '../../src/rules/move';
import { optionName } from '../../src/rules/move';
import { countsSegments, TRACK_KINDS } from '../../src/rules/core/track-kind';
import { chooseOption } from '../../src/play/moves/pick-option';
import { rollMove } from '../../src/play/moves/roll-move';
import { newUnrolledMove } from '../../src/play/record/record';
import type { MoveRecord } from '../../src/play/record/record';
import type { Decided } from '../../src/play/record/decision-settings';
import type { DiceRoller } from '../../src/play/dice/dice';
import { kestrel, rook, starling } from './characters';
import { track } from './some-tracks';
import type { Game } from './stated-moves';

/** A character with a track of each kind, a companion and a vehicle. */
const by = kestrel({
	tracks: TRACK_KINDS.map(kind =>
		track(kind, `The ${kind}`, countsSegments(kind) ? { segments: 6, filled: 2, rank: undefined } : { ticks: 12 }),
	),
	assets: [rook(), starling()],
});

/** The dice of a strong hit, a weak hit and a miss. */
const THROWS = [
	[6, 1, 2],
	[6, 1, 10],
	[1, 9, 10],
];

/** These faces first, then the middle one of any die. */
function first(faces: readonly number[]): DiceRoller {
	const left = [...faces];
	return { roll: sides => Math.min(left.shift() ?? Math.ceil(sides / 2), sides) };
}

/** In presses after the move. */
const DEEPEST = 2;

/** The records that a move leaves with each outcome, and after each thing that it lets one press. */
export function* playedRecords(game: Game, move: Move): Generator<MoveRecord> {
	const [option] = move.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName));
	for (const dice of THROWS) {
		const roll = option === undefined ? {} : { roll: { option } };
		const made = rollMove({ record: newUnrolledMove(move.name), character: by, ...game }, roll, first(dice));
		if (made.ok) yield* pressedOn(game, made.value);
	}
}

function* pressedOn(game: Game, decided: Decided, deep = 0): Generator<MoveRecord> {
	yield decided.record;
	if (deep >= DEEPEST) return;
	for (const { id, options } of game.open(decided))
		for (const { label, asks } of options) {
			const answer = asks === undefined ? {} : { answer: { name: 'The bell', rank: 'dangerous' } as const };
			const next = chooseOption({ step: id, label, ...answer }, { ...decided, ...game }, first([]));
			if (next.ok) yield* pressedOn(game, next.value, deep + 1);
		}
}
