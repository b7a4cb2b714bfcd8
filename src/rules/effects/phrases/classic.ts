import type { Effect } from '../effect';
import { withoutBrackets } from '../sentences';
import { costByRank, chooseOne, impact, meterEffect, meterOf, option } from './builders';
import type { Phrase } from './phrase';

/** Phrases that only Ironsworn and Delve use. */
export const CLASSIC_PHRASES: readonly Phrase[] = [
	// Costs
	{
		example: "Suffer -spirit equal to your foe's rank",
		pattern: "(?:{they} )?suffer -{meter} equal to (?:your foe's rank|the amount of harm)(?: {tail})?",
		effects: ({ they, meter }) => [meterEffect(meter, '-cost', they)],
	},
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
	{
		example:
			'[Lose Heart] and suffer -spirit equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		pattern: '{move},? and suffer -{meter} equal to the rank of (?:the|your) {track} \\({by_rank}\\)',
		effects: ({ move, by_rank }) => [{ kind: 'move', move: withoutBrackets(move), by: costByRank(by_rank) }],
	},
	// Forsake Your Vow: the previous sentence names the move that has this cost.
	{
		example:
			'You suffer -health equal to the rank of your journey (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		pattern: 'suffer -{meter} equal to the rank of (?:the|your) {track} \\({by_rank}\\)',
		effects: ({ meter, by_rank }) => [meterEffect(meter, costByRank(by_rank))],
	},
	{
		example: 'Exchange each additional -spirit for any combination of -health, -supply, or -momentum',
		pattern:
			'(?:if you suffer additional -[a-z]+ while [a-z]+, )?(?:you must )?exchange each additional -{meter} for any combination of -[a-z]+, -[a-z]+,? or -[a-z]+(?: {tail})?',
		effects: ({ meter }) => [{ kind: 'trade', cost: meter, meters: OTHERS.filter(other => other !== meter) }],
	},
	{
		example:
			'For each additional -spirit, clear one unit of progress on the track per its rank (troublesome=clear 3 boxes; dangerous=clear 2 boxes; formidable=clear 1 box; extreme=clear 2 ticks; epic=clear 1 tick)',
		pattern:
			'for each additional [-_]{meter}, clear (?:1|one) unit of progress on (?:that|the) track per its rank \\({by_rank}\\)',
		effects: () => [{ kind: 'clear_progress', how: '1 unit for each point' }],
	},

	// The impact is cleared with the first point of health restored.
	{
		example: "They can't assist you until they regain +1 health",
		pattern: "{they} (?:cannot|can't) assist you until they (?:gain|regain) (?:at least )?{n} health",
		effects: ({ n }) => (Number(n) === 1 ? [impact('out of action', true, 'companion')] : undefined),
	},

	// Given and taken
	{
		example: 'Take +1 health for you and any companions',
		pattern: 'take {n} {meter} for (?:you|yourself) and (?:any|your) companions?',
		effects: ({ n, meter }) => [meterEffect(meter, Number(n)), meterEffect(meter, Number(n), 'they')],
	},
	{
		example: 'Suffer -1 momentum in exchange for +1 health',
		pattern: 'suffer {n} {meter} in exchange for {m} {second_meter}',
		effects: ({ n, meter, m, second_meter }) => [
			{ kind: 'exchange', pay: [meterEffect(meter, Number(n))], take: [meterEffect(second_meter, Number(m))] },
		],
	},
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
	{
		example: 'Mark wounded or maimed (if currently unmarked)',
		pattern: 'mark {impact} or {second_impact} \\(if currently unmarked\\)',
		effects: ({ impact: first, second_impact }) => [
			chooseOne(
				option(`Mark ${first}`, impact(first, true)),
				option(`Mark ${second_impact}`, impact(second_impact, true)),
			),
		],
	},
	{
		example: 'Clear any marked conditions',
		pattern: 'clear (?:any|all)(?: marked)? {group}',
		effects: ({ group }) => [impact(group, false)],
	},
	{
		example: 'You return to your friends and are now doomed',
		pattern: '(?:you )?return to [a-z ]+ and are now {impact}',
		effects: ({ impact: name }) => [impact(name, true)],
	},

	// Between the trigger and the roll, and tables
	{
		example: "Roll +iron or +your companion's spirit, whichever is lower",
		pattern: "roll \\+[a-z]+ or \\+your companion's {meter}, whichever is (?:higher|lower)",
		effects: () => [],
	},
	{
		example: 'And your bonds track is +3 or greater, roll the challenge dice and compare to its progress',
		pattern:
			'and your {special} track is {n} or greater, roll (?:your|the) challenge dice and compare to (?:your|its) progress',
		effects: () => [],
	},
	{
		example: 'And you have at least +2 spirit, roll +spirit',
		pattern: 'and you have at least {n} {meter}, roll \\+[a-z]+',
		effects: () => [],
	},
	{
		example: 'Roll on the table according to your stat',
		pattern: 'roll on (?:the|this)(?: following)? table according to your stat',
		effects: () => [{ kind: 'table' }],
	},
	// The row itself says how many more rolls it calls for.
	{
		example: 'Roll twice more on this table',
		pattern: 'roll (?:again|{times})(?: more)?(?: on this table)?',
		effects: () => [],
	},
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
];

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
