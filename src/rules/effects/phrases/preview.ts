import type { PricedOption } from '../effect';
import { impact as impactEffect } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Phrases found only in the Starforged preview (October 2020). */
export const PREVIEW_PHRASES: readonly Phrase[] = phrases([
	// Connections
	['Leader ([Sojourn])', '[a-z]+ \\({move}\\)'],
	[
		'Whenever your connection aids you on any move associated with its new role, add +2 and take +1 momentum on any hit',
		'when(?:ever)? your connection aids you on (?:the|any) move associated with (?:their|its) (?:new )?role, add {n} and take {m} momentum on (?:a|any) hit',
	],
	[
		'When your connection aids you on any move associated with its role, add +3 instead of +2',
		'when(?:ever)? your connection aids you on (?:the|any) move associated with (?:their|its) role, add {n} instead of {m}',
		'connection influence',
	],
	[
		'Give your connection an additional role',
		'give your connection an additional role(?: from the {move} move)?',
		'connection role',
	],

	// Fights and support
	['You and your allies are in control', 'you and your allies are (?:both )?{position}', 'combat {position}'],
	[
		'Count any strong hit as a weak hit, and any weak hit as a miss',
		'count (?:a|any) strong hit as a weak hit,? and (?:a|any) weak hit as a miss',
		'count strong hit as weak hit',
		'count weak hit as miss',
	],
	[
		'If you score a hit, they (not you) take the benefits',
		'if you score a hit, they {aside} take the benefits(?: of the move)?',
	],
	[
		"Roll +iron or your companion's +spirit, whichever is lower",
		"roll \\+[a-z]+ or your companion's \\+{meter}, whichever is (?:higher|lower)",
	],

	// Repair
	[
		'[Sacrifice Resources] (-1), and add 1 repair point',
		'{move} \\({n}\\),? and add {m} repair points?',
		'exchange',
		'\tmove {move} {n}',
		'for',
		'\tpoints {m}',
	],
	{
		example: 'If you are repairing a cursed vehicle, first spend 3 points to clear the debility',
		pattern: 'if you are repairing a {impact} vehicle, first spend {n} (?:repair )?points to clear the debility',
		effects: ({ impact, n }) => [{ kind: 'spend', options: [clearVehicle(impact, Number(n))] }],
	},
]);

const clearVehicle = (impact: string, cost: number): PricedOption => ({
	cost,
	label: `Clear the ${impact} debility`,
	effects: [impactEffect(impact, false, 'vehicle')],
});
