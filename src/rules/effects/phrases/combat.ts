import { readOutcome, type Outcome } from '../../outcome';
import type { Phrase } from './phrase';

/** The position in a fight, bonuses on the next move, outcomes that count as others, rerolls. */
export const COMBAT_PHRASES: readonly Phrase[] = [
	{
		example: 'You stay in a bad spot',
		pattern: '(?:you )?(?:are|be|stay|remain) (?:now |both )?{position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},
	{
		example: 'It begins with you in a bad spot',
		pattern: '(?:the fight|it) begins with you {position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},
	{
		example: 'The ally is in control, but you are in control',
		pattern: '(?:your|the) ally is {second_position},? but you are {position}',
		effects: ({ position }) => [{ kind: 'combat', position }],
	},
	{
		example: 'If the fight continues, you are in control',
		pattern: 'if the fight continues, you are {position}',
		effects: ({ position }) => [
			{
				kind: 'if',
				condition: { kind: 'remains', track: 'objective' },
				then: [{ kind: 'combat', position }],
				otherwise: [], // the last objective ends the fight
			},
		],
	},
	{
		example: 'Add +1 on your next move',
		pattern: '(?:add|take) {n} on (?:your|the) next move(?: {aside})?(?:, {tail})?',
		effects: ({ n }) => [{ kind: 'next', add: Number(n) }],
	},
	{
		example: 'Count a strong hit without a match as weak hit, weak hit as a miss',
		pattern:
			'count (?:a|any) strong hit without a match as (?:a )?{outcome},?(?: and)? (?:a )?weak hit (?:with or without a match )?as a miss',
		effects: () => [
			{ kind: 'count', outcome: 'strong_hit', as: 'weak_hit', without_match: true },
			{ kind: 'count', outcome: 'weak_hit', as: 'miss' },
		],
	},
	{
		example: 'Count a weak hit as a miss',
		pattern: '(?:count|treat|resolve) an? {outcome} as an? {second_outcome}',
		effects: ({ outcome, second_outcome }) => [
			{ kind: 'count', outcome: outcomeIn(outcome), as: outcomeIn(second_outcome) },
		],
	},
	{
		example: 'Reroll any dice',
		pattern: '(?:you may )?reroll (?:any dice|any of the dice|any or all dice|(?:one or more|all) dice)',
		effects: () => [{ kind: 'reroll', dice: 'any dice' }],
	},
	{
		example: 'Reroll one challenge die',
		pattern: 'reroll (?:one|a|either) challenge die',
		effects: () => [{ kind: 'reroll', dice: 'one challenge die' }],
	},
	{
		example: 'Reroll your action die',
		pattern: 'reroll (?:your|the) action die',
		effects: () => [{ kind: 'reroll', dice: 'action die' }],
	},
	{
		example: 'Reroll both challenge dice',
		pattern: 'reroll (?:both|the|your) challenge dice',
		effects: () => [{ kind: 'reroll', dice: 'challenge dice' }],
	},
];

const outcomeIn = (words: string): Outcome => readOutcome(words) ?? 'miss';
