import type { SituationAtTable } from '../record/situation';
import { given } from '../../rules/collections';
import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import { tableOf } from '../../rules/move';
import { openAgenda, buildAgenda } from '../steps/agenda';
import type { Action, Answer, StepOption } from '../steps/agenda';
import { beginTrack } from '../apply/carry-out';
import type { Dice } from '../dice/dice';
import { reroll } from './change-dice';
import { assetOfSeveral } from '../roll/asset-meant';
import { onlyRoll } from './only-roll';
import { newTrack, readAnswer } from '../new-track/new-track';
import type { Decided } from '../record/play-table';
import type { RollInput } from '../record/roll-input';
import type { Rulebook } from '../../rules/rulebook';
import { isRecord } from '../record/record';
import type { MoveRecord } from '../record/record';
import type { LeftOpen } from './automatic-effects';
import { carryOut, NOTHING, settle } from './automatic-effects';
import { rollTable } from '../oracles/table-roll';
import { findTrack } from '../tracks/track';
import { t } from '../../language/text';

export { rollTable } from '../oracles/table-roll';

/**
 * Chooses an open option of a record. The steps are recomputed, so a press on an outdated card cannot act twice. An
 * option that begins a track takes the name and rank from the answer.
 */
export function pick(
	{ step: stepId, label, answer, rollInput }: Choice,
	situation: SituationAtTable,
	dice: Dice,
): Reading<Decided> {
	const step = openAgenda(situation).find(({ id }) => id === stepId);
	const option = step?.options.find(option => option.label === label);
	if (!step || !option || option.isChosen || step.state === 'settled')
		return unread(
			'no_longer_open',
			t('“{label}” is no longer open here: the record has changed since. Nothing was done.', { label }),
		);
	if (option.blocked) return unread('blocked', option.blocked);
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

interface PressSituation extends SituationAtTable {
	/** What was open before the press; automatic steps among these are not part of it. */
	readonly left: LeftOpen;
}

const atPress = (situation: SituationAtTable): PressSituation => ({
	...situation,
	left: leftOpen(situation),
});

const leftOpen = (situation: SituationAtTable): LeftOpen =>
	isRecord(situation.record) ? buildAgenda(situation) : NOTHING;

/** Declines a step. */
export function pass(stepId: string, situation: SituationAtTable): Reading<Decided> {
	const { record } = situation;
	const step = openAgenda(situation).find(({ id }) => id === stepId);
	if (!step?.pass || step.state === 'settled')
		return unread('no_longer_open', t('There is nothing to pass here any more: the record has changed since.'));
	return read(
		settle({ ...situation, record: { ...record, passed: [...record.passed, step.pass] } }, leftOpen(situation)),
	);
}

function act(
	action: Exclude<Action, { kind: 'begin_track' | 'gain_asset' }>,
	situation: PressSituation,
	dice: Dice,
	rollInput: RollInput | undefined,
): Reading<Decided> {
	const { record, left } = situation;
	const settled = (more: Partial<MoveRecord>) => settle({ ...situation, record: { ...record, ...more } }, left);
	const chosen = (...chose: readonly string[]) => settled({ chose: [...record.chose, ...chose] });
	switch (action.kind) {
		case 'choose':
			return read(chosen(action.chose, ...(action.then ?? [])));
		case 'ask':
			return read(chosen(action.chose));
		case 'roll_option':
			return read(chosen(action.labels[dice.roll(action.labels.length) - 1] ?? ''));
		case 'cost':
			return read(settled({ ...withCost(action, record), ...given({ track: payerOf(situation) }) }));
		case 'carry_out':
		case 'pay': {
			const carried = carryOut(action, situation, dice);
			return read(settle({ ...situation, ...carried }, left));
		}
		case 'follow':
			return read(following(action, chosen(action.chose), situation.book, rollInput));
		case 'use_track':
			return read(settled({ track: action.track }));
		case 'take_row':
			return read(settled({ table: [...record.table, action.row] }));
		case 'reroll':
			return reroll(action.dice, situation, dice);
		case 'roll_table':
			return rolling(action, situation, dice);
	}
}

/** The record names the one that pays, if there are several. */
function payerOf(situation: SituationAtTable): string | undefined {
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
	dice: Dice,
): Reading<Decided> {
	const { record, left } = situation;
	const rolled = rollTable(tableOf(situation.book.move(move), column), dice, times);
	if (!rolled) return unread('no_table', t('{move} has no table to roll on.', { move }));
	const now: MoveRecord = {
		...record,
		chose: [...record.chose, ...one(chose)],
		passed: [...record.passed, ...one(instead)],
		table: [...record.table, ...rolled],
	};
	return read(settle({ ...situation, record: now }, left));
}

/** Gains the asset that the player named. */
function gaining(
	{ action: gain, asks }: StepOption,
	answer: Answer | undefined,
	situation: PressSituation,
): Reading<Decided> {
	const { left } = situation;
	if (gain.kind !== 'gain_asset' || !asks) return unread('no_longer_open', t('There is no asset to gain here.'));
	const named = readAnswer(answer, asks);
	if (!named.ok) return named;
	const { name } = named.value;
	const { effect, why } = gain;
	const action = { kind: 'carry_out', effect, chosen: true, target: { kind: 'other', name } } as const;
	const carried = carryOut(why === undefined ? action : { ...action, why }, situation);
	return read(settle({ ...situation, ...carried }, left));
}

/** Begins the track that the player named, and applies the effects that waited for it. */
function beginning(
	{ action, asks }: StepOption,
	answer: Answer | undefined,
	situation: PressSituation,
): Reading<Decided> {
	const { record, character, left } = situation;
	if (action.kind !== 'begin_track' || !asks) return unread('no_longer_open', t('There is no track to begin here.'));
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
	const decided = settle({ ...situation, record: named, character: begun.character }, left);
	return read({ ...decided, begun: findTrack(decided.character.tracks, name) ?? track.value });
}
