import type { Move } from '../../rules/move';
import { given } from '../../rules/collections';
import { foldText } from '../../rules/search/folded-text';
import { searchMoves } from '../../rules/search/search-moves';
import { countsFor, isRolled, onlyContinued } from '../agenda';
import { rulesetFor } from '../assets/abilities/own-moves';
import { newCall } from '../record/record';
import type { Odds } from '../roll/odds';
import { oddsOfAction, oddsOfScore, percentages } from '../roll/odds';
import { sumOfAdds } from '../roll/roll';
import { checkedThrow } from '../roll/roll-move';
import { assetsOf } from '../roll/asset-meant';
import { decidedByNotes, namesToSay, openBondAdds, optionsOfCall } from '../roll/decided-by-notes';
import { missingTrack } from '../roll/missing-track';
import type { OfferedOption } from '../roll/roll-options';
import { isProgressMove, offeredOptions } from '../roll/roll-options';
import type { RollInput } from '../roll/roll-input';
import type { TrackOption } from '../roll/track-options';
import { trackOptions } from '../roll/track-options';
import { bookCost, sufferMove } from '../suffer/suffer';
import { openTracks } from '../tracks/track';
import { TRACK_KINDS } from '../../rules/track-kind';
import { beginOffers } from './begin-offers';
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
	if (begins === undefined) return { byName, byHint };
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
	const withRest = wholeNamesFirst(
		parted.flatMap(({ name, rest }) => find(name).map(({ move }) => ({ move, name, rest }))),
	).flatMap(({ move, rest }) => waysOf(move, rest, typed, at));
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

/** The name that was searched for, and the move that was found. */
interface Called {
	readonly move: Move;
	readonly name: string;
	readonly rest: readonly string[];
}

/** A move whose whole name was typed comes before one that holds it, and both before looser matches. */
function wholeNamesFirst(found: readonly Called[]): readonly Called[] {
	const place = ({ move, name }: Called): number =>
		foldText(move.name).letters === foldText(name).letters ? 0 : matchesName(move.name, name) ? 1 : 2;
	return [0, 1, 2].flatMap(wanted => found.filter(each => place(each) === wanted));
}

/** The choices that go with a move. */
interface Said {
	readonly option?: OfferedOption | TrackOption;
	/** The connection or other track that the move is about. */
	readonly about?: string;
	readonly cost?: number;
}

/** An offer for each way to make a move that matches the remaining words; empty if the words do not fit. */
function waysOf(move: Move, rest: readonly string[], typed: TypedWords, at: TypedAt): readonly TypedOffer[] {
	if (isTrackMissing(move, at)) return rest.length === 0 ? [withoutTrack(move, at)] : [];
	const costs = costsOf(move, typed, at);
	return saidBy(move, rest, at).flatMap(said =>
		('track' in (said.option ?? {}) ? [{}] : costs).flatMap(cost => withBond(move, { ...cost, ...said }, typed, at)),
	);
}

/** The choices that the remaining words leave open: the option, and what the move is about, in either order. */
function saidBy(move: Move, rest: readonly string[], at: TypedAt): readonly Said[] {
	const words = rest.join(' ');
	if (rest.length === 0) return aboutOnes(move, at).flatMap(about => optionsFor(move, about, at));
	const tracks = optionsOf(move, at).filter(way => 'track' in way && matchesName(way.name, words));
	if (tracks.length > 0) return tracks.map(option => ({ option }));
	const options = aboutOnes(move, at).flatMap(about => optionsFor(move, about, at).filter(isOption(words)));
	if (options.length > 0) return options;
	if (isProgressMove(move)) return [];
	const [first = '', last = ''] = [rest[0], rest.at(-1)];
	const parted =
		rest.length > 1
			? [
					...called(rest.slice(1).join(' '), move, at).flatMap(about =>
						optionsFor(move, about, at).filter(isOption(first)),
					),
					...called(rest.slice(0, -1).join(' '), move, at).flatMap(about =>
						optionsFor(move, about, at).filter(isOption(last)),
					),
				]
			: [];
	return parted.length > 0 ? parted : called(words, move, at).flatMap(about => optionsFor(move, about, at));
}

/** Whether an option is called by these letters. */
const isOption =
	(words: string) =>
	({ option }: Said): boolean =>
		option !== undefined && foldText(option.name).letters.startsWith(foldText(words).letters);

/** What a move is about as far as the notes leave it open: each of these, or nothing in particular. */
function aboutOnes(move: Move, { character, book }: TypedAt): readonly (string | undefined)[] {
	const names = namesToSay(newCall(move.name), move, character, book);
	return names.length > 0 ? names : [undefined];
}

/** Each option for a move about this; one without an option if it is not rolled. */
function optionsFor(move: Move, about: string | undefined, at: TypedAt): readonly Said[] {
	const ways = optionsOf(move, at, about);
	return (ways.length > 0 ? ways : [undefined]).map(option => given({ option, about }));
}

/** An offer, and another one with the bonus for a bond if only the player knows whether it is shared. */
function withBond(move: Move, said: Said, typed: TypedWords, at: TypedAt): readonly TypedOffer[] {
	const plain = offerOf(move, said, typed, at);
	const isOpen = said.option && !('track' in said.option) && said.about === undefined && typed.begins === undefined;
	if (!isOpen) return [plain];
	const bond = openBondAdds(newCall(move.name, { adds: typed.adds }), move, at.character, at.book);
	return [plain, ...bond.map(add => offerOf(move, said, { ...typed, adds: [...typed.adds, add] }, at))];
}

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

/** The tracks, or the companions or vehicles that the move is about, that are called by these words. */
function called(words: string, move: Move, { character, book }: TypedAt): readonly string[] {
	const assets = assetsOf(move, character, book);
	const known = assets.length > 0 ? assets : openTracks(character.tracks, TRACK_KINDS);
	return known.flatMap(({ name }) => (matchesName(name, words) ? [name] : []));
}

/** The tracks for a progress move, else the distinct roll options. */
function optionsOf(move: Move, { character, book }: TypedAt, about?: string): readonly (OfferedOption | TrackOption)[] {
	const call = newCall(move.name, given({ track: about }));
	if (!isRolled(move, call, character, book)) return [];
	const tracks = trackOptions(move, character, book);
	if (tracks.length > 0) return tracks;
	const options = optionsOfCall(call, move, character, book);
	return options.filter(({ name }, i) => options.findIndex(other => other.name === name) === i);
}

/** A suffer move needs a cost, which is typed before the dice; without one, each cost is offered. */
function costsOf(move: Move, { numbers }: TypedWords, { book }: TypedAt): readonly Said[] {
	if (!sufferMove(move.name, book.ruleset)) return [{}];
	const [cost] = numbers;
	return cost !== undefined && isCostTyped(numbers) ? [{ cost }] : [1, 2, 3].map(each => ({ cost: each }));
}

const DICE = 3;

const isCostTyped = ({ length }: readonly number[]): boolean => length === 1 || length > DICE;

function offerOf(move: Move, said: Said, typed: TypedWords, at: TypedAt): TypedOffer {
	const isNew = typed.begins !== undefined;
	const about = said.about ?? (isNew ? undefined : onlyContinued(newCall(move.name), move, at.character, at.book));
	const { option, cost } = said;
	const kind = isProgressMove(move) ? 'progress' : option ? 'action' : 'no_roll';
	const { numbers } = typed;
	const dice = diceOf(kind, cost !== undefined && isCostTyped(numbers) ? numbers.slice(1) : numbers);
	const rollInput = decidedByNotes(
		newCall(move.name),
		{
			...(option && 'track' in option ? { track: option.track } : option ? { roll: { option: option.name } } : {}),
			...given({ cost }),
			...(about === undefined ? {} : { track: about }),
			...(kind === 'action' && typed.adds.length > 0 ? { adds: typed.adds } : {}),
			...(dice.kind === 'thrown' ? { thrown: dice.thrown } : {}),
		},
		move,
		at.character,
		at.book,
	);
	const { adds = [], next: spent = [] } = rollInput;
	const next = at.character.next.filter(({ text }) => spent.includes(text));
	const added = sumOfAdds(adds) + next.reduce((sum, { add }) => sum + add, 0);
	const word = option && (kind === 'progress' ? option.name : `+${option.name}`);
	const value = option?.value === undefined ? '' : ` ${option.value}`;
	const plus = adds.map(
		({ amount, reason }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const label = [move.name, cost === undefined ? '' : `(−${cost})`, word ? word + value + plus.join('') : '', about]
		.filter(Boolean)
		.join(' ');
	const detail = [
		...(dice.kind === 'missing' ? [dice.words] : []),
		...(dice.kind === 'thrown'
			? [dice.words]
			: kind === 'no_roll'
				? []
				: oddsIn(move, kind, { ...said, ...given({ about }) }, added, at)),
		...spent,
	].join(' · ');
	return {
		label,
		detail: detail || move.category,
		completion: completionOf(move, { ...said, ...(about === undefined ? {} : { about }) }, typed),
		...(dice.kind === 'missing' ? {} : { action: { kind: 'move', move: move.name, rollInput } }),
	};
}

function completionOf(move: Move, { option, about, cost }: Said, { numbers, adds }: TypedWords): string {
	const plus = adds.map(
		({ amount, reason }) => `${amount < 0 ? '-' : '+'}${Math.abs(amount)}${reason && ` ${reason}`}`,
	);
	const dice = cost !== undefined && !isCostTyped(numbers) ? [cost, ...numbers] : numbers;
	return [move.name, option?.name ?? '', about ?? '', ...dice, ...plus].filter(part => part !== '').join(' ');
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

/** The odds of an offer. A cost is applied before the roll, which uses the reduced meter. */
function oddsIn(
	move: Move,
	kind: 'action' | 'progress',
	{ option, about, cost }: Said,
	added: number,
	{ character, book }: TypedAt,
): readonly string[] {
	const suffer = sufferMove(move.name, book.ruleset);
	const left =
		suffer && cost !== undefined ? bookCost(suffer, cost, character, book.ruleset, about).character : character;
	const now = suffer
		? offeredOptions(move, left, book.ruleset, about).find(({ name }) => name === option?.name)
		: option;
	if (now?.value === undefined) return [];
	const counts = countsFor(move, left, book);
	return [
		oddsWords(
			kind === 'progress'
				? oddsOfScore(now.value, counts)
				: oddsOfAction(now.value + added, left.momentum, undefined, counts),
		),
	];
}

/** "strong hit 42 %, weak hit 39 %, miss 19 %" */
function oddsWords(odds: Odds): string {
	const whole = percentages(odds);
	return OUTCOMES.map(outcome => `${outcomeName(outcome)} ${whole[outcome]} %`).join(', ');
}
