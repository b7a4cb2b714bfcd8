import type { Move, TriggerAdd } from '../../../../rules/move';
import type { Problem } from '../../../../rules/problem';
import type { Rulebook } from '../../../../rules/rulebook';
import { countsFor, isRolled } from '../../../../play/steps/agenda';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import { abilitiesOn } from '../../../../play/abilities/offers';
import { usedWords } from '../../../../play/abilities/used';
import { lessened } from '../../../../play/suffer/lesser-cost';
import type { AbilityReminder } from '../../../../play/abilities/reminders';
import { remindersOn } from '../../../../play/abilities/reminders';
import type { Asset } from '../../../../play/assets/asset';
import type { Character } from '../../../../play/character/character';
import { NOBODY } from '../../../../play/character/character';
import type { NextBonus } from '../../../../play/character/next-bonus';
import type { MoveRecord } from '../../../../play/record/record';
import { isRecord } from '../../../../play/record/record';
import { assetsToName } from '../../../../play/roll/asset-meant';
import { connectionsToName, unreadToName } from '../../../../play/moves/bond-adds';
import type { ConnectionAid } from '../../../../play/roll/connection-aid';
import { connectionAids, unreadAids } from '../../../../play/roll/connection-aid';
import { bonusesFor, isConnectionAsked, isRankAsked, optionsOfCall } from '../../../../play/moves/decided-by-notes';
import {
	afterCost,
	isProgressMove,
	optionCalled,
	printedOptions,
	sheetValue,
} from '../../../../play/roll/roll-options';
import { trackOptions } from '../../../../play/roll/track-options';
import type { Track } from '../../../../play/tracks/track';
import type { RollKind, RollOption } from './roll-option';

/** A move to be rolled, and who rolls it. */
export interface RollCall {
	/** The contents of the block; for a move that is made again, only its name. */
	readonly record: MoveRecord;
	readonly move: Move;
	/** Undefined if the actor is unknown. */
	readonly character?: Character | undefined;
	readonly book: Rulebook;
}

/** Player input that affects what is offered. */
interface Said {
	/** The connection that the move is about. */
	readonly connection?: string | undefined;
	/** The companion or vehicle that the move is about. */
	readonly asset?: string | undefined;
	/** The amount suffered. */
	readonly cost?: number | undefined;
	/** The ticked asset abilities, as named in the record. */
	readonly abilities?: readonly string[];
}

/** What the rules, the sheet and the block contribute to a roll. */
export interface RollOffers {
	readonly kind: RollKind;
	readonly options: readonly RollOption[];
	/** Adds of the trigger whose conditions the player judges. */
	readonly triggerAdds: readonly TriggerAdd[];
	/** Connections that may aid the move. */
	readonly aids: readonly ConnectionAid[];
	/** What to mend in connections that cannot be read and may aid it. */
	readonly unreadAids: readonly Problem[];
	/** Asset abilities that apply to the move. */
	readonly abilities: readonly AbilityOffer[];
	/** Reminders of abilities that could not be interpreted. */
	readonly reminders: readonly AbilityReminder[];
	/** Connections that the move may be about, if that matters and the block does not say. */
	readonly connections: readonly Track[];
	/** Whether one of them must be chosen before anything else, since its rank is rolled. */
	readonly isConnectionAsked: boolean;
	/** What to mend in connections that cannot be read and may be meant. */
	readonly unreadConnections: readonly Problem[];
	/** Companions or vehicles that the move may be about, if there are several and the block names none. */
	readonly assets: readonly Asset[];
	/** Waiting bonuses for the move. */
	readonly next: readonly NextBonus[];
	readonly momentum: number;
	/** Outcomes that currently count as others, such as in a bad spot (Starforged, Take Decisive Action). */
	readonly counts: ReturnType<typeof countsFor>;
}

/** An unknown actor has no sheet, tracks or assets. */
export function rollOffers(call: RollCall, said: Said): RollOffers {
	const { move, book } = call;
	const track = said.asset ?? said.connection;
	const record = track === undefined ? call.record : { ...call.record, track };
	const known = paying({ ...call, record }, said);
	const character = known ?? NOBODY;
	const kind = isProgressMove(move)
		? 'progress'
		: known && !isRolled({ record, character: known, book }, move)
			? 'no_roll'
			: 'action';
	const isAction = kind === 'action';
	const abilities = abilitiesOf(call, character);
	return {
		kind,
		options: [
			...(kind === 'no_roll' ? [] : optionsOf(record, move, known, book)),
			...(isAction ? abilities.flatMap(({ id, options }) => options.map(option => ({ ...option, ability: id }))) : []),
		],
		triggerAdds: isAction ? triggerAddsOf(call.record, move, book) : [],
		aids: isAction ? connectionAids(move, record, character, book.ruleset) : [],
		unreadAids: isAction ? unreadAids(move, character, book.ruleset) : [],
		abilities,
		reminders: remindersOn(move, character, book),
		connections: connectionsToName({ record: call.record, character, book }, move),
		isConnectionAsked: isConnectionAsked({ record: call.record, character, book }, move),
		unreadConnections: unreadToName({ record: call.record, character, book }, move),
		assets: assetsToName({ record: call.record, character: call.character ?? NOBODY, book }, move),
		next: isAction ? bonusesFor(move, character) : [],
		momentum: character.momentum,
		counts: countsFor(move, character, book),
	};
}

const isPaid = ({ record }: RollCall): boolean => isRecord(record) || record.cost?.paid === true;

/** Once the cost is paid, an ability that takes something off it is in use or of no use. */
function abilitiesOf(call: RollCall, character: Character): readonly AbilityOffer[] {
	const using = (call.record.abilities ?? []).map(usedWords);
	return abilitiesOn(call.move, {}, character, call.book).filter(
		({ id, less }) => less === undefined || !isPaid(call) || using.includes(id),
	);
}

/** The character after paying the cost. Costs recorded as paid are not paid again. */
function paying(call: RollCall, said: Said): Character | undefined {
	const { record, move, character, book } = call;
	const stated = said.cost ?? (isPaid(call) ? undefined : record.cost?.amount);
	if (!character || stated === undefined) return character;
	const ticked = said.abilities ?? (record.abilities ?? []).map(usedWords);
	const lesser = abilitiesOf(call, character).flatMap(({ id, less }) => (less && ticked.includes(id) ? [less] : []));
	const isLessened = said.cost === undefined && record.cost?.less !== undefined;
	const cost = isLessened ? stated : lessened(stated, lesser);
	return cost > 0 ? afterCost(move, { amount: cost, named: record.track }, character, book) : character;
}

/** The option of the block, as the rules spell it. */
const withOption = ({ roll }: MoveRecord, move: Move, character: Character, book: Rulebook): MoveRecord['roll'] =>
	roll && { ...roll, option: optionCalled(roll.option, move, character, book.ruleset) };

/** The trigger's adds, without those that the block already has. */
const triggerAddsOf = ({ adds }: MoveRecord, move: Move, book: Rulebook): readonly TriggerAdd[] =>
	book.triggerAddsOf(move).filter(({ when }) => adds.every(({ reason }) => reason !== when));

/**
 * For a progress move, the open tracks it can be made against; otherwise the roll options with their values from the
 * block or the sheet.
 */
function optionsOf(
	record: MoveRecord,
	move: Move,
	character: Character | undefined,
	book: Rulebook,
): readonly RollOption[] {
	const tracks = record.progress === undefined ? trackOptions(move, character, book, record.track) : [];
	if (tracks.length > 0) return tracks;
	const { progress } = record;
	const named = character ? withOption(record, move, character, book) : record.roll;
	if (character && isRankAsked({ record, character, book }, move)) return [];
	const offered = optionsOfCall(record, move, character, book);
	const printed = printedOptions(move, character, book.ruleset, record.track);
	// The player may roll with something that the move does not name.
	const isExtra = named !== undefined && !offered.some(({ name }) => name === named.option);
	return [...offered, ...(isExtra ? [{ name: named.option }] : [])].map((option): RollOption => {
		const onSheet = character && sheetValue(option.name, printed, character, book.ruleset);
		const said = option.name === named?.option ? named.value : undefined;
		const value = said ?? option.value ?? (isProgressMove(move) ? progress : onSheet);
		return value === undefined ? option : { ...option, value };
	});
}
