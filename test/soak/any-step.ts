import type { Random } from '../support/random';
import type { Step, StepName } from './step';

/** How often each step is taken, beside the others. */
const WEIGHTS: Readonly<Record<StepName, number>> = {
	open: 6,
	split: 2,
	'focus another pane': 2,
	'close a pane': 2,
	mode: 4,
	cursor: 10,
	type: 8,
	'type a line': 14,
	cut: 3,
	'cut a block': 3,
	paste: 6,
	'delete a fence': 2,
	'delete half a block': 1,
	'edit a property': 2,
	'ctrl+z': 5,
	'ctrl+y': 3,
	'press a notice': 3,
	'rename a note': 1,
	'rename a folder': 1,
	'duplicate a note': 1,
	'duplicate a folder': 1,
	'write outside': 2,
	restart: 2,
	// only where notes are to be torn
	'tear a note': 0,
	move: 24,
	'move by keys': 2,
	press: 26,
	'press an old card': 8,
	'continue by keys': 3,
	undo: 6,
	'undo last move': 8,
	ask: 3,
	oracle: 3,
	generate: 1,
	'new track': 3,
	'change a track': 6,
	'turn a track': 2,
	'take or suffer': 4,
	'mark or clear': 3,
	position: 2,
	'begin a session': 1,
	'end a session': 1,
	campaign: 1,
	'rename a thing': 1,
	'a write fails': 5,
	crash: 3,
};

type Weights = readonly (readonly [StepName, number])[];
const ALL = Object.entries(WEIGHTS) as Weights;
const WITH_TEARS = Object.entries({ ...WEIGHTS, 'tear a note': 14 }) as Weights;

/** How many notes are torn before the first move, at least; and how many more at most. */
const [FIRST_TEARS, MORE_TEARS] = [1, 4];

/** At once; before a record that is gone is noticed; after it; after the app has saved. */
const WAITS = [0, 100, 400, 2500] as const;

/** The number of random numbers that decide a step. */
const NUMBERS = 5;

function anyName(chance: Random, weights: Weights): StepName {
	let left = chance.below(weights.reduce((sum, [, weight]) => sum + weight, 0));
	for (const [name, weight] of weights) {
		if (left < weight) return name;
		left -= weight;
	}
	return 'cursor';
}

/** Steps of a session; where notes are torn, some are before anything else is done. */
export function anySteps(chance: Random, count: number, isTorn = false): readonly Step[] {
	const first = isTorn ? FIRST_TEARS + chance.below(MORE_TEARS) : 0;
	return Array.from({ length: count }, (_, at) => ({
		do: at < first ? 'tear a note' : anyName(chance, isTorn ? WITH_TEARS : ALL),
		n: Array.from({ length: NUMBERS }, () => chance.below(1000)),
		wait: chance.pick(WAITS),
		id: at + 1,
	}));
}
