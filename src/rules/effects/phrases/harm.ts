import { impact } from './builders';
import type { Phrase } from './phrase';

/** Fights in the classic rules (harm and initiative), and harm to a companion. */
export const HARM_PHRASES: readonly Phrase[] = [
	{
		example: 'Inflict your harm',
		pattern: 'inflict your harm',
		effects: () => [{ kind: 'harm', by: 0, yours: true }],
	},
	{ example: 'Inflict +1 harm', pattern: 'inflict {n} harm', effects: ({ n }) => [{ kind: 'harm', by: Number(n) }] },
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
	{
		example: 'You have initiative',
		pattern: '(?:have|take|retain|gain|keep|seize) (?:the )?initiative',
		effects: () => [{ kind: 'combat', position: 'has initiative' }],
	},
	{
		example: 'You and your ally have initiative',
		pattern: 'you and your ally have (?:the )?initiative',
		effects: () => [{ kind: 'combat', position: 'has initiative' }],
	},
	// Turn the Tide: the bonus applies to the move made right away.
	{
		example: 'Steal initiative from your foe',
		pattern: 'steal (?:the )?initiative from your foe(?: to make a move {aside}| {tail})?',
		effects: () => [{ kind: 'combat', position: 'has initiative' }],
	},
	{
		example: 'Your foe has initiative',
		pattern: '(?:your foe has (?:the )?initiative|lose (?:the )?initiative)',
		effects: () => [{ kind: 'combat', position: 'no initiative' }],
	},
	{
		example: 'They are out of action until given aid',
		pattern: '{they} (?:are|is) (?:[a-z]+ [a-z]+ and )?out of action(?: until {tail})?',
		effects: () => [impact('out of action', true, 'companion')],
	},
	{ example: 'Roll to determine who is in control', pattern: 'roll to determine who is {words}', effects: () => [] },
	{ example: 'Make moves to resolve the fight', pattern: 'make moves to resolve {words}', effects: () => [] },
	// Allies are other players' characters, so this does not apply to solo play.
	{
		example: 'When you [Face Danger] in support of an ally, scoring a hit, they (not you) may take the benefits',
		pattern:
			'when you {move} in (?:direct )?support of an ally,? (?:and score|scoring) a hit, they {aside} (?:can|may) take {words}',
		effects: () => [],
	},
];

/** "+1" changes it, "1" sets it. */
const harmIs = (whose: 'your' | 'foe', n: string) => ({
	kind: 'harm_is' as const,
	whose,
	...(/^[+-]/.test(n) ? { by: Number(n) } : { is: Number(n) }),
});
