import type { Move } from '../../rules/move';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character';
import { fitsMove } from '../../play/character';
import { ACTION_DIE_SIDES } from '../../play/dice';
import type { Odds } from '../../play/odds';
import { oddsOfAction, oddsOfScore } from '../../play/odds';
import type { Add } from '../../play/record';
import type { RollWishes } from '../../play/roll-call';
import type { OfferedOption } from '../../play/roll-options';
import { isProgressMove, offeredOptions } from '../../play/roll-options';
import { bookCost, sufferMove } from '../../play/suffer';
import { readTableDice, wholeNumber } from '../move-card/table-dice';
import { letterKeys } from './letter-keys';

/** What the player has said so far about one move: the fields as they were typed. */
export interface RollForm {
	readonly move: Move;
	/** Index of the roll option; absent while several can be rolled and none is chosen. */
	readonly selected?: number;
	/** Values that the character's note does not have, by the option's name. */
	readonly values: Readonly<Record<string, string>>;
	readonly adds: readonly TypedAdd[];
	/** Waiting bonuses that are not to be spent now, by their text. */
	readonly saved: readonly string[];
	/** Dice that fell on the table: "4 3 9". */
	readonly dice: string;
	readonly presetActionDie?: number;
	/** Full boxes of the track. */
	readonly progress: string;
	/** How much is suffered: 1 minor, 2 serious, 3 major. */
	readonly cost: number;
}

export interface TypedAdd {
	readonly amount: string;
	readonly reason: string;
}

/** The form as it is drawn. */
export interface RollFormView {
	readonly kind: 'action' | 'progress' | 'no_roll';
	readonly options: readonly OptionRow[];
	readonly next: readonly NextRow[];
	/** The option whose value the sheet does not have, when that one is chosen. */
	readonly asksValueOf?: string;
	readonly asksCost: boolean;
	/** "iron 3 + 1 + 1 = 5"; absent while something of it is missing. */
	readonly sum?: string;
	/** What is missing or wrong, in the order of the fields. */
	readonly problems: readonly FieldProblem[];
	/** What to roll with; absent while there are problems. */
	readonly wishes?: RollWishes;
}

export interface OptionRow extends OfferedOption {
	readonly key?: string;
	readonly isSelected: boolean;
	/** With everything that is added; absent when the value is not known. */
	readonly odds?: Odds;
}

export interface NextRow {
	readonly text: string;
	/** What is added in all, and how many bonuses of this text that is. */
	readonly add: number;
	readonly count: number;
	readonly isSpent: boolean;
}

export type RollField =
	{ readonly kind: 'option' | 'value' | 'progress' | 'dice' } | { readonly kind: 'add'; readonly index: number };

export interface FieldProblem {
	readonly field: RollField;
	readonly message: string;
	/** Nothing was typed yet: it is said when the player wants to roll, not before. */
	readonly isMissing: boolean;
}

const MAX_PROGRESS = 10;

/** An untouched form. What the rules leave no choice about is chosen. */
export function newRollForm(move: Move, character: Character, ruleset: Ruleset): RollForm {
	const isOnlyOption = offeredOptions(move, character, ruleset).length === 1;
	return {
		move,
		...(isOnlyOption ? { selected: 0 } : {}),
		values: {},
		adds: [],
		saved: [],
		dice: '',
		progress: '',
		cost: 1,
	};
}

export function rollFormView(form: RollForm, before: Character, ruleset: Ruleset): RollFormView {
	const { move } = form;
	const character = afterCost(form, before, ruleset);
	const kind = isProgressMove(move) ? 'progress' : move.roll_type === 'no_roll' ? 'no_roll' : 'action';
	const offered = kind === 'no_roll' ? [] : offeredOptions(move, character, ruleset);
	const next = kind === 'action' ? waitingFor(move, character, form.saved) : [];
	const added = addedBy(form.adds) + spentBonus(next);
	const keys = letterKeys(offered.map(({ name }) => name));
	const options = offered.map((option, index): OptionRow => {
		const { [index]: key } = keys;
		const value = kind === 'progress' ? readProgress(form.progress) : (option.value ?? typedValue(form, option));
		return {
			...option,
			...(key ? { key } : {}),
			...(value === undefined ? {} : { value, odds: oddsFor(kind, value + added, form, character) }),
			isSelected: index === form.selected,
		};
	});
	const chosen = form.selected === undefined ? undefined : offered[form.selected];
	const asksValueOf = kind === 'action' && chosen && chosen.value === undefined ? chosen.name : undefined;
	const problems = problemsOf(form, kind, options, asksValueOf);
	const sum = sumWords(options, form.adds, spentBonus(next));
	return {
		kind,
		options,
		next,
		...(asksValueOf === undefined ? {} : { asksValueOf }),
		asksCost: sufferMove(move.name) !== undefined,
		...(kind === 'action' && sum ? { sum } : {}),
		problems,
		...(problems.length > 0 ? {} : { wishes: wishesOf(form, kind, chosen, next) }),
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
	const suffer = sufferMove(move.name);
	return suffer ? bookCost(suffer, cost, character, ruleset).character : character;
}

/** A row that was opened and left empty is no add. */
const isEmpty = ({ amount, reason }: TypedAdd): boolean => amount.trim() === '' && reason.trim() === '';

const readAdds = (adds: readonly TypedAdd[]): readonly Add[] =>
	adds.flatMap(({ amount, reason }) => {
		const number = wholeNumber(amount);
		return number === undefined ? [] : [{ amount: number, reason: reason.trim() }];
	});

const addedBy = (adds: readonly TypedAdd[]): number => readAdds(adds).reduce((sum, { amount }) => sum + amount, 0);

const typedValue = (form: RollForm, { name }: OfferedOption): number | undefined =>
	wholeNumber(form.values[name] ?? '');

function readProgress(text: string): number | undefined {
	const boxes = wholeNumber(text);
	return boxes !== undefined && boxes >= 0 && boxes <= MAX_PROGRESS ? boxes : undefined;
}

/** A progress score is compared as it is: there is no action die, and nothing is added. */
function oddsFor(kind: RollFormView['kind'], score: number, form: RollForm, character: Character): Odds {
	if (kind === 'progress') return oddsOfScore(score);
	return oddsOfAction(score, character.momentum, actionDieOf(form));
}

/** Dice on the table say the action die too. */
function actionDieOf({ dice, presetActionDie }: RollForm): number | undefined {
	const thrown = presetActionDie === undefined ? readTableDice(dice, 'action') : undefined;
	return thrown?.ok ? thrown.value.actionDie : presetActionDie;
}

function sumWords(options: readonly OptionRow[], adds: readonly TypedAdd[], bonus: number): string | undefined {
	const chosen = options.find(({ isSelected }) => isSelected);
	if (chosen?.value === undefined) return undefined;
	const parts = [...readAdds(adds).map(({ amount }) => amount), bonus].filter(part => part !== 0);
	const total = parts.reduce((sum, part) => sum + part, chosen.value);
	const terms = parts.map(part => ` ${part < 0 ? '−' : '+'} ${Math.abs(part)}`).join('');
	return `${chosen.name} ${chosen.value}${terms}${terms ? ` = ${total}` : ''}`;
}

function problemsOf(
	form: RollForm,
	kind: RollFormView['kind'],
	options: readonly OptionRow[],
	asksValueOf: string | undefined,
): readonly FieldProblem[] {
	if (kind === 'no_roll') return [];
	return [
		...optionProblem(options),
		...(asksValueOf === undefined ? [] : valueProblem(asksValueOf, form.values[asksValueOf] ?? '')),
		...(kind === 'progress' ? progressProblem(form.progress) : form.adds.flatMap(addProblem)),
		...diceProblem(form, kind),
	];
}

function optionProblem(options: readonly OptionRow[]): readonly FieldProblem[] {
	if (options.length === 0 || options.some(({ isSelected }) => isSelected)) return [];
	return [{ field: { kind: 'option' }, message: 'Choose what to roll with.', isMissing: true }];
}

function valueProblem(name: string, text: string): readonly FieldProblem[] {
	if (wholeNumber(text) !== undefined) return [];
	const message = `Write how much ${name} you roll with, as a number.`;
	return [{ field: { kind: 'value' }, message, isMissing: text.trim() === '' }];
}

function progressProblem(text: string): readonly FieldProblem[] {
	if (readProgress(text) !== undefined) return [];
	const message = 'Write how many boxes of the track are full, 0 to 10.';
	return [{ field: { kind: 'progress' }, message, isMissing: text.trim() === '' }];
}

function addProblem(add: TypedAdd, index: number): readonly FieldProblem[] {
	if (isEmpty(add) || wholeNumber(add.amount) !== undefined) return [];
	const message = 'Write what is added as a number, such as 1 or −1.';
	return [{ field: { kind: 'add', index }, message, isMissing: false }];
}

function diceProblem(form: RollForm, kind: 'action' | 'progress'): readonly FieldProblem[] {
	const thrown = readThrown(form, kind);
	if (thrown.ok) return [];
	return thrown.problems.map(({ message }) => ({ field: { kind: 'dice' }, message, isMissing: false }));
}

/** Dice from the table, a preset action die, or both: then only the challenge dice are typed. */
function readThrown(form: RollForm, kind: 'action' | 'progress') {
	const { dice, presetActionDie } = form;
	const preset = kind === 'progress' || presetActionDie === undefined ? {} : { actionDie: presetActionDie };
	if (dice.trim() === '') return { ok: true, value: preset } as const;
	const isChallengeOnly = kind === 'progress' || presetActionDie !== undefined;
	const thrown = readTableDice(dice, isChallengeOnly ? 'progress' : 'action');
	return thrown.ok ? ({ ok: true, value: { ...thrown.value, ...preset } } as const) : thrown;
}

function wishesOf(
	form: RollForm,
	kind: RollFormView['kind'],
	chosen: OfferedOption | undefined,
	next: readonly NextRow[],
): RollWishes {
	const cost = sufferMove(form.move.name) ? { cost: form.cost } : {};
	if (kind === 'no_roll') return cost;
	const thrown = readThrown(form, kind);
	const dice = thrown.ok && Object.keys(thrown.value).length > 0 ? { thrown: thrown.value } : {};
	const progress = kind === 'progress' ? readProgress(form.progress) : undefined;
	const adds = kind === 'action' ? readAdds(form.adds) : [];
	const spent = next.flatMap(({ text, count, isSpent }) => (isSpent ? Array<string>(count).fill(text) : []));
	return {
		...(chosen ? { roll: rollOf(form, kind, chosen) } : {}),
		...(adds.length > 0 ? { adds } : {}),
		...(spent.length > 0 ? { next: spent } : {}),
		...(progress === undefined ? {} : { progress }),
		...cost,
		...dice,
	};
}

/** A number is named only where the sheet has none: it would override the sheet. */
function rollOf(form: RollForm, kind: RollFormView['kind'], chosen: OfferedOption): NonNullable<RollWishes['roll']> {
	const value = kind === 'action' && chosen.value === undefined ? typedValue(form, chosen) : undefined;
	return { option: chosen.name, ...(value === undefined ? {} : { value }) };
}

/** The faces that the action die can be preset to. */
export const ACTION_FACES: readonly number[] = Array.from({ length: ACTION_DIE_SIDES }, (_, i) => i + 1);
