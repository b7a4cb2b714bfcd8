import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/journal/note-blocks/record-snapshot';
import { differenceOf, snapshotOf } from '../../../src/journal/note-blocks/record-snapshot';

const LINE = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit; momentum 3 → 4`';
const OTHER = '`sworn: Strike, by Kestrel, iron 1: 5 vs 3, 4, strong hit; momentum 4 → 5`';
const NOTE = `I run ${LINE} and fall. ${OTHER} Then.\n\nOn.\n`;

/** The moves that are told as removed on the way from one text to the next. */
function removedOnTheWay(...notes: readonly string[]): readonly string[] {
	const moves: string[] = [];
	let before: Snapshot | undefined;
	for (const note of notes) {
		const after = snapshotOf(note, undefined, before);
		if (before) moves.push(...differenceOf(before, after).removed.map(({ record }) => record.move));
		before = after;
	}
	return moves;
}

/** Deletes what is between two texts of the note, the second included. */
const without = (from: string, to: string): string => {
	const start = NOTE.indexOf(from);
	return NOTE.slice(0, start) + NOTE.slice(NOTE.indexOf(to, start) + to.length);
};

describe('deleting through the closing backtick of a record is told as deleting it is', () => {
	it.each([
		['its last change', without('; momentum 3', '4`')],
		['half of its last change', without(' → 4`', '` and')],
		['from its dice on', without(': 5 vs', '4`')],
		['from its dice into the words behind it', without(': 5 vs', '4` and')],
		['all but its first word', without('Face Danger', '4`')],
		['from the words in front of it into it', without('run `', 'edge')],
		['all of it', without('`sworn: Face', '4`')],
		['its row', '\n\nOn.\n'.replace(/^/, OTHER)],
	])('%s', (_, after) => {
		expect(removedOnTheWay(NOTE, after)).toEqual(['Face Danger']);
	});

	it('letter by letter, with pauses', () => {
		const end = NOTE.indexOf('` and') + 1;
		const steps = [0, 1, 2, 3, 4, 8, 16].map(count => NOTE.slice(0, end - count) + NOTE.slice(end));
		expect(removedOnTheWay(...steps)).toEqual(['Face Danger']);
	});

	it('not while only the backtick is missing', () => {
		const open = NOTE.replace('4` and', '4 and');
		expect(removedOnTheWay(NOTE, open)).toEqual([]);
		expect(removedOnTheWay(NOTE, open, NOTE)).toEqual([]);
		expect(removedOnTheWay(NOTE, open, `${open} More.`)).toEqual([]);
	});

	it('nor while another line is begun', () => {
		expect(removedOnTheWay(NOTE, `${NOTE}\n\`sworn: Fa`, `${NOTE}\n\`sworn: Face Danger\``)).toEqual([]);
	});
});
