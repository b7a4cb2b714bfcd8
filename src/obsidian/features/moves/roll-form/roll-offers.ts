import { given } from '../../../../rules/collections';
import type { Move, TriggerAdd } from '../../../../rules/move';
import type { Problem } from '../../../../rules/problem';
import type { Rulebook } from '../../../../rules/rulebook';
import { countsFor } from '../../../../play/steps/agenda';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { AbilityReminder } from '../../../../play/abilities/reminders';
import { remindersOn } from '../../../../play/abilities/reminders';
import type { Asset } from '../../../../play/assets/asset';
import { NOBODY } from '../../../../play/character/character';
import type { NextBonus } from '../../../../play/character/next-bonus';
import type { MoveRecord } from '../../../../play/record/record';
import { assetsToName } from '../../../../play/roll/asset-meant';
import { connectionsToName, unreadToName } from '../../../../play/moves/bond-adds';
import type { ConnectionAid } from '../../../../play/roll/connection-aid';
import { connectionAids, unreadAids } from '../../../../play/roll/connection-aid';
import { bonusesFor, isConnectionAsked } from '../../../../play/moves/decided-by-notes';
import { optionsAt } from '../../../../play/request/fields-of';
import type { Called, RollKind, RollRequest, Wished } from '../../../../play/request/request';
import { abilitiesFor, kindOf, payingFor, situationOf } from '../../../../play/request/request';
import { isProgressMove } from '../../../../play/roll/roll-options';
import type { Track } from '../../../../play/tracks/track';
import type { RollOption } from './roll-option';

/** A move to be rolled, and who rolls it. */
export interface RollCall extends Called {
	/** The contents of the block; for a move that is made again, only its name. */
	readonly record: MoveRecord;
}

/** Player input that affects what is offered. */
interface Said {
	/** The connection, companion or vehicle that the move is about. */
	readonly about?: string | undefined;
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
	const asked: RollRequest = given({ about: said.about, cost: said.cost, abilities: said.abilities });
	const wished: Wished = { ...call, character: call.character ?? NOBODY };
	const character = payingFor(wished, asked);
	const { record } = situationOf(wished, asked);
	const paid: Wished = { ...wished, character };
	const kind = call.character || isProgressMove(move) ? kindOf(paid, asked) : 'action';
	const isAction = kind === 'action';
	const abilities = abilitiesFor(paid);
	const unnamed = { record: call.record, character, book };
	return {
		kind,
		options: [
			...(kind === 'no_roll' ? [] : optionsAt(call, asked)),
			...(isAction ? abilities.flatMap(({ id, options }) => options.map(option => ({ ...option, ability: id }))) : []),
		],
		triggerAdds: isAction ? triggerAddsOf(call.record, move, book) : [],
		aids: isAction ? connectionAids(move, record, character, book.ruleset) : [],
		unreadAids: isAction ? unreadAids(move, character, book.ruleset) : [],
		abilities,
		reminders: remindersOn(move, character, book),
		connections: connectionsToName(unnamed, move),
		isConnectionAsked: isConnectionAsked(unnamed, move),
		unreadConnections: unreadToName(unnamed, move),
		assets: assetsToName({ ...unnamed, character: wished.character }, move),
		next: isAction ? bonusesFor(move, character) : [],
		momentum: character.momentum,
		counts: countsFor(move, character, book),
	};
}

/** The trigger's adds, without those that the block already has. */
const triggerAddsOf = ({ adds }: MoveRecord, move: Move, book: Rulebook): readonly TriggerAdd[] =>
	book.triggerAddsOf(move).filter(({ when }) => adds.every(({ reason }) => reason !== when));
