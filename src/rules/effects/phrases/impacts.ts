import { chooseOne, impact as impactEffect, option } from './builders';
import type { Phrase } from './phrase';

/** Marking and clearing impacts of the character, the vehicle and its modules. */
export const IMPACT_PHRASES: readonly Phrase[] = [
	{
		example: 'Mark wounded',
		pattern: 'mark (?:(?:yourself|the character) as )?{impact}',
		effects: ({ impact }) => [impactEffect(impact, true)],
	},
	{
		example: 'Mark wounded or permanently harmed',
		pattern: 'mark {impact} or {second_impact}',
		effects: ({ impact, second_impact }) => [
			chooseOne(
				option(`Mark ${impact}`, impactEffect(impact, true)),
				option(`Mark ${second_impact}`, impactEffect(second_impact, true)),
			),
		],
	},
	{
		example: 'Mark both wounded and shaken',
		pattern: 'mark (?:both )?{impact} and {second_impact}',
		effects: ({ impact, second_impact }) => [impactEffect(impact, true), impactEffect(second_impact, true)],
	},
	{
		example: 'Clear wounded and shaken',
		pattern: 'clear (?:both )?{impact} and {second_impact}',
		effects: ({ impact, second_impact }) => [impactEffect(impact, false), impactEffect(second_impact, false)],
	},
	{
		example: 'Mark the vehicle as battered',
		pattern: 'mark (?:the|your) (?:[a-z]+ )?vehicle as {impact}',
		effects: ({ impact }) => [impactEffect(impact, true, 'vehicle')],
	},
	{
		example: 'Mark the vehicle as battered or cursed',
		pattern: 'mark (?:the|your) (?:[a-z]+ )?vehicle as {impact} or {second_impact}',
		effects: ({ impact, second_impact }) => [
			chooseOne(
				option(`Mark the vehicle as ${impact}`, impactEffect(impact, true, 'vehicle')),
				option(`Mark the vehicle as ${second_impact}`, impactEffect(second_impact, true, 'vehicle')),
			),
		],
	},
	{
		example: 'Mark a module as broken',
		pattern: 'mark (?:a|the|one) module as {impact}',
		effects: ({ impact }) => [impactEffect(impact, true, 'module')],
	},
	{
		example: 'Destroy a broken module by discarding it',
		pattern: 'destroy a {impact} module(?: by discarding it)?',
		effects: ({ impact }) => [{ kind: 'asset', event: 'discard', what: `${impact} module` }],
	},
	{
		example: 'Fix one broken module',
		pattern: '(?:fix|repair) (?:one|a|the) {impact} module',
		effects: ({ impact }) => [impactEffect(impact, false, 'module')],
	},
	{
		example: 'Clear the wounded impact',
		pattern: 'clear (?:the |a |your )?{impact}(?: (?:impact|condition|debility))?',
		effects: ({ impact }) => [impactEffect(impact, false)],
	},
	{
		example: 'Clear the battered impact on a vehicle',
		pattern: 'clear (?:the )?{impact} (?:impact )?(?:on|of|from) (?:a|the|your) vehicle',
		effects: ({ impact }) => [impactEffect(impact, false, 'vehicle')],
	},
	{
		example: 'Clear the impact',
		pattern: 'clear (?:the (?:impact|condition|debility)|it)',
		effects: (_words, { impact }) => (impact === undefined ? undefined : [impactEffect(impact, false)]),
	},
];
