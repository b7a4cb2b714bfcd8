import { outcomeName, type Outcome } from '../../rules/core/outcome';
import { BY_HAND } from '../../play/pending-steps/roll-on-table';
import { isConditionLine } from '../../play/pending-steps/condition-line';
import type { Change } from '../../play/character/change';
import { isRecord, type MoveRecord } from '../../play/record/record';
import { isMatchOf, outcomeOfRecord, rollOf, scoreOf } from '../../play/roll/roll';
import { formatChange } from './format-change';

/** A record on one line, written without rules or state. */
export interface RecordLine {
	readonly name: string;
	/** Its subject: the track, the move that led here. */
	readonly about: readonly string[];
	/** “5 + edge 2 + 1 tailwind = 8 vs 3, 6”; without a roll, the source of the outcome. */
	readonly roll?: string;
	readonly outcome?: LineOutcome;
	/** Its consequences: “momentum 5 → 4”. */
	readonly came: readonly string[];
	/** Results of tables, as sentences of the story. */
	readonly story: readonly string[];
}

interface LineOutcome {
	readonly kind: Outcome;
	/** “strong hit”, “miss with a match”. */
	readonly words: string;
	readonly isMatch: boolean;
}

/** `wordOf` gives the word that a stat or meter is shown by. */
export function lineOf(record: MoveRecord, wordOf = (name: string) => name): RecordLine {
	const { move: name, track, from, table } = record;
	const roll = rollWords(record, wordOf) ?? (record.as === undefined ? undefined : givenWords(record.as));
	const outcome = outcomeIn(record);
	const faces = table.map(({ roll: face }) => face).filter(face => face > 0);
	return {
		name,
		about: [...(track === undefined ? [] : [track]), ...(from === undefined ? [] : [`after ${from}`])],
		...(roll === undefined ? {} : { roll }),
		...(outcome ? { outcome } : {}),
		came: [
			...(faces.length === 0 ? [] : [`rolled ${faces.join(', ')}`]),
			...chosenWithoutChange(record),
			...record.done.filter(isForLine).map(change => formatChange(inShort(change), track)),
		],
		story: table.flatMap(({ text }) => (text === '' ? [] : [text])),
	};
}

function outcomeIn(record: MoveRecord): LineOutcome | undefined {
	const kind = isRecord(record) ? outcomeOfRecord(record) : undefined;
	if (kind === undefined) return undefined;
	const isMatch = isMatchOf(record);
	return { kind, words: `${outcomeName(kind)}${isMatch ? ' with a match' : ''}`, isMatch };
}

/** The current dice, what is added to them, and the challenge dice. */
function rollWords(record: MoveRecord, wordOf: (name: string) => string): string | undefined {
	const roll = rollOf(record);
	if (!roll) return undefined;
	const against = `vs ${roll.challengeDice.join(', ')}`;
	if (roll.kind === 'progress') return `progress ${scoreOf(roll)} ${against}`;
	const die = roll.isCancelled ? `${roll.actionDie} cancelled` : String(roll.actionDie);
	const sum = [die, ...addedWords(record, wordOf)].join(' ');
	const score = roll.burned === undefined ? '' : `, burned momentum ${roll.burned}`;
	return `${sum} = ${scoreOf(roll)}${score} ${against}`;
}

/** “+ edge 2”, “− 1 dark”. */
function addedWords({ roll, adds }: MoveRecord, wordOf: (name: string) => string): readonly string[] {
	const option = roll ? [`+ ${wordOf(roll.option)}${roll.value === undefined ? '' : ` ${signed(roll.value)}`}`] : [];
	return [
		...option,
		...adds.map(({ amount, reason }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)}${reason && ` ${reason}`}`),
	];
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What made the outcome another than that of the dice: “in a bad spot”. */
export const sourceOf = (as: string): string | undefined => /\(([^()]+)\)\s*$/.exec(as)?.[1];

/** The source of an outcome without dice: “strong hit (Sojourn)”. */
export function givenWords(as: string): string {
	const reason = sourceOf(as);
	return reason === undefined ? 'not rolled' : `not rolled: ${reason}`;
}

/** Leaves out spent bonuses, since they are already among the adds. */
const isForLine = (change: Change): boolean =>
	!isConditionLine(change) && !(change.kind === 'event' && change.event === 'spent' && isBonus(change));

const isBonus = ({ what }: Change): boolean => /^next [+-]\d/.test(what);

/** Leaves out the reason, which the card shows. */
function inShort({ why: _, ...change }: Change): Change {
	return isBonus(change) ? { ...change, what: withoutReason(change.what) } : change;
}

/** `next +1 (Secure an Advantage)` without what is in parentheses at its end. */
function withoutReason(what: string): string {
	const open = what.indexOf(' (');
	return open >= 0 && what.endsWith(')') ? what.slice(0, open) : what;
}

/** Decisions that do not appear in any change or later record. */
function chosenWithoutChange({ chose, done }: MoveRecord): readonly string[] {
	const reasons = done.flatMap(({ why }) => (why === undefined ? [] : [why.replace(/…$/, '').toLowerCase()]));
	const isTold = (entry: string) => reasons.some(reason => entry.toLowerCase().startsWith(reason));
	return chose.filter(entry => entry !== BY_HAND && !entry.startsWith('Resist (') && !isTold(entry));
}
