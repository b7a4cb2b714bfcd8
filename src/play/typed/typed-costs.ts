import type { Move } from '../../rules/move';
import { foldText } from '../../rules/search/folded-text';
import { costChoices, costProblem, degreesOf, foesAt } from '../suffer/cost-choices';
import { sufferMove } from '../suffer/suffer';
import type { SufferMove } from '../suffer/suffer';
import { harmOf } from '../tracks/track';
import { matchesName } from './matches-name';
import type { TypedAt } from './typed-offer';
import type { TypedWords } from './typed-words';

/** The words after the name of a move, and what else was typed. */
interface Priced {
	readonly rest: readonly string[];
	readonly typed: TypedWords;
}

/** The cost of a suffer move as its first number, where it was typed as `extreme`, `(−2)`, `-2` or a foe's name. */
export function withCostAsNumber(move: Move, rest: readonly string[], typed: TypedWords, at: TypedAt): Priced {
	const suffer = sufferMove(move.name, at.book.ruleset);
	if (!suffer) return { rest, typed };
	const [only, ...others] = typed.adds;
	if (only && only.amount < 0 && isOfCost(only.reason, suffer) && others.length === 0 && typed.numbers.length === 0)
		return { rest, typed: { ...typed, adds: [], numbers: [-only.amount] } };
	for (const [i, word] of rest.entries()) {
		const amount = amountOf(word, suffer);
		if (amount !== undefined)
			return { rest: rest.filter((_, other) => other !== i), typed: { ...typed, numbers: [amount, ...typed.numbers] } };
	}
	const foe = rest.length > 0 && suffer.by_rank ? foeCalled(rest, at) : undefined;
	return foe === undefined ? { rest, typed } : { rest: [], typed: { ...typed, numbers: [foe, ...typed.numbers] } };
}

/** `-1 health`, at Endure Harm. */
const isOfCost = (reason: string, { meter }: SufferMove): boolean =>
	reason === '' || foldText(reason).letters === foldText(meter).letters;

const amountOf = (word: string, suffer: SufferMove): number | undefined => {
	const [, number] = /^\([-−–]?(\d{1,3})\)$/.exec(word) ?? [];
	if (number !== undefined) return Number(number);
	const { letters } = foldText(word);
	const found = degreesOf(suffer).findIndex(degree => letters.length > 1 && degree.startsWith(letters));
	return found < 0 ? undefined : found + 1;
};

const foeCalled = (words: readonly string[], { character: { tracks } }: TypedAt): number | undefined => {
	const foe = foesAt(tracks, undefined).find(({ name }) => matchesName(name, words.join(' ')));
	return foe && harmOf(foe);
};

/** The costs to offer: the typed one, else all, what a foe inflicts first; a single one without a cost if there is none. */
export function costsOf(
	move: Move,
	{ numbers }: TypedWords,
	{ book, character }: TypedAt,
): readonly { readonly cost?: number }[] {
	const suffer = sufferMove(move.name, book.ruleset);
	if (!suffer) return [{}];
	const [cost] = numbers;
	if (cost !== undefined && isCostTyped(numbers)) return [{ cost }];
	return costChoices(suffer, character.tracks).map(({ amount }) => ({ cost: amount }));
}

/** Why the typed cost is none that the move can have. */
export function typedCostProblem(
	move: Move,
	{ numbers }: TypedWords,
	{ book, character }: TypedAt,
): string | undefined {
	const suffer = sufferMove(move.name, book.ruleset);
	const [cost] = numbers;
	return suffer && cost !== undefined && isCostTyped(numbers) ? costProblem(suffer, cost, character.tracks) : undefined;
}

/** The foes that inflict a cost, for its offer. */
export function foesWithHarm(move: Move, cost: number | undefined, { book, character }: TypedAt): readonly string[] {
	const suffer = sufferMove(move.name, book.ruleset);
	const choices = suffer && cost !== undefined ? costChoices(suffer, character.tracks) : [];
	return choices.find(({ amount }) => amount === cost)?.foes ?? [];
}

const DICE = 3;

/** Whether a cost was typed before the dice of a suffer move. */
export const isCostTyped = ({ length }: readonly number[]): boolean => length === 1 || length > DICE;
