import type { Oracle } from '../../rules/oracles/oracle';
import type { OracleBook } from '../../rules/oracles/oracle-book';
import { searchOracles } from '../../rules/oracles/search-oracles';
import type { FoundRow } from '../finder/finder';

/** What can be picked: a question with a yes or a no, or an oracle. */
export type OracleEntry =
	| { readonly kind: 'question'; readonly question: string; readonly row: FoundRow }
	| { readonly kind: 'oracle'; readonly oracle: Oracle; readonly row: FoundRow };

/** As many as one looks through; a few letters more find any other. */
const SHOWN = 30;

/**
 * What the search shows. The question comes first while nothing is typed, and when what is typed is one; among oracles that
 * were found it comes last.
 */
export function oracleEntries(book: OracleBook, query: string, recent: readonly string[]): readonly OracleEntry[] {
	const typed = query.trim();
	const question = questionEntry(typed);
	const oracles = searchOracles(book, typed, recent)
		.slice(0, SHOWN)
		.map(({ oracle, ...met }): OracleEntry => {
			const { sides, count } = oracle.dice;
			return {
				kind: 'oracle',
				oracle,
				row: { ...met, key: oracle._id, category: `${count > 1 ? count : ''}d${sides}` },
			};
		});
	return typed === '' || typed.endsWith('?') ? [question, ...oracles] : [...oracles, question];
}

const questionEntry = (question: string): OracleEntry => ({
	kind: 'question',
	question,
	row: {
		key: 'question',
		name: question === '' ? 'Ask a yes or no question' : question,
		nameRanges: [],
		category: 'yes or no',
		hint: question === '' ? 'Type it, or choose how likely a yes is' : 'Ask this with a yes or a no',
		hintRanges: [],
	},
});
