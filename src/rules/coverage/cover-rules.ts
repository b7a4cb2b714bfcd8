import type { ReadRules } from '../datasworn-files/read-rules';
import { atOnce, stepForEach, type WorkSlices } from '../core/work-slices';
import type { Move } from '../move';
import { foldedLetters } from '../search/folded-text';
import type { MoveCoverage } from './coverage';
import { coverMove, ownSource } from './move-coverage';

/** What became of the words of each move, in the order of the text. */
export const coverRules = (rules: ReadRules): readonly MoveCoverage[] => atOnce(coverSteps(rules));

/** The same as a generator of steps; the result is cached. */
export function* coverSteps(rules: ReadRules): WorkSlices<readonly MoveCoverage[]> {
	const { book, moves, sourceOf } = rules;
	const covered =
		known.get(rules) ??
		(yield* stepForEach(moves, move => {
			const source = sourceOf?.(move);
			return coverMove(
				book,
				move,
				source ? { ...source, hasHeading: beginsWithName(source.lines, move), isOfNote: true } : ownSource(move),
			);
		}));
	known.set(rules, covered);
	return covered;
}

/** Whether the first line is the heading or the title of a move, and not the text of a move that is called by its note. */
const beginsWithName = ([first = '']: readonly string[], { name }: Move): boolean =>
	!/^[\p{L}\p{N}*_[“"]/u.test(first) ||
	(foldedLetters(first).includes(foldedLetters(name)) && !/^[*_]*(?:when(?:ever)?|if|once|after)\b/i.test(first));

const known = new WeakMap<ReadRules, readonly MoveCoverage[]>();
