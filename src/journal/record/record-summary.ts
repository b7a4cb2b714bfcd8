import type { Outcome } from '../../rules/core/outcome';
import type { Change, EventChange, ValueChange } from '../../play/character/change';
import { changedNothing, isStaying } from '../../play/character/change';
import { isConditionLine } from '../../play/pending-steps/condition-line';
import { isRecord, type MoveRecord } from '../../play/record/record';
import { countedScore, isMatchOf, outcomeOfRecord, rollOf } from '../../play/roll/roll';
import { NO_COMBAT, POINTS, SPENT } from '../../play/character/change-target';
import { isOfThing, marksOf, type ProgressMark } from './marks';
import { isInstruction } from '../../rules/effects/clauses';
import { BY_HAND } from '../../play/pending-steps/roll-on-table';

/**
 * The rows that a move rolled, as they stand beside its name: without “you”, and once something came of them without
 * the instructions, which the changes tell.
 */
function tableInShort(record: MoveRecord): string {
	const isCarriedOut =
		record.chose.some(chose => chose !== BY_HAND) || record.done.some(line => !isConditionLine(line));
	const rows = record.table.map(({ text }) => withoutYou(isCarriedOut ? storyIn(text) : text));
	return rows.filter(row => row !== '').join(' · ');
}

/** What stands before the colon or in the first sentence; nothing if that is an instruction. */
function storyIn(text: string): string {
	const [first = ''] = text.split(/[:.](?:\s|$)/);
	return isInstruction(first) ? '' : first;
}

const withoutYou = (text: string): string => text.replace(/^you(?:['’](?:re|ve)| are)? /i, '').replace(/\.$/, '');

/** What a settled move says in a sentence: how it ended, its name, and what is different now. */
interface MoveToken {
	readonly name: string;
	readonly outcome?: Outcome;
	readonly isMatch: boolean;
	/** What it is about and what was won, by name. */
	readonly marks: readonly ProgressMark[];
	/** Net changes: `−1 health`, `momentum burned`, `in a bad spot`. */
	readonly changes: readonly string[];
	/** Results of tables, as sentences of the story. */
	readonly story: readonly string[];
	/** The same in short, as it stands beside the name. */
	readonly inShort?: string;
	/** The score and the challenge dice: `6 vs 4, 9`. */
	readonly dice?: string;
}

export function summarizeRecord(record: MoveRecord): MoveToken {
	const { move: name, burn, table, done, track } = record;
	const outcome = isRecord(record) ? outcomeOfRecord(record) : undefined;
	const dice = diceOf(record);
	const marks = marksOf(done, track);
	const named = marks.flatMap(({ name, words }) => [name, words]);
	const inShort = withinWords(Math.max(FEWEST_WORDS, MOST_WORDS - sumOfWords(named)), tableInShort(record));
	const own = done.filter(change => track === undefined || change.target !== track);
	const changes = [...(burn ? ['momentum burned'] : []), ...netChanges(own.filter(isOfCharacter))];
	return {
		name,
		...(outcome ? { outcome } : {}),
		isMatch: outcome !== undefined && isMatchOf(record),
		marks,
		changes: withinEightWords([inShort, ...named], changes),
		story: table.flatMap(({ text }) => (text === '' ? [] : [text])),
		...(inShort === '' ? {} : { inShort }),
		...(dice === undefined ? {} : { dice }),
	};
}

function diceOf(record: MoveRecord): string | undefined {
	const roll = rollOf(record);
	return roll && `${countedScore(roll)} vs ${roll.challengeDice.join(', ')}`;
}

/** Values that are no meter, so that a move does not tell them in the sentence. */
const NO_METERS: readonly string[] = [POINTS, 'harm'];

/** Whether a change is one of a meter, of momentum, of an impact, of the position in a fight, or a bonus. */
const isOfCharacter = (change: Change): boolean => isNetChange(change) && !NO_METERS.includes(change.what);

/** Whether a change is told by its net: a counted value, an impact, a position or a bonus. */
export function isNetChange(change: Change): boolean {
	if (change.kind === 'value') return change.what === 'combat' || isCounted(change);
	return (IMPACT_EVENTS.includes(change.event) && !isOfThing(change)) || isBonusTaken(change);
}

const IMPACT_EVENTS: readonly string[] = ['marked', 'cleared'];

const isBonusTaken = ({ what, event }: EventChange): boolean => event === 'taken' && BONUS.test(what);
const BONUS = /^next ([+-]\d+)/;

const isCounted = ({ what, from, to, unit }: ValueChange): boolean =>
	what !== '' && unit === undefined && typeof from === 'number' && typeof to === 'number';

/**
 * The net of some changes in words, each value once in the order of its first change: `−1 health`, `wounded`. What
 * did not change in the end is left out.
 */
export function netChanges(changes: readonly Change[]): readonly string[] {
	const whole = changes.filter(change => !isConditionLine(change));
	const groups = new Map<string, Change[]>();
	for (const change of whole) {
		const key = JSON.stringify([change.target, change.what]);
		groups.set(key, [...(groups.get(key) ?? []), change]);
	}
	return [...groups.values()].flatMap(group => netOf(group) ?? []);
}

function netOf(group: readonly Change[]): string | undefined {
	const [first] = group;
	const values = group.filter(change => change.kind === 'value');
	if (first?.kind === 'event') return netEvent(group.filter(change => change.kind === 'event'));
	const [before] = values;
	const after = values.at(-1);
	if (!before || !after) return undefined;
	if (before.what === 'combat') return positionOf(before, after);
	const sum = values.reduce((total, { from, to }) => total + (Number(to) - Number(from)), 0);
	if (sum === 0 || !Number.isFinite(sum)) return undefined;
	// what is spent is no longer there
	return ofTarget(before, before.what === SPENT ? `${signed(-sum)} experience` : `${signed(sum)} ${before.what}`);
}

function positionOf(before: ValueChange, after: ValueChange): string | undefined {
	const hasChanged = before.from !== after.to && !isStaying(after) && after.to !== NO_COMBAT;
	return hasChanged ? ofTarget(after, String(after.to)) : undefined;
}

/** An impact that was marked and cleared again, or the other way, is as it was. */
function netEvent(group: readonly EventChange[]): string | undefined {
	const happened = group.filter(change => !changedNothing(change));
	const last = happened.at(-1);
	const [, bonus] = BONUS.exec(last?.what ?? '') ?? [];
	if (!last) return undefined;
	if (bonus !== undefined) return isBonusTaken(last) ? ofTarget(last, `${bonus} next`) : undefined;
	if (happened.length % 2 === 0) return undefined;
	return ofTarget(last, last.event === 'cleared' ? `no longer ${last.what}` : last.what);
}

const ofTarget = ({ target }: Change, words: string): string => (target === undefined ? words : `${target} ${words}`);

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** In words beside the name of the move, with each number; what exceeds it is told on hover. */
const MOST_WORDS = 8;

/** Leaves out the last changes of a token that would be too long, but never the first. */
function withinEightWords(before: readonly (string | undefined)[], changes: readonly string[]): readonly string[] {
	let left = MOST_WORDS - sumOfWords(before);
	const fitting = changes.findIndex((change, at) => (left -= wordsIn(change)) < 0 && at > 0);
	return fitting < 0 ? changes : [...changes.slice(0, fitting), '…'];
}

/** The least that is left of a row, so that it can be told from another. */
const FEWEST_WORDS = 4;

/** The first words of a longer text. */
function withinWords(most: number, text: string): string {
	const words = wordsOf(text);
	return words.length <= most
		? text
		: `${words
				.slice(0, most)
				.join(' ')
				.replace(/[,;:]$/, '')}…`;
}

/** A link is one word, whatever its name. */
const wordsOf = (text: string): readonly string[] => text.match(/(?:\[\[[^\]]*\]\]|\[[^\]]*\]\([^)]*\)|\S)+/g) ?? [];

const wordsIn = (text: string): number => wordsOf(text).length;

const sumOfWords = (texts: readonly (string | undefined)[]): number =>
	texts.reduce((sum, text = '') => sum + wordsIn(text), 0);
