import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Fights in the classic rules (harm and initiative), and harm to a companion. */
export const HARM_PHRASES: readonly Phrase[] = phrases([
	['Inflict your harm', 'inflict (?:your )?harm', 'harm yours'],
	['Inflict +1 harm', 'inflict {n} harm', 'harm {n}'],
	{
		example: 'Take no benefit of magic; your harm is 2',
		pattern: '(?:take no benefit of [a-z ]+; )?your harm is {n}',
		effects: ({ n }) => [harmIs('your', n)],
	},
	{
		example: "Take no benefit of walls; your foe's harm is +2",
		pattern: "(?:take no benefit of [a-z ]+; )?your foe's harm is {n}",
		effects: ({ n }) => [harmIs('foe', n)],
	},
	[
		'Ignore all harm without the move',
		'ignore all {degree} without the move',
		'tell All of the {degree} is ignored: the move is not made, or what it took is taken back.',
	],
	[
		'Sacrifice your shield, and ignore all harm without the move',
		"(?:break|destroy|give up|sacrifice) (?:a|the|this|your) (?!health|momentum|spirit|supply)[a-z' -]+,? and ignore all {degree} without the move",
		'tell All of the {degree} is ignored: the move is not made, or what it took is taken back.',
	],
	[
		'If you do, the shield is destroyed',
		'if you do, (?:the|your) (?!asset|companion|module|ship|vehicle){words} is destroyed',
		'tell If you do, the {words} is destroyed.',
	],
	['You have initiative', '(?:have|take|retain|gain|keep|seize) (?:the )?initiative', 'combat has initiative'],
	['You and your ally have initiative', 'you and your ally have (?:the )?initiative', 'combat has initiative'],
	// Turn the Tide: the bonus applies to the move made right away.
	[
		'Steal initiative from your foe',
		'steal (?:the )?initiative from your foe(?: to make a move {aside}| {tail})?',
		'combat has initiative',
	],
	[
		'Your foe has initiative',
		'(?:your foe has (?:the )?initiative|(?:cede|give up|lose|surrender|yield) (?:the )?initiative)',
		'combat no initiative',
	],
	[
		'They are out of action until given aid',
		'{they} (?:are|is) (?:[a-z]+ [a-z]+ and )?out of action(?: until {tail})?',
		'mark companion "out of action"',
	],
	['Roll to determine who is in control', 'roll to determine who is {words}'],
	['Make moves to resolve the fight', 'make moves to resolve {words}'],
	// Allies are other players' characters, so this does not apply to solo play.
	[
		'When you [Face Danger] in support of an ally, scoring a hit, they (not you) may take the benefits',
		'when you {move} in (?:direct )?support of an ally,? (?:and score|scoring) a hit, they {aside} (?:can|may) take {words}',
	],
]);

/** "+1" changes it, "1" sets it. */
const harmIs = (whose: 'your' | 'foe', n: string) => ({
	kind: 'harm_is' as const,
	whose,
	...(/^[+-]/.test(n) ? { by: Number(n) } : { is: Number(n) }),
});
