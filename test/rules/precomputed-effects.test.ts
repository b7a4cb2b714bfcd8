import { describe, expect, it } from 'vitest';
import { effectsOfBooks } from '../../scripts/effects-of-books.mjs';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { applyLayer } from '../../src/rules/books/layers';
import { rulebook } from '../../src/rules/books/rulebook';
import type { KnownMove, Ruleset } from '../../src/rules/ruleset';

const books = (await effectsOfBooks()) as Readonly<Record<string, Readonly<Record<string, KnownMove>>>>;

/** A ruleset that is known to do nothing but +9 momentum. */
function knownAs(ruleset: Ruleset): Ruleset {
	const known: KnownMove = {
		effects: { always: [{ kind: 'meter', meter: 'momentum', by: 9 }], outcomes: {}, matches: {} },
		adds: [{ by: 9, when: 'you know' }],
	};
	return {
		...ruleset,
		known: { among: ruleset, moves: () => new Map(ruleset.moves.map(({ _id }) => [_id, known])) },
	};
}

describe('what the build reads of the books', () => {
	it.each(RULESET_IDS)('is what is read of %s without it', id => {
		const ruleset = bundledRuleset(id);
		const book = rulebook(ruleset);
		const over = { delve: 'classic', sundered_isles: 'starforged' }[id as string] ?? id;
		for (const move of ruleset.moves)
			expect(books[id]?.[move._id] ?? books[over]?.[move._id]).toEqual({
				effects: book.effectsOf(move),
				adds: book.triggerAddsOf(move),
			});
	});

	it('has in an expansion only what its base has not', () => {
		expect(books['delve']).toHaveProperty(['move:delve/delve/delve_the_depths']);
		expect(books['delve']).not.toHaveProperty(['move:classic/adventure/face_danger']);
	});
});

describe('what is known of a move', () => {
	const ruleset = knownAs(bundledRuleset('starforged'));
	const move = ruleset.moves[0];
	if (!move) throw new Error('no move');

	it('is not read again', () => {
		const book = rulebook(ruleset);
		expect(book.effectsOf(move).always).toEqual([{ kind: 'meter', meter: 'momentum', by: 9 }]);
		expect(book.triggerAddsOf(move)).toEqual([{ by: 9, when: 'you know' }]);
	});

	it.each<[string, Parameters<typeof applyLayer>[1]]>([
		['a move', { name: 'House rules', moves: [{ ...move, _id: 'x', name: 'Row' }] }],
		['a meter', { name: 'House rules', moves: [], meters: [{ name: 'wax', min: 0, max: 5, value: 5 }] }],
	])('is read again where house rules bring %s', (_, layer) => {
		const layered = applyLayer(ruleset, layer);
		expect(rulebook(layered).effectsOf(move)).toEqual(rulebook(bundledRuleset('starforged')).effectsOf(move));
	});
});
