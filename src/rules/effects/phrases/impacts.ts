import { impact as impactEffect } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Marking and clearing impacts of the character, the vehicle and its modules. */
export const IMPACT_PHRASES: readonly Phrase[] = phrases([
	[
		'Mark wounded or permanently harmed',
		'mark {impact} or {second_impact}',
		'choose 1',
		'\t- Mark {impact}',
		'\t\tmark {impact}',
		'\t- Mark {second_impact}',
		'\t\tmark {second_impact}',
	],
	[
		'Mark both wounded and shaken',
		'mark (?:both )?{impact} and {second_impact}',
		'mark {impact}',
		'mark {second_impact}',
	],
	['Mark the vehicle as battered', 'mark (?:the|your) (?:[a-z]+ )?vehicle as {impact}', 'mark vehicle {impact}'],
	[
		'Mark the vehicle as battered or cursed',
		'mark (?:the|your) (?:[a-z]+ )?vehicle as {impact} or {second_impact}',
		'choose 1',
		'\t- Mark the vehicle as {impact}',
		'\t\tmark vehicle {impact}',
		'\t- Mark the vehicle as {second_impact}',
		'\t\tmark vehicle {second_impact}',
	],
	[
		'Mark this module as broken',
		'mark this (?:asset|card|companion|module|vehicle) as {impact}',
		'mark asset {impact}',
	],
	['Mark a module as broken', 'mark (?:a|the|one) module as {impact}', 'mark module {impact}'],
	[
		'Destroy a broken module by discarding it',
		'destroy a {impact} module(?: by discarding it)?',
		'asset discard {impact} module',
	],
	['Fix one broken module', '(?:fix|repair) (?:one|a|the) {impact} module', 'clear module {impact}'],

	[
		'Clear the battered impact on a vehicle',
		'clear (?:the )?{impact} (?:impact )?(?:on|of|from) (?:a|the|your) vehicle',
		'clear vehicle {impact}',
	],
	{
		example: 'Clear the impact',
		pattern: 'clear (?:the (?:impact|condition|debility)|it)',
		effects: (_words, { impact }) => (impact === undefined ? undefined : [impactEffect(impact, false)]),
	},
]);
