import { countOf, meterEffect } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

const TO_ROLL = '(?: to (?:your|that|the) roll)?';
const AT_ONCE = ' (?:now|at once|immediately|next|right away|straight away)';

/** Bonuses on the next move, and on moves that follow. */
export const NEXT_PHRASES: readonly Phrase[] = phrases([
	// On the next move
	['Make another move now (not this one), and add +2', 'make another move now(?: {aside})?,? and add {n}', 'next {n}'],
	[
		'When you do, add +2 and take +1 momentum on any hit',
		'(?:(?:when|if) you do, )?add {n} and take {m} momentum on (?:a|any) hit',
		'next {n}, on a hit momentum {m}',
	],
	['Make a move (of your own) which makes use of it', 'make a move {aside} which {tail}'],
	[
		'Add +1 the next time you [Set Sail]',
		'add {n} (?:the next time you|(?:on|to) your next) {move}',
		'next {n} on {move}',
	],
	[
		'Add +1 to your roll if you [Set Sail] now',
		`add {n}${TO_ROLL} if you (?:next )?{move}${AT_ONCE}`,
		'next {n} on {move}',
	],
	['If you [Set Sail] at once, add +1', `if you {move}${AT_ONCE}, add {n}${TO_ROLL}`, 'next {n} on {move}'],
	[
		'If your next move is [Set Sail], add +1',
		`if your next move is (?:to )?{move}, add {n}${TO_ROLL}`,
		'next {n} on {move}',
	],
	['When you ride out, add +2 if you [Set Sail]', 'when you [a-z ]+, add {n} if you {move}', 'next {n} on {move}'],

	// On a move that follows
	[
		'If you use your winnings to [Set Sail], make that move now and add +2',
		'if you (?:use [a-z ]+ to )?{move}, make that move now and add {n}',
		'may {move} now and add {n}',
		'\tmove {move} add {n}',
	],
	['[Swear an Iron Vow] and add +1', '{move}(?: with {words})?,? and add {n}', 'move {move} add {n}'],
	[
		'If you [Set Sail] at once, add +2 and take +1 momentum on a hit',
		'if you {move}(?: {words})?, add {n} and take {m} momentum on (?:a|any) hit',
		'may {move} {words}',
		'\tmove {move} add {n}, on a hit momentum {m}',
	],
	['[Swear an Iron Vow], and reroll any dice', '{move}(?: now)?,? and reroll any dice', 'move {move} with a reroll'],
	[
		'[Set Sail] (dangerous or epic) to reach them',
		'{move} \\({rank} or {second_rank}\\)(?: to {tail})?',
		'move {move} rank {rank} or {second_rank}',
	],
	['[Set Sail] (if possible, at night)', '{move} \\(if possible,? {words}\\)', 'move {move}'],
	[
		'You need to [Heal] within a day, or [Face Death]',
		'(?:need to |must )?{move} within [a-z ]+, or {second_move}',
		'choose 1',
		'\t- {move}',
		'\t\tmove {move}',
		'\t- {second_move}',
		'\t\tmove {second_move}',
	],
	[
		"Rate one as 'likely', and [Cast Lots] using the yes/no table",
		"rate one as '?likely'?,? and {move}(?: using the yes/no table)?",
		'move {move}',
	],
	['For each active threat, [Advance a Threat]', 'for each active {track}, {move}', 'move {move}'],

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
]);
