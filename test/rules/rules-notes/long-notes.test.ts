import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { nearestName } from '../../../src/rules/search/nearest-name';
import { MOST_HEADINGS, readOutline } from '../../../src/rules/rules-notes/outline';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { readSourceLines } from '../../../src/rules/markdown/source-lines';
import { atOnce } from '../../../src/rules/core/work-slices';

vi.mock(import('../../../src/rules/search/nearest-name'), async original => {
	const actual = await original();
	return { ...actual, nearestName: vi.fn(actual.nearestName) };
});

const STARFORGED = bundledRuleset('starforged');
const read = (note: string) => readReference(note, 'House', STARFORGED);

const MOVE = 'When you leap, roll +edge.\n\nOn a **strong hit**, take +1 momentum.\n';

describe('a very long note is read without keeping it all', () => {
	const outlineOf = (...lines: readonly string[]) => atOnce(readOutline(readSourceLines(lines, 0), 'House'));

	it.each([
		{ what: 'short lines', line: 'a' },
		{ what: 'rules', line: '---' },
		{ what: 'items', line: '- a' },
	])('of $what under one heading only the first are kept, and its end is known', ({ line }) => {
		const [only] = outlineOf('## Leap', ...Array.from({ length: 100_000 }, () => line)).entries;
		expect(only?.body.length).toBeLessThan(45_000);
		expect(only?.end).toBe(100_001);
	});

	it('a fence that nothing closes is reported, however many there are', () => {
		const fences = Array.from({ length: 50_001 }, () => '```');
		expect(outlineOf('# Moves', ...fences).openFence?.number).toBe(50_002);
		expect(outlineOf('# Moves', ...fences, '```').openFence).toBeUndefined();
	});

	it('lines are asked for until there are too many headings, which is reported', () => {
		let asked = 0;
		const lines = new Proxy(
			Array.from({ length: 100_000 }, () => '## Leap'),
			{
				get: (all, key) => {
					if (typeof key === 'string' && /^\d+$/.test(key)) asked++;
					return Reflect.get(all, key) as unknown;
				},
			},
		);
		const { entries, beyond } = atOnce(readOutline(readSourceLines(lines, 0), 'House'));
		expect(entries.length).toBe(MOST_HEADINGS);
		expect(beyond?.number).toBe(MOST_HEADINGS + 1);
		expect(asked).toBeLessThan(MOST_HEADINGS + 100);
		expect(read('# a\n'.repeat(MOST_HEADINGS + 1)).findings.at(-1)?.message).toBe(
			'A note can hold 60000 headings; from this one on nothing is read. Part the note.',
		);
	});

	it('a reference of a megabyte is read whole', () => {
		const words = 'A line of the book about the move, its reasons and its reach, as books have them.\n\n'.repeat(30);
		const moves = Array.from({ length: 400 }, (_, i) => `## Leap ${i}\n${MOVE}\n${words}`).join('');
		expect(moves.length).toBeGreaterThan(1_000_000);
		const { layer, findings } = read(`# Moves\n\n${moves}`);
		expect(layer.moves.length).toBe(400);
		expect(findings.filter(({ message }) => /longer than|can hold/.test(message))).toEqual([]);
	});
});

describe('links that mean no move', () => {
	beforeEach(() => {
		vi.mocked(nearestName).mockClear();
	});

	it.each(['[[a]] ', '[[a]]\n', '- [[a]]\n', '[[a|b]] ', '[[#Leaf]] ', '[[#Leaf]]\n'])(
		'80 KB of %j are compared with the names of all moves a few times only',
		link => {
			const part = link.repeat(16_000 / link.length);
			const moves = [1, 2, 3, 4, 5].map(i => `## Leap ${i}\n${MOVE}\n${part}\n\n`);
			expect(read(moves.join('')).layer.moves.length).toBe(5);
			expect(vi.mocked(nearestName).mock.calls.length).toBeLessThan(60);
		},
	);
});
