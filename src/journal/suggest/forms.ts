import { normalizeQuery } from '../../play/suggest/normalize-query';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { oracleRows } from './oracle-form';
import { questionRows } from './question-form';
import { commandRows, diceRows, helpRows } from './small-forms';
import { changeRows, correctionsOf } from './change-form';
import type { Form, Row } from './form';
import { UNREAD } from './form';
import { moveRows } from './move-form';
import type { Read } from './tokens';
import { tokensOf } from './tokens';
import { trackRows } from './track-form';
import { unknownActor } from './unknown-actor';

/** What can be typed. Of rows that are called alike, those of an earlier form come first. */
export const FORMS: readonly Form[] = [
	{ key: 'command', shape: 'undo · begin a session · end a session', example: 'undo', rows: commandRows },
	{ key: 'help', shape: 'help', example: 'help', rows: helpRows },
	{ key: 'dice', shape: '2d6 [+ 1]', example: '2d6+1', rows: diceRows },
	{ key: 'change', shape: '+/- NUMBER METER · METER = NUMBER', example: '-1 health', rows: changeRows },
	{
		key: 'question',
		shape: '[ODDS] QUESTION? [ODDS] · ask QUESTION',
		example: 'likely is it guarded?',
		rows: questionRows,
	},
	{
		key: 'move',
		shape: 'MOVE [OPTION] [ABILITY] [TRACK] [COST] [+ NUMBER REASON] [DICE] [: NAME, RANK]',
		example: 'face danger edge +1 rope 4 3 9',
		rows: moveRows,
	},
	{ key: 'track', shape: '[progress/mark/clock] TRACK [NUMBER]', example: 'progress ark 2', rows: trackRows },
	{ key: 'oracle', shape: 'ORACLE [NUMBER]', example: 'action theme', rows: oracleRows },
];

/** Rows that are shown. */
const SHOWN = 20;
/** Rows of this rank are called by their name. */
const NAMED = BY_SOME_WORDS + 1;
/** In characters; a longer text is prose. */
const LONGEST = 200;

/** The rows for a typed text: those that act or ask, else those that complete it, else one that says what is not read. */
export function listSuggestions(text: string, at: TypedAt): readonly Suggestion[] {
	if (text.length > LONGEST) return [];
	const read = tokensOf(normalizeQuery(text));
	const rows = rowsFor(read, at);
	const isRead = rows.some(({ cost }) => cost < UNREAD);
	const shown = isRead
		? rows
		: [...rows, ...unknownActor(read, at, isWish(at))].sort((a, b) => a.cost - b.cost).slice(0, 1);
	return shown.flatMap(({ cost: _cost, rank: _rank, ...offer }) => offer);
}

/** In tokens; longer texts are not compared with names letter by letter. */
const MOST_NEAR = 8;

function rowsFor(read: Read, at: TypedAt): readonly Row[] {
	const certain = rowsIn(read, at);
	const isRead = certain.some(({ cost }) => cost === 0) || read.tokens.length > MOST_NEAR;
	return isRead ? certain : rowsIn({ ...read, isNear: true }, at);
}

function rowsIn(read: Read, at: TypedAt): readonly Row[] {
	const all = FORMS.flatMap((form, order) => form.rows(read, at).map(row => ({ row, order })));
	const sorted = all
		.sort((a, b) => a.row.cost - b.row.cost || a.row.rank - b.row.rank || a.order - b.order)
		.map(({ row }) => row);
	const [first] = sorted;
	if (!first) return [];
	const ofCost = first.cost === 0 ? sorted.filter(({ cost }) => cost === 0) : sorted.slice(0, 1);
	return besideFirst(distinct(withCorrections(ofCost, at)));
}

/** How much more loosely a row is called that stands beside the first. */
const LOOSER = 1;
const MOST_BESIDE = 6;

/** What is called more loosely than the first is only named beside it. Tracks and meters differ by how near they are. */
function besideFirst(rows: readonly Row[]): readonly Row[] {
	const [first] = rows;
	if (!first) return [];
	const isChange = ({ action }: Row) => action?.kind === 'change';
	const isBeside = (row: Row) =>
		row.isBeside === true ||
		(row.rank >= first.rank + LOOSER && row.completion !== '' && !(isChange(first) && isChange(row)));
	return [
		...rows.filter(row => !isBeside(row)).slice(0, SHOWN - MOST_BESIDE),
		...rows
			.filter(isBeside)
			.slice(0, MOST_BESIDE)
			.map(row => ({ ...row, isBeside: true as const })),
	];
}

const distinct = (rows: readonly Row[]): readonly Row[] =>
	rows.filter(
		(row, i) => rows.findIndex(other => other.label === row.label && other.completion === row.completion) === i,
	);

/** What sets a value right follows the first row that would use or change it. */
function withCorrections(rows: readonly Row[], at: TypedAt): readonly Row[] {
	const shown = new Set<string>();
	return rows.flatMap(row => {
		const more = correctionsOf(row, at).filter(({ label }) => !shown.has(label));
		for (const { label } of more) shown.add(label);
		return [row, ...more.map(each => ({ ...each, cost: row.cost, rank: row.rank }))];
	});
}

/** Whether a text is certainly a wish, other than for an oracle, whose names are everyday words. */
const isWish =
	(at: TypedAt) =>
	(text: string): boolean =>
		rowsFor(tokensOf(normalizeQuery(text)), at).some(
			({ action, cost, rank }) => cost === 0 && rank < NAMED && action !== undefined && action.kind !== 'oracle',
		);
