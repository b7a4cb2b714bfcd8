import { foldedNames } from '../../rules/move-order';
import { foldText } from '../../rules/search/folded-text';
import { diceOffers, oracleOffers, questionOffers } from '../../play/typed/ask-offers';
import { findTrack } from '../../play/tracks/track';
import type { FoldedTyped } from '../../play/typed/fold-typed';
import { foldTyped } from '../../play/typed/fold-typed';
import { moveOffers } from '../../play/typed/move-offers';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { readTypedWords } from '../../play/typed/typed-words';
import { askedFirst } from './asked-first';
import type { RowsFor } from './rows-that-say';
import {
	asksForMeter,
	correctionOffers,
	isMeterChange,
	meterOffers,
	namedTrackOffers,
	setOffers,
	trackOffers,
} from './change-offers';
import { helpOffers, misspelledUndo, undoOffers } from './typed-help';
import { typedHints } from './typed-hints';

/** Maximum number of offers; typing more letters finds any other. */
const SHOWN = 20;

/** In characters; a longer text is prose. */
const LONGEST = 200;

/** `= 2`: of what is not said. */
const VALUE_ALONE = /^\s*[=:→]\s*-?\d{1,3}\s*$/;

/**
 * The possible meanings of a typed text, best first; empty if it is plain text. Unambiguous ones come first: dice, a
 * change, a question; then matches by name, then other matches.
 */
export function typedOffers(text: string, at: TypedAt): readonly TypedOffer[] {
	if (text.length > LONGEST) return [];
	const folded = foldTyped(text);
	if (VALUE_ALONE.test(folded.text)) return [asksForMeter(folded.text.trim(), at)];
	const rows = (other: string) => offersFor(foldTyped(other), at);
	const found = offersFor(folded, at);
	const asked = [
		...undoOffers(folded.text),
		...helpOffers(folded.text, at, rows),
		...askedFirst(folded.text, at, found[0], rows),
	];
	if (found.length + asked.length === 0) return hintsFor(folded.text, at, rows);
	return distinctOffers([...asked, ...found]).slice(0, SHOWN);
}

function hintsFor(text: string, at: TypedAt, rows: RowsFor): readonly TypedOffer[] {
	const hints = typedHints(text, at, rows);
	return hints.length > 0 ? hints : misspelledUndo(text);
}

function offersFor(folded: FoldedTyped, at: TypedAt): readonly TypedOffer[] {
	const { text } = folded;
	const meters = meterOffers(text, at);
	const changes = isMeterChange(text, at) ? meters : setOffers(text, at);
	const sure = [...diceOffers(text), ...changes, ...questionOffers(folded, at)];
	if (changes.length > 0 || sure.some(({ action }) => action)) return withCorrections(sure, at).slice(0, SHOWN);
	const progress = trackOffers(text, at);
	// What is marked on no track is no other move.
	if (/^\s*progress\s/i.test(text) && progress.length === 0 && !beginsMove(foldText(text).letters, at)) return [];
	const { tracks, assets } = at.character;
	const words = readTypedWords(
		folded,
		[...tracks, ...assets].map(({ name }) => name),
	);
	const moves = moveOffers(words, at);
	const oracles = oracleOffers(text, at);
	const named = namedTrackOffers(text, at);
	const typed = foldText(text).letters;
	const isWhole = ({ label }: TypedOffer) => foldText(label).letters === typed && !label.includes('×');
	const begins = named.filter(({ name }) => isBegunBy(name, typed)).map(({ offer }) => offer);
	const inside = named.filter(({ name }) => !isBegunBy(name, typed)).map(({ offer }) => offer);
	const all = [
		...(beginsMove(typed, at) ? moves.byName : []),
		...progress,
		...(typed === '' || isTrack(text, at) ? begins : []),
		...(isMove(words.words, at) ? moves.byName : [...sure, ...oracles.byName.filter(isWhole)]),
		...moves.byName,
		...meters,
		...sure,
		...begins,
		...oracles.byName.filter(({ label }) => isBegunBy(label, typed)),
		...inside,
		...oracles.byName,
		...moves.byHint,
		...oracles.byHint,
	];
	return withCorrections(distinctOffers(all), at).slice(0, SHOWN);
}

const distinctOffers = (all: readonly TypedOffer[]): readonly TypedOffer[] =>
	all.filter((offer, i) => all.findIndex(other => isSame(other, offer)) === i);

/** What sets a value right follows the first row that would use or change it. */
function withCorrections(offers: readonly TypedOffer[], at: TypedAt): readonly TypedOffer[] {
	const shown = new Set<string>();
	return offers.flatMap(offer => {
		const corrections = correctionOffers(offer, at).filter(({ label }) => !shown.has(label));
		for (const { label } of corrections) shown.add(label);
		return [offer, ...corrections];
	});
}

const isSame = (a: TypedOffer, b: TypedOffer): boolean => a.label === b.label && a.completion === b.completion;

const isMove = (words: readonly string[], { book }: TypedAt): boolean => {
	const typed = foldText(words.join(' ')).letters;
	return book.ruleset.moves.some(move => foldedNames(move).includes(typed));
};

/** Whether the words so far begin the name of a move that begins as a verb does: `mark y`, of *Mark Your Failure*. */
const beginsMove = (typed: string, { book }: TypedAt): boolean =>
	typed.includes(' ') && book.ruleset.moves.some(move => foldedNames(move).some(name => name.startsWith(typed)));

/** Whether a name begins so. A track that only holds the words further on comes after an oracle that is called so. */
const isBegunBy = (name: string, typed: string): boolean => foldText(name).letters.startsWith(typed);

const isTrack = (text: string, { character }: TypedAt): boolean => findTrack(character.tracks, text) !== undefined;
