import { expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

it.each([
	'The wearer adds +1 when they [Compel] a guard.',
	'Its crew adds +1 to [Clash] and [Strike] rolls.',
	'Add +1 to all [Heal] rolls, and add +2 to [Compel] when among kin.',
	'When your spirit is 1 or less, add +2 to [Strike] and [Clash].',
	'Reduce all harm you suffer by 2 (minimum 1).',
	'Spend 2 momentum when you [Strike] and score a hit. Reroll the challenge dice.',
	'Spend 1 supply to add +1 on your next [Compel].',
	'Spend 1 supply to add +1 to rolls to climb until dawn.',
	'When you [Make Camp] by a spring, take the strong-hit benefit on a hit.',
	'When you Strike by night, mark progress an additional time on a hit.',
	'When you [Gain Ground] on stilts, improve your result by one level (a miss is a weak hit).',
	'Always add +1 to any combat rolls when you are outnumbered.',
	'Once per fight, you may [Compel] +wits and add +1 by showing the mark.',
])('is left to the player, who is shown it: %s', text => {
	const { uses, shown, does } = readingOf(text);
	expect(uses).toEqual([]);
	expect([...shown, ...does]).not.toEqual([]);
});

it.each([
	'The smith adds +1 when they [Compel] a guard.',
	'Your ally adds +1 when they [Compel] a guard.',
	'When your rider makes a [Face Danger] move in the rain, they add +1.',
	'When your rival makes a [Face Danger] move in the rain, they add +1.',
	'The wearer adds +1 when they [Compel] a guard, if they have a lamp lit.',
])('somebody else is not you, and half a sentence is not all of it: %s', text => {
	expect(readingOf(text).uses).toEqual([]);
});
