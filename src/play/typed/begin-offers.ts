import type { Move } from '../../rules/move';
import { nearestName } from '../../rules/search/nearest-name';
import { foldText } from '../../rules/search/folded-text';
import type { Rank } from '../../rules/rank';
import { usualRank } from '../../rules/rank';
import { given } from '../../rules/collections';
import { namedBeforehand } from '../steps/agenda';
import type { Asks } from '../record/pending-step';
import { newCall } from '../record/record';
import { readAnswer } from '../new-track/new-track';
import { foldTyped } from './fold-typed';
import { isMoveMeant, MOST_NAME_WORDS } from './matches-name';
import type { TypedAt, TypedOffer } from './typed-offer';
import { t } from '../../language/text';
import { drawn } from '../../language/drawn';

/**
 * Completes offers for moves that begin a track, with their roll (Starforged, Swear an Iron Vow) or by their outcome
 * (Make a Connection), with the name and rank typed after a colon: `Bring the crew home, formidable`. Without a rank,
 * each rank is offered. Other moves are left out.
 */
export const beginOffers = (offers: readonly TypedOffer[], begins: string, at: TypedAt): readonly TypedOffer[] =>
	offers.flatMap(offer => offersOf(offer, begins, at));

function offersOf(
	{ label, detail, completion, action }: TypedOffer,
	begins: string,
	at: TypedAt,
): readonly TypedOffer[] {
	if (action?.kind !== 'move') return [];
	const asks = namedBeforehand({ record: newCall(action.move), character: at.character, book: at.book });
	if (!asks) return [];
	const { name, ranks } = nameAndRanks(begins, asks);
	const respelled = rankMeant(begins, asks);
	if (respelled !== undefined) {
		const told = `${completion}: ${respelled}`;
		return [{ label: told, detail: t('The rank is misspelled: Tab or Enter corrects it'), completion: told }];
	}
	if (name === '')
		return [
			{
				label,
				detail: t('name the {track}, then its rank', { track: drawn(asks.track) }),
				completion: `${completion}: `,
			},
		];
	return ranks.map(rank => {
		const told = rank === undefined ? name : `${name}, ${rank}`;
		const begin = { name, ...given({ rank }) };
		const checked = readAnswer(begin, asks);
		const offer = { label: `${label}: ${told}`, completion: `${completion}: ${told}` };
		if (!checked.ok) return { ...offer, detail: checked.problems.map(({ message }) => message).join(' ') };
		return { ...offer, detail, action: { ...action, rollInput: { ...action.rollInput, begin } } };
	});
}

/** What stands between a name and its rank. After anything but a comma, the rank is written out. */
const RANK = /(\s{0,9},\s{0,9}|\s{0,9};\s{0,9}|\s{1,9}-\s{1,9}|\s{1,9}\(|\s)([^,;\s()]{1,99})\)?$/;

/**
 * The rank that starts with the text after the last comma, or that is the last word; otherwise all ranks, the usual one
 * first. The name keeps its spelling.
 */
function nameAndRanks(
	begins: string,
	{ ranks }: Asks,
): { readonly name: string; readonly ranks: readonly (Rank | undefined)[] } {
	const { text, own } = foldTyped(begins);
	const found = RANK.exec(text);
	const [, mark = '', last = ''] = found ?? [];
	const typed = foldText(last).letters;
	const isCalled = (rank: Rank): boolean => (mark.includes(',') ? rank.startsWith(typed) : rank === typed);
	const called = typed === '' ? [] : ranks.filter(isCalled);
	if (found && called.length > 0) return { name: own(0, found.index).trim(), ranks: called };
	const usual = usualRank(ranks);
	return {
		name: own(0, text.replace(/[,\s]{1,99}$/, '').length).trim(),
		ranks: [usual, ...ranks.filter(rank => rank !== usual)],
	};
}

/** A name and its rank, if the word after the last comma is a misspelled rank. */
function rankMeant(begins: string, { ranks }: Asks): string | undefined {
	const { text, own } = foldTyped(begins);
	const comma = text.lastIndexOf(',');
	const typed = foldText(text.slice(comma + 1)).letters;
	const near = comma < 0 || ranks.some(rank => rank.startsWith(typed)) ? undefined : nearestName(typed, ranks);
	return near === undefined ? undefined : `${own(0, comma).trim()}, ${near}`;
}

/**
 * A row for a name that was typed without a colon: `siv Find them, dangerous`. It says where the colon goes, and
 * completes to it.
 */
export function withoutColon(
	said: string,
	options: (move: Move) => readonly string[],
	at: TypedAt,
): readonly TypedOffer[] {
	const words = said.split(/\s+/);
	for (let count = Math.min(MOST_NAME_WORDS, words.length - 1); count > 0; count--) {
		const typed = foldText(words.slice(0, count).join(' ')).letters;
		const move = at.book.ruleset.moves.find(
			move =>
				isMoveMeant(move, typed) &&
				namedBeforehand({ record: newCall(move.name), character: at.character, book: at.book }),
		);
		if (!move) continue;
		const rest = words.slice(count);
		const [first = '', ...more] = rest;
		const option = more.length > 0 && options(move).includes(first) ? first : undefined;
		const name = (option === undefined ? rest : more)
			.join(' ')
			.replace(/^[\s\p{P}]+(?=\s)/u, '')
			.trim();
		if (!/[\p{L}\p{N}]/u.test(name)) continue;
		const completion = `${[move.name, option].filter(Boolean).join(' ')}: ${name}`;
		return [{ label: completion, detail: t('a colon comes before the name: Tab or Enter puts it there'), completion }];
	}
	return [];
}
