import { expect, it } from 'vitest';
import { placeInProse } from './place-in-prose.mjs';

const before = (text: string) => text.slice(0, placeInProse(text)).split('\n').at(-1);

it('a key of prose is typed behind the line of prose nearest to the middle', () => {
	expect(before('One.\n\nTwo.\n\nThree.\n')).toBe('Two.');
});

it.each([
	['a fence', '```sworn\nmove Face Danger\n```\n\nProse.\n\n```sworn\nmove\n```\n'],
	['properties', '---\ncharacter\nplace\n---\nProse.\n'],
	['a heading, a list and a quote', 'Prose.\n\n# Scene\n\n- one\n- two\n\n> said\n'],
	['a line with a record, a link, a formula or a comment', 'Prose.\n\nRolled `x`.\nTo [[Here]].\nA $x$.\nA %%b%%.\n'],
])('never in %s', (_, text) => {
	expect(before(text)).toBe('Prose.');
});

it('a note without a line of prose says so', () => {
	expect(() => placeInProse('# Heading\n\n- a\n')).toThrow('no line of prose');
});
