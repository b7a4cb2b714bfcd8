import type { EmbeddedRoll, Oracle, OracleRow } from '../../src/rules/oracles/oracle';

/** An oracle of made-up rows, one for each face. A row may be its text alone. */
export const someOracle = (
	name: string,
	rows: readonly (string | Partial<OracleRow>)[],
	more: Partial<Oracle> = {},
): Oracle => ({
	_id: idOf(name),
	path: ['Made up', name],
	synonyms: [],
	dice: { count: 1, sides: rows.length, modifier: 0 },
	rows: rows.map((row, i) => ({
		min: i + 1,
		max: i + 1,
		text: '',
		details: [],
		oracle_rolls: [],
		...(typeof row === 'string' ? { text: row } : row),
	})),
	suggestions: [],
	tags: {},
	replaces: [],
	...more,
});

export const idOf = (name: string): string => `oracle_rollable:test/${name.toLowerCase()}`;

export const linkTo = (name: string): string => `[${name}](datasworn:${idOf(name)})`;

/** A roll that is made at once. */
export const rollOn = (name: string, more: Partial<EmbeddedRoll> = {}): EmbeddedRoll => ({
	oracle: idOf(name),
	auto: true,
	number_of_rolls: 1,
	duplicates: 'reroll',
	...more,
});

/** Rolls on the same table. */
export const again = (more: Partial<EmbeddedRoll> = {}): EmbeddedRoll => ({
	...rollOn(''),
	oracle: null,
	number_of_rolls: 2,
	...more,
});
