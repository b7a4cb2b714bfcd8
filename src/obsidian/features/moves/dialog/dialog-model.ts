import type { Effect } from '../../../../rules/effects/effect';
import type { Move, TriggerAdd } from '../../../../rules/move';
import type { Rulebook } from '../../../../rules/rulebook';
import type { Ruleset } from '../../../../rules/ruleset';
import type { AbilityOffer, AbilityReminder } from '../../../../play/assets/abilities/offers';
import { abilitiesOn } from '../../../../play/assets/abilities/offers';
import { countsFor, isRolled } from '../../../../play/agenda';
import { connectionOf, connectionsToName } from '../../../../play/roll/bond-adds';
import type { Character } from '../../../../play/character/character';
import { fitsMove } from '../../../../play/character/next-bonus';
import type { ConnectionAid } from '../../../../play/roll/connection-aid';
import { connectionAids } from '../../../../play/roll/connection-aid';
import { ACTION_DIE_SIDES } from '../../../../play/roll/dice';
import type { Odds } from '../../../../play/roll/odds';
import { oddsOfAction, oddsOfScore } from '../../../../play/roll/odds';
import type { Add } from '../../../../play/record/record';
import { newCall } from '../../../../play/record/record';
import { sumOfAdds } from '../../../../play/roll/roll';
import type { RollInput } from '../../../../play/roll/roll-wishes';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import { isProgressMove, offeredOptions } from '../../../../play/roll/roll-options';
import { bookCost, sufferMove } from '../../../../play/suffer/suffer';
import type { Track } from '../../../../play/tracks/track';
import type { AbilityOption } from '../card/abilities';
import { abilityOptions, addsOf, inUse, presetOf } from '../card/abilities';
import { aidsTicked } from '../card/connections';
import type { TrackOption } from '../card/track-options';
import { trackOptions } from '../card/track-options';
import { addsTicked, tickedFor } from '../card/trigger-adds';
import type { FieldProblem } from './form-problems';
import { problemsOf } from './form-problems';
import { letterKeys } from './letter-keys';
import type { OptionRow, RollForm, TypedAdd } from './roll-form';
import { actionDieOf, readAdds, readProgress, readThrown, typedValue } from './roll-form';

export type { FieldProblem, RollField } from './form-problems';
export type { RollForm, TypedAdd } from './roll-form';

/** The form as it is drawn. */
export interface RollFormView {
	readonly kind: 'action' | 'progress' | 'no_roll';
	readonly options: readonly OptionRow[];
	readonly next: readonly NextRow[];
	/** What the trigger adds under conditions that the player judges. */
	readonly triggerAdds: readonly TriggerAdd[];
	/** The connections that may aid the move. */
	readonly aids: readonly ConnectionAid[];
	/** The abilities of assets that fit the move. */
	readonly abilities: readonly AbilityOffer[];
	/** Abilities that are not understood, to be kept in mind. */
	readonly reminders: readonly AbilityReminder[];
	/** The connections that it may be about, where that matters. */
	readonly connections: readonly Track[];
	/** Full boxes are asked for: there is no track to look them up on. */
	readonly asksProgress: boolean;
	/** The option whose value the sheet does not have, when that one is chosen. */
	readonly asksValueOf?: string;
	/** How much a suffer move can take, when it must be said; none otherwise. */
	readonly costs: readonly CostRow[];
	/** "iron 3 + 1 + 1 = 5"; absent while something of it is missing. */
	readonly sum?: string;
	/** What is missing or wrong, in the order of the fields. */
	readonly problems: readonly FieldProblem[];
	/** What to roll with; absent while there are problems. */
	readonly wishes?: RollInput;
}

interface NextRow {
	readonly text: string;
	/** What is added in all, and how many bonuses of this text that is. */
	readonly add: number;
	readonly count: number;
	readonly isSpent: boolean;
}

type Offered = OfferedOption | TrackOption | AbilityOption;

/** An untouched form. What the rules leave no choice about is chosen. */
export function newRollForm(move: Move, character: Character, book: Rulebook): RollForm {
	const isOnlyOption = optionsOf(move, character, book).length === 1;
	const about = connectionOf(newCall(move.name), character, book);
	const isAsked = connectionsToName(newCall(move.name), move, character, book).length > 0;
	return {
		move,
		...(isOnlyOption ? { selected: 0 } : {}),
		values: {},
		adds: [],
		triggerAdds: tickedFor(book.triggerAddsOf(move), [], about),
		aids: [],
		abilities: [],
		...(about && isAsked ? { connection: about.name } : {}),
		saved: [],
		dice: '',
		progress: '',
		cost: 1,
	};
}

interface CostRow {
	readonly cost: number;
	readonly words: string;
}

const GRADED: readonly CostRow[] = [
	{ cost: 1, words: 'Minor, 1' },
	{ cost: 2, words: 'Serious, 2' },
	{ cost: 3, words: 'Major, 3' },
];

/** An epic foe of classic inflicts 5 harm. */
const PLAIN: readonly CostRow[] = [1, 2, 3, 4, 5].map(cost => ({ cost, words: String(cost) }));

/** Minor, serious or major where the move says so; else a plain amount. */
function costsOf(move: Move, book: Rulebook): readonly CostRow[] {
	const isGraded = (effect: Effect) => effect.kind === 'meter' && Array.isArray(effect.by);
	return book.effectsOf(move).always.some(isGraded) ? GRADED : PLAIN;
}

/** The open tracks that a progress move can be made against; else what is rolled. */
function optionsOf(move: Move, character: Character, book: Rulebook): readonly (OfferedOption | TrackOption)[] {
	if (move.roll_type === 'no_roll') return [];
	const tracks = trackOptions(move, character, book);
	return tracks.length > 0 ? tracks : offeredOptions(move, character, book.ruleset);
}

export function rollFormView(form: RollForm, before: Character, book: Rulebook): RollFormView {
	const { move } = form;
	const character = afterCost(form, before, book.ruleset);
	const about = form.connection === undefined ? {} : { track: form.connection };
	const kind = isProgressMove(move)
		? 'progress'
		: isRolled(move, newCall(move.name, about), character, book)
			? 'action'
			: 'no_roll';
	const { offers, reminders } = abilitiesOn(move, {}, character, book);
	const offered: readonly Offered[] = [
		...(kind === 'no_roll' ? [] : optionsOf(move, character, book)),
		...(kind === 'action' ? abilityOptions(offers) : []),
	];
	const asksCost = sufferMove(move.name, book.ruleset) !== undefined;
	const asksProgress = kind === 'progress' && offered.every(({ value }) => value === undefined);
	const chosen = form.selected === undefined ? undefined : offered[form.selected];
	const next = kind === 'action' ? waitingFor(move, character, form.saved) : [];
	const aids = connectionAids(move, newCall(move.name, about), character, book.ruleset);
	const aided = aidsTicked(aids, form.aids);
	const used = inUse(offers, form.abilities, chosen);
	const isGiven = used.some(({ as }) => as !== undefined);
	const typed = addedBy(form.adds) + sumOfAdds(aided) + spentBonus(next);
	const counts = countsFor(move, character, book);
	const keys = letterKeys(offered.map(({ name }) => name));
	const options = offered.map((option, index): OptionRow => {
		const { [index]: key } = keys;
		const value = option.value ?? (kind === 'progress' ? readProgress(form.progress) : typedValue(form, option));
		const using = inUse(offers, form.abilities, option);
		const added = typed + sumOfAdds([...addsTicked(form.triggerAdds, option.name), ...addsOf(using)]);
		return {
			...option,
			...(key ? { key } : {}),
			...(value === undefined
				? {}
				: { value, odds: oddsFor(kind, value + added, actionDieOf(form) ?? presetOf(using), character, counts) }),
			isSelected: index === form.selected,
		};
	});
	const asksValueOf = kind === 'action' && chosen && chosen.value === undefined ? chosen.name : undefined;
	const problems = isGiven ? [] : problemsOf(form, kind, options, asksProgress, asksValueOf);
	const sum = sumWords(
		options,
		[...addsTicked(form.triggerAdds, chosen?.name), ...aided, ...addsOf(used), ...readAdds(form.adds)],
		spentBonus(next),
	);
	return {
		kind,
		options,
		next,
		triggerAdds: kind === 'action' ? book.triggerAddsOf(move) : [],
		aids,
		abilities: offers,
		reminders,
		connections: connectionsToName(newCall(move.name), move, character, book),
		asksProgress,
		...(asksValueOf === undefined ? {} : { asksValueOf }),
		costs: asksCost ? costsOf(move, book) : [],
		...(kind === 'action' && sum ? { sum } : {}),
		problems,
		...(problems.length > 0 ? {} : { wishes: wishesOf(form, kind, asksCost, chosen, next, aided, used) }),
	};
}

/** The option one step up or down, round the ends; the first step takes the first or the last. */
export function stepped(selected: number | undefined, by: 1 | -1, count: number): number | undefined {
	if (count === 0) return undefined;
	if (selected === undefined) return by === 1 ? 0 : count - 1;
	return (selected + by + count) % count;
}

/** The bonuses that may be spent on this move; equal ones are one row, spent or saved together. */
function waitingFor(move: Move, character: Character, saved: readonly string[]): readonly NextRow[] {
	const waiting = character.next.filter(bonus => fitsMove(bonus, move.name));
	return [...new Set(waiting.map(({ text }) => text))].map(text => {
		const equal = waiting.filter(bonus => bonus.text === text);
		const add = equal.reduce((sum, bonus) => sum + bonus.add, 0);
		return { text, add, count: equal.length, isSpent: !saved.includes(text) };
	});
}

const spentBonus = (next: readonly NextRow[]): number =>
	next.reduce((sum, { add, isSpent }) => (isSpent ? sum + add : sum), 0);

/** A cost comes before the roll, which is made with what is left. */
function afterCost({ move, cost }: RollForm, character: Character, ruleset: Ruleset): Character {
	const suffer = sufferMove(move.name, ruleset);
	return suffer ? bookCost(suffer, cost, character, ruleset).character : character;
}

const addedBy = (adds: readonly TypedAdd[]): number => readAdds(adds).reduce((sum, { amount }) => sum + amount, 0);

/** A progress score is compared as it is: there is no action die, and nothing is added. */
function oddsFor(
	kind: RollFormView['kind'],
	score: number,
	die: number | undefined,
	{ momentum }: Character,
	counts: ReturnType<typeof countsFor>,
): Odds {
	return kind === 'progress' ? oddsOfScore(score, counts) : oddsOfAction(score, momentum, die, counts);
}

function sumWords(options: readonly OptionRow[], adds: readonly Add[], bonus: number): string | undefined {
	const chosen = options.find(({ isSelected }) => isSelected);
	if (chosen?.value === undefined) return undefined;
	const parts = [...adds.map(({ amount }) => amount), bonus].filter(part => part !== 0);
	const total = parts.reduce((sum, part) => sum + part, chosen.value);
	const terms = parts.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('');
	return `${chosen.name} ${chosen.value}${terms}${terms ? ` = ${total}` : ''}`;
}

function wishesOf(
	form: RollForm,
	kind: RollFormView['kind'],
	asksCost: boolean,
	chosen: Offered | undefined,
	next: readonly NextRow[],
	aided: readonly Add[],
	used: readonly AbilityOffer[],
): RollInput {
	const cost = asksCost ? { cost: form.cost } : {};
	const about = form.connection === undefined ? {} : { track: form.connection };
	const abilities = used.length > 0 ? { abilities: used.map(offer => offer.used) } : {};
	if (kind === 'no_roll' || used.some(({ as }) => as !== undefined)) return { ...about, ...abilities, ...cost };
	const thrown = readThrown(form, kind);
	const dice = thrown.ok && Object.keys(thrown.value).length > 0 ? { thrown: thrown.value } : {};
	if (chosen && 'track' in chosen) return { track: chosen.track, ...abilities, ...dice };
	const progress = kind === 'progress' && chosen?.value === undefined ? readProgress(form.progress) : undefined;
	const adds =
		kind === 'action' ? [...addsTicked(form.triggerAdds, chosen?.name), ...aided, ...readAdds(form.adds)] : [];
	const spent = next.flatMap(({ text, count, isSpent }) => (isSpent ? Array<string>(count).fill(text) : []));
	return {
		...about,
		...abilities,
		...(chosen ? { roll: rollOf(form, kind, chosen) } : {}),
		...(adds.length > 0 ? { adds } : {}),
		...(spent.length > 0 ? { next: spent } : {}),
		...(progress === undefined ? {} : { progress }),
		...cost,
		...dice,
	};
}

/** A number is named only where the sheet has none: it would override the sheet. */
function rollOf(form: RollForm, kind: RollFormView['kind'], chosen: Offered): NonNullable<RollInput['roll']> {
	const isOfCard = 'ability' in chosen;
	const typed = kind === 'action' && chosen.value === undefined ? typedValue(form, chosen) : undefined;
	const value = isOfCard ? (chosen.value ?? typed) : typed;
	return { option: chosen.name, ...(value === undefined ? {} : { value }) };
}

/** The faces that the action die can be preset to. */
export const ACTION_FACES: readonly number[] = Array.from({ length: ACTION_DIE_SIDES }, (_, i) => i + 1);
