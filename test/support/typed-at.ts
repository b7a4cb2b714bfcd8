import type { Track } from '../../src/play/tracks/track';
import type { TypedAt } from '../../src/play/suggest/suggestion';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { oracleBook } from '../../src/rules/oracles/oracle-book';
import { rulebook } from '../../src/rules/books/rulebook';
import { kestrel } from './characters';

/** Kestrel at the table of Starforged, with these tracks, where nothing was used before. */
export function typedAt(tracks: readonly Track[], more: Partial<TypedAt> = {}): TypedAt {
	const book = rulebook(bundledRuleset('starforged'));
	return {
		character: kestrel({ stats: { edge: 2, heart: 1, iron: 3, shadow: 2, wits: 1 }, tracks: [...tracks] }),
		book,
		recent: [],
		oracles: oracleBook(book.ruleset),
		recentOracles: [],
		...more,
	};
}
