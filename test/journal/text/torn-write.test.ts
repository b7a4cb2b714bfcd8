import { expect, it } from 'vitest';
import { isTorn } from '../../../src/journal/text/torn-write';

const BEFORE = '---\nmomentum: 2\n---\nProse.\n';
const AFTER = '---\nmomentum: 10\n---\nProse.\n';

it.each([
	{ what: 'an empty file', text: '', torn: true },
	{ what: 'the first part of the new text', text: AFTER.slice(0, 14), torn: true },
	{ what: 'the first part of the old one', text: BEFORE.slice(0, 9), torn: true },
	{ what: 'the new over the old text', text: AFTER.slice(0, 16) + BEFORE.slice(16), torn: true },
	{ what: 'zeros where nothing was written', text: `${AFTER.slice(0, 14)}\0\0\0\0`, torn: true },
	{ what: 'half a letter at the end', text: `${AFTER.slice(0, 14)}\ufffd`, torn: true },
	{ what: 'the old text', text: BEFORE, torn: false },
	{ what: 'the new text', text: AFTER, torn: false },
	{ what: 'another text', text: BEFORE.replace('Prose', 'Another'), torn: false },
	{ what: 'the new text with more in it', text: `${AFTER}More.\n`, torn: false },
])('$what', ({ text, torn }) => {
	expect(isTorn(text, BEFORE, AFTER)).toBe(torn);
});

it('the new text, where it is shorter, over the old one', () => {
	expect(isTorn('new one', 'old one', 'new')).toBe(true);
});
