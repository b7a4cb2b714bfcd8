import { expect, it } from 'vitest';
import { nameInRecord } from '../../../src/journal/note-blocks/name-in-record';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const BODY = '# my note\nMove: Strike\nby:   Kestrl # a slip\ntrack: "[[Find the arc]]"\nroll: iron\nmood: grim';
const note = (body: string) => `Before.\r\n\n\`\`\`sworn\n${body}\n\`\`\`\nAfter.`;

it.each([
	{ what: 'track', name: 'Find the ark', line: 'track: "[[Find the arc]]"', says: 'track: Find the ark' },
	{ what: 'by', name: 'Kestrel Vane', line: 'by:   Kestrl # a slip', says: 'by:   Kestrel Vane' },
] as const)('only the line of “$what” changes', ({ what, name, line, says }) => {
	const changes = expectParsed(nameInRecord(note(BODY), { body: BODY }, what, name));
	expect(applyChanges(note(BODY), changes)).toBe(note(BODY.replace(line, says)));
});

it('a block that has changed meanwhile is left alone', () => {
	expect(nameInRecord(note('move: Clash'), { body: BODY }, 'track', 'Find the ark').ok).toBe(false);
});
