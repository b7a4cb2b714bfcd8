import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JournalCheck } from '../../../src/journal/journal-check/journal-check';
import { checkJournal } from '../../../src/journal/journal-check/journal-check';
import { stateAtLine } from '../../../src/journal/journal-check/state-at-line';
import { atOnce } from '../../../src/rules/core/work-slices';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';
import { writeRecord } from '../../../src/journal/record/write-record';
import type { Character } from '../../../src/play/character/character';
import type { MoveRecord } from '../../../src/play/record/record';
import type { Session } from '../../support/any-session';
import { anySession, books, seededDice, take } from '../../support/any-session';
import { linesOf } from './a-campaign';

/** Nobody else plays, and every name that is none of ours is a thing. */
const NAMES = {
	who: (name: string | undefined) => (name === undefined ? ('actor' as const) : ('no character' as const)),
	isShared: () => false,
};

const noteOf = (records: readonly MoveRecord[]): string =>
	records.map(record => `\`\`\`sworn\n${writeRecord(record)}\n\`\`\`\n`).join('\nI go on.\n\n');

const PATH = 'Session 1.md';

type Ruleset = (typeof books)['classic']['ruleset'];

function checkAfter(records: readonly MoveRecord[], character: Character, ruleset: Ruleset): JournalCheck {
	const note = { path: PATH, created: 0, recorded: recordedChangesIn(PATH, noteOf(records), NAMES) };
	return atOnce(checkJournal([note], character, ruleset));
}

const loud = (check: JournalCheck) => linesOf(check).filter(words => !words.startsWith('quietly:'));

/** What differs after play, apart from informational findings. */
const differences = (records: readonly MoveRecord[], character: Character, ruleset: Ruleset) =>
	loud(checkAfter(records, character, ruleset));

/** Lines that fit as they stand tell nothing of having happened in another order (docs/decisions/012). */
const withoutThoseThatFit = (check: JournalCheck): JournalCheck => ({
	...check,
	values: check.values.filter(({ steps }) =>
		steps.some(({ from, recorded: { line } }, at) => {
			const before = steps[at - 1];
			return before !== undefined && (from !== before.to || line < before.recorded.line);
		}),
	),
});

it('story and sheet agree whatever was played', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed, certain }) => {
			const table = { book: books[id], certain };
			const dice = seededDice(seed);
			let session: Session = { records: [], character };
			for (const turn of turns) session = take(turn, session, table, dice);
			expect(differences(session.records, session.character, table.book.ruleset)).toEqual([]);
		}),
		{ numRuns: 100 },
	);
}, 60_000);

/** A new move stands at the end. */
const MADE: readonly string[] = ['move', 'follow'];
/**
 * Dice that are thrown again, set or burned on an older card, or once an older one was pressed, take the outcome back by
 * the difference, which may stop at a limit: the notes alone do not tell that (docs/decisions/012).
 */
const TAKEN_BACK: readonly string[] = ['reroll', 'set', 'burn', 'use'];

/** A step that is picked may throw dice again as well: that of an ability which was used. */
const isThrownAgain = (before: MoveRecord | undefined, after: MoveRecord | undefined): boolean =>
	before !== undefined && before.rerolls.length !== after?.rerolls.length;

/** A press on any card of the session leaves lines in another order than they happened. */
it('story and sheet agree as well when older cards are pressed', () => {
	fc.assert(
		fc.property(anySession, fc.array(fc.nat({ max: 3 })), ({ id, character, turns, seed, certain }, back) => {
			const table = { book: books[id], certain };
			const dice = seededDice(seed);
			let session: Session = { records: [], character };
			let isOlderPressed = false;
			turns.forEach((turn, i) => {
				const { records } = session;
				if (TAKEN_BACK.includes(turn.kind) && isOlderPressed) return;
				const isLast = [...MADE, ...TAKEN_BACK].includes(turn.kind);
				isOlderPressed = !MADE.includes(turn.kind) && (isOlderPressed || (!isLast && (back[i] ?? 0) > 0));
				const at = isLast ? records.length : Math.max(0, records.length - (back[i] ?? 0));
				const older = take(turn, { ...session, records: records.slice(0, at) }, table, dice);
				if (isOlderPressed && !MADE.includes(turn.kind) && isThrownAgain(records[at - 1], older.records[at - 1]))
					return;
				session = { ...older, records: [...older.records, ...records.slice(at)] };
			});
			const check = checkAfter(session.records, session.character, table.book.ruleset);
			expect(loud(withoutThoseThatFit(check))).toEqual([]);
		}),
		{ numRuns: 100 },
	);
}, 60_000);

it('a meter that was changed behind the back of the story is found', () => {
	fc.assert(
		fc.property(anySession, fc.constantFrom(1, -2), ({ id, character, turns, seed, certain }, by) => {
			const table = { book: books[id], certain };
			const dice = seededDice(seed);
			let session: Session = { records: [], character };
			for (const turn of turns) session = take(turn, session, table, dice);
			const { records, character: after } = session;
			const isTold = records.some(
				({ burn, done }) => burn ?? done.some(({ what, target }) => what === 'momentum' && !target),
			);
			const changed = { ...after, momentum: after.momentum + by };
			const found = differences(records, changed, table.book.ruleset);
			expect(found.map(words => words.replace(/:.*/, ''))).toEqual(isTold ? ['momentum'] : []);
		}),
		{ numRuns: 100 },
	);
}, 60_000);

/** What the Table shows of a character that records may change. */
const shown = ({ momentum, meters, impacts, combat, tracks, next, special, experience }: Character) => ({
	values: { momentum, ...meters, ...special, experience, combat },
	impacts: [...impacts].sort(),
	next: next.map(({ text }) => text).sort(),
	tracks: tracks.map(({ name, ticks, status }) => [name, ticks, status]),
});

it('as of the line above a record, the state is the one in which its move was made', () => {
	fc.assert(
		fc.property(anySession, ({ id, character, turns, seed, certain }) => {
			const table = { book: books[id], certain };
			const dice = seededDice(seed);
			let session: Session = { records: [], character };
			const before: Character[] = [];
			for (const turn of turns) {
				const next = take(turn, session, table, dice);
				if (next.records.length > session.records.length) before.push(session.character);
				session = next;
			}
			const { records, character: now } = session;
			fc.pre(before.length === records.length);
			const { ruleset } = table.book;
			const check = checkAfter(records, now, ruleset);
			for (const [i, then] of before.entries()) {
				const line = i === 0 ? 0 : noteOf(records.slice(0, i)).split('\n').length;
				const at = stateAtLine(check, [], { character: now, ruleset }, { path: PATH, line });
				expect(shown(at.character)).toEqual(shown(then));
			}
		}),
		{ numRuns: 100 },
	);
}, 60_000);
