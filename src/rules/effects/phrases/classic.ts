import type { Effect } from '../effect';
import { impact, meterEffect, meterOf } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Phrases that only Ironsworn and Delve use. */
export const CLASSIC_PHRASES: readonly Phrase[] = phrases([
	// Costs
	[
		"Suffer -spirit equal to your foe's rank",
		"(?:{they} )?suffer -{meter} equal to (?:your foe's rank|the amount of harm)(?: {tail})?",
		'{meter} -cost',
	],
	{
		example: 'If your supply is 0, suffer -momentum equal to any remaining -supply',
		pattern: 'if your {meter} is 0, suffer -{second_meter} equal to any remaining -[a-z]+',
		effects: ({ second_meter }) => [overflow(second_meter)],
	},
	{
		example: "If your companion's spirit is 0, exchange any leftover -spirit for -momentum",
		pattern: 'if {they} {meter} is 0, exchange any leftover -[a-z]+ for -{second_meter}',
		effects: ({ second_meter }) => [overflow(second_meter)],
	},
	[
		'[Lose Heart] and suffer -spirit equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		'{move},? and suffer -{meter} equal to the rank of (?:the|your) {track} \\({by_rank}\\)',
		'move {move} {cost_by_rank}',
	],
	// Forsake Your Vow: the previous sentence names the move that has this cost.
	[
		'You suffer -health equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		'suffer -{meter} equal to the rank of (?:the|your) {track} \\({by_rank}\\)',
		'{meter} {cost_by_rank}',
	],
	{
		example: 'Exchange each additional -spirit for any combination of -health, -supply, or -momentum',
		pattern:
			'(?:if you suffer additional -[a-z]+ while [a-z]+, )?(?:you must )?exchange each additional -{meter} for any combination of -[a-z]+, -[a-z]+,? or -[a-z]+(?: {tail})?',
		effects: ({ meter }) => [{ kind: 'trade', cost: meter, meters: OTHERS.filter(other => other !== meter) }],
	},
	[
		'For each additional -spirit, clear one unit of progress on the track per its rank (troublesome=clear 3 boxes; dangerous=clear 2 boxes; formidable=clear 1 box; extreme=clear 2 ticks; epic=clear 1 tick)',
		'for each additional [-_]{meter}, clear (?:1|one) unit of progress on (?:that|the) track per its rank \\({by_rank}\\)',
		'clear progress 1 unit for each point',
	],

	// The impact is cleared with the first point of health restored.
	{
		example: "They can't assist you until they regain +1 health",
		pattern: "{they} (?:cannot|can't) assist you until they (?:gain|regain) (?:at least )?{n} health",
		effects: ({ n }) => (Number(n) === 1 ? [impact('out of action', true, 'companion')] : undefined),
	},

	// Given and taken
	[
		'Take +1 health for you and any companions',
		'take {n} {meter} for (?:you|yourself) and (?:any|your) companions?',
		'{meter} {n}',
		'companion {meter} {n}',
	],
	[
		'Suffer -1 momentum in exchange for +1 health',
		'suffer {n} {meter} in exchange for {m} {second_meter}',
		'exchange',
		'\t{meter} {n}',
		'for',
		'\t{second_meter} {m}',
	],
	{
		example: 'Take up to +3 spirit, but suffer -2 health for each',
		pattern: 'take up to {n} {meter},? but suffer {m} {second_meter} for each',
		effects: ({ n, meter, m, second_meter }) => [
			{
				kind: 'exchange',
				pay: [meterEffect(second_meter, Number(m))],
				take: [meterEffect(meter, 1)],
				up_to: Number(n),
			},
		],
	},
	{
		example: 'Set your spirit, companion health, and supply to their maximum',
		pattern: 'set your {words} to their maximum(?: values?)?',
		effects: ({ words }, { vocabulary }) => maximum(words, vocabulary?.meters ?? OTHERS),
	},
	{
		example: 'Set your momentum to its reset value',
		pattern: 'set your {meter} to its reset(?: value)?',
		effects: ({ meter }) => [{ kind: 'set', meter, to: 'reset' }],
	},

	// Impacts
	[
		'Mark wounded or maimed (if currently unmarked)',
		'mark {impact} or {second_impact} \\(if currently unmarked\\)',
		'choose 1',
		'\t- Mark {impact}',
		'\t\tmark {impact}',
		'\t- Mark {second_impact}',
		'\t\tmark {second_impact}',
	],
	['Clear any marked conditions', 'clear (?:any|all)(?: marked)? {group}', 'clear {group}'],

	// Between the trigger and the roll, and tables
	[
		"Roll +iron or +your companion's spirit, whichever is lower",
		"roll \\+[a-z]+ or \\+your companion's {meter}, whichever is (?:higher|lower)",
	],
	[
		'And your bonds track is +3 or greater, roll the challenge dice and compare to its progress',
		'and your {special} track is {n} or greater, roll (?:your|the) challenge dice and compare to (?:your|its) progress',
	],
	['And you have at least +2 spirit, roll +spirit', 'and you have at least {n} {meter}, roll \\+[a-z]+'],
	[
		'Roll on the table according to your stat',
		'roll on (?:the|this)(?: following)? table according to your stat',
		'table',
	],
	// The row itself says how many more rolls it calls for.
	['Roll twice more on this table', 'roll (?:again|{times})(?: more)?(?: on this table)?'],
	{
		example: 'Do any of the following',
		pattern: 'do any of the following',
		effects: (_words, { options }) =>
			options && [
				{
					kind: 'choose',
					count: { min: 0, max: null },
					options: options.map(({ label, effects }) => ({ label, effects })),
				},
			],
	},
]);

const OTHERS: readonly string[] = ['health', 'spirit', 'supply', 'momentum'];

/** Momentum has no suffer move in the classic rules, so the amount is suffered as it is. */
const overflow = (meter: string): Effect => ({ kind: 'overflow', move: `Suffer -${meter}` });

/** "health, spirit, supply, and companion health" */
function maximum(words: string, meters: readonly string[]): readonly Effect[] | undefined {
	const effects = words.split(/,? and |, /).map((name): Effect | undefined => {
		const whose = name.startsWith('companion ') ? 'they' : '';
		const meter = name.replace(/^companion /, '');
		return meters.includes(meter) ? { ...meterOf(meter, whose), kind: 'set', to: 'maximum' } : undefined;
	});
	return effects.every(effect => effect !== undefined) ? effects : undefined;
}
