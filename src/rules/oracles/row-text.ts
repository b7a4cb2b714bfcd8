import { plainText } from '../rules-text';
import type { Oracle, OracleRow } from './oracle';
import type { OracleBook } from './oracle-book';

/** A placeholder in a row for the result of another oracle. */
interface RowPlaceholder {
	/** The id of the oracle, or its name. */
	readonly oracle: string;
	/** The words that its result replaces. */
	readonly written?: string;
	/** Number of rolls. */
	readonly times: number;
}

/** `{{text>oracle_rollable:delve/site_name/place}}` */
const TEMPLATE_PLACE = /\{\{text>([^}]{1,300})\}\}/g;
/** `{{Omen}}` or `{Omen}`, a table by its name */
const NAMED_PLACE = /\{\{([^{}|>\n]{1,100})\}\}|\{([^{}|>\n]{1,100})\}/g;
/** `[Action](datasworn:oracle_rollable:starforged/core/action)` */
const ORACLE_LINK = /\[[^\]]{1,300}\]\(datasworn:(oracle_rollable:[^)]{1,300})\)/g;
/** `[Mission](datasworn:oracle_collection:starforged/starship/mission)`: a collection with one table per region. */
const COLLECTION_LINK = /\]\(datasworn:(oracle_collection:[^)]{1,300})\)/g;

/**
 * The placeholders that a row must fill: those in its template, else those for rolls made at once and for the tables that
 * it names.
 */
export function placeholdersIn({ template, oracle_rolls, text, details }: OracleRow): readonly RowPlaceholder[] {
	if (template !== undefined) return idsIn(template, TEMPLATE_PLACE).map(oracle => ({ oracle, times: 1 }));
	const rolled = oracle_rolls.flatMap(({ oracle, auto, number_of_rolls }) =>
		auto && oracle !== null ? [{ oracle, times: number_of_rolls }] : [],
	);
	const words = [text, ...details].join('\n');
	if (!words.includes('{')) return rolled;
	const named = [...words.matchAll(NAMED_PLACE)].map(([written, twice = '', once = twice]) => ({
		written,
		oracle: once,
	}));
	return [...rolled, ...named.map(place => ({ ...place, times: 1 }))];
}

const idsIn = (text: string, place: RegExp): readonly string[] =>
	[...text.matchAll(place)].flatMap(([, id]) => id ?? []);

/** The text of a row and any further columns. */
export const rowPlainText = (row: OracleRow): string => composeRow(row, []).words;

/** A row as text. */
interface ComposedRow {
	readonly words: string;
	/** The text without the row's own if the row only leads to another table. */
	readonly last: string;
}

/**
 * Inserts results into a row, replacing the link to their oracle or following the text. Without a result, the oracle's
 * name remains.
 */
export function composeRow(row: OracleRow, results: readonly (string | undefined)[]): ComposedRow {
	if (row.template !== undefined && results.length > 0) {
		const words = filledTemplate(row.template, row.text, results);
		return { words, last: words };
	}
	const behind: string[] = [];
	const texts = [row.text, ...row.details];
	for (const [i, { oracle, written }] of placeholdersIn(row).entries()) {
		const result = results[i];
		if (result === undefined) continue;
		const link = written ?? [...row.text.matchAll(ORACLE_LINK)].find(([, id]) => id === oracle)?.[0];
		const at = link === undefined ? -1 : texts.findIndex(words => words.includes(link));
		if (link === undefined || at < 0) behind.push(result);
		else texts[at] = texts[at]?.replace(link, () => result) ?? '';
	}
	const [first, more] = withDetails(row, texts);
	const words = withMore(first, [...more, ...behind]);
	return { words, last: behind.length > 0 ? joined(behind, ', ') : words };
}

/** The text, and the details that follow it. Where the columns have names, each is told by its own: "Hull: Split; Cargo: Salt". */
function withDetails(
	{ columns }: OracleRow,
	written: readonly string[],
): readonly [words: string, more: readonly string[]] {
	const texts = written.map(oneLine);
	const [first = '', ...more] = texts;
	if (!columns) return [first, more];
	const named = texts.map((words, at) => (columns[at] ? `${columns[at]}: ${words}` : words));
	return [joined(named, '; '), []];
}

function filledTemplate(template: string, text: string, results: readonly (string | undefined)[]): string {
	if (results.includes(undefined)) return oneLine(text);
	let next = 0;
	return oneLine(template.replace(TEMPLATE_PLACE, () => results[next++] ?? ''));
}

/**
 * Combines a "Roll twice" row with its results: "Ships in conflict (roll twice)" becomes "Ships in conflict: Corvette;
 * Freighter". Any further remark of the row comes last. Two equal results are made worse where the book says so.
 */
export function composeRepeatedRow(row: OracleRow, results: readonly string[], isWorse: boolean): string {
	const words = rowPlainText(row);
	const named = words.replace(/ \(roll [^)]{1,40}\)$/i, '');
	const both = joined(results, '; ');
	if (named !== words) return withMore(named, [both]);
	const [, remark] = /^Roll \w{1,20}(?: times)?; (.{1,300})$/i.exec(words) ?? [];
	if (isWorse || /^Roll again\b.{0,80}\bworse\b/i.test(words)) return withRemark(both, 'made worse');
	return remark === undefined || /same result/i.test(remark) ? both : withRemark(both, remark);
}

/** Appends a remark without the final full stop: "Human bones (cursed)". */
export const withRemark = (words: string, remark: string): string => `${words.replace(/\.$/, '')} (${remark})`;

/** "Corvette: Light attack ship" */
const withMore = (words: string, more: readonly string[]): string =>
	more.length === 0 ? words : `${words.replace(/[.:]{1,3}$/, '')}: ${joined(more, ', ')}`;

/** Joins results, dropping full stops except for the last one. */
const joined = (results: readonly string[], between: string): string =>
	results.map((result, i) => (i < results.length - 1 ? result.replace(/\.$/, '') : result)).join(between);

/** Plain text on one line; several lines or list items are joined. */
function oneLine(markdown: string): string {
	const [first = '', ...more] = plainText(markdown)
		.split('\n')
		.map(line => line.replace(/^\s*[*-] /, '').trim())
		.filter(line => line !== '');
	return withMore(first, more);
}

/**
 * The oracles that a result leads to: those the row names and leaves to the player, then those suggested by the row,
 * then those suggested by the oracle. A collection with one table per region stands for the table of the journal's
 * region.
 */
export function followUpOracles(oracle: Oracle, row: OracleRow | undefined, book: OracleBook): readonly Oracle[] {
	const ids = [...(row ? idsToFollow(row) : []), ...oracle.suggestions];
	const found = ids.flatMap(id => book.byId(id) ?? book.inRegion(id) ?? []);
	return [...new Set(found)].filter(other => other !== oracle);
}

function idsToFollow(row: OracleRow): readonly string[] {
	const rolled = new Set(placeholdersIn(row).map(place => place.oracle));
	const named = [
		...row.oracle_rolls.flatMap(roll => roll.oracle ?? []),
		...[ORACLE_LINK, COLLECTION_LINK].flatMap(link => [row.text, ...row.details].flatMap(text => idsIn(text, link))),
	];
	return [...named.filter(id => !rolled.has(id)), ...(row.suggestions ?? [])];
}
