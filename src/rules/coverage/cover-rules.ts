import type { ReadRules } from '../report/read-rules';
import type { MoveCoverage } from './coverage';
import { coverMove, ownSource } from './move-coverage';

/** What happened to the words of each move, in the order of the text. */
export const coverRules = ({ book, moves, sourceOf }: ReadRules): readonly MoveCoverage[] =>
	moves.map(move => {
		const source = sourceOf?.(move);
		return coverMove(book, move, source ? { ...source, hasHeading: true } : ownSource(move));
	});
