import { expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

it.each([
	['The wearer adds +1 when they [Compel] a guard.', 'Compel (a guard as the wearer): add 1'],
	['Its rider may reroll any dice when they [Clash].', 'Clash (as its rider): after · Reroll any dice'],
	['Its crew adds +1 to [Clash] and [Strike] rolls.', 'Clash, Strike (as its crew): add 1'],
	[
		'When the wearer makes a [Face Danger] move in the rain, they add +1.',
		'Face Danger (in the rain as the wearer): add 1',
	],
	[
		'The wielder adds +1 when they [Clash]. On a strong hit, the wielder takes +1 spirit.',
		'Clash (as the wielder): add 1 · strong_hit: Take +1 spirit',
	],
])('what the bearer of a thing has is yours as such: %s', (text, use) => {
	expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
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
