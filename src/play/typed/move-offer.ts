import type { Move } from '../../rules/move';
import { given } from '../../rules/collections';
import type { Problem } from '../../rules/problem';
import { OUTCOMES, outcomeName } from '../../rules/outcome';
import type { Rulebook } from '../../rules/rulebook';
import { countsFor, onlyContinued } from '../steps/agenda';
import type { Character } from '../character/character';
import { newCall } from '../record/record';
import { decidedByNotes } from '../moves/decided-by-notes';
import type { Odds } from '../roll/odds';
import { oddsOfAction, oddsOfScore, percentages } from '../roll/odds';
import { sumOfAdds } from '../roll/roll';
import { checkedThrow } from '../moves/roll-move';
import type { OfferedOption } from '../roll/roll-options';
import { afterCost, isProgressMove, noValueFor } from '../roll/roll-options';
import type { RollInput } from '../roll/roll-input';
import type { TrackOption } from '../roll/track-options';
import { refusedAction, toldOfAction, wrongSpecial } from '../roll/value-in-limits';
import { foesWithHarm, isCostTyped } from './typed-costs';
import type { TypedAt, TypedOffer } from './typed-offer';
import type { TypedWords } from './typed-words';
import { t } from '../../language/text';

/** The choices that go with a move. */
export interface Said {
	readonly option?: OfferedOption | TrackOption;
	/** The connection or other track, companion or vehicle that the move is about. */
	readonly about?: string;
	readonly cost?: number;
	/** A suffer move that is left at its cost. */
	readonly isTaken?: true;
	/** What to tell about it. */
	readonly note?: string;
}

/** What is typed to leave a suffer move at its cost. */
export const NO_ROLL = 'no roll';

/** The character after the cost, which comes before the roll. */
export const paying = (move: Move, { character, book }: TypedAt, { cost, about }: Said): Character =>
	cost === undefined ? character : afterCost(move, { amount: cost, named: about }, character, book);

/** What Enter does, in words, with the odds. */
export function offerOf(move: Move, said: Said, typed: TypedWords, at: TypedAt): TypedOffer {
	const isNew = typed.begins !== undefined;
	const about =
		said.about ??
		(isNew ? undefined : onlyContinued({ record: newCall(move.name), character: at.character, book: at.book }, move));
	const { option, cost, note } = said;
	const kind = isProgressMove(move) ? 'progress' : option ? 'action' : 'no_roll';
	const { numbers } = typed;
	const thrown = cost !== undefined && isCostTyped(numbers) ? numbers.slice(1) : numbers;
	const dice = kind === 'no_roll' ? unusedBy(move, [...thrown, ...typed.adds.map(signedAdd)]) : diceOf(kind, thrown);
	const rollInput = decidedByNotes(
		{ record: newCall(move.name), character: at.character, book: at.book },
		{
			...(option && 'track' in option ? { track: option.track } : option ? { roll: { option: option.name } } : {}),
			...given({ cost }),
			...(said.isTaken ? { resists: false } : {}),
			...(about === undefined ? {} : { track: about }),
			...(kind === 'action' && typed.adds.length > 0 ? { adds: typed.adds } : {}),
			...(dice.kind === 'thrown' ? { thrown: dice.thrown } : {}),
		},
		move,
	);
	const { adds = [], next: spent = [] } = rollInput;
	const next = at.character.next.filter(({ text }) => spent.includes(text));
	const added = sumOfAdds(adds) + next.reduce((sum, { add }) => sum + add, 0);
	const word = option && (kind === 'progress' ? option.name : `+${option.name}`);
	const value = option?.value === undefined ? '' : ` ${option.value}`;
	const plus = adds.map(
		({ amount, reason }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const unrolled = said.isTaken ? NO_ROLL : '';
	const label = [move.name, cost ? `(−${cost})` : '', unrolled, word ? word + value + plus.join('') : '', about]
		.filter(Boolean)
		.join(' ');
	const missing = kind === 'action' && option?.value === undefined ? noValueFor(option?.name ?? '', at.character) : '';
	const paid = paying(move, at, { ...said, ...given({ about }) });
	const wrong = kind === 'no_roll' || !option ? undefined : wrongIn(kind, { ...option, about }, paid, at.book);
	const odds =
		kind === 'no_roll' || dice.kind === 'thrown' || option?.value === undefined || wrong?.isRefused
			? undefined
			: oddsIn(move, { kind, value: option.value + added }, paid, at.book);
	const told = wrong?.problems.filter(({ message }) => message !== missing) ?? [];
	const corrects = told.flatMap(({ nearestValue }) => nearestValue ?? []);
	const detail = [
		missing,
		...told.map(({ message }) => message),
		dice.kind === 'none' ? '' : dice.words,
		...foesWithHarm(move, cost, at),
		odds?.words ?? '',
		note ?? '',
		...spent,
	]
		.filter(Boolean)
		.join(' · ');
	return {
		label,
		detail: detail || move.category,
		...given({ odds }),
		completion: completionOf(move, { ...said, ...(about === undefined ? {} : { about }) }, typed),
		...(corrects.length > 0 ? { corrects } : {}),
		...(dice.kind === 'missing' || missing !== '' || wrong?.isRefused
			? {}
			: { action: { kind: 'move', move: move.name, rollInput } }),
	};
}

function completionOf(move: Move, { option, about, cost, isTaken }: Said, { numbers, adds }: TypedWords): string {
	const plus = adds.map(signedAdd);
	const dice = cost !== undefined && !isCostTyped(numbers) ? [cost, ...numbers] : numbers;
	return [move.name, option?.name ?? '', isTaken ? NO_ROLL : '', about ?? '', ...dice, ...plus]
		.filter(part => part !== '')
		.join(' ');
}

const signedAdd = ({ amount, reason }: TypedWords['adds'][number]): string =>
	`${amount < 0 ? '-' : '+'}${Math.abs(amount)}${reason && ` ${reason}`}`;

type ThrownDice =
	| { readonly kind: 'none' }
	| { readonly kind: 'thrown'; readonly thrown: NonNullable<RollInput['thrown']>; readonly words: string }
	| { readonly kind: 'missing'; readonly words: string };

/** Dice rolled at the table: the action die and two challenge dice, or only the latter for a progress move. */
function diceOf(kind: 'action' | 'progress', numbers: readonly number[]): ThrownDice {
	if (numbers.length === 0 || (kind === 'action' && numbers.length === 1)) return askedFor(kind, numbers);
	const [actionDie] = numbers;
	const [first, second, ...more] = kind === 'action' ? numbers.slice(1) : numbers;
	if (first === undefined || second === undefined || more.length > 0) return askedFor(kind, numbers);
	const action = kind === 'action' && actionDie !== undefined ? { actionDie } : {};
	const thrown = checkedThrow({ ...action, challengeDice: [first, second] });
	if (!thrown.ok) return { kind: 'missing', words: thrown.problems.map(({ message }) => message).join(' ') };
	const words = `dice ${kind === 'action' ? `${actionDie} vs ` : ''}${first}, ${second}`;
	return { kind: 'thrown', thrown: thrown.value, words };
}

/** A move without a roll uses no dice and no adds: what is typed of them is told, not dropped. */
const unusedBy = ({ name }: Move, words: readonly (string | number)[]): ThrownDice =>
	words.length === 0
		? { kind: 'none' }
		: { kind: 'missing', words: t('“{unread}” is not read with {move}', { unread: words.join(' '), move: name }) };

const askedFor = (kind: 'action' | 'progress', numbers: readonly number[]): ThrownDice =>
	numbers.length === 0
		? { kind: 'none' }
		: {
				kind: 'missing',
				words: kind === 'action' ? 'action die and two challenge dice: 4 3 9' : 'two challenge dice: 3 9',
			};

/** What is wrong with the values that a roll uses, and whether it is refused for it. */
interface WrongIn {
	readonly isRefused: boolean;
	readonly problems: readonly Problem[];
}

function wrongIn(
	kind: 'action' | 'progress',
	option: (OfferedOption | TrackOption) & { readonly about?: string | undefined },
	character: Character,
	{ ruleset }: Rulebook,
): WrongIn | undefined {
	if (kind === 'progress') {
		const wrong = 'track' in option ? undefined : wrongSpecial(option.name, character);
		return wrong && { isRefused: true, problems: [wrong] };
	}
	const rolled = { option: option.name, value: option.value, about: option.about };
	const refused = refusedAction(rolled, character, ruleset);
	return refused
		? { isRefused: true, problems: [refused] }
		: { isRefused: false, problems: toldOfAction(rolled, character, ruleset) };
}

/** The odds of an offer. A cost is applied before the roll. */
function oddsIn(
	move: Move,
	{ kind, value }: { readonly kind: 'action' | 'progress'; readonly value: number },
	character: Character,
	book: Rulebook,
): NonNullable<TypedOffer['odds']> {
	const counts = countsFor(move, character, book);
	const chances =
		kind === 'progress' ? oddsOfScore(value, counts) : oddsOfAction(value, character.momentum, undefined, counts);
	return { chances, words: oddsWords(chances) };
}

/** "strong hit 42 %, weak hit 39 %, miss 19 %" */
function oddsWords(odds: Odds): string {
	const whole = percentages(odds);
	return OUTCOMES.map(outcome => `${outcomeName(outcome)} ${whole[outcome]} %`).join(', ');
}
