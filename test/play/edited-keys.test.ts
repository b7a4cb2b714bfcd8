import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeChange } from '../../src/journal/record/change-lines';
import { writeRecord } from '../../src/journal/record/write-record';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import type { Change } from '../../src/play/character/change';
import type { Character } from '../../src/play/character/character';
import { applyEdit, editedRecord } from '../../src/play/moves/edited-record';
import { chooseOption } from '../../src/play/moves/pick-option';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import type { MoveRecord } from '../../src/play/record/record';
import { RULESET_IDS } from '../../src/rules/books/bundled';
import type { Session } from '../support/any-session';
import { anyCharacter, anyTurns, books, seededDice, take } from '../support/any-session';
import { kestrel, rook } from '../support/characters';
import { track } from '../support/some-tracks';
import { done, expectParsed, makeMove, noDice, press, starforged } from '../support/tables';

const RUNS = Number(process.env['RUNS'] ?? 60);

/** A record before and after a player edited one key of it; or why nothing follows from an edit of that key. */
type OfKey = (() => readonly [Decided, Partial<MoveRecord>]) | string;

const weakHit = () => makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 9] });
const strongHit = () => makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [4, 3, 2] });
const cost = { amount: 2, paid: false };
const twoGates = kestrel({ combat: 'in control', tracks: [track('objective', 'Gate'), track('objective', 'Wall')] });
const ark = track('vow', 'Find the ark', { ticks: 24, rank: 'dangerous' });

const KEYS: Readonly<Record<keyof MoveRecord, OfKey>> = {
	track: () => [
		makeMove({ move: 'Strike', by: twoGates, track: 'Gate', roll: { option: 'iron' }, dice: [6, 1, 2] }),
		{ track: 'Wall' },
	],
	roll: () => [weakHit(), { roll: { option: 'edge', value: 6 } }],
	adds: () => [weakHit(), { adds: [{ amount: 4, reason: 'tailwind' }] }],
	cost: () => [makeMove({ move: 'Endure Harm', cost: 1, roll: { option: 'iron' }, dice: [6, 1, 2] }), { cost }],
	rank: () => [fulfilled(), { rank: 'epic' }],
	progress: () => [fulfilled(), { progress: 3 }],
	dice: () => [weakHit(), { dice: { actionDie: 4, challengeDice: [3, 2] } }],
	rerolls: () => [weakHit(), { rerolls: [{ actionDie: 4, challengeDice: [3, 2] }] }],
	cancelled: () => [weakHit(), { cancelled: { actionDie: 4, momentum: -4 } }],
	burn: () => [weakHit(), { burn: { from: 10, to: 2 } }],
	outcome: () => [weakHit(), { outcome: 'strong hit, 7 vs 3, 9' }],
	as: () => [strongHit(), { as: 'miss (the story says so)' }],
	chose: () => [press(weakHit(), 'Lose Momentum'), { chose: [] }],
	move: 'Another move is another record: the one that was made is undone, and the other is made.',
	by: 'What was carried out was carried out on somebody else. Undo has both sheets; an edit has one.',
	from: 'It names the move before. What that allowed was asked when this one was made.',
	abilities: 'Not seen yet: what an ability did names the asset alone. Undo takes it back with its move.',
	table: 'A rolled row changes nothing by itself, and a choice made in it has a line of its own.',
	passed: 'What is not passed any more is open again on the card.',
	imported: 'It was played elsewhere, and nothing follows from it.',
	done: 'It is the story of what was changed. Journal check compares it with the sheet.',
};

const fulfilled = () =>
	makeMove({ move: 'Fulfill Your Vow', by: kestrel({ tracks: [ark] }), track: 'Find the ark', dice: [3, 2] });

const edited = ({ record, character }: Decided, more: Partial<MoveRecord>) =>
	editedRecord({ record: { ...record, ...more }, character, ...starforged });

describe.each(Object.entries(KEYS))('%s', (_key, ofKey) => {
	if (typeof ofKey === 'string') return void it(`is no edit that anything follows from: ${ofKey}`, () => undefined);
	it('edited by hand is seen, and nothing is left to apply once it was', () => {
		const [made, more] = ofKey();
		expect(edited(made, {})).toBeUndefined();
		expect(edited(made, more)?.says).toMatch(/\w/);
		const { record, character } = expectParsed(
			applyEdit({ record: { ...made.record, ...more }, character: made.character, ...starforged }),
		);
		expect(editedRecord({ record, character, ...starforged })).toBeUndefined();
	});
});

const told = (made: Decided, more: Partial<MoveRecord>) => {
	const seen = edited(made, more);
	return seen && [seen.says, ...seen.takesBack.map(writeChange), ...seen.carriesOut.map(writeChange)];
};

describe('the rank of a progress move', () => {
	it('counts the reward: two ticks for a dangerous vow, three boxes for an epic one', () => {
		expect(done(fulfilled())).toContain('quests 0 → 2 ticks');
		expect(told(fulfilled(), { rank: 'epic' })).toEqual([
			'The record says epic; “quests 0 → 2 ticks” was counted by another rank.',
			'quests 0 → 2 ticks',
			'quests 0 → 12 ticks',
			'experience 0 → 6 (Earn Experience)',
		]);
	});

	it('that is the one it was counted by changes nothing', () => {
		expect(edited(fulfilled(), { rank: 'dangerous' })).toBeUndefined();
	});

	it('that the call states wins over that of the track', () => {
		const call = { track: 'Find the ark', rank: 'formidable' };
		const made = makeMove({ move: 'Fulfill Your Vow', by: kestrel({ tracks: [ark] }), call, dice: [3, 2] });
		expect(done(made)).toContain('quests 0 → 4 ticks');
	});
});

describe('the rank of what was begun', () => {
	const sworn = (rank: string): Decided => {
		const record: MoveRecord = {
			...makeMove({ move: 'Swear an Iron Vow', roll: { option: 'heart' }, dice: [6, 1, 2] }).record,
			track: 'Find the ark',
			rank,
			done: [{ kind: 'event', target: 'Find the ark', what: 'vow', event: 'begun', note: rank }],
		};
		return { record, character: kestrel({ tracks: [{ ...ark, ticks: 0 }] }) };
	};

	it('goes to the track, and the record says so', () => {
		const made = sworn('dangerous');
		const more = { rank: 'formidable' };
		expect(told(made, more)?.slice(0, 2)).toEqual([
			'The record says formidable; “Find the ark” was begun as dangerous.',
			'Find the ark › rank dangerous → formidable',
		]);
		const applied = expectParsed(
			applyEdit({ record: { ...made.record, ...more }, character: made.character, ...starforged }),
		);
		expect(applied.character.tracks[0]?.rank).toBe('formidable');
		expect(done(applied)[0]).toBe('Find the ark › vow begun, formidable');
	});

	it('is that of the vow alone: a clock that was begun along with it has none', () => {
		const { record, character } = sworn('dangerous');
		const clock: Change = { kind: 'event', target: 'Doom', what: 'clock', event: 'begun' };
		const edit = { ...record, rank: 'formidable', done: [...record.done, clock] };
		expect(done(expectParsed(applyEdit({ record: edit, character, ...starforged })))).toEqual(
			expect.arrayContaining(['Find the ark › vow begun, formidable', 'Doom › clock begun']),
		);
	});

	it('moves a rank that was raised since by the difference', () => {
		const made = sworn('troublesome');
		const applied = expectParsed(
			applyEdit({ record: { ...made.record, rank: 'dangerous' }, character: made.character, ...starforged }),
		);
		expect(applied.character.tracks[0]?.rank).toBe('formidable');
	});
});

describe('an option without its number', () => {
	it('is rolled with the value on the sheet', () => {
		const made = weakHit();
		const heart = made.character.stats['heart'] ?? 0;
		const more = { roll: { option: 'heart' } };
		expect(told(made, more)?.[0]).toBe(`The record does not say how much heart is; on the sheet it is ${heart}.`);
		const { record } = expectParsed(
			applyEdit({ record: { ...made.record, ...more }, character: made.character, ...starforged }),
		);
		expect(record.roll).toEqual({ option: 'heart', value: heart });
	});

	it('with a number it is what it says: a number overrides the sheet', () => {
		expect(edited(weakHit(), { roll: { option: 'heart', value: 3 } })).toBeUndefined();
	});
});

const anyPlay = fc.constantFrom(...RULESET_IDS).chain(id =>
	fc.record({
		table: fc.constant<DecisionSettings>({ book: books[id], certain: 'at_once' }),
		character: anyCharacter(books[id]),
		turns: anyTurns,
		seed: fc.integer(),
	}),
);

/** Assets that an option names, and what was paid by a rank that was not written down, are asked in another way by then. */
const IS_ASKED_OTHERWISE = /› asset discarded|\((?:Endure Stress|Endure Harm)\)$/;

/** Which track or asset was meant is told by the line of its change as well: without the answer the record says as much. */
const saysWhich = (chosen: string | undefined, more: readonly Change[]): boolean =>
	more.some(({ target }) => target !== undefined && target === chosen);

it('which companion was meant, chosen and then deleted, is reported by the change itself', () => {
	const by = kestrel({ assets: [rook(1), rook(2, { name: 'Jay' })] });
	const made = makeMove({ move: 'Heal', by, roll: { option: 'iron' }, dice: [6, 1, 9] });
	const healed = press(made, 'Your companion is healed', 'Jay');
	expect(done(healed).at(-1)).toBe('Jay › health 2 → 4, at its maximum (Your companion is healed)');
	expect(healed.record.chose).toEqual(['Your companion is healed', 'Jay']);
	// A record from before there were two companions says no more than this.
	expect(edited(healed, { chose: ['Your companion is healed'] })).toBeUndefined();
	expect(edited(healed, { chose: [] })?.takesBack).toContainEqual(healed.record.done.at(-1));
});

it('a deleted choice takes along how its conditions were judged: chosen again, it is judged again', () => {
	const classic: DecisionSettings = { book: books.classic, certain: 'at_once' };
	const by = kestrel({ meters: { health: 0, spirit: 5, supply: 5 } });
	const heal = ({ record, character }: Decided) => {
		const step = pendingStepsOf({ record, character, book: classic.book }).find(({ options }) =>
			options.some(({ label }) => label === 'You are healed'),
		);
		return expectParsed(
			chooseOption({ step: step?.id ?? '', label: 'You are healed' }, { record, character, ...classic }, noDice),
		);
	};
	const healed = heal(makeMove({ move: 'Heal', by, roll: { option: 'wits' }, dice: [6, 1, 9], table: classic }));
	expect(done(healed)).toEqual(['health 0 → 2 (You are healed)']);
	const { record, character } = expectParsed(
		applyEdit({ record: { ...healed.record, chose: [] }, character: healed.character, ...classic }),
	);
	const again = heal({ record, character: { ...character, impacts: ['wounded'] } });
	expect(done(again)).toContain('wounded marked, stays (wounded?)');
});

it('whatever was chosen, a deleted line of “chose” takes back what it did', () => {
	let seen = 0;
	fc.assert(
		fc.property(anyPlay, ({ table, character, turns, seed }) => {
			const dice = seededDice(seed);
			let state: Session = { records: [], character };
			for (const turn of turns) {
				const before = state;
				state = take(turn, state, table, dice);
				const chosen = justChosen(before, state);
				if (turn.kind !== 'pick' || !chosen) continue;
				seen++;
				expectTakenBack(chosen, state.character, table);
			}
		}),
		{ numRuns: RUNS },
	);
	expect(seen).toBeGreaterThan(RUNS / 10);
}, 240_000);

/** The record before and after a press that only chose something, and changed something by that. */
function justChosen(before: Session, after: Session): readonly [MoveRecord, MoveRecord] | undefined {
	const [was, is] = [before.records.at(-1), after.records.at(-1)];
	if (!was || !is || before.records.length !== after.records.length) return undefined;
	const isOneMore = is.chose.length === was.chose.length + 1 && is.done.length > was.done.length;
	return isOneMore ? [was, is] : undefined;
}

function expectTakenBack([was, is]: readonly [MoveRecord, MoveRecord], now: Character, table: DecisionSettings): void {
	const more = is.done.slice(was.done.length);
	if (saysWhich(is.chose.at(-1), more)) return;
	if (more.map(writeChange).some(line => IS_ASKED_OTHERWISE.test(line))) return;
	const record = { ...is, chose: was.chose };
	const seen = editedRecord({ record, character: now, ...table });
	if (!seen) throw new Error(`Not seen:\n${writeRecord(record)}`);
	const left = seen.decided.record.done.filter(line => more.includes(line));
	expect(left.map(writeChange)).toEqual([]);
}
