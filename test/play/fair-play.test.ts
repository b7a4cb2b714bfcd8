import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import type { Character } from '../../src/play/character/character';
import { undoMove } from '../../src/play/moves/undo-move';
import { MIN_MOMENTUM, maxMomentum } from '../../src/play/character/momentum';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { writeRecord } from '../../src/journal/record/write-record';
import type { Rulebook } from '../../src/rules/books/rulebook';
import type { Session } from '../support/any-session';
import { anySession, books, seededDice, take } from '../support/any-session';
import { MAX_TICKS } from '../../src/rules/core/track-key';

const RUNS = 150;

function expectWithinLimits(character: Character, { ruleset }: Rulebook): void {
	expect(character.momentum).toBeGreaterThanOrEqual(MIN_MOMENTUM);
	expect(character.momentum).toBeLessThanOrEqual(maxMomentum(character));
	for (const { name, min, max } of ruleset.condition_meters) {
		expect(character.meters[name]).toBeGreaterThanOrEqual(min);
		expect(character.meters[name]).toBeLessThanOrEqual(max);
	}
	for (const { ticks, menace = 0, filled = 0, segments = 0 } of character.tracks) {
		for (const count of [ticks, menace]) expect([count >= 0, count <= MAX_TICKS]).toEqual([true, true]);
		expect(filled).toBeLessThanOrEqual(segments);
	}
	for (const { meters } of character.assets)
		for (const { value, max } of Object.values(meters)) expect([value >= 0, value <= max]).toEqual([true, true]);
	for (const ticks of Object.values(character.special)) expect(ticks).toBeGreaterThanOrEqual(0);
	expect(new Set(character.impacts).size).toBe(character.impacts.length);
	expect(new Set(character.tracks.map(({ name }) => name)).size).toBe(character.tracks.length);
}

/** The order of impacts and of waiting bonuses tells nothing, and a number that is not written down is 0. */
const unordered = ({ impacts, next, special, tracks, ...rest }: Character) => ({
	...rest,
	tracks: tracks.map(({ menace = 0, ...track }) => ({ ...track, menace })),
	impacts: [...impacts].sort(),
	next: next.map(({ text }) => text).sort(),
	special: Object.entries(special).filter(([, ticks]) => ticks > 0),
});

it('whatever is played, values stay within their limits', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, { book: books[id], certain }, dice);
				expectWithinLimits(state.character, books[id]);
			}
		}),
		{ numRuns: RUNS },
	);
}, 120_000);

it('whatever is played, undoing each move, last first, restores the character', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			const start: Session = { records: [], character };
			const end = turns.reduce((state, turn) => take(turn, state, { book: books[id], certain }, dice), start);
			const undone = [...end.records].reverse().reduce((then, record) => {
				const { character, moved, left } = undoMove({ record, character: then, book: books[id] });
				expect([...moved, ...left]).toEqual([]);
				return character;
			}, end.character);
			expect(unordered(undone)).toEqual(unordered(character));
		}),
		{ numRuns: RUNS },
	);
}, 120_000);

it('whatever is played, at once, nothing certain is left open and no press repeats it', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed }) => {
			const dice = seededDice(seed);
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, { book: books[id], certain: 'at_once' }, dice);
				const newest = state.records.at(-1);
				if (!newest) continue;
				const certain = pendingStepsOf({ record: newest, character: state.character, book: books[id] }).filter(
					({ state }) => state === 'automatic',
				);
				expect(certain.map(({ prompt }) => prompt)).toEqual([]);
			}
		}),
		{ numRuns: RUNS },
	);
}, 120_000);

it('whatever is played, the note holds all of it', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			const table = { book: books[id], certain };
			const start: Session = { records: [], character };
			for (const record of turns.reduce((state, turn) => take(turn, state, table, dice), start).records)
				expect(readMoveRecord(writeRecord(record))).toMatchObject({ ok: true, value: { record } });
		}),
		{ numRuns: RUNS / 2 },
	);
}, 120_000);
