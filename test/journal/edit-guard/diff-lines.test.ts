import { describe, expect, it } from 'vitest';
import { pairLines } from '../../../src/journal/edit-guard/diff-lines';

/** The words of each pair and the places of the two. */
function paired(some: readonly string[], others: readonly string[]) {
	let looks = 0;
	const placed = (lines: readonly string[]) => lines.map((words, at) => ({ words, at }));
	const pairs = pairLines(placed(some), placed(others), ({ words }) => {
		looks++;
		return words;
	});
	return { pairs: [...pairs].map(([a, b]) => `${a.words} ${a.at}-${b.at}`), looks };
}

const numbered = (word: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${word} ${i}`);

describe('lines paired with the same lines', () => {
	it.each([
		{ what: 'at both ends', some: ['a', 'b', 'c'], others: ['a', 'x', 'c'], pairs: ['a 0-0', 'c 2-2'] },
		{ what: 'moved on', some: ['a', 'b'], others: ['x', 'a', 'b', 'y'], pairs: ['a 0-1', 'b 1-2'] },
		{ what: 'as many as possible', some: ['a', 'b', 'c'], others: ['c', 'a', 'b'], pairs: ['a 0-1', 'b 1-2'] },
		{ what: 'none', some: ['a'], others: [], pairs: [] },
	])('$what', ({ some, others, pairs }) => {
		expect(paired(some, others).pairs).toEqual(pairs);
	});

	it('very many: each with the next of the same words', () => {
		const [some, others] = [numbered('old', 2100), numbered('new', 2100)];
		const { pairs } = paired([...some, 'a', 'b', 'a', 'c'], ['z', 'a', ...others, 'a', 'b', 'y']);
		expect(pairs).toEqual(['a 2100-1', 'b 2101-2103']);
	});

	it('the words of each of very many are asked for a few times only', () => {
		const { looks } = paired(numbered('old', 5000), numbered('new', 5000));
		expect(looks).toBeLessThan(5 * 10_000);
	});
});
