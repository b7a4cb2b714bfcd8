import type { Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import type { Outcome } from '../rules/outcome';
import type { Rulebook } from '../rules/rulebook';
import type { Character } from './character';
import type { CarriedOut } from './carry-out';
import { withValue, valueOf } from './carry-out';
import type { Change } from './change';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES } from './dice';
import type { Dice } from './dice';
import { momentumReset } from './momentum';
import { isBetter, outcomeOf } from './outcome';
import type { DieName, MoveRecord, Throw } from './record';
import { checkedThrow, withOutcome } from './roll-call';
import type { Decided, PlayTable } from './play-table';
import { outcomeLine, outcomeOfRecord, rollOf, standingThrow } from './roll';
import { followLabels } from './agenda/follow-up';
import { begunBefore } from './agenda/track-kinds';
import { settle } from './settle';
import { bookCost, paymentLines, sufferMove } from './suffer';
import { isOwned } from './suffer-moves';
import { takeBackAll } from './take-back';
import type { TakenBack } from './take-back';
import { findTrack } from './track';

export type { DieName } from './record';
export const DIE_NAMES = ['action', 'first', 'second'] as const satisfies readonly DieName[];

/** A record before its outcome was carried out, and the character as it stood at the roll. */
export interface AtTheRoll {
	readonly record: MoveRecord;
	readonly character: Character;
}

/**
 * Takes back what the outcome did. What was spent on the roll stays, and so does the track that was begun for it; the
 * cost that brought it about is booked anew.
 */
export function atTheRoll(record: MoveRecord, character: Character, book: Rulebook): AtTheRoll {
	const { burn: _burn, outcome: _outcome, as: _as, track: _track, ...rest } = record;
	const isKept = stays(record, book);
	const undone = undoMove({ ...record, done: record.done.filter(line => !isKept(line)) }, character, book).character;
	const cost = ownCost(record, undone, book);
	const done = [...cost.changes, ...record.done.filter(isKept)];
	const track = record.track !== undefined && isThere(record.track, record, undone) ? { track: record.track } : {};
	return { record: { ...rest, ...track, chose: [], passed: [], table: [], done }, character: cost.character };
}

/** What does not hang on the outcome: bonuses spent on the roll, and a track that the move begins before it. */
function stays({ move: name }: MoveRecord, book: Rulebook): (line: Change) => boolean {
	const move = book.move(name);
	const begun = move && begunBefore(move, book);
	return line => line.kind === 'event' && (line.event === 'spent' || (line.event === 'begun' && line.what === begun));
}

/** A track that went away with the outcome that began it is no longer the record's own. */
const isThere = (track: string, { done }: MoveRecord, { tracks }: Character): boolean =>
	findTrack(tracks, track) !== undefined || !done.some(({ target }) => target === track);

function ownCost({ move, cost, track }: MoveRecord, character: Character, { ruleset }: Rulebook): CarriedOut {
	const own = sufferMove(move, ruleset);
	return own && cost && !cost.paid && isOwned(own, character)
		? bookCost(own, cost.amount, character, ruleset, track)
		: { character, changes: [] };
}

/** What burning momentum would do; absent where it cannot be burned or would improve nothing. */
export interface Burn {
	readonly from: number;
	readonly to: number;
	readonly outcome: Outcome;
}

/** Positive momentum may replace the score of an action roll, if that improves the outcome (Starforged, glossary: Burn Momentum). */
export function possibleBurn(record: MoveRecord, character: Character, book: Rulebook): Burn | undefined {
	const roll = rollOf(record);
	const now = outcomeOfRecord(record);
	if (roll?.kind !== 'action' || !now || record.burn || record.as !== undefined) return undefined;
	if (book.move(record.move)?.allow_momentum_burn !== true) return undefined;
	const before = atTheRoll(record, character, book).character;
	const outcome = outcomeOf(before.momentum, roll.challengeDice);
	if (before.momentum <= 0 || !isBetter(outcome, now)) return undefined;
	return { from: before.momentum, to: momentumReset(before), outcome };
}

/** Once the story has gone on from a record, its dice stand: a move to follow was made. */
export function hasFollowed(record: MoveRecord, book: Rulebook): boolean {
	const move = book.move(record.move);
	const labels = move ? followLabels(move, book) : [];
	const isOtherMove = (chose: string) => book.move(chose) !== undefined && !sufferMove(chose, book.ruleset);
	const isRolledAgain = (chose: string) => chose.startsWith('Resist (') || chose.startsWith(`${record.move} (`);
	return record.chose.some(chose => isRolledAgain(chose) || labels.includes(chose) || isOtherMove(chose));
}

/** Takes back the old outcome, burns and resets momentum, and carries the new outcome out. */
export function burnMomentum(record: MoveRecord, character: Character, table: PlayTable): Reading<Decided> {
	const burn = possibleBurn(record, character, table.book);
	if (!burn) return unread('cannot_burn', 'Burning momentum would not improve this outcome.');
	const before = atTheRoll(record, character, table.book);
	const burned: MoveRecord = { ...before.record, burn: { from: burn.from, to: burn.to } };
	return read(
		settle({ ...burned, outcome: outcomeLine(burned) }, withValue(before.character, 'momentum', burn.to), table),
	);
}

/** Picks up the named dice and throws them once; the new result of all of them stands. */
export function reroll(
	which: readonly DieName[],
	record: MoveRecord,
	character: Character,
	table: PlayTable,
	dice: Dice,
): Reading<Decided> {
	const thrown = standingThrow(record);
	const picked = DIE_NAMES.filter(name => which.includes(name) && hasDie(thrown, name));
	if (!thrown || picked.length === 0) return unread('nothing_to_reroll', 'Pick at least one die to reroll.');
	const { record: before, character: then } = atTheRoll(record, character, table.book);
	const again = picked.reduce(
		(dice_so_far, name) =>
			withDie(dice_so_far, name, dice.roll(name === 'action' ? ACTION_DIE_SIDES : CHALLENGE_DIE_SIDES)),
		thrown,
	);
	return read(settle(withOutcome({ ...before, rerolls: [...before.rerolls, again] }, then, table.book), then, table));
}

/** Sets one die by hand: the throw that stands is changed, its old outcome taken back and the new one carried out. */
export function setDie(
	which: DieName,
	face: number,
	record: MoveRecord,
	character: Character,
	table: PlayTable,
): Reading<Decided> {
	const thrown = standingThrow(record);
	if (!thrown || !hasDie(thrown, which)) return unread('no_dice', 'This record has no such die to set.');
	const set = checkedThrow(withDie(thrown, which, face));
	if (!set.ok) return set;
	const { record: before, character: then } = atTheRoll(record, character, table.book);
	const changed: MoveRecord =
		before.rerolls.length > 0
			? { ...before, rerolls: [...before.rerolls.slice(0, -1), set.value] }
			: { ...before, dice: set.value };
	return read(settle(withOutcome(changed, then, table.book), then, table));
}

/** A progress roll has no action die. */
const hasDie = (thrown: Throw | undefined, which: DieName): boolean =>
	thrown !== undefined && (which !== 'action' || thrown.actionDie !== undefined);

function withDie(thrown: Throw, which: DieName, face: number): Throw {
	const [first, second] = thrown.challengeDice;
	switch (which) {
		case 'action':
			return thrown.actionDie === undefined ? thrown : { ...thrown, actionDie: face };
		case 'first':
			return { ...thrown, challengeDice: [face, second] };
		case 'second':
			return { ...thrown, challengeDice: [first, face] };
	}
}

/**
 * The whole move taken back: every change, last first, and the burn in its place: after the cost of a suffer move, which
 * comes before the roll, unless the player stated that cost only later.
 */
export function undoMove(record: MoveRecord, character: Character, book: Rulebook): TakenBack {
	const { done, burn, move, cost } = record;
	if (!burn) return takeBackAll(character, done, book.ruleset);
	const own = cost && !cost.paid ? sufferMove(move, book.ruleset) : undefined;
	const before = own && cost ? paymentLines(own, done, cost.amount).length : 0;
	const [costFirst, costLater] = [before, 0].map(count => takenBack(record, count, character, book));
	return costFirst && costFirst.moved.length === 0 ? costFirst : (costLater ?? { character, moved: [] });
}

/** The changes after the burn, the burn, and so many changes before it. */
function takenBack({ done, burn }: MoveRecord, before: number, character: Character, { ruleset }: Rulebook): TakenBack {
	const after = takeBackAll(character, done.slice(before), ruleset);
	const momentum = valueOf(after.character, 'momentum', ruleset) + (burn ? burn.from - burn.to : 0);
	const first = takeBackAll(withValue(after.character, 'momentum', momentum), done.slice(0, before), ruleset);
	return { character: first.character, moved: [...after.moved, ...first.moved] };
}
