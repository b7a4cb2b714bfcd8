import { foldText } from '../../rules/search/folded-text';
import type { Rank } from '../../rules/rank';
import { begunWithRoll } from '../agenda';
import type { Asks } from '../record/pending-step';
import { newCall } from '../record/record';
import { readAnswer } from '../tracks/new-track/new-track';
import type { TypedAt, TypedOffer } from './typed-offer';

/**
 * The offers of moves that begin a track with their roll (Starforged, Swear an Iron Vow), with the name and the rank that were
 * typed behind a colon: `Bring the crew home, formidable`. Without a rank each is offered. Other moves begin none.
 */
export const beginOffers = (offers: readonly TypedOffer[], begins: string, at: TypedAt): readonly TypedOffer[] =>
	offers.flatMap(offer => offersOf(offer, begins, at));

function offersOf(
	{ label, detail, completion, action }: TypedOffer,
	begins: string,
	at: TypedAt,
): readonly TypedOffer[] {
	if (action?.kind !== 'move') return [];
	const begun = begunWithRoll(newCall(action.move), at.character, at.book);
	if (!begun) return [];
	const { asks } = begun;
	const { name, ranks } = nameAndRanks(begins, asks);
	if (name === '') return [{ label, detail: `name the ${asks.track}, then its rank`, completion: `${completion}: ` }];
	return ranks.map(rank => {
		const told = rank === undefined ? name : `${name}, ${rank}`;
		const begin = { name, ...(rank === undefined ? {} : { rank }) };
		const checked = readAnswer(begin, asks);
		const offer = { label: `${label}: ${told}`, completion: `${completion}: ${told}` };
		if (!checked.ok) return { ...offer, detail: checked.problems.map(({ message }) => message).join(' ') };
		return { ...offer, detail, action: { ...action, wishes: { ...action.wishes, begin } } };
	});
}

/** The ranks that what stands behind the last comma begins, or that the last word is; else all, as the form has them. */
function nameAndRanks(
	begins: string,
	{ ranks }: Asks,
): { readonly name: string; readonly ranks: readonly (Rank | undefined)[] } {
	for (const [parts, isCalled] of [
		[/^(.*),\s*([^,\s]+)$/.exec(begins), (rank: string, typed: string) => rank.startsWith(typed)],
		[/^(.*)\s(\S+)$/.exec(begins), (rank: string, typed: string) => rank === typed],
	] as const) {
		const [, name = '', last = ''] = parts ?? [];
		const typed = foldText(last).letters;
		const called = typed === '' ? [] : ranks.filter(rank => isCalled(rank, typed));
		if (called.length > 0) return { name: name.trim(), ranks: called };
	}
	const name = begins.replace(/,\s*$/, '').trim();
	const isUsual = (rank: Rank) => rank === USUAL;
	return {
		name,
		ranks: ranks.length === 0 ? [undefined] : [...ranks.filter(isUsual), ...ranks.filter(rank => !isUsual(rank))],
	};
}

/** The rank that stands picked in the form of a new track. */
const USUAL: Rank = 'dangerous';
