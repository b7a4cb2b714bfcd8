import type { MoveContext } from '../record/move-context';
import { isSameName } from '../../rules/search/folded-name';
import { outcomeName } from '../../rules/core/outcome';
import { getOwn } from '../../rules/core/collections';
import type { Condition } from '../../rules/effects/effect';
import { meterRule, isMarked, type Character } from '../character/character';
import { valueOf } from '../apply-effects/meters';
import { findAsset, type Asset, type Owner } from '../assets/asset';
import type { Change } from '../character/change';
import { isFrom } from '../record/from-move';
import type { MoveRecord } from '../record/record';
import type { Ruleset } from '../../rules/ruleset';
import { isMatchOf, currentDice } from '../roll/roll';
import { findTrack } from '../tracks/track';
import { onlyOpen } from '../tracks/invalid-tracks';
import { unreadOfOwner } from '../assets/invalid-assets';
import { allOwned, ownedOf } from '../character/owned-assets';
import { trackKindsOf } from '../roll/track-kinds';
import { MAX_TICKS } from '../../rules/core/track-key';

/** What a condition is judged by: the record, and the character's state at that point of the record. */
interface JudgedBy {
	readonly record: MoveRecord;
	readonly character: Character;
	readonly ruleset: Ruleset;
}

/** If a move is about a connection and only one is open, it is the one meant. */
export function withConnection({ record, character, book }: MoveContext): MoveRecord {
	const move = record.track === undefined ? book.move(record.move) : undefined;
	if (!move || !trackKindsOf(move, book).includes('connection')) return record;
	const only = onlyOpen(character, ['connection']);
	return only ? { ...record, track: only.name } : record;
}

/** Whether a condition holds; `undefined` if nothing written down decides it, so the player must judge. */
export function isConditionMet(condition: Condition, { record, character, ruleset }: JudgedBy): boolean | undefined {
	switch (condition.kind) {
		case 'impact':
			return impactHolds(condition, record, character);
		case 'meter':
			return meterHolds(condition, record, character, ruleset);
		case 'bond': {
			const track = record.track === undefined ? undefined : findTrack(character.tracks, record.track);
			return track?.kind === 'connection' ? (track.bond ?? false) === condition.shared : undefined;
		}
		case 'from':
			return isFrom(record.from, condition);
		case 'combat':
			return character.combat !== undefined && isSameName(character.combat, condition.position);
		case 'remains':
			return remains(condition.track, record, character);
		case 'die': {
			const die = currentDice(record)?.actionDie;
			return die === undefined ? undefined : die === condition.is;
		}
		case 'match':
			return record.dice || record.as !== undefined ? isMatchOf(record) === condition.matched : undefined;
		case 'full':
			return isFilled(condition.what, record, character);
		case 'rolled':
			return record.roll ? isSameName(record.roll.option, condition.option) : undefined;
		case 'vehicle': {
			const [vehicle] = ownedOf(character, 'vehicle', record.track);
			if (isUnclear(character, 'vehicle', record.track)) return undefined;
			return vehicle ? vehicle.kind === `${condition.type} vehicle` : undefined;
		}
	}
}

/** Whether a condition is only about the roll, which is in the record. */
export const isInRecord = ({ kind }: Condition): boolean => ['from', 'die', 'match', 'rolled'].includes(kind);

/** Whether the record itself has what the condition is judged by, so that later changes do not matter. */
export function isRecorded(condition: Condition, { done }: MoveRecord): boolean {
	const tellsOf = (what: string, isOther: boolean): boolean =>
		done.some(line => line.what === what && (line.target !== undefined) === isOther);
	switch (condition.kind) {
		case 'meter':
			return tellsOf(condition.meter, condition.whose !== undefined);
		case 'impact':
			return tellsOf(condition.impact, condition.whose !== undefined);
		case 'combat':
			return tellsOf('combat', false);
		default:
			return isInRecord(condition);
	}
}

/** Whether one that cannot be read may be meant, as none that can be is named. */
const isUnclear = (character: Character, whose: Owner, named: string | undefined): boolean =>
	unreadOfOwner(character, whose).length > 0 && (named === undefined || !findAsset(allOwned(character, whose), named));

function impactHolds(
	condition: Condition & { kind: 'impact' },
	{ track }: MoveRecord,
	character: Character,
): boolean | undefined {
	if (!condition.whose) return isMarked(character, condition.impact) === condition.marked;
	const [owned] = ownedOf(character, condition.whose, track);
	if (isUnclear(character, condition.whose, track)) return undefined;
	return owned && owned.conditions.includes(condition.impact) === condition.marked;
}

function meterHolds(
	{ meter, is, not, whose }: Condition & { kind: 'meter' },
	{ track }: MoveRecord,
	character: Character,
	ruleset: Ruleset,
): boolean | undefined {
	const owned = whose && ownedOf(character, whose, track);
	if (owned && (owned.length !== 1 || isUnclear(character, whose, track))) return undefined;
	const value = owned ? getOwn(owned[0]?.meters, meter)?.value : knownValue(character, meter, ruleset);
	return value === undefined ? undefined : (value === is) !== not;
}

const knownValue = (character: Character, meter: string, ruleset: Ruleset): number | undefined =>
	meter === 'momentum' || meter in character.meters || meterRule(ruleset, meter)
		? valueOf(character, meter, ruleset)
		: onlyOn(character.assets, meter);

/** The value of a meter that exactly one card has. */
function onlyOn(assets: readonly Asset[], meter: string): number | undefined {
	const [only, ...others] = assets.flatMap(({ discarded, meters }) => (discarded ? [] : (getOwn(meters, meter) ?? [])));
	return others.length === 0 ? only?.value : undefined;
}

/** Whether this record marked the last box; `undefined` without any written threat, since only the player knows. */
function isFilled(what: 'menace', { done }: MoveRecord, { tracks }: Character): boolean | undefined {
	const isLast = (line: Change) => line.kind === 'value' && line.what === what && Number(line.to) >= MAX_TICKS;
	return tracks.some(({ kind }) => kind === 'threat') ? done.some(isLast) : undefined;
}

/** `undefined` if no track of the kind was ever written down, since only the player knows. */
function remains(kind: string, { track }: MoveRecord, { tracks }: Character): boolean | undefined {
	const ofKind = tracks.filter(other => other.kind === kind);
	if (ofKind.length === 0) return undefined;
	return ofKind.some(other => other.status === 'open' && (track === undefined || !isSameName(other.name, track)));
}

/** The condition in words, to follow "only if". */
export function conditionWords(condition: Condition): string {
	switch (condition.kind) {
		case 'impact':
			return [condition.whose && `the ${condition.whose} is`, !condition.marked && 'not', condition.impact]
				.filter(Boolean)
				.join(' ');
		case 'meter':
			return [condition.whose, condition.meter, 'is', condition.not && 'not', condition.is].filter(isSaid).join(' ');
		case 'bond':
			return condition.shared ? 'you share a bond' : 'you share no bond';
		case 'from':
			return `made because of ${condition.on ? `a ${outcomeName(condition.on)} on ` : ''}${condition.move}`;
		case 'combat':
			return condition.position;
		case 'remains':
			return `any ${condition.track} remains`;
		case 'die':
			return `the action die is ${condition.is}`;
		case 'match':
			return condition.matched ? 'the dice match' : 'the dice do not match';
		case 'full':
			return `the last box of ${condition.what} was marked`;
		case 'rolled':
			return `rolled +${condition.option}`;
		case 'vehicle':
			return `it is ${condition.type === 'incidental' ? 'an' : 'a'} ${condition.type} vehicle`;
	}
}

const isSaid = (word: string | number | false | undefined): boolean => word !== undefined && word !== false;
