import { given } from '../../rules/core/collections';
import type { Move } from '../../rules/move';
import { namesOf } from '../../rules/move-order';
import { foldedLetters } from '../../rules/search/folded-text';
import { BEHIND_NAMES, BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { searchMoves } from '../../rules/search/search-moves';
import { quote, t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { rulesetFor } from '../../play/abilities/asset-moves';
import { ASK_THE_ORACLE } from '../../play/oracles/ask-the-oracle';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { begunBefore } from '../../play/roll/track-kinds';
import { BEGIN_A_SESSION, END_A_SESSION } from '../../play/moves/session-moves';
import { NOTHING_SAID, fillSlots, type Filled, type Filler } from './fill-slots';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Row } from './form';
import { LEADS } from './form-words';
import { fittingMoves } from '../../play/pending-steps/suggested-moves';
import { completionOf, rowOf, withoutTrack } from './move-row';
import { filler, slotsOf, type SaidMove } from './move-slots';
import { nearest } from './nearest';
import { choicesIn, fieldIn, type RollRequest, type Wished } from '../../play/request/request';
import { fieldsOf } from '../../play/request/request-fields';
import { besides, likeliest } from '../../play/request/ways-to-ask';
import type { Read } from './tokens';

/** A move that the first tokens mean. */
interface Called {
	readonly move: Move;
	/** Before it stands what it is made with: `edge face danger`. */
	readonly from: number;
	readonly to: number;
	readonly cost: number;
	readonly rank: number;
}

/** Moves that are a form of their own. */
const OTHERWISE_MADE: readonly string[] = [ASK_THE_ORACLE, BEGIN_A_SESSION, END_A_SESSION];
const LOOKED_AT = 10;
/** Moves that are listed with every way to make them; others are completed first. */
const SPREAD = 3;
/** Ways to make a move. */
const SHOWN = 20;
const NAMES = { loosest: BEHIND_NAMES - 1, most: 6, byWord: false };
/** In full or by all its initials, behind other words. */
const CALLED = { ...NAMES, loosest: 1 };
/** The rank of a move that is meant by its trigger, its options or its category. */
const BY_HINT = 8;

export function moveRows(read: Read, at: TypedAt): readonly Row[] {
	if (read.tokens.length === 0) return fittingRows(read, at);
	const called = calledIn(read, at);
	const ways = called.flatMap(each => readOf(each, read, at));
	const whole = ways.filter(({ filled }) => filled.unread.length === 0);
	const listed = [...new Set(whole.map(({ move }) => move))].slice(0, SPREAD);
	const rows = whole.flatMap(way => rowsOf(way, listed.includes(way.move), read, at));
	if (rows.length > 0) return rows;
	const partly = ways.filter(way => !whole.includes(way));
	const least = Math.min(...partly.map(({ filled }) => filled.unread.length));
	return partly.flatMap(way => (way.filled.unread.length === least ? unreadRow(way, read, at) : []));
}

const BESIDE = 3;

/** The question that still stands, or the move that fits here as it would be made; beside it what else may come next. */
function fittingRows(read: Read, at: TypedAt): readonly Row[] {
	const { character, book } = at;
	const asked = at.stillAsked?.();
	const [first, ...others] = fittingMoves(character, book, at.recent).filter(
		({ name }) => !OTHERWISE_MADE.includes(name),
	);
	if (!first) return [];
	const fitting = { move: first, from: 0, to: 1, cost: 0, rank: 0, filled: NOTHING_SAID };
	const whole = asked === undefined ? rowsOf(fitting, true, read, at) : [questionRow(asked)];
	const other = asked === undefined ? others : [first, ...others];
	const beside: readonly Suggestion[] = [
		...other.slice(0, BESIDE).map(move => named(move, at)),
		{ label: ASK_THE_ORACLE, detail: '', completion: 'ask ' },
		{ label: t('All'), detail: '', completion: '', action: { kind: 'command', command: 'moves' } },
	];
	return [...whole.slice(0, 1), ...beside.map(offer => rowAt(0, 1, { ...offer, isBeside: true }))];
}

const questionRow = (label: string): Row =>
	rowAt(0, 0, { ...messageSuggestion(label, t('still open')), action: { kind: 'command', command: 'continue' } });

interface Way extends Called {
	readonly filled: Filled<SaidMove>;
}

function calledIn(read: Read, at: TypedAt): readonly Called[] {
	const { moves } = rulesetFor(at.character, at.book);
	const known = moves.filter(({ name }) => !OTHERWISE_MADE.includes(name));
	const place = ({ name }: Move) => (at.recent.includes(name) ? at.recent.indexOf(name) : at.recent.length);
	const inOrder = at.recent.length > 0 ? [...known].sort((a, b) => place(a) - place(b)) : known;
	const of = inOrder.map(move => ({ value: move, names: namesOf(move) }));
	// only a move that begins something goes on with a name behind a colon
	const likely = (to: number) =>
		read.tokens[to]?.text === ':' ? known.filter(move => begunBefore(move, at.book)) : known;
	const starts = read.isNear ? [0, 1, 2, 3] : [0];
	const found = starts.flatMap(from =>
		nearest(of, { ...read, isNear: read.isNear && from === 0 }, from, from > 0 ? CALLED : NAMES).map(
			({ value, to, cost, rank }) => ({
				move: value,
				from,
				to,
				cost:
					cost +
					Math.min(from, 1) +
					(to < read.tokens.length && isLoose(value, read.letters(from, to), rank, likely(to)) ? 1 : 0),
				rank,
			}),
		),
	);
	const sorted = [...found].sort((a, b) => a.cost * 100 + a.rank - (b.cost * 100 + b.rank) || b.to - a.to);
	const byName = sorted.filter(({ rank }) => rank <= BY_SOME_WORDS);
	return (byName.some(({ cost }) => cost === 0) ? byName : [...sorted, ...byHint(read, at)]).slice(0, LOOKED_AT);
}

/** Scattered letters, and a word within several names, are certain only alone. */
function isLoose(move: Move, typed: string, rank: number, moves: readonly Move[]): boolean {
	if (rank < BY_SOME_WORDS || typed.includes(' ')) return rank > BY_SOME_WORDS;
	const has = (each: Move) => namesOf(each).some(name => ` ${foldedLetters(name)} `.includes(` ${typed} `));
	return rank > BY_SOME_WORDS || !has(move) || moves.some(other => other !== move && has(other));
}

/** Moves whose trigger, options or category hold the words at the beginning. */
function byHint(read: Read, at: TypedAt): readonly Called[] {
	let to = 0;
	while (read.tokens[to]?.kind === 'word') to++;
	if (to === 0 || read.tokens.slice(to).some(({ kind, text }) => kind !== 'number' && !',|'.includes(text))) return [];
	const found = searchMoves(rulesetFor(at.character, at.book), read.own(0, to), at.recent);
	return found.flatMap(({ move, nameRanges }) =>
		nameRanges.length > 0 ? [] : [{ move, from: 0, to: -to, cost: 0, rank: BY_HINT }],
	);
}

function readOf(called: Called, read: Read, at: TypedAt): readonly Way[] {
	const { move, from, to } = called;
	const wished: Wished = { move, character: at.character, book: at.book };
	const slots = to < read.tokens.length || from > 0 ? slotsOf(fieldsOf(wished)) : [];
	// The words of a hint may name an option as well.
	const fills: Filler = (all, i) =>
		i < -to ? 0 : i < from && LEADS.has(all.tokens[i]?.text ?? '') ? 1 : filler(all, i);
	const filling = { slots, filler: fills };
	const before = fillSlots({ ...read, tokens: read.tokens.slice(0, from) }, 0, filling);
	const all = fillSlots(read, Math.max(0, to), { ...filling, before });
	const filled = to < 0 ? sayingAnOptionFirst(all, wished) : all;
	const [best] = filled;
	if (!best) return [];
	return filled
		.filter(
			each =>
				each.unread.length === best.unread.length &&
				each.cost === best.cost &&
				each.rank <= best.rank + 3 &&
				isAlike(each.said, best.said),
		)
		.slice(0, 4)
		.map(each => ({ ...called, filled: each }));
}

/** The words that hint at a move say an option as well, unless the rules pick it. */
function sayingAnOptionFirst(all: readonly Filled<SaidMove>[], wished: Wished): readonly Filled<SaidMove>[] {
	if (choicesIn(fieldsOf(wished), 'option').some(({ words }) => words !== undefined)) return all;
	const place = ({ said }: Filled<SaidMove>) => (said.option === undefined ? 1 : 0);
	return [...all].sort((a, b) => a.unread.length - b.unread.length || a.cost - b.cost || place(a) - place(b));
}

/** Whether two readings differ only in what is called by a name. */
const isAlike = (one: Partial<SaidMove>, other: Partial<SaidMove>): boolean => unnamed(one) === unnamed(other);
const unnamed = ({ option, about, ...others }: Partial<SaidMove>): string =>
	JSON.stringify({ ...others, keys: [option !== undefined, about !== undefined] });

function rowsOf({ move, to, cost, rank, filled }: Way, isListed: boolean, read: Read, at: TypedAt): readonly Row[] {
	const wished: Wished = { move, character: at.character, book: at.book };
	const missing = withoutTrack(wished);
	if (missing) return [rowAt(0, rank + 1, missing)];
	const { ranks, ...said } = filled.said;
	const { begin } = said;
	const whole = cost + filled.cost;
	const placed = (offer: Suggestion, more = 0): Row => rowAt(whole, rank + filled.rank + more, offer);
	if (begin?.name === '') return [placed(rowOfName(wished, said))];
	const isOpen = to > 0 && Object.keys(said).length === 0;
	const usual = ranks?.[0];
	const ranked = begin && usual ? { ...said, begin: { ...begin, rank: usual } } : said;
	const costs =
		said.option === undefined ? choicesIn(fieldsOf(wished, said), 'cost').flatMap(({ amount }) => amount ?? []) : [];
	const ways = likeliest(wished, ranked, at.lastOption?.(move.name)).slice(0, SHOWN);
	const requests = ways.filter(way => way.cost === ways[0]?.cost);
	if (whole > 0) {
		const [only] = requests;
		// What was not said stays open.
		if (!only) return [];
		const name = cost === 0 && to > 0 ? read.own(0, to) : move.name;
		const begun = only.begin ? { begin: only.begin, ...given({ option: only.option }) } : {};
		return [placed(completionSuggestion(completionOf({ name }, { ...said, ...begun })))];
	}
	if (isOpen && !isListed && requests.length > 1) return [placed(named(move, at))];
	const rows = requests.map(each =>
		placed(withNameSaid(rowOf(wished, each, ranks ?? costs), ranks ? begin?.name : undefined)),
	);
	const more = said.begin
		? []
		: requests.slice(0, 2).flatMap(each => besides(wished, each).map(other => placed(rowOf(wished, other), 0.5)));
	return [...rows, ...more];
}

/** What stands behind a comma and is no rank is part of the name. */
function withNameSaid(row: Suggestion, name: string | undefined): Suggestion {
	const [last = '', ...before] = (name ?? '').split(/\s*[,、，،]\s*/).reverse();
	if (before.length === 0) return row;
	return {
		...row,
		detail: [t('“{word}” is no rank but part of the name', { word: last }), row.detail].filter(Boolean).join(' · '),
	};
}

function unreadRow({ move, to, cost, rank, filled }: Way, read: Read, at: TypedAt): readonly Row[] {
	const isCertain = cost === 0 && to > 0 && (rank < 2 || (rank === 2 && read.letters(0, to).length > 3));
	const spans = spansOf(filled.unread);
	if (!isCertain) return [];
	const wished: Wished = { move, character: at.character, book: at.book };
	const fields = fieldsOf(wished);
	const options = [...new Set(choicesIn(fields, 'option').map(({ name }) => name))];
	const dice = fieldIn(fields, 'dice');
	const takes = [
		...(options.length > 0
			? [t('{move} is made with {options}', { move: move.name, options: options.map(translateTerm).join(', ') })]
			: []),
		...(dice ? [t('dice are written {dice}', { dice: dice.count === 3 ? '4 3 9' : '3 9' })] : []),
		...(fieldIn(fields, 'adds') ? [t('an add +1')] : []),
		...(fieldIn(fields, 'begin') ? [t('a name stands behind a colon')] : []),
	];
	const detail = t('{unread} is not read with {move}. {takes}', {
		unread: spans.map(([from, end]) => quote(withJoined(read, from, end))).join(', '),
		move: move.name,
		takes: takes.join('; '),
	});
	const unread = spans.map(([from, end]) => read.place(from, end));
	return [
		rowAt(UNREAD + filled.unread.length, rank + filled.rank, { ...messageSuggestion(move.name, detail), unread }),
	];
}

/** With what is written together with it: `edge=3`. */
function withJoined(read: Read, from: number, to: number): string {
	let [first, end] = [from, to];
	while (first > 0 && read.tokens[first]?.isJoined) first--;
	while (read.tokens[end]?.isJoined) end++;
	return read.own(first, end);
}

const spansOf = (unread: readonly number[]): readonly (readonly [number, number])[] =>
	unread.reduce<readonly (readonly [number, number])[]>((spans, at) => {
		const last = spans.at(-1);
		return last?.[1] === at ? [...spans.slice(0, -1), [last[0], at + 1]] : [...spans, [at, at + 1]];
	}, []);

/** The colon asks for the name of what the move begins. */
function rowOfName(wished: Wished, { begin: _, ...said }: RollRequest): Suggestion {
	const track = fieldIn(fieldsOf(wished), 'begin')?.asks?.track ?? '';
	const { label } = rowOf(wished, said);
	return {
		label,
		detail: t('name the {track}, then its rank', { track: translateTerm(track) }),
		completion: `${completionOf(wished.move, said)}: `,
	};
}

/** A row that only completes the name of the move. */
function named(move: Move, { character, book }: TypedAt): Suggestion {
	const options = choicesIn(fieldsOf({ move, character, book }), 'option');
	return {
		label: move.name,
		detail: [...new Set(options.map(({ name }) => name))].join(', ') || move.category,
		completion: `${move.name} `,
	};
}
