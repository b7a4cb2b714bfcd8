import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { Move, StatedEffects } from '../../src/rules/move';
import { rulebook } from '../../src/rules/books/rulebook';

const lantern: Move = {
	_id: 'move:lanterns/light/light_the_lantern',
	name: 'Light the Lantern',
	category: 'Lantern Moves',
	roll_type: 'action_roll',
	trigger: { text: 'When you light the lantern...', conditions: [] },
	text: [
		'__When you light the lantern__, suffer -1 supply. Then, roll +iron.',
		'On a __strong hit__, take +1 spirit. On a __strong hit with a match__, take +2 spirit.',
		'On a __weak hit__, take +1 momentum.',
		'On a __miss__, roll on the table below.',
	].join('\n\n'),
	outcomes: { strong_hit: { text: '' }, weak_hit: { text: '' }, miss: { text: '' } },
	tables: [
		{
			_id: 'flame',
			name: 'Flame',
			column: 'iron',
			sides: 6,
			rows: [
				{ min: 1, max: 3, text: 'The __flame__ is blue: take +1 momentum.' },
				{ min: 4, max: 6, text: 'It goes out.' },
			],
		},
	],
	allow_momentum_burn: true,
	aliases: ['Kindle'],
};

const ruleset = (stated?: StatedEffects) => ({
	...bundledRuleset('starforged'),
	moves: [{ ...lantern, ...(stated && { stated }) }],
});

function understood(stated?: StatedEffects) {
	const book = rulebook(ruleset(stated));
	const move = book.move('Light the Lantern');
	if (!move) throw new Error('The lantern is not in the book.');
	return { book, move, effects: book.effectsOf(move) };
}

const meter = (meter: string, by: number) => ({ kind: 'meter', meter, by }) as const;

describe('a rulebook', () => {
	it('has a move by its name and by its other names', () => {
		const { book, move } = understood();
		expect([book.move('light the lantern'), book.move('Kindle'), book.move('Snuff')]).toEqual([move, move, undefined]);
	});

	it('reads what a move does, once', () => {
		const { book, move, effects } = understood();
		expect(effects.always).toContainEqual(meter('supply', -1));
		expect(effects.outcomes.strong_hit).toEqual([meter('spirit', 1)]);
		expect(effects.outcomes.weak_hit).toEqual([meter('momentum', 1)]);
		expect(book.effectsOf(move)).toBe(effects);
	});

	it('puts what is stated in place of what was read, and nothing else', () => {
		const read = understood().effects;
		const { effects } = understood({
			reason: 'A test.',
			always: [],
			outcomes: { weak_hit: [meter('momentum', 3)] },
			matches: { miss: [meter('spirit', -1)] },
		});
		expect(effects).toEqual({
			always: [],
			outcomes: { ...read.outcomes, weak_hit: [meter('momentum', 3)] },
			matches: { ...read.matches, miss: [meter('spirit', -1)] },
		});
	});

	it.each([
		{ row: 'as it is printed', text: 'The __flame__ is blue: take +1 momentum.' },
		{ row: 'in the words of a record', text: 'The flame is blue: take +1 momentum.' },
	])('reads a row $row, or has what is stated of it', ({ text }) => {
		const { book, move } = understood();
		expect(book.effectsOfRow(move, text)).toEqual([meter('momentum', 1)]);
		const rows = [{ min: 1, column: 'iron', effects: [meter('spirit', 2)] }];
		const stated = understood({ reason: 'A test.', rows });
		expect(stated.book.effectsOfRow(stated.move, text)).toEqual([meter('spirit', 2)]);
	});

	it('keeps what is stated of another row or column to itself', () => {
		const rows = [
			{ min: 4, effects: [meter('spirit', 2)] },
			{ min: 1, column: 'edge', effects: [meter('spirit', 3)] },
		];
		const { book, move } = understood({ reason: 'A test.', rows });
		expect(book.effectsOfRow(move, 'The flame is blue: take +1 momentum.')).toEqual([meter('momentum', 1)]);
	});

	it('reads what the trigger adds, unless it is given', () => {
		const text = '__When you light the lantern__, roll +iron. If you have oil, add +1.';
		const read = { ...lantern, text };
		expect(rulebook({ ...ruleset(), moves: [read] }).triggerAddsOf(read)).toEqual([{ by: 1, when: 'you have oil' }]);
		const adds = [{ by: 2, when: 'it is dark' }];
		const given = { ...read, trigger: { ...lantern.trigger, adds } };
		expect(rulebook({ ...ruleset(), moves: [given] }).triggerAddsOf(given)).toEqual(adds);
	});

	/** Ironsworn, Compel: the add stands in the line of one option. */
	it('has the add of an option once', () => {
		const classic = rulebook(bundledRuleset('classic'));
		const compel = classic.move('Compel');
		expect(compel && classic.triggerAddsOf(compel)).toEqual([{ by: 1, when: 'you share a bond', option: 'heart' }]);
	});
});
