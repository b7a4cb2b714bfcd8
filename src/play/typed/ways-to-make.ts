import type { Move } from '../../rules/move';
import { given } from '../../rules/collections';
import { foldText } from '../../rules/search/folded-text';
import { TRACK_KINDS } from '../../rules/track-kind';
import { isRolled, isRolledWithRank, mayTakeIt } from '../steps/agenda';
import { newCall } from '../record/record';
import { assetsOf, isAssetNeeded } from '../roll/asset-meant';
import { namesToSay, openBondAdds, optionsOfCall } from '../moves/decided-by-notes';
import { missingTrack } from '../roll/missing-track';
import type { OfferedOption } from '../roll/roll-options';
import { isProgressMove, printedOptions } from '../roll/roll-options';
import type { TrackOption } from '../roll/track-options';
import { trackOptions } from '../roll/track-options';
import { openTracks } from '../tracks/track';
import { matchesName } from './matches-name';
import { offerOf, NO_ROLL, paying, type Said } from './move-offer';
import { costsOf, typedCostProblem, withCostAsNumber } from './typed-costs';
import type { TypedAt, TypedOffer } from './typed-offer';
import type { TypedWords } from './typed-words';
import { t } from '../../language/text';

/** An offer for each way to make a move that matches the remaining words; empty if the words do not fit. */
export function waysOf(move: Move, words: readonly string[], told: TypedWords, at: TypedAt): readonly TypedOffer[] {
	if (isTrackMissing(move, at)) return words.length === 0 ? [withoutTrack(move, at)] : [];
	const { rest, typed } = withCostAsNumber(move, words, told, at);
	const refused = typedCostProblem(move, typed, at);
	if (refused !== undefined) return [{ label: move.name, detail: refused, completion: `${move.name} ` }];
	const costs = costsOf(move, typed, at);
	const offer = (said: Said) => withBond(move, said, typed, at);
	const taken = costs.flatMap(cost => takenBy(move, rest, cost, at));
	if (isNoRoll(rest)) return taken.flatMap(offer);
	return [...costs.flatMap(cost => saidBy(move, rest, cost, at)), ...taken].flatMap(offer);
}

/** A suffer move that is left at its cost, if the words leave it open or say so: `no roll`, with a name or without. */
function takenBy(move: Move, rest: readonly string[], cost: Said, at: TypedAt): readonly Said[] {
	const named = withoutNoRoll(rest);
	if (rest.length > 0 && !isNoRoll(rest)) return [];
	const abouts = named.length > 0 ? called(named.join(' '), move, at) : aboutOnes(move, at);
	return abouts
		.map((about): Said => ({ ...cost, ...given({ about }), isTaken: true }))
		.filter(said => mayLeave(move, said, at));
}

const isNoRoll = (rest: readonly string[]): boolean =>
	rest.length > 0 && (NO_ROLL.startsWith(rest.join(' ').toLowerCase()) || withoutNoRoll(rest).length < rest.length);

/** The words without `no roll` in front or at the end. */
function withoutNoRoll(rest: readonly string[]): readonly string[] {
	const isSaid = (words: readonly string[]) => words.join(' ').toLowerCase() === NO_ROLL;
	if (NO_ROLL.startsWith(rest.join(' ').toLowerCase())) return [];
	return isSaid(rest.slice(0, 2)) ? rest.slice(2) : isSaid(rest.slice(-2)) ? rest.slice(0, -2) : rest;
}

function mayLeave({ name }: Move, { cost, about }: Said, { character, book }: TypedAt): boolean {
	if (cost === undefined) return false;
	return mayTakeIt({
		record: newCall(name, { cost: { amount: cost, paid: false }, ...given({ track: about }) }),
		character,
		book,
	});
}

/** The choices that the remaining words leave open: the option, and what the move is about, in either order. */
function saidBy(move: Move, rest: readonly string[], cost: Said, at: TypedAt): readonly Said[] {
	const words = rest.join(' ');
	const optionsFor = (about: string | undefined): readonly Said[] => {
		const said = { ...cost, ...given({ about }) };
		const ways = optionsOf(move, at, said);
		return ways.length > 0 ? ways.map(option => ({ ...said, option })) : [said];
	};
	const optionCalled = (word: string, abouts: readonly (string | undefined)[]) =>
		abouts.flatMap(about => optionsCalled(word, move, { ...cost, ...given({ about }) }, at));
	if (rest.length === 0) return asFarAsNeeded(move, aboutOnes(move, at).flatMap(optionsFor), at);
	const tracks = optionsOf(move, at, cost).filter(way => 'track' in way && matchesName(way.name, words));
	if (tracks.length > 0) return tracks.map(option => ({ option }));
	const options = asFarAsNeeded(move, optionCalled(words, aboutOnes(move, at)), at);
	if (options.length > 0) return options;
	if (isProgressMove(move)) return [];
	const [first = '', last = ''] = [rest[0], rest.at(-1)];
	const parted =
		rest.length > 1
			? [
					...optionCalled(first, called(rest.slice(1).join(' '), move, at)),
					...optionCalled(last, called(rest.slice(0, -1).join(' '), move, at)),
				]
			: [];
	return parted.length > 0 ? parted : called(words, move, at).flatMap(optionsFor);
}

/**
 * The options whose name starts with the word. If the rules pick one of several, the player may still name another, and
 * is told which one the rules pick.
 */
function optionsCalled(word: string, move: Move, said: Said, at: TypedAt): readonly Said[] {
	const { letters } = foldText(word);
	const isCalled = ({ name }: OfferedOption) => foldText(name).letters.startsWith(letters);
	const offered = optionsOf(move, at, said);
	const found = offered.filter(isCalled);
	if (found.length > 0 || offered.length === 0 || isRolledWithRank(move))
		return found.map(option => ({ ...said, option }));
	const printed = printedOptions(move, paying(move, at, said), at.book.ruleset, said.about).filter(isCalled);
	return distinct(printed).map(option => ({ ...said, option, note: pickedByRules(offered) }));
}

/** "iron or health, whichever is higher: health 3" */
const pickedByRules = (offered: readonly OfferedOption[]): string =>
	offered.map(({ name, text, value }) => `${text ?? ''}: ${name} ${value ?? '?'}`).join(', ');

const distinct = <T extends OfferedOption>(options: readonly T[]): readonly T[] =>
	options.filter(({ name }, i) => options.findIndex(other => other.name === name) === i);

/** What a move is about as far as the notes leave it open: each of these, or nothing in particular. */
function aboutOnes(move: Move, { character, book }: TypedAt): readonly (string | undefined)[] {
	const names = namesToSay({ record: newCall(move.name), character, book }, move);
	return names.length > 0 ? names : [undefined];
}

/** Names a companion or vehicle only in the ways whose roll needs one; of the others, those of the first are enough. */
function asFarAsNeeded(move: Move, ways: readonly Said[], { character, book }: TypedAt): readonly Said[] {
	const assets = assetsOf(move, character, book).map(({ name }) => name);
	const first = ways.find(({ about }) => about !== undefined && assets.includes(about))?.about;
	return ways.flatMap((way): readonly Said[] => {
		const { about, ...others } = way;
		const isNeeded = about === undefined || !assets.includes(about) || isAssetNeeded(move, way.option?.name, book);
		return isNeeded ? [way] : about === first ? [others] : [];
	});
}

/** An offer, and another one with the bonus for a bond if only the player knows whether it is shared. */
function withBond(move: Move, said: Said, typed: TypedWords, at: TypedAt): readonly TypedOffer[] {
	const plain = offerOf(move, said, typed, at);
	const isOpen = said.option && !('track' in said.option) && said.about === undefined && typed.begins === undefined;
	if (!isOpen) return [plain];
	const bond = openBondAdds(
		{ record: newCall(move.name, { adds: typed.adds }), character: at.character, book: at.book },
		move,
	);
	return [plain, ...bond.map(add => offerOf(move, said, { ...typed, adds: [...typed.adds, add] }, at))];
}

/** Whether it is a progress move without an open track. */
export const isTrackMissing = (move: Move, { character, book }: TypedAt): boolean =>
	move.roll_type === 'progress_roll' && trackOptions(move, character, book).length === 0;

function withoutTrack(move: Move, { book }: TypedAt): TypedOffer {
	const { kinds, begins } = missingTrack(move, book);
	return {
		label: move.name,
		detail: t('no {kinds} is open: begin one with {begins}', { kinds, begins }),
		completion: `${move.name} `,
	};
}

/** The tracks, or the companions or vehicles that the move is about, that are called by these words. */
function called(words: string, move: Move, { character, book }: TypedAt): readonly string[] {
	const assets = assetsOf(move, character, book);
	const known = assets.length > 0 ? assets : openTracks(character.tracks, TRACK_KINDS);
	return known.flatMap(({ name }) => (matchesName(name, words) ? [name] : []));
}

/** The tracks for a progress move, else the distinct roll options, with their values after the cost. */
export function optionsOf(move: Move, at: TypedAt, said: Said = {}): readonly (OfferedOption | TrackOption)[] {
	const { character, book } = at;
	const call = newCall(move.name, given({ track: said.about }));
	if (!isRolled({ record: call, character, book }, move)) return [];
	const tracks = trackOptions(move, character, book);
	return tracks.length > 0 ? tracks : distinct(optionsOfCall(call, move, paying(move, at, said), book));
}
