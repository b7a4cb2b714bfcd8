import { expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

it.each([
	'The smith adds +1 when they [Compel] a guard.',
	'Your ally adds +1 when they [Compel] a guard.',
	'When your rider makes a [Face Danger] move in the rain, they add +1.',
	'When your rival makes a [Face Danger] move in the rain, they add +1.',
	'The wearer adds +1 when they [Compel] a guard, if they have a lamp lit.',
])('somebody else is not you, and half a sentence is not all of it: %s', text => {
	expect(readingOf(text).uses).toEqual([]);
});
