import { combinedName } from '../../rules/oracles/combined-oracles';
import { searchOracles } from '../../rules/oracles/search-oracles';
import { foldText } from '../../rules/search/folded-text';
import type { OddsRow } from '../oracles/ask-the-oracle';
import { evenOdds, oddsOf } from '../oracles/ask-the-oracle';
import type { FoldedTyped } from './fold-typed';
import { diceName, readTypedDice } from './typed-dice';
import type { FoundOffers, TypedAt, TypedOffer } from './typed-offer';
import { t } from '../../language/text';
import { drawn } from '../../language/drawn';

/** `2d6` */
export function diceOffers(text: string): readonly TypedOffer[] {
	const dice = readTypedDice(text);
	if (!dice) return [];
	return [{ label: `Roll ${diceName(dice)}`, detail: 'dice', completion: text.trim(), action: { kind: 'dice', dice } }];
}

/**
 * Offers for a question, which ends or starts with a question mark, or starts with its odds. Even odds come first, then
 * those nearest to them.
 */
export function questionOffers(typed: FoldedTyped, { book }: TypedAt): readonly TypedOffer[] {
	const rows = fromEven(oddsOf(book));
	// An upside-down question mark belongs to its question.
	const [lead = ''] = /^\s*(?:\?\s*)?/.exec(typed.text) ?? [];
	const from = typed.own(0, lead.length).includes('¿') ? 0 : lead.length;
	const question = typed.own(from).trim();
	const led = ledBy(typed, from, rows);
	const isAsked = lead.includes('?') || endsAsking(typed.text);
	if (!led) return isAsked && /[^\s?]/.test(typed.text) ? rows.map(row => offerOf(row, question)) : [];
	const first = offerOf(led.row, led.question);
	if (!isAsked || led.question === '') return [first];
	const asked = led.isWhole ? led.question : question;
	return [first, ...rows.filter(row => !led.isWhole || row !== led.row).map(row => offerOf(row, asked))];
}

/** In Greek, a semicolon asks. */
const endsAsking = (text: string): boolean =>
	/\?[?!"'”’»›)\]」』]*\s*$/.test(text) || /\p{Script=Greek}\s*;\s*$/u.test(text);

function fromEven(rows: readonly OddsRow[]): readonly OddsRow[] {
	const even = rows.find(({ odds }) => odds === evenOdds(rows))?.yes ?? 0;
	return [...rows].sort((a, b) => Math.abs(a.yes - even) - Math.abs(b.yes - even) || b.yes - a.yes);
}

/** A question that starts with its odds: "likely is the airlock guarded". */
interface Led {
	readonly row: OddsRow;
	readonly question: string;
	/** The odds are written in full, so they are not part of the question. */
	readonly isWhole: boolean;
}

/** With fewer letters, a name could be any word. */
const FEWEST_LETTERS = 3;

function ledBy(whole: FoldedTyped, from: number, rows: readonly OddsRow[]): Led | undefined {
	for (const count of [2, 1]) {
		const head =
			new RegExp(`^(?:[^\\s,:.。]+(?:[\\s,:.。]+|$)){${count}}`).exec(whole.text.slice(from).trimEnd())?.[0] ?? '';
		const typed = foldText(head).letters;
		const row = typed === '' ? undefined : rows.find(({ odds }) => isCalled(foldText(odds).letters, typed, count));
		if (!row) continue;
		const isWhole = foldText(row.odds).letters === typed;
		return { row, question: whole.own(from + head.length).trim(), isWhole };
	}
	return undefined;
}

/** Whether the typed text is a name or its start or, as a single word, its initials. */
function isCalled(name: string, typed: string, words: number): boolean {
	if (name === typed) return true;
	const initials = name
		.split(' ')
		.map(word => word.charAt(0))
		.join('');
	if (words === 1 && typed.length > 1 && initials === typed) return true;
	const isWhole = words === 1 || typed.includes(' ');
	return isWhole && typed.length >= FEWEST_LETTERS && name.startsWith(typed);
}

function offerOf({ odds, yes, rolls }: OddsRow, question: string): TypedOffer {
	const completion = `${odds.toLowerCase()} ${question}`;
	if (question === '')
		return {
			label: t('{odds}: a question', { odds: drawn(odds) }),
			detail: t('yes {yes} %: type it', { yes }),
			completion,
		};
	return {
		label: `${drawn(odds)}: ${question}`,
		detail: t('yes {yes} %: {rolls}', { yes, rolls: drawn(rolls) }),
		completion,
		action: { kind: 'question', question: { question, odds } },
	};
}

/** Maximum number of search results. */
const SHOWN = 10;

/** `first look 2`: several details of one thing. */
const WITH_NUMBER = /^(.{1,80}?)\s?[x×]?\s?([2-6])$/;

/** Offers for oracles to roll on. */
export function oracleOffers(text: string, { oracles: book, recentOracles }: TypedAt): FoundOffers {
	const typed = text.trim();
	if (foldText(typed).letters === '') return { byName: [], byHint: [] };
	const [, name, number] = WITH_NUMBER.exec(typed) ?? [];
	const times = Number(number ?? 1);
	const once = searchOracles(book, typed, recentOracles).map(match => ({ match, times: 1 }));
	const several = name === undefined ? [] : searchOracles(book, name, recentOracles).map(match => ({ match, times }));
	const found = [...once, ...several.filter(({ match }) => match.oracles.length === 1)].map(({ match, times }) => {
		const whole = combinedName(match.oracles);
		const offer: TypedOffer = {
			label: times > 1 ? `${match.name} × ${times}` : match.name,
			detail: t('oracle · {whole}', { whole }),
			completion: times > 1 ? `${whole} ${times}` : whole,
			action: { kind: 'oracle', oracles: match.oracles.map(({ _id }) => _id), times },
		};
		return { offer, isByName: match.nameRanges.length > 0 };
	});
	const those = (isByName: boolean) => found.filter(one => one.isByName === isByName).slice(0, SHOWN);
	return { byName: those(true).map(({ offer }) => offer), byHint: those(false).map(({ offer }) => offer) };
}
