import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

const HOLD = '(?:gain|get|have|hold|keep|regain|retain|seize|take|win)(?: back)?';

const HAS = '(?:gets|has|is(?: made| rolled)?(?: at)?|suffers|takes|benefits from) (?:an? )?{n}';

/** The position in a fight, bonuses on the next move, outcomes that count as others, rerolls. */
export const COMBAT_PHRASES: readonly Phrase[] = phrases([
	[
		'You stay in a bad spot',
		"(?:you're|(?:you )?(?:are|be|stay|remain)) (?:now |both )?{position}",
		'combat {position}',
	],
	[
		'It begins with you in a bad spot',
		'(?:(?:the fight|it) begins with you|(?:you )?(?:begin|enter|start) (?:the|a|any|your next) fight) {position}',
		'combat {position}',
	],
	{
		example: 'You gain the upper hand',
		pattern: `(?:you )?(?:and your all(?:y|ies) )?(?:both )?${HOLD} (?:the upper hand|(?:the )?control)`,
		effects: (_words, { move }) => (move?.isOfFight ? [{ kind: 'combat', position: 'in control' }] : undefined),
	},
	[
		'Gain the upper hand and are in control',
		`(?:you )?${HOLD} the upper hand,? and (?:you )?are {position}`,
		'combat {position}',
	],
	[
		'The ally is in control, but you are in control',
		'(?:your|the) ally (?:is {second_position}|has the upper hand),? but you are {position}',
		'combat {position}',
	],
	[
		'If the fight continues, you are in control',
		'if the fight continues, you are {position}',
		'if any objective remains',
		'\tcombat {position}',
	],
	[
		'Add +1 on your next move',
		'(?:(?:add|take|have|suffer) )?(?:an? )?{n} (?:on|to) (?:your|the) next (?:move|roll)(?: {aside})?(?:, {tail})?',
		'next {n}',
	],
	['Your next move takes a -1', `(?:your|the) next (?:move|roll) ${HAS}(?: {aside})?`, 'next {n}'],
	['Your next [Set Sail] benefits from +1', `(?:your|the) next {move}(?: in this fight)? ${HAS}`, 'next {n} on {move}'],
	[
		'Count a strong hit without a match as weak hit, weak hit as a miss',
		'count (?:a|any) strong hit without a match as (?:a )?{outcome},?(?: and)? (?:a )?weak hit (?:with or without a match )?as a miss',
		'count strong hit as weak hit without a match',
		'count weak hit as miss',
	],
	[
		'Count a weak hit as a miss',
		'(?:count|treat|resolve) an? {outcome} as an? {second_outcome}',
		'count {outcome} as {second_outcome}',
	],
	[
		'Reroll any dice',
		'(?:you may )?reroll (?:any dice|any of the dice|any or all dice|(?:one or more|all) dice)',
		'reroll any dice',
	],
	[
		'Reroll any one die',
		'reroll (?:(?:any )?(?:one|single) die|any die|(?:any )?one of (?:your|the) dice)',
		'reroll one die',
	],
	['Reroll one challenge die', 'reroll (?:one|a|either) challenge die', 'reroll one challenge die'],
	['Reroll your action die', 'reroll (?:your|the) action die', 'reroll action die'],
	['Reroll both challenge dice', 'reroll (?:both|the|your) challenge dice', 'reroll challenge dice'],
]);
