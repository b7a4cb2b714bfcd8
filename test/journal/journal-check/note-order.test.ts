import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DatedNote } from '../../../src/journal/journal-check/note-order';
import { possibleOrders } from '../../../src/journal/journal-check/note-order';
import { atOnce } from '../../../src/rules/core/work-slices';

const note = fc.record({
	path: fc.constantFrom('Session 2.md', 'Session 10.md', 'a/Session 1.md'),
	created: fc.nat(5),
});

const byCreation = (notes: readonly DatedNote[]) => {
	const sorted = [...possibleOrders(notes)].map(atOnce).find(({ order }) => order === 'created');
	return sorted?.notes ?? [];
};

it('sorting in steps gives what sorting at once gives, equal notes in their order', () => {
	fc.assert(
		fc.property(fc.array(note, { maxLength: 1200 }), notes => {
			const byHand = [...notes].sort(
				(a, b) => a.created - b.created || a.path.localeCompare(b.path, 'en', { numeric: true, sensitivity: 'base' }),
			);
			expect(byCreation(notes)).toEqual(byHand);
		}),
		{ numRuns: 30 },
	);
});

it('a long list of notes is sorted in many steps', () => {
	const notes = Array.from({ length: 5000 }, (_, i) => ({ path: `Session ${5000 - i}.md`, created: i }));
	const [byPath] = possibleOrders(notes);
	let steps = 0;
	while (byPath?.next().done === false) steps++;
	expect(steps).toBeGreaterThan(100);
});
