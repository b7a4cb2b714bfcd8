import type { Move } from '../../rules/move';
import { given } from '../../rules/collections';
import type { Rulebook } from '../../rules/rulebook';
import { foldText } from '../../rules/search/folded-text';
import { searchMoves } from '../../rules/search/search-moves';
import { countsFor, isRolled, mayTakeIt, onlyContinued } from '../agenda';
import { rulesetFor } from '../assets/abilities/own-moves';
import type { Character } from '../character/character';
import { fitsMove } from '../character/next-bonus';
import { newCall } from '../record/record';
import type { Odds } from '../roll/odds';
import { oddsOfAction, oddsOfScore, percentages } from '../roll/odds';
import { sumOfAdds } from '../roll/roll';
import { checkedThrow } from '../roll/roll-move';
import { missingTrack } from '../roll/missing-track';
import type { OfferedOption } from '../roll/roll-options';
import { afterCost, isProgressMove, noValueFor, offeredOptions, printedOptions } from '../roll/roll-options';
import type { RollInput } from '../roll/roll-input';
import type { TrackOption } from '../roll/track-options';
import { trackOptions } from '../roll/track-options';
import { openTracks } from '../tracks/track';
import { TRACK_KINDS } from '../../rules/track-kind';
import { beginOffers, withoutColon } from './begin-offers';
import { costsOf, foesWithHarm, isCostTyped, typedCostProblem, withCostAsNumber } from './typed-costs';
import type { FoundOffers, TypedAt, TypedOffer } from './typed-offer';
import type { TypedWords } from './typed-words';
import { splitsOf } from './typed-words';
import { matchesName } from './matches-name';
import { OUTCOMES, outcomeName } from '../../rules/outcome';
import { t } from '../../language/text';

/** Number of search results to examine closely. */
const LOOKED_AT = 8;

/** Number of moves to list with every way to roll; others are offered for completion first. */
const SPREAD = 3;

/**
 * The moves that the typed text may mean, best match first. A name followed by an option or track ranks above a longer
 * name, since every word matched.
 */
export function moveOffers(typed: TypedWords, at: TypedAt): FoundOffers {
	const { byName, byHint } = offersCalled(typed, at);
	const { begins } = typed;
	if (begins === undefined) {
		const options = (move: Move) => optionsOf(move, at).map(({ name }) => name);
		return { byName: byName.length > 0 ? byName : withoutColon(typed.said, options, at), byHint };
	}
	return { byName: beginOffers(byName, begins, at), byHint: beginOffers(byHint, begins, at) };
}

function offersCalled(typed: TypedWords, at: TypedAt): FoundOffers {
	const ruleset = rulesetFor(at.character, at.book);
	const find = (name: string) => searchMoves(ruleset, name, at.recent).slice(0, LOOKED_AT);
	if (foldText(typed.words.join(' ')).letters === '') {
		const isBare = typed.words.length + typed.numbers.length + typed.adds.length === 0;
		return { byName: isBare ? find('').map(({ move }) => named(move, at)) : [], byHint: [] };
	}
	const [whole, ...parted] = splitsOf(typed.words);
	const withRest = parted.flatMap(({ name, rest }) => find(name).flatMap(({ move }) => waysOf(move, rest, typed, at)));
	const found = whole ? find(whole.name) : [];
	const alone = [
		...found.filter(({ move }) => !isTrackMissing(move, at)),
		...found.filter(({ move }) => isTrackMissing(move, at)),
	].map(({ move, nameRanges }, i) => ({
		offers: i < SPREAD ? waysOf(move, [], typed, at) : together(move, typed, at),
		isByName: nameRanges.length > 0,
	}));
	return {
		byName: [...withRest, ...alone.flatMap(({ offers, isByName }) => (isByName ? offers : []))],
		byHint: alone.flatMap(({ offers, isByName }) => (isByName ? [] : offers)),
	};
}

/** The choices that go with a move. */
interface Said {
	readonly option?: OfferedOption | TrackOption;
	/** The connection or other track that the move is about. */
	readonly about?: string;
	readonly cost?: number;
	/** A suffer move that is left at its cost. */
	readonly isTaken?: true;
	/** What to tell about it. */
	readonly note?: string;
}

/** An offer for each way to make a move that matches the remaining words; empty if the words do not fit. */
function waysOf(move: Move, words: readonly string[], told: TypedWords, at: TypedAt): readonly TypedOffer[] {
	if (isTrackMissing(move, at)) return words.length === 0 ? [withoutTrack(move, at)] : [];
	const { rest, typed } = withCostAsNumber(move, words, told, at);
	const refused = typedCostProblem(move, typed, at);
	if (refused !== undefined) return [{ label: move.name, detail: refused, completion: `${move.name} ` }];
	const costs = costsOf(move, typed, at);
	const offer = (said: Said) => offerOf(move, said, typed, at);
	const saidWith = ({ cost }: Said, more: Said = {}): readonly Said[] => {
		const ways = optionsOf(move, at, cost);
		const said = { ...more, ...(cost === undefined ? {} : { cost }) };
		return ways.length === 0 ? [said] : ways.map(option => ({ ...said, option }));
	};
	const taken = costs.filter(cost => mayLeave(move, cost, at)).map(cost => offer({ ...cost, isTaken: true }));
	if (rest.length === 0) return [...costs.flatMap(cost => saidWith(cost).map(offer)), ...taken];
	if (NO_ROLL.startsWith(rest.join(' ').toLowerCase())) return taken;
	const tracks = optionsOf(move, at).filter(way => 'track' in way && matchesName(way.name, rest.join(' ')));
	if (tracks.length > 0) return tracks.map(option => offer({ option }));
	const [first = '', ...more] = rest;
	const options = costs.flatMap(cost => optionsCalled(first, move, at, cost.cost).map(said => ({ ...said, ...cost })));
	const about = (words: readonly string[]) => tracksCalled(words.join(' '), at);
	if (options.length > 0 && more.length === 0) return options.map(offer);
	if (options.length > 0) return about(more).flatMap(name => options.map(said => offer({ ...said, about: name })));
	if (isProgressMove(move)) return [];
	return about(rest).flatMap(name => costs.flatMap(cost => saidWith(cost, { about: name }).map(offer)));
}

/** What is typed to leave a suffer move at its cost. */
const NO_ROLL = 'no roll';

const mayLeave = ({ name }: Move, { cost }: Said, { character, book }: TypedAt): boolean =>
	cost !== undefined && mayTakeIt(newCall(name, { cost: { amount: cost, paid: false } }), character, book);

/**
 * The options whose name starts with the word. If the rules pick one of several, the player may still name another, and
 * is told which one the rules pick.
 */
function optionsCalled(word: string, move: Move, at: TypedAt, cost?: number): readonly Said[] {
	const { letters } = foldText(word);
	const isCalled = ({ name }: OfferedOption) => foldText(name).letters.startsWith(letters);
	const offered = optionsOf(move, at, cost);
	const called = offered.filter(isCalled);
	if (called.length > 0 || offered.length === 0) return called.map(option => ({ option }));
	const printed = printedOptions(move, paying(move, at, cost), at.book.ruleset).filter(isCalled);
	return distinct(printed).map(option => ({ option, note: pickedByRules(offered) }));
}

/** "iron or health, whichever is higher: health 3" */
const pickedByRules = (offered: readonly OfferedOption[]): string =>
	offered.map(({ name, text, value }) => `${text ?? ''}: ${name} ${value ?? '?'}`).join(', ');

const distinct = <T extends OfferedOption>(options: readonly T[]): readonly T[] =>
	options.filter(({ name }, i) => options.findIndex(other => other.name === name) === i);

/** The character after the cost, which comes before the roll. */
const paying = (move: Move, { character, book }: TypedAt, cost: number | undefined): Character =>
	cost === undefined ? character : afterCost(move, cost, character, book);

/** Whether it is a progress move without an open track. */
const isTrackMissing = (move: Move, { character, book }: TypedAt): boolean =>
	move.roll_type === 'progress_roll' && trackOptions(move, character, book).length === 0;

function withoutTrack(move: Move, { book }: TypedAt): TypedOffer {
	const { kinds, begins } = missingTrack(move, book);
	return {
		label: move.name,
		detail: t('no {kinds} is open: begin one with {begins}', { kinds, begins }),
		completion: `${move.name} `,
	};
}

/** One offer for a move, whose option is still to be typed or picked, unless there is only one. */
function together(move: Move, typed: TypedWords, at: TypedAt): readonly TypedOffer[] {
	const ways = waysOf(move, [], typed, at);
	return ways.length <= 1 ? ways : [named(move, at)];
}

/** An offer that only completes the name of the move. */
function named(move: Move, at: TypedAt): TypedOffer {
	const options = [...new Set(optionsOf(move, at).map(({ name }) => name))];
	return { label: move.name, detail: options.join(', ') || move.category, completion: `${move.name} ` };
}

const tracksCalled = (words: string, { character }: TypedAt): readonly string[] =>
	openTracks(character.tracks, TRACK_KINDS).flatMap(({ name }) => (matchesName(name, words) ? [name] : []));

/** The tracks for a progress move, else the distinct roll options, with their values after the cost. */
function optionsOf(move: Move, at: TypedAt, cost?: number): readonly (OfferedOption | TrackOption)[] {
	const { character, book } = at;
	if (!isRolled(move, newCall(move.name), character, book)) return [];
	const tracks = trackOptions(move, character, book);
	return tracks.length > 0 ? tracks : distinct(offeredOptions(move, paying(move, at, cost), book.ruleset));
}

function offerOf(move: Move, said: Said, typed: TypedWords, at: TypedAt): TypedOffer {
	const isNew = typed.begins !== undefined;
	const about = said.about ?? (isNew ? undefined : onlyContinued(newCall(move.name), move, at.character, at.book));
	const { option, cost, note } = said;
	const kind = isProgressMove(move) ? 'progress' : option ? 'action' : 'no_roll';
	const { numbers } = typed;
	const dice = diceOf(kind, cost !== undefined && isCostTyped(numbers) ? numbers.slice(1) : numbers);
	const adds = kind === 'action' ? typed.adds : [];
	const next = kind === 'action' ? at.character.next.filter(bonus => fitsMove(bonus, move.name)) : [];
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
	const rollInput: RollInput = {
		...(option && 'track' in option ? { track: option.track } : option ? { roll: { option: option.name } } : {}),
		...given({ cost }),
		...(said.isTaken ? { resists: false } : {}),
		...(about === undefined ? {} : { track: about }),
		...(adds.length > 0 ? { adds } : {}),
		...(next.length > 0 ? { next: next.map(({ text }) => text) } : {}),
		...(dice.kind === 'thrown' ? { thrown: dice.thrown } : {}),
	};
	const spent = next.map(({ text }) => text);
	const missing = kind === 'action' && option?.value === undefined ? noValueFor(option?.name ?? '', at.character) : '';
	const odds =
		kind === 'no_roll' || dice.kind === 'thrown' || option?.value === undefined
			? ''
			: oddsIn(move, kind, option.value + added, paying(move, at, cost), at.book);
	const detail = [
		missing,
		dice.kind === 'none' ? '' : dice.words,
		...foesWithHarm(move, cost, at),
		odds,
		note ?? '',
		...spent,
	]
		.filter(Boolean)
		.join(' · ');
	return {
		label,
		detail: detail || move.category,
		completion: completionOf(move, { ...said, ...(about === undefined ? {} : { about }) }, typed),
		...(dice.kind === 'missing' || missing !== '' ? {} : { action: { kind: 'move', move: move.name, rollInput } }),
	};
}

function completionOf(move: Move, { option, about, cost, isTaken }: Said, { numbers, adds }: TypedWords): string {
	const plus = adds.map(
		({ amount, reason }) => `${amount < 0 ? '-' : '+'}${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const dice = cost !== undefined && !isCostTyped(numbers) ? [cost, ...numbers] : numbers;
	return [move.name, option?.name ?? '', isTaken ? NO_ROLL : '', about ?? '', ...dice, ...plus]
		.filter(part => part !== '')
		.join(' ');
}

type ThrownDice =
	| { readonly kind: 'none' }
	| { readonly kind: 'thrown'; readonly thrown: NonNullable<RollInput['thrown']>; readonly words: string }
	| { readonly kind: 'missing'; readonly words: string };

/** Dice rolled at the table: the action die and two challenge dice, or only the latter for a progress move. */
function diceOf(kind: 'action' | 'progress' | 'no_roll', numbers: readonly number[]): ThrownDice {
	if (kind === 'no_roll' || numbers.length === 0 || (kind === 'action' && numbers.length === 1))
		return askedFor(kind, numbers);
	const [actionDie] = numbers;
	const [first, second, ...more] = kind === 'action' ? numbers.slice(1) : numbers;
	if (first === undefined || second === undefined || more.length > 0) return askedFor(kind, numbers);
	const action = kind === 'action' && actionDie !== undefined ? { actionDie } : {};
	const thrown = checkedThrow({ ...action, challengeDice: [first, second] });
	if (!thrown.ok) return { kind: 'missing', words: thrown.problems.map(({ message }) => message).join(' ') };
	const words = `dice ${kind === 'action' ? `${actionDie} vs ` : ''}${first}, ${second}`;
	return { kind: 'thrown', thrown: thrown.value, words };
}

const askedFor = (kind: 'action' | 'progress' | 'no_roll', numbers: readonly number[]): ThrownDice =>
	numbers.length === 0 || kind === 'no_roll'
		? { kind: 'none' }
		: {
				kind: 'missing',
				words: kind === 'action' ? 'action die and two challenge dice: 4 3 9' : 'two challenge dice: 3 9',
			};

/** The odds of an offer. A cost is applied before the roll. */
function oddsIn(move: Move, kind: 'action' | 'progress', value: number, character: Character, book: Rulebook): string {
	const counts = countsFor(move, character, book);
	return oddsWords(
		kind === 'progress' ? oddsOfScore(value, counts) : oddsOfAction(value, character.momentum, undefined, counts),
	);
}

/** "strong hit 42 %, weak hit 39 %, miss 19 %" */
function oddsWords(odds: Odds): string {
	const whole = percentages(odds);
	return OUTCOMES.map(outcome => `${outcomeName(outcome)} ${whole[outcome]} %`).join(', ');
}
