import { foldText } from '../../rules/search/folded-text';
import type { Rank } from '../../rules/rank';
import { usualRank } from '../../rules/rank';
import { given } from '../../rules/collections';
import { namedBeforehand } from '../agenda';
import type { Asks } from '../record/pending-step';
import { newCall } from '../record/record';
import { readAnswer } from '../tracks/new-track/new-track';
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
	const asks = namedBeforehand(newCall(action.move), at.character, at.book);
	if (!asks) return [];
	const { name, ranks } = nameAndRanks(begins, asks);
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

/**
 * The rank that starts with the text after the last comma, or that is the last word; otherwise all ranks, the usual one
 * first.
 */
function nameAndRanks(
	begins: string,
	{ ranks }: Asks,
): { readonly name: string; readonly ranks: readonly (Rank | undefined)[] } {
	const [, name = '', mark = '', last = ''] = /^(.*?)(,\s*|\s)([^,\s]+)$/s.exec(begins) ?? [];
	const typed = foldText(last).letters;
	const isCalled = (rank: Rank): boolean => (mark.startsWith(',') ? rank.startsWith(typed) : rank === typed);
	const called = typed === '' ? [] : ranks.filter(isCalled);
	if (called.length > 0) return { name: name.trim(), ranks: called };
	const usual = usualRank(ranks);
	return {
		name: begins.replace(/,\s*$/, '').trim(),
		ranks: [usual, ...ranks.filter(rank => rank !== usual)],
	};
}
