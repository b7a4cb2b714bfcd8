/**
 * Keeps of a Datasworn ruleset what the plugin uses: the rules of play, the moves and the tables inside them.
 * It only leaves things out: what stays keeps its place, so a whole Datasworn file is read by the same reader.
 * Attribution for all of it stands once in NOTICE, so the copy on every item is dropped.
 */
export function trimRuleset(ruleset) {
	const { stats, condition_meters, impacts, special_tracks } = ruleset.rules;
	return {
		...pick(ruleset, ['_id', 'title', 'license']),
		rules: {
			stats: mapValues(stats, () => ({})),
			condition_meters: mapValues(condition_meters, meter => pick(meter, ['min', 'max', 'value'])),
			impacts: mapValues(impacts, group => ({
				label: group.label,
				contents: mapValues(group.contents, impact => pick(impact, ['label', 'prevents_recovery', 'permanent'])),
			})),
			special_tracks: mapValues(special_tracks, () => ({})),
		},
		moves: mapValues(ruleset.moves, trimCategory),
	};
}

const trimCategory = category => ({
	name: category.name,
	contents: mapValues(category.contents, trimMove),
	...(Object.keys(category.collections ?? {}).length > 0 && {
		collections: mapValues(category.collections, trimCategory),
	}),
});

const MOVE_KEYS = ['_id', 'name', 'roll_type', 'trigger', 'text', 'outcomes', 'allow_momentum_burn', 'replaces'];

const trimMove = move => ({
	...pick(move, MOVE_KEYS),
	...(move.tracks && { tracks: pick(move.tracks, ['category']) }),
	_source: pick(move._source, ['page']),
	oracles: mapValues(move.oracles, trimTable),
});

const trimTable = table => ({
	...pick(table, ['_id', 'name', 'dice', 'oracle_type']),
	rows: table.rows.map(row => ({
		...pick(row, ['roll', 'text']),
		...(row.oracle_rolls?.length && {
			oracle_rolls: row.oracle_rolls.map(rolls => pick(rolls, ['number_of_rolls', 'duplicates'])),
		}),
	})),
});

/**
 * Keeps of a Datasworn ruleset its oracles. They are most of a ruleset and are needed apart from the moves, so they are a text
 * of their own. What stays keeps its place, but for the rows, which are many; what stands at its default is left out.
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
	...pick(oracle, ['_id', 'name', 'canonical_name', 'dice', 'suggestions', 'replaces']),
	rows: trimRows(oracle.rows),
});

/** Most rows begin where the one before ends, and have but a text: of these stand the last roll and the text. */
function trimRows(rows) {
	let last = 0;
	return rows.map(row => {
		const { roll, text, ...more } = trimRow(row);
		const isPlain = roll?.min === last + 1 && Object.keys(more).length === 0;
		last = roll?.max ?? last;
		return isPlain ? [roll.max, text] : { ...(roll && { roll }), text, ...more };
	});
}

const trimRow = row => ({
	...pick(row, ['roll', 'text', 'text2', 'text3']),
	...(row.template?.text && { template: pick(row.template, ['text']) }),
	...(row.oracle_rolls?.length && { oracle_rolls: row.oracle_rolls.map(trimEmbeddedRoll) }),
});

const trimEmbeddedRoll = ({ oracle, auto, number_of_rolls, duplicates }) => ({
	...(oracle && { oracle }),
	...(auto && { auto }),
	...(number_of_rolls !== 1 && { number_of_rolls }),
	...(duplicates !== 'reroll' && { duplicates }),
});

const pick = (object, keys) =>
	Object.fromEntries(keys.filter(key => object[key] != null).map(key => [key, object[key]]));
const mapValues = (object, map) =>
	Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, map(value)]));
