import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../../src/journal/record/change-lines';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { pendingStepsOf, openPendingSteps } from '../../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../../src/play/record/pending-step';
import type { PendingStep } from '../../../src/play/record/pending-step';
import type { Character } from '../../../src/play/character/character';
import { editedRecord } from '../../../src/play/moves/edited-record';
import { undoMove } from '../../../src/play/moves/undo-move';
import { chooseOption } from '../../../src/play/moves/pick-option';
import { rollMove } from '../../../src/play/moves/roll-move';
import type { DecisionSettings } from '../../../src/play/record/decision-settings';
import { isRecord, newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { RULESET_IDS } from '../../../src/rules/books/bundled';
import { anyLater, laterState } from '../../support/any-later-state';
import { kestrel, rook, starling } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';
import { scriptedDice } from '../../support/scripted-dice';
import { track } from '../../support/some-tracks';
import { makeMove, press } from '../../support/tables';
import type { Session } from '../../support/any-session';
import { anyCharacter, anyTurns, books, seededDice, take } from '../../support/any-session';

const RUNS = Number(process.env['RUNS'] ?? 60);

const anyPlay = fc.constantFrom(...RULESET_IDS).chain(id =>
	fc.record({
		id: fc.constant(id),
		character: anyCharacter(books[id]),
		turns: anyTurns,
		seed: fc.integer(),
		certain: fc.constantFrom('at_once' as const, 'ask' as const),
		later: anyLater(books[id]),
	}),
);

/** A question and what it asks for are one: which track, which asset, which rank, for which threat. */
const asked = ({ id }: PendingStep): string => id.replace(/\.(?:track|asset|rank|which|ability|pay|[A-Z].*)$/, '');

/** What acts on the track of the record waits for the one question which track that is. */
const wasAsked = (before: readonly PendingStep[], step: PendingStep): boolean =>
	before.some(other => other.id.endsWith('.track') || asked(other) === asked(step));

interface Settled {
	readonly record: MoveRecord;
	/** What stood on its card, open or to be done by hand. */
	readonly before: readonly PendingStep[];
}

/** Each record as it stood when it was played on last. */
function playedThrough(
	turns: readonly Parameters<typeof take>[0][],
	start: Session,
	table: DecisionSettings,
	seed: number,
) {
	const dice = seededDice(seed);
	const settled: Settled[] = [];
	let state = start;
	for (const turn of turns) {
		state = take(turn, state, table, dice);
		const record = state.records.at(-1);
		if (!record) continue;
		const before = openPendingSteps({ record, character: state.character, ...table }).filter(
			({ state }) => state !== 'settled',
		);
		settled[state.records.length - 1] = { record, before };
	}
	return { settled: settled.filter(({ record }) => isRecord(record)), last: state.character };
}

const asks = (record: MoveRecord, character: Character, table: DecisionSettings): readonly string[] =>
	openPendingSteps({ record, character, ...table })
		.filter(isOpen)
		.map(({ prompt }) => prompt);

describe.each([
	{
		game: 'starforged',
		move: 'Gain Ground',
		option: 'edge',
		was: 'in a bad spot',
		is: 'in control',
		kind: 'objective',
	},
	{ game: 'classic', move: 'Clash', option: 'iron', was: 'no initiative', is: 'has initiative', kind: 'foe' },
] as const)('a settled card of a fight ($game, $move)', ({ game, move, option, was, is, kind }) => {
	const table: DecisionSettings = { book: books[game], certain: 'at_once' };
	const fighter = (combat?: string) =>
		kestrel({ tracks: [track(kind, 'Raider', { ticks: 4 })], ...(combat === undefined ? {} : { combat }) });
	const strongHit = (combat: string) => {
		const call = newUnrolledMove(move, { track: 'Raider', roll: { option } });
		const made = expectParsed(
			rollMove({ record: call, character: fighter(combat), ...table }, {}, scriptedDice(6, 1, 2)),
		);
		return pendingStepsOf({ record: made.record, character: made.character, book: table.book })
			.filter(({ state }) => state === 'required')
			.reduce((state, { id, options: [first] }) => {
				const picked = chooseOption(
					{ step: id, label: first?.label ?? '' },
					{ record: state.record, character: state.character, ...table },
					scriptedDice(),
				);
				return expectParsed(picked);
			}, made);
	};
	const changed = () => strongHit(was);
	const held = () => strongHit(is);

	it('tells of a position that it did not need to change', () => {
		expect(changed().record.done.map(writeChange)).toContain(`combat ${was} → ${is}`);
		expect(held().record.done.map(writeChange)).toContain(`combat ${is}, stays`);
	});

	it.each([
		{ later: 'the position was lost since', combat: was },
		{ later: 'the fight is over', combat: undefined },
	])('asks for nothing when $later', ({ combat }) => {
		for (const { record, character } of [changed(), held()])
			expect(asks(record, fighter(combat), table)).toEqual(asks(record, character, table));
	});

	it('asks for nothing either where an older record says nothing of a position that stayed', () => {
		const { record, character } = held();
		const open = asks(record, character, table);
		const done = record.done.filter(({ what }) => what !== 'combat');
		expect(asks({ ...record, done }, fighter(was), table)).toEqual(open);
		const askFirst = { ...table, certain: 'ask', rolledAgain: true } as const;
		expect(asks({ ...record, done }, fighter(was), askFirst)).toEqual(open);
	});

	it('undone, leaves a position that stayed as it is', () => {
		const { record, character } = held();
		const undone = undoMove({ record, character, book: table.book });
		expect(undone).toMatchObject({ character: { combat: is }, moved: [] });
		expect(undoMove({ record, character: fighter(was), book: table.book }).character.combat).toBe(was);
	});
});

describe('the last card, whose sheet is changed by hand', () => {
	const paid = { cost: { amount: 1, paid: true } };
	const missed = (health: number) => {
		const by = kestrel({ meters: { health } });
		const made = makeMove({ move: 'Endure Harm', call: paid, by, roll: { option: 'iron' }, dice: [1, 7, 9] });
		return press(made, 'Lose Momentum (-2)');
	};
	const starforged: DecisionSettings = { book: books.starforged, certain: 'at_once' };

	it.each([
		{ health: 3, then: 0, tells: [] },
		{ health: 0, then: 3, tells: ['health 0, stays (health is 0?)'] },
	])('asks what it asked at $health health', ({ health, then, tells }) => {
		const { record, character } = missed(health);
		expect(record.done.map(writeChange).filter(line => line.endsWith('?)'))).toEqual(tells);
		const open = asks(record, character, starforged);
		expect(open).toEqual(health === 0 ? ['Choose one'] : []);
		expect(asks(record, { ...character, meters: { ...character.meters, health: then } }, starforged)).toEqual(open);
	});

	it('asks what it asked while not wounded', () => {
		const made = makeMove({ move: 'Endure Harm', call: paid, roll: { option: 'iron' }, dice: [4, 3, 9] });
		expect(made.record.done.map(writeChange)).toContain('wounded not marked, stays (not wounded?)');
		const wounded = { ...made.character, impacts: ['wounded'] };
		expect(asks(made.record, wounded, starforged)).toEqual(asks(made.record, made.character, starforged));
	});

	it('undone, leaves what it was judged by as it is', () => {
		const { record, character } = missed(3);
		const undone = undoMove({
			record,
			character: { ...character, meters: { ...character.meters, health: 0 } },
			book: books.starforged,
		});
		expect(undone).toMatchObject({ character: { meters: { health: 0 } }, moved: [] });
	});

	it('is as it was played, with the line that earlier versions wrote of a condition that was not met and without', () => {
		const { record, character } = missed(3);
		const kept = expectParsed(readChange('health 3, stays (health is 0?)'));
		const older = { ...record, done: [...record.done, kept] };
		const later = { ...character, meters: { ...character.meters, health: 0 } };
		for (const each of [record, older]) {
			expect(asks(each, later, starforged)).toEqual([]);
			expect(editedRecord({ record: each, character: later, ...starforged })).toBeUndefined();
		}
	});
});

it('a press on an old card does not carry out what the state has come to ask for since', () => {
	const table: DecisionSettings = { book: books.starforged, certain: 'at_once' };
	const call = newUnrolledMove('Secure an Advantage', { roll: { option: 'wits' } });
	const made = expectParsed(rollMove({ record: call, character: kestrel(), ...table }, {}, scriptedDice(6, 1, 9)));
	const [step] = openPendingSteps({ record: made.record, character: made.character, ...table }).filter(isOpen);
	const later = { ...made.character, combat: 'in control' };
	const picked = expectParsed(
		chooseOption(
			{ step: step?.id ?? '', label: step?.options[0]?.label ?? '' },
			{ record: made.record, character: later, ...table },
			scriptedDice(),
		),
	);
	expect(picked.character.combat).toBe('in control');
	expect(picked.record.done.map(({ what }) => what)).not.toContain('combat');
});

describe('a card with a later roll below it', () => {
	const afterwards = ({ record }: { record: MoveRecord }, character: Character, game: RulesetId) =>
		asks(record, character, { book: books[game], certain: 'at_once', rolledAgain: true });

	it('does not ask which companion was healed if there was none', () => {
		const table: DecisionSettings = { book: books.classic, certain: 'at_once' };
		const camp = makeMove({ move: 'Make Camp', roll: { option: 'supply' }, dice: [6, 1, 9], table });
		const { id, options } =
			openPendingSteps({ record: camp.record, character: camp.character, ...table }).find(isOpen) ?? {};
		const label = options?.[0]?.label ?? '';
		expect(label).toBe('Recuperate');
		const settled = expectParsed(
			chooseOption(
				{ step: id ?? '', label },
				{ record: camp.record, character: camp.character, ...table },
				scriptedDice(),
			),
		);
		// what else the camp offers waits until it is taken or passed
		expect(afterwards(settled, settled.character, 'classic')).toEqual(['Choose up to two']);
		const later = { ...settled.character, assets: [rook(), rook(2, { name: 'Jay' })] };
		expect(afterwards(settled, later, 'classic')).toEqual(['Choose up to two']);
	});

	it('does not ask again what was handed on, once there is more to hand on', () => {
		const by = kestrel({ assets: [rook()] });
		const legacy = makeMove({ move: 'Continue a Legacy', by, progress: 10, roll: { option: 'quests' }, dice: [1, 2] });
		const settled = press(legacy, 'Follow their path');
		expect(settled.record.done.map(writeChange)).toContain('Rook › asset inherited (Follow their path)');
		const open = afterwards(settled, settled.character, 'starforged');
		const later = { ...settled.character, assets: [rook(), rook(2, { name: 'Jay' })] };
		expect(afterwards(settled, later, 'starforged')).toEqual(open);
	});

	it.each([
		{
			what: 'by what rank a cost was booked, once its vow has another name',
			game: 'classic',
			later: { tracks: [track('vow', 'Find the grail')] },
			text: `
				move: Forsake Your Vow
				track: Find the ark
				done:
				  - Find the ark › vow forsaken
				  - spirit 0 → 0, at its minimum (Endure Stress)
				  - momentum -3 → -6, at its minimum (Loss of momentum)`,
			open: ['You may'], // Test Your Bond
		},
		{
			what: 'how much was booked, where no track says so any more',
			game: 'delve',
			later: { tracks: [track('journey', 'Escape')] },
			text: `
				move: Forsake Your Vow
				track: Find the ark
				done:
				  - Find the ark › vow forsaken
				  - spirit 0 → 0, at its minimum (Endure Stress)
				  - momentum -4 → -6, at its minimum (Loss of momentum)`,
			open: ['You may'], // Test Your Bond
		},
		{
			what: 'how much, where it was declined while a track was asked for',
			game: 'classic',
			later: { tracks: [] },
			text: `
				move: Forsake Your Vow
				track: Find the ark
				passed: Suffer −1, −2, −3, −4 or −5 by rank spirit
				done: Raider › vow forsaken`,
			open: ['You may'], // Test Your Bond
		},
		{
			what: 'for threats that came up since',
			game: 'delve',
			later: { tracks: [track('threat', 'Storm'), track('threat', 'Raider')] },
			text: `
				move: Take a Hiatus
				chose: Advance a Threat`,
			open: ['Choose as many as apply'],
		},
		{
			what: 'where a cost goes that a companion paid, who is gone',
			game: 'starforged',
			later: { assets: [rook(0, { discarded: true })], meters: { spirit: 1 } },
			text: `
				move: Companion Takes a Hit
				roll: health 2
				with: Naturalist 2
				cost: 3
				dice: 5 vs 8, 4
				outcome: weak hit, 7 vs 8, 4
				done:
				  - Rook › health 2 → 0 (Companion Takes a Hit)
				  - momentum 2 → 1 (Lose Momentum)
				  - momentum 1 → -1 (Lose Momentum)`,
			open: ['You may'], // Lose Momentum for the companion's health
		},
		{
			what: 'for repair points that bought nothing, once there is a vehicle to repair',
			game: 'starforged',
			later: { assets: [rook(1)] },
			text: `
				move: Repair
				roll: wits 2
				dice: 2 vs 2, 4
				outcome: strong hit, 10 vs 2, 4
				chose: Sacrifice Resources (−1) for 1 repair point
				passed: You are not in a hurry
				done:
				  - supply 5 → 4 (Sacrifice Resources)
				  - repair points 0 → 1 (Sacrifice Resources (−1) for 1 repair point)`,
			open: ['You may, up to 3 times', 'Choose one'],
		},
	] as const)('does not ask $what', ({ game, later, text, open }) => {
		const read = expectParsed(readMoveRecord(text.replace(/\n\t+/g, '\n').trim()));
		expect(afterwards(read, kestrel(later), game)).toEqual(open);
	});
});

it('a vehicle that the same record discards takes no mark of it any more', () => {
	const by = kestrel({ assets: [starling(1, { kind: 'support vehicle' })] });
	const made = makeMove({ move: 'Withstand Damage', by, cost: 1, roll: { option: 'integrity' }, dice: [1, 7, 9] });
	const gone = press(made, 'Lose Momentum (-2)', 'If the vehicle is destroyed');
	const marked = press(gone, 'Mark the vehicle as battered');
	expect(marked.character.assets[0]).toMatchObject({ discarded: true, conditions: [] });
	expect(
		pendingStepsOf({ record: marked.record, character: marked.character, book: books.starforged }).filter(
			({ state }) => state === 'automatic',
		),
	).toEqual([]);
});

it('whatever comes after, a settled record opens nothing anew once its character has rolled again', () => {
	fc.assert(
		fc.property(anyPlay, ({ id, character, turns, seed, certain, later }) => {
			const table = { book: books[id], certain };
			const { settled, last } = playedThrough(turns, { records: [], character }, table, seed);
			const now = laterState(last, later);
			for (const { record, before } of settled) {
				const open = openPendingSteps({ record, character: now, ...table, rolledAgain: true }).filter(isOpen);
				expect({ record, anew: open.filter(step => !wasAsked(before, step)) }).toEqual({ record, anew: [] });
			}
		}),
		{ numRuns: RUNS },
	);
}, 240_000);

it('whatever the values of the sheet become by hand, the last card opens nothing again', () => {
	fc.assert(
		fc.property(anyPlay, ({ id, character, turns, seed, certain, later }) => {
			const table = { book: books[id], certain };
			const dice = seededDice(seed);
			const { meters, impacts, momentum, combat } = later.other;
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, table, dice);
				const record = state.records.at(-1);
				if (!record || !isRecord(record)) continue;
				const before = openPendingSteps({ record, character: state.character, ...table });
				const inFight = combat === undefined ? {} : { combat };
				const now = { ...state.character, meters, impacts, momentum, ...inFight };
				const open = openPendingSteps({ record, character: now, ...table }).filter(
					step => isOpen(step) && step.state !== 'automatic',
				);
				expect({ record, anew: open.filter(step => !wasAsked(before, step)) }).toEqual({ record, anew: [] });
			}
		}),
		{ numRuns: RUNS },
	);
}, 240_000);

it('whatever comes after, nothing is ready to be carried out on a settled record that was not before', () => {
	fc.assert(
		fc.property(anyPlay, ({ id, character, turns, seed, later }) => {
			const table = { book: books[id], certain: 'at_once' } as const;
			const { settled, last } = playedThrough(turns, { records: [], character }, table, seed);
			const now = laterState(last, later);
			for (const { record, before } of settled) {
				const ready = openPendingSteps({ record, character: now, ...table }).filter(
					({ state }) => state === 'automatic',
				);
				expect({ record, anew: ready.filter(step => !wasAsked(before, step)) }).toEqual({ record, anew: [] });
			}
		}),
		{ numRuns: RUNS },
	);
}, 240_000);
