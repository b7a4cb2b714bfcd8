import type { ListItem, PartLine } from './parts';
import { areRanges } from './reference-tables';

/** "1-50: A bird", "7. A dog" */
export const RANGED = /^(\d{1,5}(?: ?[-–—] ?\d{1,5})?) ?[:.)] +(.+)$/;

/** Treats lines as rows of a table to roll on if each one starts with a range; `undefined` otherwise. */
export function rowsOfLines(lines: readonly PartLine[], die: number | undefined): readonly PartLine[] | undefined {
	const rows = lines.map(({ line, text }) => ({ line, found: RANGED.exec(text) }));
	if (rows.length < 2 || rows.some(({ found }) => !found) || !areRanges(rows.map(({ found }) => found?.[1] ?? '')))
		return undefined;
	return tableOf(
		rows.map(({ line, found }) => ({ line, range: found?.[1] ?? '', result: found?.[2] ?? '' })),
		die,
	);
}

/** Treats a list as a table if it has ranges, or if it is numbered and has as many entries as the die has faces. */
export function rowsOfList(items: readonly ListItem[], die: number | undefined): readonly PartLine[] | undefined {
	const isNumbered = items.length === die && items.every(({ ordinal }, i) => ordinal === i + 1);
	if (!isNumbered) return rowsOfLines(items, die);
	return tableOf(
		items.map(({ line, text }, i) => ({ line, range: String(i + 1), result: text })),
		die,
	);
}

/** The die that a move calls for: "roll 1d10", "roll a d6". */
export function dieIn(words: string): number | undefined {
	const sides = /\b(?:roll|throw|cast) (?:an? |the |1)?d(\d{1,3})\b(?! ?[+-] ?\d)/i.exec(words)?.[1];
	return sides === undefined ? undefined : Number(sides);
}

/** The dice that a paragraph calls for, as they head a table: "d20", "2d6", "1d6+1d6". */
export const diceIn = (words: string): string | undefined =>
	/\b(?:roll|throw|cast) (?:an? |the )?(\d?d\d{1,3}(?: ?[+-] ?\d?d?\d{1,2})*)\b/i.exec(words)?.[1];

function tableOf(
	rows: readonly { readonly line: number; readonly range: string; readonly result: string }[],
	die: number | undefined,
): readonly PartLine[] {
	const head = { line: rows[0]?.line ?? 0, text: `| ${die === undefined ? 'Roll' : `d${die}`} | Result |` };
	return [
		head,
		...rows.map(({ line, range, result }) => ({ line, text: `| ${range} | ${result.replace(/\|/g, '\\|')} |` })),
	];
}
