import { given } from '../collections';
import type { Effect } from '../effects/effect';
import { movesIn, saysIn } from '../effects/nested-effects';
import type { Move, MoveTable, RollOption, RollType, TriggerAdd } from '../move';
import { OUTCOMES, type Outcome } from '../outcome';
import type { Finding } from '../problem';
import { stripMarkdown } from '../reference/inline-markdown';
import type { Rulebook } from '../rulebook';
import { plainText } from '../rules-text';
import { atOnce, stepForEach, type Steps } from '../steps';
import { foldedLetters } from '../search/folded-text';

/** A report on one move; `docs/effects.md` documents it as JSON. */
export interface MoveReport {
	readonly id: string;
	readonly name: string;
	readonly section: string;
	readonly roll_type: RollType;
	readonly trigger: {
		readonly conditions: readonly ConditionReport[];
		readonly adds: readonly TriggerAdd[];
	};
	readonly outcomes: OutcomesReport;
	readonly always: readonly Effect[];
	readonly tables: readonly TableReport[];
	readonly unread: readonly Unread[];
}

interface ConditionReport {
	/** The situation; empty when it is the trigger itself. */
	readonly text: string;
	readonly method: string;
	readonly roll_options: readonly RollOption[];
}

/** Each outcome, and each with a match that the book sets apart. */
type OutcomesReport = Readonly<Record<Outcome, readonly Effect[]>> &
	Readonly<Partial<Record<`${Outcome}_match`, readonly Effect[]>>>;

export interface TableReport {
	readonly name: string;
	/** The roll option or the odds whose column it is. */
	readonly column?: string;
	/** None for a table that is looked up, not rolled on. */
	readonly rows: readonly RowReport[];
}

export interface RowReport {
	readonly min: number;
	readonly max: number;
	readonly effects: readonly Effect[];
	/** Names of the moves that it leads to. */
	readonly moves: readonly string[];
}

/** Words that were not understood, and the line where they are; 0 where that is not known. */
export interface Unread {
	readonly line: number;
	readonly text: string;
}

/** Where a move is in the text that the reader of the report has before them, and what was wrong there. */
export interface MoveSource extends SourceText {
	readonly findings: readonly Finding[];
}

/**
 * What was understood of each move. `sourceOf` says where the words of a move are; without it lines are counted in
 * the move's own text.
 */
export const reportOf = (
	book: Rulebook,
	moves: readonly Move[] = book.ruleset.moves,
	sourceOf?: (move: Move) => MoveSource,
): readonly MoveReport[] => atOnce(reportSteps(book, moves, sourceOf));

/** The same, in steps. */
export const reportSteps = (
	book: Rulebook,
	moves: readonly Move[],
	sourceOf: (move: Move) => MoveSource = ownText,
): Steps<readonly MoveReport[]> => stepForEach(moves, move => reportOfMove(book, move, sourceOf(move)));

/** The moves of that name; capitals and punctuation make no difference. */
export const reportsNamed = <Report extends { readonly name: string }>(
	reports: readonly Report[],
	name: string,
): readonly Report[] => reports.filter(report => foldedLetters(report.name) === foldedLetters(name));

const ownText = ({ text }: Move): MoveSource => ({ lines: text.split('\n'), first: 1, otherwise: 0, findings: [] });

function reportOfMove(book: Rulebook, move: Move, source: MoveSource): MoveReport {
	const { always, outcomes, matches } = book.effectsOf(move);
	const tables = tablesOf(book, move);
	const said = [
		...[always, ...OUTCOMES.map(outcome => outcomes[outcome]), ...OUTCOMES.map(outcome => matches[outcome])],
		...tables.flatMap(({ rows }) => rows.map(({ effects }) => effects)),
	].flatMap((effects = []) => saysIn(effects));
	return {
		id: move._id,
		name: move.name,
		section: move.category,
		roll_type: move.roll_type,
		trigger: {
			conditions: move.trigger.conditions.map(({ text = '', method, roll_options }) => ({
				text,
				method,
				roll_options,
			})),
			adds: book
				.triggerAddsOf(move)
				.map(({ by, when, option, instead }) => ({ by, when, ...given({ option, instead }) })),
		},
		outcomes: {
			strong_hit: outcomes.strong_hit ?? [],
			weak_hit: outcomes.weak_hit ?? [],
			miss: outcomes.miss ?? [],
			...Object.fromEntries(Object.entries(matches).map(([outcome, effects]) => [`${outcome}_match`, effects])),
		},
		always,
		tables,
		unread: [
			...[...new Set(said)].map(text => ({ line: lineOf(text, source), text })),
			...source.findings.map(({ line, text }) => ({ line, text })),
		],
	};
}

const tablesOf = (book: Rulebook, move: Move): readonly TableReport[] => [
	...move.tables.map(table => tableReport(book, move, table)),
	...(move.tables.length === 0 && hasLookup(move.text) ? [{ name: move.name, rows: [] }] : []),
];

/** "Situation | Strong Hit | Weak Hit", with a line of dashes under it. */
const hasLookup = (text: string): boolean => /^\|?[ :]*-{3,}[-: ]*\|/m.test(text);

const tableReport = (book: Rulebook, move: Move, { name, column, rows }: MoveTable): TableReport => ({
	name,
	...given({ column }),
	rows: rows.flatMap(({ min, max, text }) => {
		if (min === null || max === null) return [];
		const effects = book.effectsOfRow(move, text);
		return [{ min, max, effects, moves: movesIn(effects) }];
	}),
});

/** The lines that a move is in. */
interface SourceText {
	readonly lines: readonly string[];
	/** The number of the first of them. */
	readonly first: number;
	/** The line to name for words that are not found; 0 for none. */
	readonly otherwise: number;
}

/** How many letters are enough to know a sentence again. */
const LETTERS = 48;
const FEWEST = 12;

/** The line where the words are, however the note wraps them. */
export function lineOf(words: string, { lines, first, otherwise }: SourceText): number {
	const wanted = foldedLetters(words).slice(0, LETTERS);
	const { letters, starts } = folded(lines);
	for (let length = wanted.length; length >= Math.min(FEWEST, wanted.length) && length > 0; length -= FEWEST) {
		const at = letters.indexOf(wanted.slice(0, length));
		if (at >= 0) return first + starts.filter(start => start <= at).length - 1;
	}
	return otherwise;
}

/** All lines as folded letters in one row, with the place where each begins. */
function folded(lines: readonly string[]): { readonly letters: string; readonly starts: readonly number[] } {
	const starts: number[] = [];
	let letters = '';
	for (const line of lines) {
		starts.push(letters.length);
		const own = foldedLetters(stripMarkdown(plainText(line)));
		if (own !== '') letters += `${own} `;
	}
	return { letters, starts };
}
