import { memoize } from '../core/memoize';
import type { Move } from '../move';
import type { Rulebook } from '../books/rulebook';
import { findingsOf } from './move-findings';
import { readStretches } from './parsed-spans';

/** What is wrong or doubtful in a move of the vault's own rules, for its card; empty for bundled books. */
export const moveWarnings = (book: Rulebook, move: Move): readonly string[] => doubtsIn(book)(move);

const doubtsIn = memoize((book: Rulebook) =>
	memoize((move: Move): readonly string[] => {
		if (book.ruleset.known?.among.moves.includes(move)) return [];
		const inNote = (move.findings ?? []).map(({ line, message }) => `Line ${line}: ${message}`);
		const inWords = findingsOf(move, readStretches(book, move), () => 0).map(({ message }) => message);
		return [...new Set([...inNote, ...inWords])];
	}),
);
