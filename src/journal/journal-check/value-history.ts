import type { Character } from '../../play/character/character';
import { given } from '../../rules/core/collections';
import type { WorkSlices } from '../../rules/core/work-slices';
import { nameOnSheet } from './current-value';
import { breaksIn, fits, chainInOrder } from './value-chain';
import type { RecordedChange } from './recorded-changes';
import { stepsOf, type RecordedValue, type RecordedStep, type ValueKey } from './value-key';

/** One step of a value, and its line. */
export interface ValueChangeStep extends Omit<RecordedStep, 'value' | 'by'> {
	readonly recorded: RecordedChange;
}

/** Everything the notes record about a value, in order. */
export interface ValueHistory {
	readonly key: string;
	readonly value: ValueKey;
	readonly steps: readonly ValueChangeStep[];
}

/** A line that does not start where the previous one ended. */
export interface Break {
	readonly before: ValueChangeStep;
	readonly after: ValueChangeStep;
}

/** The reason on a line that reconciles story and sheet. */
export const CORRECTION = 'correction';

const isCorrection = ({ recorded }: ValueChangeStep): boolean => recorded.change.why === CORRECTION;

/** Number of changes that are sorted into histories in one step. */
const CHANGES_A_STEP = 100;

/** The histories of all values, in the order in which each was first recorded. */
export function* historiesOf(
	changes: readonly RecordedChange[],
	character: Character,
): WorkSlices<readonly ValueHistory[]> {
	const names = new Map<string, string>();
	const onSheet = (name: string): string => {
		const known = names.get(name) ?? nameOnSheet(character, name);
		names.set(name, known);
		return known;
	};
	const found = new Map<
		string,
		{ readonly value: ValueKey; readonly steps: (ValueChangeStep & Pick<RecordedStep, 'by'>)[] }
	>();
	for (const [at, recorded] of changes.entries()) {
		if (at % CHANGES_A_STEP === 0) yield;
		for (const { value, ...step } of stepsOf(recorded.change)) {
			const named = { ...value, ...given({ target: value.target === undefined ? undefined : onSheet(value.target) }) };
			const key = keyOf(named);
			const history = found.get(key) ?? { value: named, steps: [] };
			history.steps.push({ ...step, recorded });
			found.set(key, history);
		}
	}
	return [...found].map(([key, { value, steps }]) => ({
		key,
		value,
		steps: value.sort === 'next' ? counted(steps) : steps,
	}));
}

/** A history in chronological order, as far as it can be inferred from the lines and the sheet's value. */
export const inOrder = (history: ValueHistory, now: RecordedValue | undefined): ValueHistory => ({
	...history,
	steps: chainInOrder(history.steps, now),
});

const keyOf = ({ sort, target, what }: ValueKey): string => JSON.stringify([sort, target ?? null, what]);

/** The number of bonuses of one kind after each line; some may have existed before the first. */
function counted(steps: readonly (ValueChangeStep & Pick<RecordedStep, 'by'>)[]): readonly ValueChangeStep[] {
	let sum = 0;
	let least = 0;
	for (const { by = 0 } of steps) least = Math.min(least, (sum += by));
	let now = -least;
	return steps.map(({ by = 0, recorded }) => {
		const from = now;
		now += by;
		return { from, to: now, recorded };
	});
}

/** Where consecutive lines do not fit. A correction states its own starting value. */
export const breaksOf = ({ steps }: ValueHistory): readonly Break[] =>
	steps.flatMap((after, at) => {
		const before = steps[at - 1];
		return before && !fits(after, before.to) && !isCorrection(after) ? [{ before, after }] : [];
	});

export const breaksInHistory = ({ steps }: ValueHistory): number => breaksIn(steps);

/**
 * The sum of all changes since the value was last corrected or first recorded. Undoing a record after later ones
 * applies the difference, so the sum stays right even if the last line does not.
 */
export function sumOf({ value, steps }: ValueHistory): RecordedValue | undefined {
	const since = steps.slice(Math.max(0, steps.map(isCorrection).lastIndexOf(true)));
	const [first, ...later] = since;
	if (!first) return undefined;
	const begin = value.sort === 'next' ? Number(first.to) - Number(first.from) : Number(first.to);
	const sum = later.reduce((so_far, { from, to }) => so_far + Number(to) - Number(from ?? to), begin);
	return Number.isNaN(sum) ? undefined : sum;
}
