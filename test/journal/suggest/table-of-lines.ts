import type { TypedAt } from '../../../src/play/suggest/suggestion';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, starling } from '../../support/characters';
import { track } from '../../support/some-tracks';

const tracks = [
	track('vow', 'Find the ark', { ticks: 20 }),
	track('vow', '12', { ticks: 8 }),
	track('vow', 'Long dark', { ticks: 8 }),
	track('foe', 'The reaver', { ticks: 8 }),
	track('connection', 'Rook', { ticks: 8 }),
];

const gunner = {
	name: 'Gunner',
	asset: 'Gunner',
	kind: 'other',
	abilities: [1, 2],
	meters: {},
	conditions: [],
} as const;

/** A character with two stats of 2, vows, a foe, an asset whose ability is chosen before a Strike, and a vehicle. */
export function at(id: 'starforged' | 'classic' | 'delve'): TypedAt {
	const book = rulebook(bundledRuleset(id));
	return {
		character: kestrel({
			stats: { edge: 2, heart: 2, iron: 2, shadow: 2, wits: 1 },
			meters: { health: 3, spirit: 5, supply: 0 },
			special: { failure: 8 },
			tracks,
			assets: [gunner, starling(4)],
		}),
		book,
		recent: [],
		oracles: oracleBook(book.ruleset),
		recentOracles: [],
		characters: ['Kestrel'],
	};
}
