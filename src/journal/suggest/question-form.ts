import { foldedLetters } from '../../rules/search/folded-text';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { evenOdds, oddsOf, type OddsRow } from '../../play/oracles/ask-the-oracle';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Row } from './form';
import { ALMOST, ASKS, ORACLE_ALONE } from './form-words';
import { nearest, type Near } from './nearest';
import type { Read } from './tokens';

/** The parts of a question. Offsets are of tokens. */
interface Question {
	readonly from: number;
	/** The last question mark; -1 without one. */
	readonly sign: number;
	/** “ask” is said. */
	readonly isCalled: boolean;
	/** It is a question whether or not odds are said. */
	readonly isAsked: boolean;
	readonly odds?: SaidOdds;
}

interface SaidOdds {
	readonly row: OddsRow;
	readonly rank: number;
	/** Where the odds end. */
	readonly to: number;
	/** What is asked, without the odds. */
	readonly question: string;
	/** The odds stand behind the question. */
	readonly isBehind: boolean;
}

/** `likely is it guarded?`, `ask is it guarded?`, `is it guarded? likely` */
export function questionRows(read: Read, at: TypedAt): readonly Row[] {
	const rows = oddsOf(at.book);
	const question = readQuestion(read, rows);
	if (!question || isOfOracle(read, question, at)) return [];
	const { odds, isCalled, isAsked } = question;
	const text = odds?.question ?? read.own(question.from, read.tokens.length);
	if (!/[^\s?]/.test(text)) return isCalled || odds ? [asksForQuestion(rows, odds)] : [];
	const almost = almostOdds(read, question, rows);
	const unread = unreadBehind(read, question);
	if (unread !== '' && almost.length === 0) {
		const detail = t('“{unread}” is not read: only odds stand behind a question', { unread });
		return [rowAt(UNREAD, 0, messageSuggestion(text, detail))];
	}
	return unread === '' && (isAsked || odds) ? [...almost, ...questions(read, question, rows)] : almost;
}

function readQuestion(read: Read, rows: readonly OddsRow[]): Question | undefined {
	const { tokens } = read;
	const called = calledBy(read);
	const lead = called > 0 && tokens[called]?.text === ':' ? called + 1 : called;
	const isFront = tokens[lead]?.text === '?' && !read.own(lead, lead + 1).includes('¿');
	const from = isFront ? lead + 1 : lead;
	const sign = tokens.map(({ text }) => text).lastIndexOf('?');
	if (called > 0 && sign < 0 && called < tokens.length && ORACLE_ALONE.includes(read.letters(0, called)))
		return undefined;
	const odds = oddsBehind(read, from, sign, rows) ?? oddsInFront(read, from, rows);
	const isAsked = isFront || called > 0 || endsAsking(read) || (odds?.isBehind ?? false) || tokens[0]?.text === '?';
	return { from, sign, isCalled: called > 0, isAsked, ...(odds ? { odds } : {}) };
}

/** The tokens of “ask”. */
const calledBy = (read: Read): number =>
	nearest([{ value: '', names: ASKS }], read, 0, { loosest: 0, most: 4, byWord: false }).find(({ cost }) => cost === 0)
		?.to ?? 0;

/** What may stand behind a question mark. */
const BEHIND = `!"'”’»›)]」』`;

/** In Greek, a semicolon asks. */
function endsAsking({ tokens, own }: Read): boolean {
	let at = tokens.length - 1;
	while (BEHIND.includes(tokens[at]?.text ?? ' ')) at--;
	return tokens[at]?.text === '?' || /\p{Script=Greek}\s*;\s*$/u.test(own(0, tokens.length));
}

const named = (rows: readonly OddsRow[]) =>
	rows.map(row => ({ value: row, names: [row.odds, translateTerm(row.odds)] }));

/** Odds that are called in full, by their initials or, with enough letters, by their start. */
function oddsAt(read: Read, from: number, rows: readonly OddsRow[]): Near<OddsRow> | undefined {
	const found = nearest(named(rows), { ...read, isNear: false }, from, { loosest: 2, most: 3, byWord: false });
	return found.find(
		({ to, rank }) =>
			rank === 0 || (rank === 1 && to === from + 1) || (rank === 2 && read.letters(from, to).length >= FEWEST_LETTERS),
	);
}
const FEWEST_LETTERS = 3;

function oddsInFront(read: Read, from: number, rows: readonly OddsRow[]): SaidOdds | undefined {
	const found = oddsAt(read, from, rows);
	if (!found) return undefined;
	const question = read.own(skipSigns(read, found.to), read.tokens.length);
	return { row: found.value, rank: found.rank, to: found.to, question, isBehind: false };
}

/** Where odds may stand behind a question, and what it is without them: `is it guarded? likely`, `is it guarded, likely?` */
function placesBehind({ tokens, own }: Read, from: number, sign: number) {
	const comma = tokens.map(({ text }) => text).lastIndexOf(',');
	return [
		{ first: sign + 1, end: tokens.length, question: own(from, sign + 1) },
		{ first: comma + 1, end: sign, question: `${own(from, comma)}?` },
	].filter(({ first, end }) => first > from + 1 && sign > from && end > first);
}

function oddsBehind(read: Read, from: number, sign: number, rows: readonly OddsRow[]): SaidOdds | undefined {
	for (const { first, end, question } of placesBehind(read, from, sign)) {
		const odds = oddsAt(read, first, rows);
		if (odds && (end > sign || (odds.rank === 0 && odds.to === end)))
			return { row: odds.value, rank: 0, to: odds.to, question, isBehind: true };
	}
	return undefined;
}

const skipSigns = ({ tokens }: Read, from: number): number => {
	let at = from;
	while (',:.。'.includes(tokens[at]?.text ?? ' ')) at++;
	return at;
};

/** “ask the oracle” before the name of an oracle asks no question. */
function isOfOracle(read: Read, { from, sign, isCalled }: Question, { oracles }: TypedAt): boolean {
	if (!isCalled || sign >= 0) return false;
	const typed = read.letters(from, read.tokens.length);
	return oracles.oracles.some(({ path }) => foldedLetters(path.at(-1) ?? '') === typed);
}

function asksForQuestion(rows: readonly OddsRow[], odds: SaidOdds | undefined): Row {
	const row = odds?.row ?? evenRow(rows);
	return rowAt(0, odds?.rank ?? 0, {
		label: odds ? t('{odds}: a question', { odds: translateTerm(odds.row.odds) }) : t('Ask the Oracle: a question'),
		detail: t('yes {yes} %: type it', { yes: row?.yes ?? '' }),
		completion: odds ? `${odds.row.odds.toLowerCase()} ` : 'ask ',
	});
}

/** What stands behind odds, numbers, or a few words behind a question that is not called so. */
function unreadBehind({ tokens, own, letters }: Read, { sign, isAsked, odds }: Question): string {
	const from = Math.max(sign + 1, odds?.to ?? 0);
	const rest = sign < 0 ? [] : tokens.slice(from);
	const isFew = !isAsked && !odds && rest.length <= MOST_BEHIND;
	const isNumber = rest[0]?.kind === 'number' && rest.every(({ kind }) => kind !== 'word');
	const isBehindOdds = odds?.isBehind === true && letters(from, tokens.length) !== '';
	return rest.length > 0 && (isFew || isNumber || isBehindOdds) ? own(from, tokens.length) : '';
}
/** In tokens; more are prose. */
const MOST_BEHIND = 3;

/** `likley is it guarded?`, `is it guarded? very likely`: the odds are written first; nothing is asked at others. */
function almostOdds(read: Read, question: Question, rows: readonly OddsRow[]): readonly Row[] {
	const { from: first, sign, isAsked, odds } = question;
	if (odds?.rank === 0 && !(odds.isBehind && unreadBehind(read, question))) return [];
	const front = { first, end: read.tokens.length, question: '' };
	for (const place of [...placesBehind(read, first, sign), ...(isAsked ? [front] : [])]) {
		const found = nearestOdds(read, place.first, rows);
		if (!found || (place !== front && read.letters(found.to, place.end) !== '')) continue;
		const asked = place.question || read.own(skipSigns(read, found.to), place.end);
		return [rowAt(0, -0.1, completionSuggestion(`${found.value.odds.toLowerCase()} ${asked}`))];
	}
	return [];
}

function nearestOdds(read: Read, from: number, rows: readonly OddsRow[]): Near<OddsRow> | undefined {
	const more = ALMOST.includes(read.tokens[from]?.text ?? '') ? oddsAt(read, from + 1, rows) : undefined;
	if (more?.rank === 0) return more;
	return nearest(named(rows), { ...read, isNear: true }, from, { loosest: 0, most: 3, byWord: false })[0];
}

function questions(read: Read, question: Question, rows: readonly OddsRow[]): readonly Row[] {
	const { from, isAsked, odds } = question;
	const whole = read.own(from, read.tokens.length);
	const atOdds = odds ? [{ row: odds.row, asked: odds.question, rank: isAsked ? 0 : odds.rank }] : [];
	// A word that only begins odds may belong to the question.
	const isAll = isAsked && !odds?.isBehind && odds?.rank !== 0;
	const even = evenRow(rows);
	const atEven = isAll && even ? [{ row: even, asked: whole, rank: odds ? 0.1 : 0 }] : [];
	return [...atOdds, ...atEven].map(({ row, asked, rank }) => rowAt(0, rank, questionRow(row, asked, rows)));
}

const evenRow = (rows: readonly OddsRow[]): OddsRow | undefined => rows.find(({ odds }) => odds === evenOdds(rows));

const questionRow = ({ odds, yes }: OddsRow, question: string, rows: readonly OddsRow[]): Suggestion => ({
	label: `${translateTerm(odds)}: ${question}`,
	choosing: {
		name: t('Ask'),
		before: '',
		chips: rows.map(row => ({
			text: translateTerm(row.odds),
			isOn: row.odds === odds,
			completion: asTyped(row.odds, question),
		})),
		behind: '',
	},
	detail: t('yes {yes} %', { yes }),
	completion: asTyped(odds, question),
	action: { kind: 'question', question: { question, odds } },
});

const asTyped = (odds: string, question: string): string => `${odds.toLowerCase()} ${question}`;
