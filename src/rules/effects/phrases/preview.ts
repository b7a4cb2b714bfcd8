import { withoutBrackets } from '../sentences';
import type { PricedOption } from '../effect';
import { impact as impactEffect } from './builders';
import type { Phrase } from './phrase';

/** Phrases found only in the Starforged preview (October 2020). */
export const PREVIEW_PHRASES: readonly Phrase[] = [
	// Connections
	{ example: 'Leader ([Sojourn])', pattern: '[a-z]+ \\({move}\\)', effects: () => [] },
	{
		example:
			'Whenever your connection aids you on any move associated with its new role, add +2 and take +1 momentum on any hit',
		pattern:
			'when(?:ever)? your connection aids you on (?:the|any) move associated with (?:their|its) (?:new )?role, add {n} and take {m} momentum on (?:a|any) hit',
		effects: () => [],
	},
	{
		example: 'When your connection aids you on any move associated with its role, add +3 instead of +2',
		pattern:
			'when(?:ever)? your connection aids you on (?:the|any) move associated with (?:their|its) role, add {n} instead of {m}',
		effects: () => [{ kind: 'connection', gains: 'influence' }],
	},
	{
		example: 'Give your connection an additional role',
		pattern: 'give your connection an additional role(?: from the {move} move)?',
		effects: () => [{ kind: 'connection', gains: 'role' }],
	},

	// Fights and support
	{
		example: 'You and your allies are in control',
		pattern: 'you and your allies are (?:both )?{position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},
	{
		example: 'Count any strong hit as a weak hit, and any weak hit as a miss',
		pattern: 'count (?:a|any) strong hit as a weak hit,? and (?:a|any) weak hit as a miss',
		effects: () => [
			{ kind: 'count', outcome: 'strong_hit', as: 'weak_hit' },
			{ kind: 'count', outcome: 'weak_hit', as: 'miss' },
		],
	},
	{
		example: 'If you score a hit, they (not you) take the benefits',
		pattern: 'if you score a hit, they {aside} take the benefits(?: of the move)?',
		effects: () => [],
	},
	{
		example: "Roll +iron or your companion's +spirit, whichever is lower",
		pattern: "roll \\+[a-z]+ or your companion's \\+{meter}, whichever is (?:higher|lower)",
		effects: () => [],
	},

	// Repair
	{
		example: '[Sacrifice Resources] (-1), and add 1 repair point',
		pattern: '{move} \\({n}\\),? and add {m} repair points?',
		effects: ({ move, n, m }) => [
			{
				kind: 'exchange',
				pay: [{ kind: 'move', move: withoutBrackets(move), by: Number(n) }],
				take: [{ kind: 'points', by: Number(m) }],
			},
		],
	},
	{
		example: 'If you are repairing a cursed vehicle, first spend 3 points to clear the debility',
		pattern: 'if you are repairing a {impact} vehicle, first spend {n} (?:repair )?points to clear the debility',
		effects: ({ impact, n }) => [{ kind: 'spend', options: [clearVehicle(impact, Number(n))] }],
	},
];

const clearVehicle = (impact: string, cost: number): PricedOption => ({
	cost,
	label: `Clear the ${impact} debility`,
	effects: [impactEffect(impact, false, 'vehicle')],
});
