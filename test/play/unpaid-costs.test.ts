import { describe, expect, it } from 'vitest';
import { undoMove } from '../../src/play/moves/undo-move';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';
import { done, problemOf } from '../support/tables';

const ark = track('vow', 'Find the ark', { ticks: 24 });
const LOSS = { name: 'Slip', weak_hit: 'momentum -2', miss: 'move "Lose Momentum" -1' };
const starforged = gameWith([LOSS]);
const classic = gameWith([{ name: 'Slip', weak_hit: 'momentum -2', miss: 'supply -2' }], 'classic');

describe('at -6 momentum (Starforged, Lose Momentum)', () => {
	const by = kestrel({ momentum: -6, tracks: [ark, track('connection', 'Ana')] });
	const slipped = () => starforged.make('Slip', { by, dice: [1, 9, 10] });

	it('another suffer move takes the cost, or an open track is undermined', () => {
		expect(starforged.words(slipped())[0]).toMatch(
			/^Make another suffer move \(−1\): .*Undermine Find the ark \| Undermine Ana$/,
		);
	});

	it('one unit of progress is cleared, per its rank', () => {
		const undermined = starforged.press(slipped(), 'Undermine Find the ark');
		expect(done(undermined)).toEqual([
			'momentum -6 → -6, at its minimum (Lose Momentum)',
			'Find the ark › 24 → 16 ticks (Undermine Find the ark)',
		]);
		expect(undermined.record.track).toBeUndefined();
		expect(starforged.open(undermined)).toEqual([]);
		expect(undoMove({ record: undermined.record, character: undermined.character, book: starforged.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});
});

describe('Lose Momentum at -6, picked as a suffer move', () => {
	const game = gameWith([{ name: 'Slip', weak_hit: 'suffer -1' }]);
	const slipped = (tracks: readonly (typeof ark)[]) =>
		game.make('Slip', { by: kestrel({ momentum: -6, tracks }), dice: [5, 1, 10] });

	it('undermines a track that is open', () => {
		const picked = game.press(slipped([ark]), 'Lose Momentum');
		expect(done(game.press(picked, 'Undermine'))).toHaveLength(2);
	});

	it('is no choice where none is', () => {
		expect(problemOf(game.tryPress(slipped([]), 'Lose Momentum'))).toBe('blocked');
	});
});

describe('at -6 momentum (classic, Face a Setback)', () => {
	const by = kestrel({ momentum: -5, tracks: [ark], meters: { spirit: 0 } });
	const slipped = () => classic.make('Slip', { by, dice: [6, 1, 10], roll: { option: 'iron', value: 3 } });

	it('each further point is exchanged for another meter, or clears one unit of progress', () => {
		expect(done(slipped())).toEqual(['momentum -5 → -6, at its minimum']);
		expect(classic.words(slipped())).toEqual([
			'Face a Setback: Exchange for −1 health | Exchange for −1 spirit | Exchange for −1 supply | Undermine Find the ark',
		]);
		expect(problemOf(classic.tryPress(slipped(), 'Exchange for −1 spirit'))).toBe('blocked');
		const exchanged = classic.press(slipped(), 'Exchange for −1 health');
		expect(done(exchanged).at(-1)).toBe('health 5 → 4 (Face a Setback)');
		expect(classic.open(exchanged)).toEqual([]);
		expect(undoMove({ record: exchanged.record, character: exchanged.character, book: classic.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
	});
});

describe('Face a Setback, made on its own', () => {
	const by = kestrel({ momentum: -6, tracks: [ark] });

	it.each([
		{ points: 1, to: 16 },
		{ points: 3, to: 0 },
		{ points: undefined, to: 16 },
	])('clears one unit of progress for each point of $points', ({ points, to }) => {
		const call = points === undefined ? {} : { cost: { amount: points, paid: false } };
		const undermined = classic.press(classic.make('Face a Setback', { by, call }), 'Envision an event');
		expect(done(undermined).at(-1)).toMatch(new RegExp(`^Find the ark › 24 → ${to} ticks`));
		expect(classic.open(undermined)).toEqual([]);
		expect(
			undoMove({ record: undermined.record, character: undermined.character, book: classic.book }).character,
		).toEqual(by);
	});
});

describe('supply that is out (classic, Out of Supply)', () => {
	it('is exchanged to the last point where the cost itself marks unprepared', () => {
		const by = kestrel({ meters: { supply: 0 } });
		const worn = classic.press(
			classic.make('Face Danger', { by, roll: { option: 'edge', value: 0 }, dice: [2, 3, 9] }),
			'Loss of supply (-2)',
			'Exchange for −1 momentum',
			'Exchange for −1 spirit',
		);
		expect(done(worn)).toEqual([
			'supply 0 → 0, at its minimum (Loss of supply)',
			'unprepared marked (Out of Supply)',
			'momentum 2 → 1 (Out of Supply)',
			'spirit 5 → 4 (Out of Supply)',
		]);
		expect(classic.open(worn)).toEqual([]);
	});

	it('is exchanged point by point', () => {
		const by = kestrel({ impacts: ['unprepared'], meters: { supply: 0 } });
		const slipped = classic.make('Slip', { by, dice: [1, 9, 10] });
		expect(classic.words(slipped)).toEqual([
			expect.stringMatching(/^Out of Supply: point 1 of 2: Exchange for/),
			expect.stringMatching(/^Out of Supply: point 2 of 2: Exchange for/),
		]);
		const both = classic.press(slipped, 'Exchange for −1 momentum', 'Exchange for −1 momentum');
		expect(done(both)).toEqual([
			'supply 0 → 0, at its minimum',
			'momentum 2 → 1 (Out of Supply)',
			'momentum 1 → 0 (Out of Supply)',
		]);
		expect(classic.open(both)).toEqual([]);
	});
});
