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
import type { MoveRecord, Throw } from './record';
import { checkedThrow, withOutcome } from './roll-call';
import type { Decided, PlayTable } from './play-table';
import { outcomeLine, outcomeOfRecord, rollOf, standingThrow } from './roll';
import { settle } from './settle';
import { bookCost, sufferMove } from './suffer';
import { takeBackAll } from './take-back';

export const DIE_NAMES = ['action', 'first', 'second'] as const;
export type DieName = (typeof DIE_NAMES)[number];

/** A record before its outcome was carried out, and the character as it stood at the roll. */
interface AtTheRoll {
	readonly record: MoveRecord;
	readonly character: Character;
}

/** Takes back what the outcome did. What was spent on the roll stays; the cost that brought it about is booked anew. */
function atTheRoll(record: MoveRecord, character: Character, book: Rulebook): AtTheRoll {
	const { burn: _burn, outcome: _outcome, ...rest } = record;
	const isSpent = (line: Change) => line.kind === 'event' && line.event === 'spent';
	const { character: undone } = undoMove(
		{ ...record, done: record.done.filter(line => !isSpent(line)) },
		character,
		book,
	);
	const cost = ownCost(record, undone, book);
	const done = [...cost.changes, ...record.done.filter(isSpent)];
	return { record: { ...rest, chose: [], passed: [], table: [], done }, character: cost.character };
}

function ownCost({ move, cost }: MoveRecord, character: Character, { ruleset }: Rulebook): CarriedOut {
	const own = sufferMove(move);
	return own && cost && !cost.paid ? bookCost(own, cost.amount, character, ruleset) : { character, changes: [] };
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
export const hasFollowed = (record: MoveRecord, book: Rulebook): boolean =>
	record.chose.some(chose => /^Resist \(/.test(chose) || (book.move(chose) !== undefined && !sufferMove(chose)));

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
	return read(settle(withOutcome({ ...before, rerolls: [...before.rerolls, again] }, then.momentum), then, table));
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
	return read(settle(withOutcome(changed, then.momentum), then, table));
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

/** The whole move taken back: every change, last first, and the burn. */
export function undoMove(record: MoveRecord, character: Character, book: Rulebook): ReturnType<typeof takeBackAll> {
	const undone = takeBackAll(character, record.done, book.ruleset);
	const { burn } = record;
	if (!burn) return undone;
	const momentum = valueOf(undone.character, 'momentum', book.ruleset) + burn.from - burn.to;
	return { ...undone, character: withValue(undone.character, 'momentum', momentum) };
}
