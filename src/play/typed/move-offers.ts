import type { Move } from '../../rules/move';
import { foldText } from '../../rules/search/folded-text';
import { searchMoves } from '../../rules/search/search-moves';
import { rulesetFor } from '../abilities/own-moves';
import { beginOffers, withoutColon } from './begin-offers';
import { matchesName } from './matches-name';
import type { FoundOffers, TypedAt, TypedOffer } from './typed-offer';
import type { TypedWords } from './typed-words';
import { splitsOf } from './typed-words';
import { isTrackMissing, optionsOf, waysOf } from './ways-to-make';

/** Number of search results to examine closely. */
const LOOKED_AT = 8;

/** Number of moves to list with every way to roll; others are offered for completion first. */
const SPREAD = 3;

/**
 * The moves that the typed text may mean, best match first. The whole name of a move comes first, although its last word
 * may name a track as well: *Discover a Site*. A name followed by an option or track ranks above a longer name, since
 * every word matched.
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
		isWhole: isWholeName(move, whole?.name ?? '') || isBeginning(move, whole?.name ?? ''),
	}));
	const called = alone.filter(({ isByName }) => isByName);
	return {
		byName: [
			...called.flatMap(({ offers, isWhole }) => (isWhole ? offers : [])),
			...withRest,
			...called.flatMap(({ offers, isWhole }) => (isWhole ? [] : offers)),
		],
		byHint: alone.flatMap(({ offers, isByName }) => (isByName ? [] : offers)),
	};
}

/** The name that was searched for, and the move that was found. */
interface Called {
	readonly move: Move;
	readonly name: string;
	readonly rest: readonly string[];
}

const isWholeName = (move: Move, name: string): boolean => foldText(move.name).letters === foldText(name).letters;

/**
 * Whether the words so far begin the name of the move and stop within a word of it, so that the last one names no track
 * or option: `reach a m`.
 */
function isBeginning(move: Move, name: string): boolean {
	const typed = foldText(name).letters;
	return typed.includes(' ') && foldText(move.name).letters.startsWith(typed);
}

/** A move whose whole name was typed comes before one that holds it, and both before looser matches. */
function wholeNamesFirst(found: readonly Called[]): readonly Called[] {
	const place = ({ move, name }: Called): number =>
		isWholeName(move, name) ? 0 : matchesName(move.name, name) ? 1 : 2;
	return [0, 1, 2].flatMap(wanted => found.filter(each => place(each) === wanted));
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
