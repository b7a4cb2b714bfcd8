import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpen, agendaOf } from '../../src/play/agenda';
import type { Character } from '../../src/play/character';
import { NOTHING_YET, nextBonus } from '../../src/play/character';
import type { Dice } from '../../src/play/dice';
import { burnMomentum, DIE_NAMES, reroll, setDie, undoMove } from '../../src/play/dice-tools';
import { MIN_MOMENTUM, maxMomentum } from '../../src/play/momentum';
import type { Decided } from '../../src/play/play-table';
import { pass, pick } from '../../src/play/press';
import type { MoveRecord } from '../../src/play/record';
import { newCall } from '../../src/play/record';
import { rollMove } from '../../src/play/roll-call';
import { offeredOptions } from '../../src/play/roll-options';
import { readMoveRecord, writeRecord } from '../../src/journal/record';
import { book, ruleset, starforged } from '../support/tables';

/** Play at random: a new move, or something on one of the records there are. Numbers pick among what is possible. */
type Turn =
	| { readonly kind: 'move'; readonly move: number; readonly option: number; readonly cost: number }
	| { readonly kind: 'pick' | 'pass'; readonly step: number; readonly option: number }
	| { readonly kind: 'burn' | 'follow' }
	| { readonly kind: 'reroll' | 'set'; readonly die: number; readonly face: number };

const impacts = ruleset.impacts.filter(({ on_vehicle }) => !on_vehicle).map(({ name }) => name);
const small = fc.nat({ max: 9 });

const anyCharacter: fc.Arbitrary<Character> = fc
	.record({
		stats: fc.record({
			edge: fc.nat({ max: 4 }),
			heart: fc.nat({ max: 4 }),
			iron: fc.nat({ max: 4 }),
			shadow: fc.nat({ max: 4 }),
			wits: fc.nat({ max: 4 }),
		}),
		meters: fc.record({ health: fc.nat({ max: 5 }), spirit: fc.nat({ max: 5 }), supply: fc.nat({ max: 5 }) }),
		impacts: fc.subarray(impacts, { maxLength: 4 }),
		momentum: fc.integer({ min: MIN_MOMENTUM, max: 10 }),
		next: fc.array(fc.constant(nextBonus(1, 'Secure an Advantage')), { maxLength: 2 }),
	})
	.map(({ momentum, ...rest }) => ({
		...NOTHING_YET,
		name: 'Kestrel Vane',
		...rest,
		momentum: Math.min(momentum, maxMomentum(rest)),
	}));

const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant('move'),
			move: fc.nat({ max: 60 }),
			option: small,
			cost: fc.integer({ min: 1, max: 3 }),
		}),
	},
	{ weight: 6, arbitrary: fc.record({ kind: fc.constant('pick'), step: small, option: small }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('pass'), step: small, option: small }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('burn', 'follow') }) },
	{
		weight: 1,
		arbitrary: fc.record({ kind: fc.constantFrom('reroll', 'set'), die: small, face: fc.nat({ max: 11 }) }),
	},
) as fc.Arbitrary<Turn>;

/** Dice that fall anywhere, but the same way each time a counterexample is tried again. */
function seededDice(seed: number): Dice {
	let state = seed >>> 0;
	return {
		roll(sides) {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return 1 + Math.floor((state / 2 ** 32) * sides);
		},
	};
}

const oneOf = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length];

/** The records of a session, oldest first, each press on the newest; and the character as it stands. */
interface Session {
	readonly records: readonly MoveRecord[];
	readonly character: Character;
	readonly follow?: MoveRecord;
}

function take(turn: Turn, session: Session, table: typeof starforged, dice: Dice): Session {
	const { records, character } = session;
	const newest = records.at(-1);
	const begun = (reading: ReturnType<typeof rollMove>): Session =>
		reading.ok ? { records: [...records, reading.value.record], ...after(reading.value) } : session;
	const pressed = (reading: ReturnType<typeof rollMove>): Session =>
		reading.ok ? { records: [...records.slice(0, -1), reading.value.record], ...after(reading.value) } : session;
	const after = ({ character, follow }: Decided) => ({ character, ...(follow ? { follow } : {}) });
	if (turn.kind === 'move') {
		const move = oneOf(ruleset.moves, turn.move);
		if (!move) return session;
		const option = oneOf(offeredOptions(move, character, ruleset), turn.option)?.name ?? 'edge';
		const next = character.next.slice(0, turn.option % 2).map(({ text }) => text);
		const roll = move.roll_type === 'action_roll' ? { roll: { option, value: turn.option % 5 } } : {};
		const wishes = { ...roll, progress: turn.option, next, ...(turn.option % 3 ? { cost: turn.cost } : {}) };
		return begun(rollMove(newCall(move.name), wishes, character, table, dice));
	}
	if (!newest) return session;
	switch (turn.kind) {
		case 'follow':
			return session.follow
				? begun(rollMove(session.follow, { roll: { option: 'iron' }, progress: 5 }, character, table, dice))
				: session;
		case 'burn':
			return pressed(burnMomentum(newest, character, table));
		case 'reroll':
			return pressed(reroll([oneOf(DIE_NAMES, turn.die) ?? 'first'], newest, character, table, dice));
		case 'set':
			return pressed(setDie(oneOf(DIE_NAMES, turn.die) ?? 'first', turn.face, newest, character, table));
		case 'pick':
		case 'pass': {
			const step = oneOf(agendaOf(newest, character, book).filter(isOpen), turn.step);
			const option = step && oneOf(step.options, turn.option);
			if (!step || !option) return session;
			return turn.kind === 'pass'
				? pressed(pass(step.id, newest, character, table))
				: pressed(pick(step.id, option.label, newest, character, table, dice));
		}
	}
}

const session = fc.record({
	character: anyCharacter,
	turns: fc.array(anyTurn, { maxLength: 25, size: 'max' }),
	seed: fc.integer(),
	certain: fc.constantFrom('at_once' as const, 'ask' as const),
});

function expectWithinLimits(character: Character): void {
	expect(character.momentum).toBeGreaterThanOrEqual(MIN_MOMENTUM);
	expect(character.momentum).toBeLessThanOrEqual(maxMomentum(character));
	for (const { name, min, max } of ruleset.condition_meters) {
		expect(character.meters[name]).toBeGreaterThanOrEqual(min);
		expect(character.meters[name]).toBeLessThanOrEqual(max);
	}
	expect(new Set(character.impacts).size).toBe(character.impacts.length);
}

/** The order of impacts and of waiting bonuses tells nothing. */
const unordered = ({ impacts, next, ...rest }: Character) => ({
	...rest,
	impacts: [...impacts].sort(),
	next: next.map(({ text }) => text).sort(),
});

it('whatever is played, values stay within their limits', () => {
	fc.assert(
		fc.property(session, ({ character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, { book, certain }, dice);
				expectWithinLimits(state.character);
			}
		}),
		{ numRuns: 100 },
	);
}, 60_000);

it('whatever is played, undoing each move, last first, restores the character', () => {
	fc.assert(
		fc.property(session, ({ character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			const start: Session = { records: [], character };
			const end = turns.reduce((state, turn) => take(turn, state, { book, certain }, dice), start);
			const undone = [...end.records].reverse().reduce((then, record) => {
				const { character, moved } = undoMove(record, then, book);
				expect(moved).toEqual([]);
				return character;
			}, end.character);
			expect(unordered(undone)).toEqual(unordered(character));
		}),
		{ numRuns: 100 },
	);
}, 60_000);

it('whatever is played, at once, nothing certain is left open and no press repeats it', () => {
	fc.assert(
		fc.property(session, ({ character, turns, seed }) => {
			const dice = seededDice(seed);
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, starforged, dice);
				const newest = state.records.at(-1);
				if (!newest) continue;
				expect(agendaOf(newest, state.character, book).filter(({ state }) => state === 'certain')).toEqual([]);
			}
		}),
		{ numRuns: 100 },
	);
}, 60_000);

it('whatever is played, the note holds all of it', () => {
	fc.assert(
		fc.property(session, ({ character, turns, seed, certain }) => {
			const dice = seededDice(seed);
			const start: Session = { records: [], character };
			for (const record of turns.reduce((state, turn) => take(turn, state, { book, certain }, dice), start).records)
				expect(readMoveRecord(writeRecord(record))).toMatchObject({ ok: true, value: { record } });
		}),
		{ numRuns: 50 },
	);
}, 60_000);
