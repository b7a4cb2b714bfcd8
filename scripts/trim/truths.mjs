import { mapValues, pick } from './pick.mjs';

/** Extracts the truths of a Datasworn ruleset: their options, with quest starters and tables. */
export const trimTruths = ruleset =>
	mapValues(ruleset.truths, truth => ({
		...pick(truth, ['_id', 'name', 'summary', 'dice']),
		options: truth.options.map(trimOption),
	}));

const trimOption = option => ({
	...pick(option, ['roll', 'summary', 'description', 'quest_starter']),
	...(Object.keys(option.oracles ?? {}).length > 0 && { oracles: mapValues(option.oracles, trimTable) }),
});

const trimTable = table => ({
	...pick(table, ['_id', 'name', 'dice']),
	rows: table.rows.map(row => pick(row, ['roll', 'text'])),
});
