import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeChange } from '../../src/journal/record/change-lines';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { writeRecord } from '../../src/journal/record/write-record';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import type { Character } from '../../src/play/character/character';
import { setDie } from '../../src/play/moves/change-dice';
import { applyEdit, editedRecord } from '../../src/play/moves/edited-record';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import type { MoveRecord } from '../../src/play/record/record';
import { isRecord } from '../../src/play/record/record';
import { outcomeLine } from '../../src/play/roll/roll';
import { anyLater, laterState } from '../support/any-later-state';
import type { Session } from '../support/any-session';
import { anyCharacter, anyTurns, books, seededDice, SHIP, take } from '../support/any-session';
import { kestrel } from '../support/characters';
import { RULESET_IDS } from '../../src/rules/books/bundled';
import { track } from '../support/some-tracks';
import { done, expectParsed, makeMove, press, starforged } from '../support/tables';

const RUNS = Number(process.env['RUNS'] ?? 60);

/** The record with other words, on the character that it left behind. */
const edit = ({ record, character }: Decided, more: Partial<MoveRecord>, now = character) => ({
	record: { ...record, ...more },
	character: now,
});

const told = ({ record, character }: { record: MoveRecord; character: Character }) => {
	const edited = editedRecord({ record, character, ...starforged });
	return (
		edited && {
			says: edited.says,
			takesBack: edited.takesBack.map(writeChange),
			carriesOut: edited.carriesOut.map(writeChange),
		}
	);
};

const apply = ({ record, character }: { record: MoveRecord; character: Character }): Decided => {
	const applied = expectParsed(applyEdit({ record, character, ...starforged }));
	expect(editedRecord({ record: applied.record, character: applied.character, ...starforged })).toBeUndefined();
	return applied;
};

describe('a die that was edited', () => {
	const weak = () =>
		press(makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 9] }), 'Lose Momentum');

	it('tells what would follow, and does it once on a press', () => {
		const made = weak();
		const edited = edit(made, { dice: { actionDie: 4, challengeDice: [3, 2] } });
		expect(told(edited)).toEqual({
			says: 'Your dice say strong hit; the record says weak hit.',
			takesBack: ['momentum 2 → 1 (Lose Momentum)'],
			carriesOut: ['momentum 2 → 3'],
		});
		const applied = apply(edited);
		expect(applied.record).toMatchObject({ outcome: 'strong hit, 7 vs 3, 2', chose: [] });
		expect(done(applied)).toEqual(['momentum 2 → 3']);
		expect(applied.character.momentum).toBe(3);
	});

	it('does what setting the die on the card does', () => {
		const made = weak();
		const set = expectParsed(setDie('second', 2, { record: made.record, character: made.character, ...starforged }));
		const applied = apply(edit(made, { dice: { actionDie: 4, challengeDice: [3, 2] } }));
		expect(applied).toEqual(set);
	});

	it('that gives the same outcome takes nothing back', () => {
		const edited = edit(weak(), { dice: { actionDie: 3, challengeDice: [3, 9] } });
		expect(told(edited)).toMatchObject({
			says: 'Your roll comes to 6 vs 3, 9; the record says 7 vs 3, 9.',
			takesBack: [],
			carriesOut: [],
		});
		const applied = apply(edited);
		expect(applied.record.chose).toEqual(['Lose Momentum']);
		expect(applied.record.outcome).toBe('weak hit, 6 vs 3, 9');
	});

	it('takes values back by the difference, where they have moved on', () => {
		const made = weak();
		const later = { ...made.character, momentum: 6 };
		expect(apply(edit(made, { dice: { actionDie: 4, challengeDice: [3, 2] } }, later)).character.momentum).toBe(8);
	});
});

it.each([
	{ what: 'an add', more: { adds: [{ amount: 4, reason: 'tailwind' }] } },
	{ what: 'the value of the option', more: { roll: { option: 'edge', value: 6 } } },
])('$what that was edited counts again', ({ more }) => {
	const made = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 9] });
	expect(told(edit(made, more))).toMatchObject({
		says: 'Your dice say strong hit; the record says weak hit.',
		carriesOut: ['momentum 2 → 3'],
	});
});

it('a choice that was edited takes the old one back, and carries the new one out', () => {
	const strong = makeMove({ move: 'Secure an Advantage', roll: { option: 'wits' }, dice: [6, 1, 9] });
	const chosen = press(strong, 'Take +2 momentum');
	const [other] = press(strong, 'Add +1').record.chose;
	const edited = edit(chosen, { chose: [other ?? ''] });
	expect(told(edited)).toMatchObject({
		says: 'What the record says was decided and what it changed are not the same.',
		takesBack: ['momentum 2 → 4'],
		carriesOut: ['next +1 (Secure an Advantage) taken'],
	});
	expect(apply(edited).character).toMatchObject({ momentum: 2, next: [{ add: 1 }] });
});

it('a cost that was edited is booked again', () => {
	const made = makeMove({ move: 'Endure Harm', cost: 1, roll: { option: 'iron' }, dice: [6, 1, 2] });
	const edited = edit(made, { cost: { amount: 2, paid: false } });
	expect(told(edited)).toMatchObject({ says: 'The cost is 2; 1 was paid.' });
	expect(apply(edited).character.meters['health']).toBe((made.character.meters['health'] ?? 0) - 1);
});

it('a track that was edited gets the progress, and the other one gives it back', () => {
	const by = kestrel({ combat: 'in control', tracks: [track('objective', 'Gate'), track('objective', 'Wall')] });
	const made = makeMove({ move: 'Strike', by, track: 'Gate', roll: { option: 'iron' }, dice: [6, 1, 2] });
	const edited = edit(made, { track: 'Wall' });
	expect(told(edited)).toMatchObject({ says: 'The record names “Wall”; its changes tell of “Gate”.' });
	const { tracks } = apply(edited).character;
	expect(tracks.map(({ ticks }) => ticks)).toEqual([0, made.character.tracks[0]?.ticks]);
});

it('an outcome that was stated otherwise wins', () => {
	const made = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 2] });
	const applied = apply(edit(made, { as: 'miss (the story says so)' }));
	expect(applied.record).toMatchObject({ as: 'miss (the story says so)', outcome: 'strong hit, 7 vs 3, 2', done: [] });
});

it.each([
	{ what: 'deleted', outcome: undefined, says: 'The record does not say its outcome; its dice say weak hit.' },
	{ what: 'half deleted', outcome: 'wea', says: 'The outcome line cannot be read; the dice say weak hit.' },
])('an outcome line that was $what is reported, and written again', ({ outcome, says }) => {
	const { record, character } = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 9] });
	const { outcome: written, ...rest } = record;
	expect(written).toBe('weak hit, 7 vs 3, 9');
	const edited = { record: outcome === undefined ? rest : { ...rest, outcome }, character };
	expect(told(edited)).toEqual({ says, takesBack: [], carriesOut: [] });
	expect(apply(edited).record.outcome).toBe('weak hit, 7 vs 3, 9');
});

it('a cost by rank that nobody could compute is no edit, once there is a vow to compute it by', () => {
	const classic: DecisionSettings = { book: books.classic, certain: 'at_once' };
	const { record } = makeMove({ move: 'Forsake Your Vow', table: classic });
	const labels = pendingStepsOf({ record, character: kestrel(), book: books.classic }).flatMap(({ options }) =>
		options.map(({ label }) => label),
	);
	const bond = labels.filter(label => /\bshare a bond\b/.test(label));
	expect(bond).toHaveLength(1);
	const chosen = { ...record, chose: bond };
	expect(
		editedRecord({ record: chosen, character: kestrel({ tracks: [track('vow', 'Find the ark')] }), ...classic }),
	).toBeUndefined();
});

it.each([
	{ vow: 'named', track: ['track: The hollow'] },
	{ vow: 'not named', track: [] },
])(
	'a cost by the rank of a vow that is no longer there is no edit, also where it could not be paid in full: $vow',
	({ track }) => {
		const text = [
			'move: Forsake Your Vow',
			...track,
			'done:',
			'  - spirit 0 → 0, at its minimum (Endure Stress)',
			'  - momentum -3 → -6, at its minimum (Loss of momentum)',
		];
		const { record } = expectParsed(readMoveRecord(text.join('\n')));
		const later = kestrel({ meters: { spirit: 0 }, momentum: -6, tracks: [] });
		expect(editedRecord({ record, character: later, book: books.classic, certain: 'at_once' })).toBeUndefined();
	},
);

it.each([
	{
		what: 'an objective that was begun to be cleared, and is completed since',
		later: { tracks: [track('objective', 'Gate', { status: 'completed' })] },
		text: [
			'move: Face Defeat',
			'chose: "If any objective remains: You are in a bad spot"',
			'done:',
			'  - "combat in control → in a bad spot (If any objective remains: You are in a bad spot)"',
			'  - Gate › objective begun, troublesome',
		],
	},
	{
		what: 'a condition that the player judged while there was no vehicle',
		later: {
			momentum: -1,
			assets: [SHIP],
		},
		text: [
			'move: Withstand Damage',
			'roll: integrity 0',
			'dice: 3 vs 9, 2',
			'outcome: weak hit, 3 vs 9, 2',
			'chose: "If the vehicle is not battered: Lose Momentum (−1) for +1 vehicle integrity"',
			'done:',
			'  - combat in control → in a bad spot (position)',
			'  - momentum 0 → -1 (Lose Momentum)',
		],
	},
	{
		what: 'two objectives that a fight was begun with, and are gone since',
		later: {},
		text: [
			'move: Enter the Fray',
			'track: Gate',
			'roll: edge 0',
			'dice: 2 vs 3, 9',
			'outcome: miss, 2 vs 3, 9',
			'done:',
			'  - Gate › objective begun, troublesome',
			'  - Wall › objective begun, dangerous (If the combat includes discrete challenges or…)',
		],
	},
])('no choice is taken for deleted: $what', ({ later, text }) => {
	const { record } = expectParsed(readMoveRecord(text.join('\n')));
	const ask: DecisionSettings = { book: books.starforged, certain: 'ask' };
	expect(editedRecord({ record, character: kestrel({ combat: 'in control', ...later }), ...ask })).toBeUndefined();
});

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

it('whatever is played, and whatever comes after, no record is taken for an edited one', () => {
	fc.assert(
		fc.property(anyPlay, ({ id, character, turns, seed, certain, later }) => {
			const dice = seededDice(seed);
			const table = { book: books[id], certain };
			let state: Session = { records: [], character };
			for (const turn of turns) {
				state = take(turn, state, table, dice);
				const record = state.records.at(-1);
				if (!record || !isRecord(record)) continue;
				for (const now of [state.character, laterState(state.character, later)]) {
					const edited = editedRecord({ record, character: now, ...table });
					if (edited)
						throw new Error(
							`${edited.says}\n${writeRecord(record)}\n- ${edited.takesBack.map(writeChange).join('; ')}\n+ ${edited.carriesOut.map(writeChange).join('; ')}`,
						);
				}
			}
		}),
		{ numRuns: RUNS },
	);
}, 240_000);

it('whatever is played, a die that was edited is applied once, and its outcome is that of the dice', () => {
	fc.assert(
		fc.property(anyPlay, fc.integer({ min: 1, max: 10 }), ({ id, character, turns, seed }, face) => {
			const dice = seededDice(seed);
			const table = { book: books[id], certain: 'at_once' } as const;
			const { records, character: now } = turns.reduce((state, turn) => take(turn, state, table, dice), {
				records: [],
				character,
			} as Session);
			const record = records.at(-1);
			if (!record?.dice || record.rerolls.length > 0) return;
			const [, second] = record.dice.challengeDice;
			const edited = { ...record, dice: { ...record.dice, challengeDice: [face, second] as const } };
			const applied = applyEdit({ record: edited, character: now, ...table });
			if (!applied.ok) return;
			expect(applied.value.record.outcome).toBe(outcomeLine(applied.value.record));
			expect(
				editedRecord({ record: applied.value.record, character: applied.value.character, ...table })?.says,
			).toBeUndefined();
		}),
		{ numRuns: RUNS },
	);
}, 240_000);
