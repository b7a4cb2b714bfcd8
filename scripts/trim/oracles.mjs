import { mapValues, pick } from './pick.mjs';

/**
 * Extracts the oracles of a Datasworn ruleset, without default values. They are most of a ruleset and are needed
 * independently of the moves, so they are a separate text.
 */
export const trimOracles = ruleset => mapValues(ruleset.oracles, trimOracleCollection);

const trimOracleCollection = collection => ({
	...pick(collection, ['name', 'replaces']),
	contents: mapValues(collection.contents, trimOracle),
	...(Object.keys(collection.collections ?? {}).length > 0 && {
		collections: mapValues(collection.collections, trimOracleCollection),
	}),
});

const trimOracle = oracle => ({
	...pick(oracle, ['_id', 'name', 'canonical_name', 'dice', 'suggestions', 'replaces', 'recommended_rolls', 'tags']),
	rows: oracle.rows.map(trimRow),
});

const trimRow = row => ({
	...pick(row, ['roll', 'text', 'text2', 'text3', 'tags', 'suggestions']),
	...(row.template?.text && { template: pick(row.template, ['text']) }),
	...(row.oracle_rolls?.length && { oracle_rolls: row.oracle_rolls.map(trimEmbeddedRoll) }),
});

const trimEmbeddedRoll = ({ oracle, auto, number_of_rolls, duplicates }) => ({
	...(oracle && { oracle }),
	...(auto && { auto }),
	...(number_of_rolls !== 1 && { number_of_rolls }),
	...(duplicates !== 'reroll' && { duplicates }),
});
