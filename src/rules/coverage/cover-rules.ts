import { memoize } from '../memoize';
import type { ReadRules } from '../report/read-rules';
import type { MoveCoverage } from './coverage';
import { coverMove, ownSource } from './move-coverage';

/** What became of the words of each move, in the order of the text. */
export const coverRules = memoize(({ book, moves, sourceOf }: ReadRules): readonly MoveCoverage[] =>
	moves.map(move => {
		const source = sourceOf?.(move);
		return coverMove(book, move, source ? { ...source, hasHeading: true } : ownSource(move));
	}),
);
