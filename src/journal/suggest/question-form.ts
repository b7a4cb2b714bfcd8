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
	const unread = almost.length > 0 ? '' : unreadBehind(read, question);
	if (unread !== '') {
		const detail = t('“{unread}” is not read: only odds stand behind a question', { unread });
		return [rowAt(UNREAD, 0, messageSuggestion(text, detail))];
	}
	return isAsked || odds ? [...almost, ...questions(read, question, rows)] : almost;
}

function readQuestion(read: Read, rows: readonly OddsRow[]): Question | undefined {
	const { tokens } = read;
	const called = calledBy(read);
	if (called > 0 && tokens[0]?.text !== undefined && ORACLE_ALONE.includes(read.letters(0, called))) return undefined;
	const lead = called > 0 && tokens[called]?.text === ':' ? called + 1 : called;
	const isFront = tokens[lead]?.text === '?' && !read.own(lead, lead + 1).includes('¿');
	const from = isFront ? lead + 1 : lead;
	const sign = tokens.map(({ text }) => text).lastIndexOf('?');
	const odds =
		oddsBehind(read, from, sign, rows) ?? oddsBeforeSign(read, from, sign, rows) ?? oddsInFront(read, from, rows);
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

/** `is it guarded? likely` */
function oddsBehind(read: Read, from: number, sign: number, rows: readonly OddsRow[]): SaidOdds | undefined {
	if (sign <= from || sign >= read.tokens.length - 1) return undefined;
	const found = oddsAt(read, sign + 1, rows);
	return found && { row: found.value, rank: 0, to: found.to, question: read.own(from, sign + 1), isBehind: true };
}

/** `is it guarded, likely?` */
function oddsBeforeSign(read: Read, from: number, sign: number, rows: readonly OddsRow[]): SaidOdds | undefined {
	const comma = read.tokens.map(({ text }) => text).lastIndexOf(',');
	if (comma <= from || sign < comma) return undefined;
	const found = oddsAt(read, comma + 1, rows);
	if (found?.rank !== 0 || found.to !== sign) return undefined;
	return { row: found.value, rank: 0, to: sign, question: `${read.own(from, comma)}?`, isBehind: true };
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

/** Numbers behind a question, or a few words behind one that is not called so. */
function unreadBehind({ tokens, own }: Read, { sign, isAsked, odds }: Question): string {
	const from = Math.max(sign + 1, odds?.to ?? 0);
	const rest = sign < 0 ? [] : tokens.slice(from);
	const isFew = !isAsked && !odds && rest.length <= MOST_BEHIND;
	const isNumber = rest[0]?.kind === 'number' && rest.every(({ kind }) => kind !== 'word');
	return rest.length > 0 && (isFew || isNumber) ? own(from, tokens.length) : '';
}
/** In tokens; more are prose. */
const MOST_BEHIND = 3;

/** `likley is it guarded?`, `is it guarded? very likely`: the odds are written first; nothing is asked at others. */
function almostOdds(
	read: Read,
	{ from: first, sign, isAsked, odds }: Question,
	rows: readonly OddsRow[],
): readonly Row[] {
	const { length } = read.tokens;
	const isBehind = sign > first && sign < length - 1;
	if ((!isAsked && !isBehind) || odds?.isBehind || odds?.rank === 0) return [];
	const from = isBehind ? sign + 1 : first;
	const isMore = ALMOST.includes(read.tokens[from]?.text ?? '');
	const more = isMore ? oddsAt(read, from + 1, rows) : undefined;
	const found =
		more?.rank === 0
			? more
			: nearest(named(rows), { ...read, isNear: true }, from, { loosest: 0, most: 3, byWord: false })[0];
	if (!found || (isBehind && found.to < length)) return [];
	const asked = isBehind ? read.own(first, from) : read.own(skipSigns(read, found.to), length);
	const written = `${found.value.odds.toLowerCase()} ${asked}`;
	return [rowAt(0, -0.1, completionSuggestion(written))];
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
