import { given } from '../../rules/core/collections';
import { memoize } from '../../rules/core/memoize';
import type { Move, TriggerAdd } from '../../rules/move';
import type { Problem } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { abilitiesOn, type AbilityOffer } from '../abilities/available-abilities';
import { usedWords } from '../abilities/ability-uses';
import { NOBODY, type Character } from '../character/character';
import { NO_COMBAT } from '../character/change-target';
import type { Answer, Asks } from '../record/pending-step';
import { isRecord, newUnrolledMove, type Add, type MoveRecord } from '../record/record';
import type { MoveContext } from '../record/move-context';
import { afterCost, isProgressMove, type OfferedOption } from '../roll/roll-options';
import type { TrackOption } from '../roll/track-options';
import { isRolled } from '../pending-steps/effects-of-record';
import { reduceCost } from '../suffer/reduce-cost';

/** A wish for a roll, in names and numbers, whoever states it: typed text, the form, the API, *Continue*. */
export interface RollRequest {
	/** A stat or meter; of a progress move, the track that it is rolled against. */
	readonly option?: string;
	/** The value of the option, if it differs from the sheet. */
	readonly value?: number;
	/** The track, connection, companion or vehicle that it is about. */
	readonly about?: string;
	readonly cost?: number;
	readonly resists?: false;
	/** Ids of the abilities in use; those of the block if it is not said. */
	readonly abilities?: readonly string[];
	/** The conditions of the trigger that are met, in its words; as the notes know it if it is not said. */
	readonly conditions?: readonly string[];
	/** The connections that aid. */
	readonly aids?: readonly string[];
	/** Texts of the waiting bonuses that are kept for another roll. */
	readonly saved?: readonly string[];
	readonly adds?: readonly Add[];
	readonly dice?: readonly number[];
	/** The face that the action die is set to. The dice are the challenge dice then. */
	readonly preset?: number;
	/** What it begins; null if that is named after the roll. */
	readonly begin?: Answer | null;
}

export type FieldKey = keyof RollRequest | 'demand';

/** A way to fill a field, by its name in a request or by other words. */
export interface Choice {
	readonly name: string;
	readonly others?: readonly string[];
	/** What it does, in words. */
	readonly words?: string;
	readonly option?: OfferedOption | TrackOption;
	readonly ability?: AbilityOffer;
	readonly amount?: number;
	/** What a connection adds. */
	readonly add?: Add;
	readonly condition?: TriggerAdd;
	/** Of those with the same, one is had. */
	readonly instead?: string;
}

/** What a roll can be asked for, with the values it may have here. */
export interface Field {
	readonly key: FieldKey;
	readonly choices: readonly Choice[];
	readonly asks?: Asks;
	/** The meter that a cost is of. */
	readonly words?: string;
	/** How many dice. */
	readonly count?: number;
	/** What to do where it must be said and is not. */
	readonly missing?: string;
	/** What is wrong with what the request says. */
	readonly problem?: string;
	/** Which part of it is wrong. */
	readonly code?: string;
	/** A value on the sheet that is beyond its limits; the roll may be made. */
	readonly told?: readonly Problem[];
}

export const fieldIn = (fields: readonly Field[], key: FieldKey): Field | undefined =>
	fields.find(field => field.key === key);

export const choicesIn = (fields: readonly Field[], key: FieldKey): readonly Choice[] =>
	fieldIn(fields, key)?.choices ?? [];

/** A move, and who makes it. */
export interface Wished {
	readonly move: Move;
	/** What stands in the block already, if there is one. */
	readonly record?: MoveRecord;
	readonly character: Character;
	readonly book: Rulebook;
	/** Nobody is known to make it: no sheet decides what it is rolled with. */
	readonly isUnknown?: true;
}

/** A move that may be made by nobody known. */
export type Called = Omit<Wished, 'character'> & { readonly character?: Character | undefined };

export const wishedBy = ({ character, ...call }: Called): Wished =>
	character ? { ...call, character } : { ...call, character: NOBODY, isUnknown: true };

/**
 * Reckons a request of a move that is written nowhere once, until the character or the rules change: each key that is
 * typed asks for the same again.
 */
export function oncePerRequest<A extends readonly unknown[], T>(
	reckon: (wished: Wished, said: RollRequest, ...more: A) => T,
): (wished: Wished, said?: RollRequest, ...more: A) => T {
	const knownOf = memoize((_: Character, _book: Rulebook, _move: Move) => new Map<string, { readonly value: T }>());
	return (wished, said = {}, ...more) => {
		const { character, book, move, record, isUnknown } = wished;
		if (record || isUnknown) return reckon(wished, said, ...more);
		const known = knownOf(character, book, move);
		const key = JSON.stringify([said, more]);
		const answer = known.get(key) ?? { value: reckon(wished, said, ...more) };
		known.set(key, answer);
		return answer.value;
	};
}

/** The same for what depends only on these parts of a request, whatever else it says. */
export function oncePerPart<K extends keyof RollRequest, T>(
	keys: readonly K[],
	reckon: (wished: Wished, said: Pick<RollRequest, K>) => T,
): (wished: Wished, said?: RollRequest) => T {
	const ofPart = oncePerRequest(reckon);
	return (wished, said = {}) => ofPart(wished, Object.fromEntries(keys.map(key => [key, said[key]])));
}

export type RollKind = 'action' | 'progress' | 'no_roll';

export function situationOf(
	{ move, record = newUnrolledMove(move.name), character, book }: Wished,
	{ adds = [], about }: RollRequest = {},
): MoveContext {
	return { record: { ...record, adds: [...record.adds, ...adds], ...given({ track: about }) }, character, book };
}

export const kindOf = oncePerPart(['resists', 'about', 'adds'], (wished, said): RollKind => {
	if (said.resists === false) return 'no_roll';
	if (isProgressMove(wished.move)) return 'progress';
	return wished.isUnknown || isRolled(situationOf(wished, said), wished.move) ? 'action' : 'no_roll';
});

/** Whether the cost is behind a call. Abilities that take something off it are then in use or of no use. */
const isPaid = ({ record }: Wished): boolean =>
	record !== undefined && (isRecord(record) || record.cost?.paid === true);

/** The abilities that the block states. */
export const statedIn = ({ record }: Wished): readonly string[] => (record?.abilities ?? []).map(usedWords);

/** The abilities that may be used before the roll, as far as their reading says so. */
export function abilitiesFor(wished: Wished): readonly AbilityOffer[] {
	const { move, character, book } = wished;
	const using = statedIn(wished);
	return abilitiesOn(move, {}, character, book).filter(
		ability => using.includes(ability.id) || (mayApply(ability, character) && !(ability.less && isPaid(wished))),
	);
}

const mayApply = ({ inFight }: AbilityOffer, { combat = NO_COMBAT }: Character): boolean =>
	inFight === undefined || inFight === (combat !== NO_COMBAT);

/** What is paid before the roll: the cost less what abilities take off it, once. */
export function costFor(wished: Wished, { cost, abilities }: RollRequest): number {
	const { record } = wished;
	const stated = cost ?? (isPaid(wished) ? undefined : record?.cost?.amount);
	if (stated === undefined) return 0;
	const using = abilities ?? statedIn(wished);
	const lesser = abilitiesFor(wished).flatMap(({ id, less }) => (less && using.includes(id) ? [less] : []));
	const isLessened = cost === undefined && record?.cost?.less !== undefined;
	return isLessened ? stated : reduceCost(stated, lesser);
}

/** The character after the cost. */
export const payingFor = oncePerPart(['about', 'cost', 'abilities'], (wished, said): Character => {
	const { move, character, book, record } = wished;
	const amount = costFor(wished, said);
	return amount > 0 ? afterCost(move, { amount, named: said.about ?? record?.track }, character, book) : character;
});
