import { isRank } from '../../rank';
import type { EffectOf } from '../effect';
import { withoutBrackets } from '../sentences';
import { chooseOne, countOf, follow, meterEffect, option } from './builders';
import type { Phrase } from './phrase';

/** Bonuses on the next move, and on moves that follow. */
export const NEXT_PHRASES: readonly Phrase[] = [
	// On the next move
	{
		example: 'Make another move now (not this one), and add +2',
		pattern: 'make another move now(?: {aside})?,? and add {n}',
		effects: ({ n }) => [next(n)],
	},
	{
		example: 'When you do, add +2 and take +1 momentum on any hit',
		pattern: '(?:(?:when|if) you do, )?add {n} and take {m} momentum on (?:a|any) hit',
		effects: ({ n, m }) => [{ ...next(n), momentum: Number(m) }],
	},
	{
		example: 'Make a move (of your own) which makes use of it',
		pattern: 'make a move {aside} which {tail}',
		effects: () => [],
	},
	{
		example: 'When you ride out, add +2 if you [Set Sail]',
		pattern: 'when you [a-z ]+, add {n} if you {move}',
		effects: ({ n, move }) => [{ ...next(n), on: withoutBrackets(move) }],
	},

	// On a move that follows
	{
		example: 'If you use your winnings to [Set Sail], make that move now and add +2',
		pattern: 'if you (?:use [a-z ]+ to )?{move}, make that move now and add {n}',
		effects: ({ move, n }) => [
			{ kind: 'may', option: option(`${withoutBrackets(move)} now and add ${n}`, { ...follow(move), add: Number(n) }) },
		],
	},
	{
		example: '[Swear an Iron Vow] and add +1',
		pattern: '{move},? and add {n}',
		effects: ({ move, n }) => [{ ...follow(move), add: Number(n) }],
	},
	{
		example: 'If you [Set Sail] at once, add +2 and take +1 momentum on a hit',
		pattern: 'if you {move}(?: {words})?, add {n} and take {m} momentum on (?:a|any) hit',
		effects: ({ move, words, n, m }) => [
			{
				kind: 'may',
				option: option([withoutBrackets(move), words].filter(part => part !== '').join(' '), {
					...follow(move),
					add: Number(n),
					momentum: Number(m),
				}),
			},
		],
	},
	{
		example: '[Swear an Iron Vow], and reroll any dice',
		pattern: '{move}(?: now)?,? and reroll any dice',
		effects: ({ move }) => [{ ...follow(move), reroll: true }],
	},
	{
		example: '[Set Sail] (dangerous or epic) to reach them',
		pattern: '{move} \\({rank} or {second_rank}\\)(?: to {tail})?',
		effects: ({ move, rank, second_rank }) => [{ ...follow(move), ranks: [rank, second_rank].filter(isRank) }],
	},
	{
		example: '[Set Sail] (if possible, at night)',
		pattern: '{move} \\(if possible,? {words}\\)',
		effects: ({ move }) => [follow(move)],
	},
	{
		example: 'You need to [Heal] within a day, or [Face Death]',
		pattern: '(?:need to |must )?{move} within [a-z ]+, or {second_move}',
		effects: ({ move, second_move }) => [
			chooseOne(option(withoutBrackets(move), follow(move)), option(withoutBrackets(second_move), follow(second_move))),
		],
	},
	{
		example: "Rate one as 'likely', and [Cast Lots] using the yes/no table",
		pattern: "rate one as '?likely'?,? and {move}(?: using the yes/no table)?",
		effects: ({ move }) => [follow(move)],
	},
	{
		example: 'For each active threat, [Advance a Threat]',
		pattern: 'for each active {track}, {move}',
		effects: ({ move }) => [follow(move)],
	},

	// Draw the Circle: each chosen boast grants momentum
	{
		example: 'Choose up to three boasts and take +2 momentum for each',
		pattern: 'choose {count} boasts? (?:and take {n} {meter} for each|in exchange for {m} {second_meter})',
		effects: ({ count, n, meter, m, second_meter }, { options }) => {
			const gain = n === '' ? meterEffect(second_meter, Number(m)) : meterEffect(meter, Number(n));
			const boasts = options?.map(({ label, effects }) => ({ label, effects: [...effects, gain] }));
			return boasts && [{ kind: 'choose', count: { ...countOf(count), min: 0 }, options: boasts }];
		},
	},
];

const next = (n: string): EffectOf<'next'> => ({ kind: 'next', add: Number(n) });
