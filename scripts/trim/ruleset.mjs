import { mapValues, pick } from './pick.mjs';

/**
 * Extracts what the plugin uses of a Datasworn ruleset: the rules of play, the moves, and the tables in them. It only
 * leaves things out and moves nothing, so that the same reader can read a complete Datasworn file. The attribution
 * repeated on every item is dropped, as NOTICE has it once.
 */
export function trimRuleset(ruleset) {
	const { stats, condition_meters, impacts, special_tracks } = ruleset.rules;
	return {
		...pick(ruleset, ['_id', 'title']),
		rules: {
			stats: mapValues(stats, () => ({})),
			condition_meters: mapValues(condition_meters, meter => ({
				...pick(meter, ['min', 'max', 'value']),
				...shared(meter),
			})),
			impacts: mapValues(impacts, group => ({
				label: group.label,
				contents: mapValues(group.contents, impact => ({
					...pick(impact, ['label', 'prevents_recovery', 'permanent']),
					...shared(impact),
				})),
			})),
			special_tracks: mapValues(special_tracks, () => ({})),
		},
		moves: mapValues(ruleset.moves, trimCategory),
	};
}

const shared = rule => (rule.shared ? { shared: true } : {});

const trimCategory = category => ({
	name: category.name,
	contents: mapValues(category.contents, trimMove),
	...(Object.keys(category.collections ?? {}).length > 0 && {
		collections: mapValues(category.collections, trimCategory),
	}),
});

const MOVE_KEYS = ['_id', 'name', 'roll_type', 'trigger', 'text', 'outcomes', 'allow_momentum_burn', 'replaces'];

export const trimMove = move => ({
	...pick(move, MOVE_KEYS),
	...(move.tracks && { tracks: pick(move.tracks, ['category']) }),
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
