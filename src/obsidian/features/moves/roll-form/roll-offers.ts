import { given } from '../../../../rules/collections';
import type { TriggerAdd } from '../../../../rules/move';
import type { Problem } from '../../../../rules/problem';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { AbilityReminder } from '../../../../play/abilities/reminders';
import { remindersOn } from '../../../../play/abilities/reminders';
import type { Asset } from '../../../../play/assets/asset';
import type { NextBonus } from '../../../../play/character/next-bonus';
import type { MoveRecord } from '../../../../play/record/record';
import { assetsToName } from '../../../../play/roll/asset-meant';
import { connectionsToName, unreadToName } from '../../../../play/moves/bond-adds';
import { unreadAids } from '../../../../play/roll/connection-aid';
import { bonusesFor, isConnectionAsked } from '../../../../play/moves/decided-by-notes';
import { fieldsOf, optionsAt } from '../../../../play/request/fields-of';
import type { Called, Choice, FieldKey, RollKind, RollRequest, Wished } from '../../../../play/request/request';
import { kindOf, payingFor, wishedBy } from '../../../../play/request/request';
import type { Track } from '../../../../play/tracks/track';
import type { RollOption } from './roll-option';

/** A move to be rolled, and who rolls it. */
export interface RollCall extends Called {
	/** The contents of the block; for a move that is made again, only its name. */
	readonly record: MoveRecord;
}

/** What the rules, the sheet and the block contribute to a roll. */
export interface RollOffers {
	readonly wished: Wished;
	readonly kind: RollKind;
	readonly options: readonly RollOption[];
	/** What a suffer move may cost, the likeliest first. */
	readonly costs: readonly Choice[];
	/** Adds of the trigger whose conditions the player judges. */
	readonly conditions: readonly TriggerAdd[];
	/** Connections that may aid the move. */
	readonly aids: readonly Choice[];
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
}

/** What was said already that affects what is offered. */
type Said = { readonly [key in 'about' | 'cost' | 'abilities']?: RollRequest[key] | undefined };

/** An unknown actor has no sheet, tracks or assets. */
export function rollOffers(call: RollCall, { about, cost, abilities }: Said): RollOffers {
	const { move, book } = call;
	const wished = wishedBy(call);
	const said: RollRequest = given({ about, cost, abilities });
	const fields = fieldsOf(wished, said);
	const choicesOf = (key: FieldKey) => fields.find(field => field.key === key)?.choices ?? [];
	const character = payingFor(wished, said);
	const kind = kindOf(wished, said);
	const isAction = kind === 'action';
	const unnamed = { record: call.record, character, book };
	const own = kind === 'no_roll' ? [] : optionsAt(wished, said);
	const more = choicesOf('option').flatMap(({ option, ability }) =>
		option && ability ? [{ ...option, ability: ability.id }] : [],
	);
	return {
		wished,
		kind,
		options: [...own, ...(isAction ? more : [])],
		costs: cost === undefined ? [] : choicesOf('cost'),
		conditions: choicesOf('conditions').flatMap(({ condition }) => condition ?? []),
		aids: choicesOf('aids'),
		unreadAids: isAction ? unreadAids(move, character, book.ruleset) : [],
		abilities: choicesOf('abilities').flatMap(({ ability }) => ability ?? []),
		reminders: remindersOn(move, character, book),
		connections: connectionsToName(unnamed, move),
		isConnectionAsked: isConnectionAsked(unnamed, move),
		unreadConnections: unreadToName(unnamed, move),
		assets: assetsToName({ ...unnamed, character: wished.character }, move),
		next: isAction ? bonusesFor(move, character) : [],
	};
}
