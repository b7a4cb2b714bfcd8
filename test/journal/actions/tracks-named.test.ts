import { expect, it } from 'vitest';
import { namedAbove, tracksNamed } from '../../../src/journal/actions/tracks-named';

const fence = (...lines: readonly string[]) => ['```sworn', ...lines, '```', ''].join('\n');
const NOTE = [
	fence('vow: Find the ark', 'rank: epic'),
	fence('vow: "[[The old oath]]"', 'rank: epic'),
	fence('move: Strike', 'track: The reaver', 'done:', '  - The reaver › 0 → 8 ticks'),
	fence('move: Face Danger', 'roll: edge'),
	fence('move: Reach a Milestone', 'done:', '  - Find the ark › 8 → 12 ticks', '  - momentum 3 → 4'),
	'vow: only prose',
].join('\n');
const lineOf = (words: string) => NOTE.slice(0, NOTE.indexOf(words)).split('\n').length - 1;

it.each([
	{ at: 'the end', line: Infinity, names: ['Find the ark', 'The reaver', 'The old oath'] },
	{ at: 'the milestone', line: lineOf('move: Reach') - 1, names: ['The reaver', 'The old oath', 'Find the ark'] },
	{ at: 'the fight', line: lineOf('move: Strike') - 1, names: ['The old oath', 'Find the ark'] },
	{ at: 'the top', line: 0, names: [] },
])('above $at, the track that was named last comes first', ({ line, names }) => {
	expect(namedAbove(tracksNamed(NOTE), line)).toEqual(names);
});
