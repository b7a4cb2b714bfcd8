import type { ReadRules } from '../house-rules/read-rules';
import { atOnce, stepForEach, type Steps } from '../steps';
import type { MoveCoverage } from './coverage';
import { coverMove, ownSource } from './move-coverage';

/** What became of the words of each move, in the order of the text. */
export const coverRules = (rules: ReadRules): readonly MoveCoverage[] => atOnce(coverSteps(rules));

/** The same as a generator of steps; the result is cached. */
export function* coverSteps(rules: ReadRules): Steps<readonly MoveCoverage[]> {
	const { book, moves, sourceOf } = rules;
	const covered =
		known.get(rules) ??
		(yield* stepForEach(moves, move => {
			const source = sourceOf?.(move);
			return coverMove(book, move, source ? { ...source, hasHeading: true } : ownSource(move));
		}));
	known.set(rules, covered);
	return covered;
}

const known = new WeakMap<ReadRules, readonly MoveCoverage[]>();
