import { mapValues, pick } from './pick.mjs';

/** Keeps of a Datasworn ruleset the truths of its setting: what one may choose, with the quests and tables in it. */
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
