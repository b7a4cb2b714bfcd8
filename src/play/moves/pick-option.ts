import type { DecisionContext, MoveContext } from '../record/move-context';
import { given } from '../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { tableOf } from '../../rules/move';
import { openPendingSteps, buildPendingSteps } from '../pending-steps/list-pending-steps';
import type { Action, Answer, StepOption } from '../record/pending-step';
import { beginTrack } from '../apply-effects/tracks';
import type { DiceRoller } from '../dice/dice';
import { reroll } from './change-dice';
import { assetOfSeveral } from '../roll/resolve-asset';
import { newTrack, readAnswer } from '../new-track/new-track';
import type { Decided } from '../record/decision-settings';
import type { RollInput } from '../record/roll-input';
import type { Rulebook } from '../../rules/books/rulebook';
import { isRecord, type MoveRecord } from '../record/record';
import { applyAutomaticEffect, NOTHING, applyAutomaticEffects, type LeftOpen } from './automatic-effects';
import { rollTable } from '../oracles/table-roll';
import { findTrack } from '../tracks/track';
import { t } from '../../i18n/translate';
import { abilitiesOn } from '../abilities/available-abilities';
import { remindersOn } from '../abilities/reminders';
import { connectionAids, unreadAids } from '../roll/connection-aid';
import { bonusesFor, namesToSay, optionsOfCall } from './infer-from-notes';

/**
 * Chooses an open option of a record. The steps are recomputed, so a press on an outdated card cannot act twice. An
 * option that begins a track takes the name and rank from the answer.
 */
export function chooseOption(
	{ step: stepId, label, answer, rollInput }: Choice,
	situation: DecisionContext,
	dice: DiceRoller,
): ParseResult<Decided> {
	const step = openPendingSteps(situation).find(({ id }) => id === stepId);
	const option = step?.options.find(option => option.label === label);
	if (!step || !option || option.isChosen || step.state === 'settled')
		return parseError(
			'no_longer_open',
			t('“{label}” is no longer open here: the record has changed since. Nothing was done.', { label }),
		);
	if (option.blocked) return parseError('blocked', option.blocked);
	const pressed = atPress(situation);
	if (option.action.kind === 'begin_track') return beginning(option, answer, pressed);
	if (option.action.kind === 'gain_asset') return gaining(option, answer, pressed);
	return act(option.action, pressed, dice, rollInput);
}

/** What the player chose: an option of a step by its label, with the input of its form. */
interface Choice {
	readonly step: string;
	readonly label: string;
	readonly answer?: Answer | undefined;
	/** How the move is rolled that the option leads to. */
	readonly rollInput?: RollInput | undefined;
}

interface PressSituation extends DecisionContext {
	/** What was open before the press; automatic steps among these are not part of it. */
	readonly left: LeftOpen;
}

const atPress = (situation: DecisionContext): PressSituation => ({
	...situation,
	left: leftOpen(situation),
});

const leftOpen = (situation: DecisionContext): LeftOpen =>
	isRecord(situation.record) ? buildPendingSteps(situation) : NOTHING;

/** Declines a step, or waives one that the rules demand. */
export function declineStep(stepId: string, situation: DecisionContext): ParseResult<Decided> {
	const { record } = situation;
	const step = openPendingSteps(situation).find(({ id }) => id === stepId);
	const passed = step?.pass ?? step?.waive;
	if (!step || !passed || step.state === 'settled')
		return parseError('no_longer_open', t('There is nothing to pass here any more: the record has changed since.'));
	return parseOk(
		applyAutomaticEffects(
			{ ...situation, record: { ...record, passed: [...record.passed, passed] } },
			leftOpen(situation),
		),
	);
}

function act(
	action: Exclude<Action, { kind: 'begin_track' | 'gain_asset' }>,
	situation: PressSituation,
	dice: DiceRoller,
	rollInput: RollInput | undefined,
): ParseResult<Decided> {
	const { record, left } = situation;
	const settled = (more: Partial<MoveRecord>) =>
		applyAutomaticEffects({ ...situation, record: { ...record, ...more } }, left);
	const chosen = (...chose: readonly string[]) => settled({ chose: [...record.chose, ...chose] });
	switch (action.kind) {
		case 'choose':
			return parseOk(chosen(action.chose, ...(action.then ?? [])));
		case 'ask':
			return parseOk(chosen(action.chose));
		case 'roll_option':
			return parseOk(chosen(action.labels[dice.roll(action.labels.length) - 1] ?? ''));
		case 'cost':
			return parseOk(settled({ ...withCost(action, record), ...given({ track: payerOf(situation) }) }));
		case 'carry_out':
		case 'pay': {
			const carried = applyAutomaticEffect(action, situation, dice);
			return parseOk(applyAutomaticEffects({ ...situation, ...carried }, left));
		}
		case 'follow':
			return parseOk(following(action, chosen(action.chose), situation.book, rollInput));
		case 'use_track':
			return parseOk(settled({ track: action.track }));
		case 'take_row':
			return parseOk(settled({ table: [...record.table, action.row] }));
		case 'reroll':
			return reroll(action.dice, situation, dice);
		case 'roll_table':
			return rolling(action, situation, dice);
	}
}

/** The record names the one that pays, if there are several. */
function payerOf(situation: DecisionContext): string | undefined {
	const move = situation.book.move(situation.record.move);
	return situation.record.track ?? (move && assetOfSeveral(situation, move)?.name);
}

const withCost = (
	{ amount, less, used }: Extract<Action, { kind: 'cost' }>,
	{ abilities = [] }: MoveRecord,
): Partial<MoveRecord> => ({
	cost: { amount, paid: false, ...given({ less }) },
	...(used ? { abilities: [...abilities, used] } : {}),
});

function following(
	{ call, isRoll }: Extract<Action, { kind: 'follow' }>,
	decided: Decided,
	book: Rulebook,
	rollInput: RollInput | undefined,
): Decided {
	const followRoll = rollInput ?? (isRoll ? onlyRoll({ record: call, character: decided.character, book }) : undefined);
	return { ...decided, follow: call, ...given({ followRoll }) };
}

const one = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

function rolling(
	{ move, column, times, chose, instead }: Extract<Action, { kind: 'roll_table' }>,
	situation: PressSituation,
	dice: DiceRoller,
): ParseResult<Decided> {
	const { record, left } = situation;
	const rolled = rollTable(tableOf(situation.book.move(move), column), dice, times);
	if (!rolled) return parseError('no_table', t('{move} has no table to roll on.', { move }));
	const now: MoveRecord = {
		...record,
		chose: [...record.chose, ...one(chose)],
		passed: [...record.passed, ...one(instead)],
		table: [...record.table, ...rolled],
	};
	return parseOk(applyAutomaticEffects({ ...situation, record: now }, left));
}

/** Gains the asset that the player named. */
function gaining(
	{ action: gain, asks }: StepOption,
	answer: Answer | undefined,
	situation: PressSituation,
): ParseResult<Decided> {
	const { left } = situation;
	if (gain.kind !== 'gain_asset' || !asks) return parseError('no_longer_open', t('There is no asset to gain here.'));
	const named = readAnswer(answer, asks);
	if (!named.ok) return named;
	const { name } = named.value;
	const { effect, why } = gain;
	const action = { kind: 'carry_out', effect, chosen: true, target: { kind: 'other', name } } as const;
	const carried = applyAutomaticEffect(why === undefined ? action : { ...action, why }, situation);
	return parseOk(applyAutomaticEffects({ ...situation, ...carried }, left));
}

/** Begins the track that the player named, and applies the effects that waited for it. */
function beginning(
	{ action, asks }: StepOption,
	answer: Answer | undefined,
	situation: PressSituation,
): ParseResult<Decided> {
	const { record, character, left } = situation;
	if (action.kind !== 'begin_track' || !asks)
		return parseError('no_longer_open', t('There is no track to begin here.'));
	const track = newTrack(action.effect.track, answer, asks);
	if (!track.ok) return track;
	const { name } = track.value;
	const begun = beginTrack(character, track.value, action.why);
	const lost = record.track !== undefined && !findTrack(character.tracks, record.track);
	const named: MoveRecord = {
		...record,
		...((record.track === undefined && !action.aside) || lost ? { track: name } : {}),
		done: [...record.done, ...begun.changes],
	};
	const decided = applyAutomaticEffects({ ...situation, record: named, character: begun.character }, left);
	return parseOk({ ...decided, begun: findTrack(decided.character.tracks, name) ?? track.value });
}

/**
 * The roll of a call for which rules, sheet and notes leave the player nothing to say: one option, and no bonus, ability,
 * companion or connection that may count. Undefined if anything is open.
 */
export function onlyRoll(situation: MoveContext): RollInput | undefined {
	const { record: call, character, book } = situation;
	const move = book.move(call.move);
	if (move?.roll_type !== 'action_roll') return undefined;
	const [option, ...others] = optionsOfCall(call, move, character, book);
	if (option?.value === undefined || others.length > 0) return undefined;
	const open = [
		namesToSay(situation, move),
		bonusesFor(move, character),
		book.triggerAddsOf(move),
		connectionAids(move, call, character, book.ruleset),
		unreadAids(move, character, book.ruleset),
		abilitiesOn(move, {}, character, book).filter(({ less }) => !less || !call.cost?.paid),
		remindersOn(move, character, book),
	];
	return open.every(({ length }) => length === 0) ? { roll: { option: option.name } } : undefined;
}
