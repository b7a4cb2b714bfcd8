import { describe, expect, it } from 'vitest';
import { unreadableNote } from '../../../src/journal/notes/unreadable-note';

const seems = (text: string) => unreadableNote('A.md', text)?.seems;

describe('what a torn note seems to be', () => {
	it.each([
		['---\nedge: 1\nmomentum: 2\nmomentum: 3\n---\n', 'character'],
		['---\nsworn: character\nx: a: b\n---\n', 'character'],
		['---\r\nedge: 1\r\nmomentum: 2\r\nmomentum: 3\r\n---\r\n', 'character'],
		['\uFEFF---\nedge: 1\nmomentum: 2\n\ttab: 3\n---\n', 'character'],
		['---\nEdge: 1\nMomentum: 2\nx: a: b\n---\n', 'character'],
		['---\nsworn:vow\nrank: epic\n---\n', 'track'],
		['---\nrank: epic\nticks: 4\nticks: 8\n---\n', 'track'],
		['---\nasset: Skiff\nbattered: true\nx: a: b\n---\n', 'asset'],
		['---\nquote: he said: go\n---\n', 'unknown'],
		['---\nsworn: npc\nedge: 1\nmomentum: 2\nx: a: b\n---\n', 'unknown'],
		['', 'empty'],
		['\0\0\0', 'empty'],
	])('%j: %s', (text, what) => expect(seems(text)).toBe(what));

	it.each([
		['a character', '---\nedge: 1\nmomentum: 2\n---\n'],
		['a note without properties', 'Momentum: none. Edge: of the world.\n'],
		['a journal that quotes a sheet', '---\ncharacter: "[[Kestrel]]"\n---\n\nmomentum: 2\nedge: 1\n'],
		['a note that shows properties in a code block', '```\nmomentum: 2\nedge: 1\n```\n'],
		['a line, and prose', '---\nThe end: or is it?\n'],
		['a record in a block', '```sworn\nmove: Face Danger\n```\n'],
		['inline fields', 'momentum:: 2\nedge:: 1\n'],
	])('%s is not torn', (_, text) => expect(unreadableNote('A.md', text)).toBeUndefined());

	it('its aliases and its owner are still known', () => {
		const text = '---\nsworn: vow\ncharacter: "[[Kestrel|Kes]]"\naliases: [Ark, "The ark"]\nx: a: b\n---\n';
		expect(unreadableNote('A.md', text)).toMatchObject({ aliases: ['Ark', 'The ark'], owners: ['Kestrel'] });
	});

	it('the note and the line are named', () => {
		const text = '---\nedge: 1\n<<<<<<< a\nmomentum: 2\n=======\nmomentum: 3\n>>>>>>> b\n---\n';
		expect(unreadableNote('PCs/Kestrel.md', text)?.problem.message).toMatch(
			/^“PCs\/Kestrel\.md” cannot be read\. Line 3: /,
		);
	});
});
