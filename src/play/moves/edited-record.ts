import type { MoveContext, DecisionContext } from '../record/move-context';
import type { Move } from '../../rules/move';
import { outcomeName, readOutcome } from '../../rules/core/outcome';
import type { Rulebook } from '../../rules/books/rulebook';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isCostOpen, buildPendingSteps } from '../pending-steps/list-pending-steps';
import { isCounted } from '../pending-steps/effects-of-record';
import { memoize } from '../../rules/core/memoize';
import { isConditionLine } from '../pending-steps/condition-line';
import type { PendingStepsBuilder } from '../pending-steps/pending-steps-builder';
import { reasonWords, comparable, changeWords } from '../pending-steps/format-step';
import { optionLabels } from '../pending-steps/move-labels';
import { valueOf, withValue } from '../apply-effects/meters';
import type { Change, EventChange } from '../character/change';
import { beforeOutcome } from './revert-outcome';
import type { Decided } from '../record/decision-settings';
import type { MoveRecord } from '../record/record';
import { outcomeLine, outcomeOfRecord, rollOf } from '../roll/roll';
import { withOutcome } from './roll-move';
import { optionCalled, printedOptions, sheetValue } from '../roll/roll-options';
import { applyAutomaticEffects } from './automatic-effects';
import { sufferMove, sufferMoves } from '../apply-effects/suffer-moves';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { isOpen } from '../record/pending-step';
import { isRank, rankAfter, RANKS, type Rank } from '../../rules/core/rank';
import type { Character } from '../character/character';
import { findTrack, harmOf, type Track } from '../tracks/track';
import { rankBegun, rankRolled } from '../record/stated-rank';

/** The line of a track that was begun with a different rank than the record now states. */
type BegunOtherwise = EventChange & { readonly note: Rank };

/** Reports that the record states a different rank than its track was begun with, or its reward was counted by. */
function rankEdited({ record, otherRank }: PendingStepsBuilder): string | undefined {
	const [begun] = begunOtherwise(record);
	if (begun)
		return t('The record says {value}; “{value2}” was begun as {note}.', {
			value: translateTerm(record.rank ?? ''),
			value2: begun.target ?? '',
			note: translateTerm(begun.note),
		});
	if (!otherRank) return undefined;
	return t('The record says {value}; “{change}” was counted by another rank.', {
		value: translateTerm(rankRolled(record) ?? ''),
		change: changeWords(otherRank),
	});
}

const begunOtherwise = (record: MoveRecord): readonly BegunOtherwise[] =>
	record.done.filter((line): line is BegunOtherwise => isOfOtherRank(line, rankBegun(record)));

const isOfOtherRank = (line: Change, stated: Rank | undefined): boolean =>
	line.kind === 'event' &&
	line.event === 'begun' &&
	line.note !== undefined &&
	isRank(line.note) &&
	stated !== undefined &&
	line.note !== stated;

/** Updates the lines of tracks that were begun to the rank that the record states. */
const withStatedRank = (record: MoveRecord, begun: readonly Change[]): readonly Change[] =>
	begun.map(line => (isOfOtherRank(line, rankBegun(record)) ? { ...line, note: rankBegun(record) ?? '' } : line));

/**
 * Gives that rank to the tracks that the record began. If a rank has changed since, it is adjusted by the difference.
 */
function withRanksBegun(record: MoveRecord, character: Character): Character {
	const changes = ranksToChange(record, character);
	return {
		...character,
		tracks: character.tracks.map(track => {
			const to = changes.find(({ target }) => target === track.name)?.to;
			return to === undefined ? track : withRank(track, to);
		}),
	};
}

interface RankToChange {
	readonly kind: 'value';
	readonly target: string;
	readonly what: 'rank';
	readonly from: Rank;
	readonly to: Rank;
}

/** The resulting changes: `Find the ark › rank dangerous → formidable`. */
function ranksToChange(record: MoveRecord, { tracks }: Character): readonly RankToChange[] {
	const stated = rankBegun(record);
	return begunOtherwise(record).flatMap(({ target, note }) => {
		const track = target === undefined ? undefined : findTrack(tracks, target);
		if (!track?.rank || !stated) return [];
		const steps = RANKS.indexOf(stated) - RANKS.indexOf(note);
		const to = rankAfter(track.rank, steps) ?? (steps > 0 ? 'epic' : 'troublesome');
		return [{ kind: 'value', target: track.name, what: 'rank', from: track.rank, to }];
	});
}

/** Changes the rank of a track, and a foe's harm if it was the default of the old rank. */
function withRank(track: Track, rank: Rank): Track {
	const { harm } = track;
	const isOfRank = harm !== undefined && track.rank !== undefined && harm === harmOf({ rank: track.rank });
	return { ...track, rank, ...(isOfRank ? { harm: harmOf({ rank }) } : {}) };
}

/** A record that was edited after its outcome was applied, and what would follow from it now. */
export interface EditedRecord {
	/** Such as "Your dice say strong hit; the record says weak hit." */
	readonly says: string;
	readonly takesBack: readonly Change[];
	readonly carriesOut: readonly Change[];
	readonly decided: Decided;
}

/** How a record edited by hand differs from what was applied; `undefined` if it does not. `known` is its agenda. */
export function editedRecord(situation: DecisionContext, known?: PendingStepsBuilder): EditedRecord | undefined {
	const { record, character, book } = situation;
	const move = book.move(record.move);
	if (!move || record.imported !== undefined) return undefined;
	const valued = withSheetValue(situation, move);
	const agenda = valued === record && known ? known : buildPendingSteps({ ...situation, record: valued });
	const says =
		valueMissing(record, valued) ??
		rollEdited(record) ??
		costEdited(record, book) ??
		trackEdited(agenda) ??
		rankEdited(agenda) ??
		choicesEdited(agenda, move);
	if (says === undefined) return undefined;
	const decided = asEdited({ ...situation, record: valued }, move);
	const [takesBack, carriesOut] = [minus(record.done, decided.record.done), minus(decided.record.done, record.done)];
	const isSame = takesBack.length + carriesOut.length === 0 && said(record) === said(decided.record);
	if (isSame) return undefined;
	return {
		says,
		takesBack: takesBack.filter(line => !isBegun(line) && !isConditionLine(line)),
		carriesOut: [...ranksToChange(record, character), ...carriesOut.filter(line => !isBegun(line))],
		decided,
	};
}

/** If the player deleted a number along with its option's name, uses the sheet's value. */
function withSheetValue({ record, character, book }: MoveContext, move: Move): MoveRecord {
	const { roll } = record;
	if (!roll || roll.value !== undefined || record.dice?.actionDie === undefined) return record;
	const printed = printedOptions(move, character, book.ruleset, record.track);
	const option = optionCalled(roll.option, move, character, book.ruleset);
	const value = sheetValue(option, printed, character, book.ruleset);
	return value === undefined ? record : { ...record, roll: { ...roll, value } };
}

function valueMissing(record: MoveRecord, { roll }: MoveRecord): string | undefined {
	if (!roll || roll.value === record.roll?.value) return undefined;
	return t('The record does not say how much {option} is; on the sheet it is {value}.', {
		option: translateTerm(roll.option),
		value: roll.value ?? 0,
	});
}

/** Reverts the recorded outcome and applies the edited one. */
export function applyEdit(situation: DecisionContext): ParseResult<Decided> {
	const edited = editedRecord(situation);
	return edited
		? parseOk(edited.decided)
		: parseError('no_longer_open', t('The record says what was carried out. Nothing was done.'));
}

const said = ({ outcome, as, cancelled, roll }: MoveRecord): string => JSON.stringify([outcome, as, cancelled, roll]);

const NUMBERS = /,\s*(-?\d{1,3})\s*vs\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/;

/**
 * The outcome was written with its score and dice when it was applied; if they now give a different one, they were
 * edited.
 */
function rollEdited(record: MoveRecord): string | undefined {
	const gives = outcomeLine(record);
	const line = record.outcome;
	const outcome = line === undefined ? undefined : readOutcome(line);
	if (gives === undefined) return statedEdited(record);
	const now = gives.split(',', 1)[0] ?? gives;
	if (line === undefined)
		return t('The record does not say its outcome; its dice say {now}.', { now: translateTerm(now) });
	if (!outcome) return t('The outcome line cannot be read; the dice say {now}.', { now: translateTerm(now) });
	const roll = rollOf(record);
	if (!gives.startsWith(outcomeName(outcome)) && roll)
		return t('Your dice say {now}; the record says {outcome}.', {
			now: translateTerm(now),
			outcome: translateTerm(outcomeName(outcome)),
		});
	const [before, after] = [line, gives].map(text => NUMBERS.exec(text)?.slice(1).join(' '));
	if (before === undefined || before === after) return undefined;
	return t('Your roll comes to {comes}; the record says {value}.', {
		comes: gives.replace(/^[^,]*,\s*/, ''),
		value: NUMBERS.exec(line)?.[0].slice(1).trim() ?? '',
	});
}

/** An outcome without dice is written twice: in `as` and in `outcome`. */
function statedEdited({ as, outcome }: MoveRecord): string | undefined {
	const [stated, told] = [as, outcome].map(text => (text === undefined ? undefined : readOutcome(text)));
	if (!stated || !told || stated === told) return undefined;
	return t('“as” says {outcome}; the outcome says {outcome2}.', {
		outcome: translateTerm(outcomeName(stated)),
		outcome2: translateTerm(outcomeName(told)),
	});
}

/** Whether the suffer move's meter paid a different amount than the cost. A meter that ran out may have paid less. */
function costEdited({ move, cost, done }: MoveRecord, { ruleset }: Rulebook): string | undefined {
	const own = cost && !cost.paid ? sufferMove(move, ruleset) : undefined;
	const line = own && done.find(({ why, kind, what }) => why === own.name && kind === 'value' && what === own.meter);
	if (!cost || line?.kind !== 'value') return undefined;
	const paid = Number(line.from) - Number(line.to);
	const ranOut = line.note !== undefined || line.to === 0;
	if (ranOut ? paid <= cost.amount : paid === cost.amount) return undefined;
	return t('The cost is {amount}; {paid} was paid.', { amount: cost.amount, paid });
}

const trackEdited = ({ otherTrack, record }: PendingStepsBuilder): string | undefined =>
	otherTrack === undefined
		? undefined
		: t('The record names “{value}”; its changes tell of “{other}”.', { value: record.track ?? '', other: otherTrack });

/** A choice whose changes are missing, or changes whose choice is missing. */
function choicesEdited(agenda: PendingStepsBuilder, move: Move): string | undefined {
	if (isCostOpen(agenda.steps)) return undefined;
	const isUntold = agenda.steps.some(
		({ state, dependsOnState, options }) =>
			state === 'automatic' &&
			!dependsOnState &&
			options.some(
				({ action }) => action.kind === 'pay' || (action.kind === 'carry_out' && action.chosen && !action.target),
			),
	);
	const isOwn = isOfMove(move, agenda.book);
	const isLeft = agenda.ledger.left.some(line => !isBegun(line) && isOwn(line) && !isChosen(agenda.record, line));
	return isUntold || isLeft || isChoiceDeleted(agenda)
		? t('What the record says was decided and what it changed are not the same.')
		: undefined;
}

const isChosen = ({ chose }: MoveRecord, { why }: Change): boolean =>
	why !== undefined && chose.some(entry => reasonWords(entry) === why);

const isBegun = (line: Change): boolean => line.kind === 'event' && line.event === 'begun';

/**
 * Whether a line belongs to the move itself or one of its options, judging by its reason. Other lines may be the
 * player's own, or name something that was renamed.
 */
function isOfMove(move: Move, book: Rulebook): (line: Change) => boolean {
	const reasons = reasonsOf(optionLabels(move, book));
	return ({ why, target }) => (why === undefined ? target === undefined : reasons.has(why));
}

const reasonsOf = memoize((labels: readonly string[]): ReadonlySet<string> => new Set(labels.map(reasonWords)));

function asEdited(situation: DecisionContext, move: Move): Decided {
	const { record, book } = situation;

	// Tracks that the player named stay, and so do the values that conditions were judged by.
	const begun = record.done.filter(line => isBegun(line) || isConditionLine(line));
	const before = beforeOutcome({ ...situation, record: { ...record, done: minus(record.done, begun) } });
	const { chose, passed, table: rolls, burn, track } = record;
	const ranked = withRanksBegun(record, before.character);
	const kept: MoveRecord = {
		...before.record,
		...(track === undefined ? {} : { track }),
		...(burn ? { burn } : {}),
		chose,
		passed,
		table: rolls,
		done: [...before.record.done, ...withStatedRank(record, begun)],
	};
	const counted = restated(record, withOutcome({ ...situation, record: kept, character: ranked }), book);
	const momentum = valueOf(ranked, 'momentum', book.ruleset) + (burn ? burn.to - burn.from : 0);
	const settled = applyAutomaticEffects({
		...situation,
		record: counted,
		character: withValue(ranked, 'momentum', momentum),
		certain: 'at_once',
	});
	return { ...settled, record: withoutStale(record, settled, book, move) };
}

/** Keeps an outcome stated by the player; one that resulted from a rule is computed again. */
function restated(record: MoveRecord, counted: MoveRecord, book: Rulebook): MoveRecord {
	const { as } = record;
	const stated = as === undefined ? undefined : readOutcome(as);
	if (as === undefined || !stated || (record.dice && isCounted(record, book) && rollEdited(record))) return counted;
	return { ...counted, as, ...(record.dice ? {} : { outcome: translateTerm(outcomeName(stated)) }) };
}

/**
 * Removes values kept for conditions that are no longer asked. With a different outcome, also removes the choices and
 * table rolls of the old one, as setting a die on the card does.
 */
function withoutStale(before: MoveRecord, { record, character }: Decided, book: Rulebook, move: Move): MoveRecord {
	const was = before.outcome === undefined ? undefined : readOutcome(before.outcome);
	const { chosenLeft, rollsLeft, left } = buildPendingSteps({ record, character, book }).ledger;
	const judged = { ...record, done: minus(record.done, left.filter(isConditionLine)) };
	if (!was || was === outcomeOfRecord(record)) return judged;
	const labels = [...optionLabels(move, book), ...sufferMoves(book.ruleset).map(({ name }) => name)].map(comparable);
	const isLabel = (entry: string): boolean => {
		const said = comparable(entry);
		return labels.some(label => label.startsWith(said));
	};
	return {
		...judged,
		chose: minus(record.chose, chosenLeft.filter(isLabel)),
		table: minus(record.table, rollsLeft),
	};
}

/** The items of `some` that `others` lacks, counting duplicates. */
function minus<T>(some: readonly T[], others: readonly T[]): readonly T[] {
	const left = others.map(each => JSON.stringify(each));
	return some.filter(each => {
		const at = left.indexOf(JSON.stringify(each));
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/**
 * Whether `done` has the changes of an option that is still open, so its `chose` entry was deleted. Tracks that were
 * begun do not count: they stay, and may belong to something else.
 */
function isChoiceDeleted({ record, steps, ledger, now, book }: PendingStepsBuilder): boolean {
	const left = ledger.left.filter(tells).length;
	if (left === 0) return false;
	const open = steps.filter(isOpen).flatMap(({ options }) => options);
	return open.some(({ action, isChosen }) => {
		if (action.kind !== 'choose' || isChosen) return false;
		const again = buildPendingSteps({
			record: { ...record, chose: [...record.chose, action.chose] },
			character: now,
			book,
		}).ledger.left;
		return again.filter(tells).length < left;
	});
}

const tells = (line: Change): boolean => !isConditionLine(line) && !(line.kind === 'event' && line.event === 'begun');
