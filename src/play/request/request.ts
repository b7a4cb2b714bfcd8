import { given } from '../../rules/collections';
import type { Move } from '../../rules/move';
import type { Problem } from '../../rules/problem';
import type { Rulebook } from '../../rules/rulebook';
import { countsSegments, TRACK_KINDS } from '../../rules/track-kind';
import { isSameName } from '../../rules/search/folded-name';
import { t } from '../../language/text';
import { drawn } from '../../language/drawn';
import { abilitiesOn, type AbilityOffer } from '../abilities/offers';
import type { Character } from '../character/character';
import { decidedByNotes, namesToSay, optionsOfCall } from '../moves/decided-by-notes';
import { checkedThrow } from '../moves/roll-move';
import { readAnswer } from '../new-track/new-track';
import type { Answer, Asks } from '../record/pending-step';
import type { Add } from '../record/record';
import { newCall } from '../record/record';
import type { Situation } from '../record/situation';
import { assetsOf } from '../roll/asset-meant';
import type { RollInput } from '../roll/roll-input';
import type { OfferedOption } from '../roll/roll-options';
import { afterCost, isProgressMove, noValueFor, printedOptions } from '../roll/roll-options';
import type { TrackOption } from '../roll/track-options';
import { trackOptions } from '../roll/track-options';
import { refusedAction, toldOfAction, wrongSpecial } from '../roll/value-in-limits';
import { aboutByDefault, begunWithoutRoll, isRolled, mayTakeIt, namedBeforehand, trackKindsOf } from '../steps/agenda';
import { costChoices, costProblem, degreesOf } from '../suffer/cost-choices';
import { sufferMove } from '../suffer/suffer';
import { openTracks } from '../tracks/track';
import { demandOf } from '../moves/trigger-demands';

/** A wish for a roll, in names and numbers, whoever states it: typed text, the form, the API, *Continue*. */
export interface RollRequest {
	readonly option?: string;
	/** The track, connection, companion or vehicle that it is about. */
	readonly about?: string;
	readonly cost?: number;
	readonly resists?: false;
	/** Ids of ability offers. */
	readonly abilities?: readonly string[];
	readonly adds?: readonly Add[];
	readonly dice?: readonly number[];
	readonly begin?: Answer;
}

type FieldKey = keyof RollRequest | 'demand';

/** A way to fill a field, by its name in a request or by other words. */
export interface Choice {
	readonly name: string;
	readonly others?: readonly string[];
	/** What it does, in words. */
	readonly words?: string;
	readonly option?: OfferedOption | TrackOption;
	readonly ability?: AbilityOffer;
	readonly amount?: number;
}

/** What a roll can be asked for, with the values it may have here. */
export interface Field {
	readonly key: FieldKey;
	readonly choices: readonly Choice[];
	/** It takes other values than the choices: adds, dice, a name. */
	readonly isOpen?: true;
	readonly isMany?: true;
	/** The move cannot be rolled without it. */
	readonly isNeeded?: true;
	readonly asks?: Asks;
	/** The meter that a cost is of. */
	readonly words?: string;
	/** How many dice. */
	readonly count?: number;
	/** What is wrong with what the request says. */
	readonly problem?: string;
	/** A value on the sheet that is beyond its limits; the roll may be made. */
	readonly told?: readonly Problem[];
}

/** A move, and who makes it. */
export interface Wished {
	readonly move: Move;
	readonly character: Character;
	readonly book: Rulebook;
}

type RollKind = 'action' | 'progress' | 'no_roll';

export const situationOf = ({ move, character, book }: Wished, said: RollRequest = {}): Situation => ({
	record: newCall(move.name, { adds: said.adds ?? [], ...given({ track: said.about }) }),
	character,
	book,
});

export function kindOf(wished: Wished, said: RollRequest = {}): RollKind {
	if (said.resists === false) return 'no_roll';
	if (isProgressMove(wished.move)) return 'progress';
	return isRolled(situationOf(wished, said), wished.move) ? 'action' : 'no_roll';
}

/** The character after the cost, which is paid before the roll. */
export const payingFor = ({ move, character, book }: Wished, { cost, about }: RollRequest): Character =>
	cost === undefined ? character : afterCost(move, { amount: cost, named: about }, character, book);

/** The fields of a request, in the order of the form. */
export function fieldsOf(wished: Wished, said?: RollRequest): readonly Field[] {
	if (said) return fieldsFor(wished, said);
	const known = untouched.get(wished.character) ?? new Map<Move, readonly Field[]>();
	untouched.set(wished.character, known);
	const fields = known.get(wished.move) ?? fieldsFor(wished, {});
	known.set(wished.move, fields);
	return fields;
}

/** The fields while nothing is said yet, which each key that is typed asks for several times. */
const untouched = new WeakMap<Character, Map<Move, readonly Field[]>>();

function fieldsFor(wished: Wished, said: RollRequest): readonly Field[] {
	const kind = kindOf(wished, said);
	const about = aboutField(wished, said, kind);
	return [
		demandField(wished),
		beginField(wished, said),
		costField(wished, said),
		resistField(wished, said),
		about,
		optionField(wished, said, kind),
		abilityField(wished, about?.choices ?? [], kind),
		addField(kind),
		diceField(said, kind),
	].flatMap(field => field ?? []);
}

function demandField(wished: Wished): Field | undefined {
	const { move, character, book } = wished;
	const problem = demandOf(move, character, book);
	return problem === undefined ? undefined : { key: 'demand', choices: [], problem };
}

function beginField(wished: Wished, { begin }: RollRequest): Field | undefined {
	const asks = namedBeforehand(situationOf(wished)) ?? begunWithoutRoll(situationOf(wished))?.asks;
	if (!asks) return undefined;
	const choices = asks.ranks.map((rank): Choice => ({ name: rank, others: [drawn(rank)] }));
	const checked = begin && readAnswer(begin, asks);
	const problem = checked && !checked.ok ? wordsOf(checked.problems) : undefined;
	return { key: 'begin', choices, isOpen: true, asks, ...given({ problem }) };
}

export function costField(wished: Wished, { cost, about }: RollRequest): Field | undefined {
	const { move, character, book } = wished;
	const suffer = sufferMove(move.name, book.ruleset, character);
	if (!suffer) return undefined;
	const degrees = degreesOf(suffer);
	const choices = costChoices(suffer, character.tracks, about).map(({ amount, foes }): Choice => {
		const degree = degrees[amount - 1] ?? '';
		return {
			name: String(amount),
			amount,
			others: [degree, drawn(degree), ...foes].filter(Boolean),
			words: foes.join(', '),
		};
	});
	const problem = cost === undefined ? undefined : costProblem(suffer, cost, character.tracks);
	return { key: 'cost', choices, isNeeded: true, words: suffer.meter, ...given({ problem }) };
}

/** A suffer move may be left at its cost. */
function resistField(wished: Wished, { cost, about }: RollRequest): Field | undefined {
	const { move, character, book } = wished;
	if (!sufferMove(move.name, book.ruleset, character)) return undefined;
	if (cost !== undefined) {
		const record = newCall(move.name, { cost: { amount: cost, paid: false }, ...given({ track: about }) });
		if (!mayTakeIt({ record, character, book })) return undefined;
	}
	return { key: 'resists', choices: [{ name: 'no roll', others: [t('no roll')] }] };
}

function aboutField(wished: Wished, { about }: RollRequest, kind: RollKind): Field | undefined {
	const { move, character, book } = wished;
	if (kind === 'progress') return undefined;
	const assets = assetsOf(move, character, book);
	const kinds = trackKindsOf(move, book);
	const open =
		move.roll_type === 'no_roll' ? kinds : TRACK_KINDS.filter(each => !countsSegments(each) || kinds.includes(each));
	const known = assets.length > 0 ? assets : openTracks(character.tracks, open);
	if (known.length === 0) return undefined;
	const choices = known.map(({ name }): Choice => ({ name }));
	const needed = namesToSay(situationOf(wished), move);
	const isUnknown = about !== undefined && !known.some(({ name }) => isSameName(name, about));
	const problem = isUnknown ? t('“{about}” is not there.', { about }) : undefined;
	return { key: 'about', choices, ...(needed.length > 0 ? { isNeeded: true } : {}), ...given({ problem }) };
}

function optionField(wished: Wished, said: RollRequest, kind: RollKind): Field | undefined {
	if (kind === 'no_roll') return undefined;
	const { move, character, book } = wished;
	const offered = optionsAt(wished, said);
	const paid = payingFor(wished, said);
	const printed = printedOptions(move, paid, book.ruleset, said.about);
	const more = abilitiesOn(move, {}, character, book).flatMap(ability =>
		ability.options.map((option): Choice => ({ name: option.name, option, ability })),
	);
	const own = [...offered, ...printed.filter(({ name }) => !offered.some(other => other.name === name))];
	const choices = [
		...own.map((option): Choice => {
			const isPicked = offered.includes(option) || offered.length === 0;
			return {
				name: option.name,
				others: [drawn(option.name)],
				option,
				...(isPicked ? {} : { words: pickedByRules(offered) }),
			};
		}),
		...more,
	];
	const chosen = choices.find(({ name }) => name === said.option)?.option;
	const wrong = chosen && wrongIn(wished, said, kind, chosen);
	return {
		key: 'option',
		choices,
		isNeeded: true,
		...(wrong?.refused === undefined ? {} : { problem: wrong.refused }),
		...(wrong && wrong.told.length > 0 ? { told: wrong.told } : {}),
	};
}

/** The tracks of a progress move, else the options that the rules leave open here. */
export function optionsAt(wished: Wished, said: RollRequest): readonly (OfferedOption | TrackOption)[] {
	const { move, character, book } = wished;
	const call = newCall(move.name, given({ track: said.about }));
	if (!isRolled({ record: call, character, book }, move)) return [];
	const tracks = trackOptions(move, character, book);
	return tracks.length > 0 ? tracks : distinct(optionsOfCall(call, move, payingFor(wished, said), book));
}

const distinct = <T extends OfferedOption>(options: readonly T[]): readonly T[] =>
	options.filter(({ name }, i) => options.findIndex(other => other.name === name) === i);

/** "iron or health, whichever is higher: health 3" */
const pickedByRules = (offered: readonly OfferedOption[]): string =>
	offered.map(({ name, text, value }) => `${text ?? ''}: ${name} ${value ?? '?'}`).join(', ');

function wrongIn(wished: Wished, said: RollRequest, kind: RollKind, option: OfferedOption | TrackOption) {
	const { move, book } = wished;
	if (kind === 'progress') {
		const wrong = 'track' in option ? undefined : wrongSpecial(option.name, wished.character);
		return { refused: wrong?.message, told: wrong ? [wrong] : [] };
	}
	if (option.value === undefined) return { refused: noValueFor(option.name, wished.character), told: [] };
	const paid = payingFor(wished, said);
	const about = said.about ?? aboutByDefault(situationOf(wished), move);
	const rolled = { option: option.name, value: option.value, about };
	const refused = refusedAction(rolled, paid, book.ruleset);
	return refused
		? { refused: refused.message, told: [refused] }
		: { refused: undefined, told: toldOfAction(rolled, paid, book.ruleset) };
}

function abilityField(wished: Wished, about: readonly Choice[], kind: RollKind): Field | undefined {
	const { move, character, book } = wished;
	if (kind === 'no_roll') return undefined;
	const choices = abilitiesOn(move, {}, character, book)
		.filter(ability => mayApply(ability, character))
		.map((ability): Choice => ({
			name: ability.id,
			// A name alone means the companion or vehicle, if the move is about one.
			others: [
				`${ability.asset} ${ability.used.way ?? ''} ${ability.used.ability}`,
				...(about.some(({ name }) => isSameName(name, ability.asset)) ? [] : [ability.asset]),
			],
			words: ability.words,
			ability,
		}));
	return choices.length === 0 ? undefined : { key: 'abilities', choices, isMany: true };
}

/** What cannot apply now, as far as the reading says so. */
const mayApply = ({ when }: AbilityOffer, { combat }: Character): boolean =>
	!(/\boutside of (?:a fight|combat)\b/i.test(when) && combat !== undefined && combat !== 'none') &&
	!(/\bin (?:a fight|combat)\b/i.test(when) && (combat === undefined || combat === 'none'));

const addField = (kind: RollKind): Field | undefined =>
	kind === 'action' ? { key: 'adds', choices: [], isOpen: true, isMany: true } : undefined;

/** Dice rolled at the table: the action die and two challenge dice, or only the latter for a progress move. */
function diceField({ dice }: RollRequest, kind: RollKind): Field | undefined {
	if (kind === 'no_roll') return undefined;
	const count = kind === 'action' ? 3 : 2;
	const problem = dice && diceProblem(dice, count);
	return { key: 'dice', choices: [], isOpen: true, count, ...given({ problem }) };
}

function diceProblem(dice: readonly number[], count: number): string | undefined {
	if (dice.length !== count)
		return count === 3 ? t('action die and two challenge dice: 4 3 9') : t('two challenge dice: 3 9');
	const checked = checkedThrow(thrownBy(dice));
	return checked.ok ? undefined : wordsOf(checked.problems);
}

function thrownBy(dice: readonly number[]) {
	const [first = 0, second = 0, third] = dice;
	return third === undefined
		? { challengeDice: [first, second] as const }
		: { actionDie: first, challengeDice: [second, third] as const };
}

const wordsOf = (problems: readonly Problem[]): string => problems.map(({ message }) => message).join(' ');

/** The input for the roll, or what is wrong with the request. */
export function inputOf(
	wished: Wished,
	said: RollRequest,
): { readonly input?: RollInput; readonly problems: readonly string[]; readonly fields: readonly Field[] } {
	const { move } = wished;
	const fields = fieldsOf(wished, said);
	const of = (key: FieldKey) => fields.find(field => field.key === key);
	const problems = [
		...Object.keys(said)
			.filter(key => !fields.some(field => field.key === key))
			.map(key => t('{move} takes no {key}.', { move: move.name, key })),
		...fields.flatMap(({ key, problem }) => (key === 'demand' ? [] : (problem ?? []))),
	];
	const option = of('option')?.choices.find(({ name }) => name === said.option)?.option;
	const using = of('abilities')?.choices.filter(({ name }) => said.abilities?.includes(name)) ?? [];
	const about = said.about ?? (said.begin ? undefined : aboutByDefault(situationOf(wished), move));
	const input = decidedByNotes(
		situationOf(wished),
		{
			...(option && 'track' in option ? { track: option.track } : option ? { roll: { option: option.name } } : {}),
			...given({ cost: said.cost }),
			...(said.resists === false ? { resists: false } : {}),
			...(about === undefined ? {} : { track: about }),
			...(using.length > 0 ? { abilities: using.flatMap(({ ability }) => ability?.used ?? []) } : {}),
			...(said.adds && said.adds.length > 0 ? { adds: said.adds } : {}),
			...(said.dice ? { thrown: thrownBy(said.dice) } : {}),
			...(said.begin ? { begin: said.begin } : {}),
		},
		move,
	);
	return { ...(problems.length === 0 ? { input } : {}), problems, fields };
}
