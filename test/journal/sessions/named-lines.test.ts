import { describe, expect, it } from 'vitest';
import { linesNaming } from '../../../src/journal/sessions/named-lines';
import { inOrder, timelineOfNote } from '../../../src/journal/sessions/session-timeline';
import { fence, KESTRELS } from './a-journal';

/** The lines that name a thing in notes of one session each, in the order of play. */
const naming = (thing: string, ...texts: readonly string[]) =>
	linesNaming(
		thing,
		inOrder(
			texts.map((text, at) =>
				timelineOfNote({
					path: `Session ${at + 1}.md`,
					name: `Session ${at + 1}`,
					who: KESTRELS.who,
					isLasting: () => false,
					text,
				}),
			),
		),
	).map(({ path, line, words }) => `${path}:${line} ${words}`);

const moved = (more: string) => fence(`move: Face Danger\nroll: edge 2\ndice: 5 vs 1, 2\n${more}`);

describe('a thing is named', () => {
	it.each([
		['by the track of a move', 'Find the ark', moved('track: Find the ark'), ['Session 1.md:1 Face Danger']],
		['by the track as a link', 'Find the ark', moved('track: "[[Vows/Find the Ark]]"'), ['Session 1.md:1 Face Danger']],
		['by a change of a move', 'Mera', moved('done:\n  - Mera › 0 → 4 ticks'), ['Session 1.md:1 Face Danger']],
		['by a change by hand', 'Storm', '\nIt *grows*. `sworn: Storm › 1 → 2 segments`', ['Session 1.md:2 It grows.']],
		['by a link of the story', 'Old Lamp', 'Off to [[Places/Old Lamp|the lamp]].', ['Session 1.md:1 Off to the lamp.']],
		['once where a line does so twice', 'Mera', '[[Mera]] and [[Mera]] again', ['Session 1.md:1 Mera and Mera again']],
		['not by a word', 'Mera', 'Mera waves.', []],
		['not by a link in a digest', 'Mera', '**Session 1.** Met: [[Mera]].', []],
		['not by a move of somebody else', 'Mera', moved('by: Ines Calder\ntrack: Mera'), []],
	])('%s', (_, thing, text, lines) => {
		expect(naming(thing, text)).toEqual(lines);
	});

	it('in the newest session first, and there on the last line', () => {
		expect(naming('Mera', 'A [[Mera]]\n\nB [[Mera]]', 'None.', 'C [[Mera]]')).toEqual([
			'Session 3.md:1 C Mera',
			'Session 1.md:3 B Mera',
			'Session 1.md:1 A Mera',
		]);
	});
});
