import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { moveWarnings } from '../../../src/rules/coverage/move-warnings';
import { rulebook } from '../../../src/rules/books/rulebook';
import { rulesOfNote } from '../../../scripts/rules/rules-report';

/** Two moves of a player: what the reader makes of the first is doubtful. */
const NOTE = `## Own moves

### Leap

When you leap roll your luck. On a strong hit take +1 spirit.

### Cross

When **you cross**, roll +edge.

On a **strong hit**, take +1 spirit.

### Climb

When **you climb**, roll +edge.

On a **strong hit**, take +1 momentum.

On a **weak hit**, suffer -1 momentum.

On a **miss**, you fall.
`;

describe('what is doubtful in a move is known for its card', () => {
	const { book, moves } = rulesOfNote(NOTE, 'House', 'starforged');
	const doubts = (name: string) => moves.filter(move => move.name === name).flatMap(move => moveWarnings(book, move));

	it('its words', () => {
		expect(doubts('Leap')).toEqual([expect.stringMatching(/^Leap speaks of hits and misses, but no roll was found/)]);
	});

	it('its shape, with the line in the note', () => {
		expect(doubts('Cross')).toEqual([
			expect.stringMatching(/^Line 7: Cross is rolled, but has no weak hit and no miss/),
		]);
	});

	it('nothing, where all of it was found', () => {
		expect(doubts('Climb')).toEqual([]);
	});

	it.each(RULESET_IDS)('nothing of %s, also where own moves lie over it', id => {
		const over = rulesOfNote(NOTE, 'House', id).book;
		for (const book of [rulebook(bundledRuleset(id)), over])
			expect(
				book.ruleset.moves
					.filter(({ name }) => !/Leap|Cross|Climb/.test(name))
					.flatMap(move => moveWarnings(book, move)),
			).toEqual([]);
	});
});
