import { given } from '../core/collections';
import type { Effect } from '../effects/effect';
import { movesIn, saysIn } from '../effects/nested-effects';
import type { Move, MoveTable, RollOption, RollType, TriggerAdd } from '../move';
import { OUTCOMES, type Outcome } from '../core/outcome';
import type { MoveSource, SourceText } from '../datasworn-files/read-rules';
import { stripMarkdown } from '../markdown/inline-markdown';
import type { Rulebook } from '../books/rulebook';
import { plainText } from '../rules-text';
import { stepForEach, type WorkSlices } from '../core/work-slices';
import { foldedLetters } from '../search/folded-text';

/** A report on one move; `docs/reference/reading.md` documents it as JSON. */
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
	/** The situation; empty if it is the trigger itself. */
	readonly text: string;
	readonly method: string;
	readonly roll_options: readonly RollOption[];
}

/** Effects by outcome, and with a match where the book lists them separately. */
type OutcomesReport = Readonly<Record<Outcome, readonly Effect[]>> &
	Readonly<Partial<Record<`${Outcome}_match`, readonly Effect[]>>>;

export interface TableReport {
	readonly name: string;
	/** The roll option or the odds that the column is for. */
	readonly column?: string;
	/** Empty for a lookup table. */
	readonly rows: readonly RowReport[];
}

interface RowReport {
	readonly min: number;
	readonly max: number;
	readonly effects: readonly Effect[];
	/** Names of the moves it leads to. */
	readonly moves: readonly string[];
}

/** Text that was not understood, and its line; 0 if unknown. */
interface Unread {
	readonly line: number;
	readonly text: string;
}

/**
 * Reports what was understood of each move, in steps. `sourceOf` gives the source lines of a move; without it, lines are
 * counted in the move's own text.
 */
export const reportSteps = (
	book: Rulebook,
	moves: readonly Move[],
	sourceOf: (move: Move) => MoveSource = ownText,
): WorkSlices<readonly MoveReport[]> => stepForEach(moves, move => reportOfMove(book, move, sourceOf(move)));

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

/** Whether a text has a Markdown table, such as "Situation | Strong Hit | Weak Hit" above a line of dashes. */
const hasLookup = (text: string): boolean => /^\|?[ :]{0,99}---[-: ]*\|/m.test(text);

const tableReport = (book: Rulebook, move: Move, { name, column, rows }: MoveTable): TableReport => ({
	name,
	...given({ column }),
	rows: rows.flatMap(({ min, max, text }) => {
		if (min === null || max === null) return [];
		const effects = book.effectsOfRow(move, text);
		return [{ min, max, effects, moves: movesIn(effects) }];
	}),
});

/** Number of letters by which a sentence is recognized. */
const LETTERS = 48;
const FEWEST = 12;

/** The line that contains a text, however the note wraps it. */
export function lineOf(words: string, { lines, first, otherwise }: SourceText): number {
	const wanted = foldedLetters(words).slice(0, LETTERS);
	const { letters, starts } = folded(lines);
	for (let length = wanted.length; length >= Math.min(FEWEST, wanted.length) && length > 0; length -= FEWEST) {
		const at = letters.indexOf(wanted.slice(0, length));
		if (at >= 0) return first + starts.filter(start => start <= at).length - 1;
	}
	return otherwise;
}

/** All lines as one string of folded letters, with the offset where each line starts. */
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
