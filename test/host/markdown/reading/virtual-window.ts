/** The sections of a note as a column of heights, of which a reader sees a stretch. No page is needed to work this out. */

/** Null until it was measured. */
export type Height = number | null;

/** The stretch of the column that is in sight; infinitely high where everything is. */
export interface Sight {
	readonly top: number;
	readonly height: number;
}

/** The sections from `from` to before `to` are in the page; `gap` is how high those are that are left out before them. */
export interface Run {
	readonly from: number;
	readonly to: number;
	readonly gap: number;
}

/** The sections that stay in the page wherever one scrolls. */
export interface Kept {
	/** Those with an end of what is selected. */
	readonly selected: readonly number[];
	/** That with the focus. */
	readonly focused?: number | undefined;
}

const LEAST_MARGIN = 500;

/** What was not measured counts as tall as the measured ones are on average. */
export function estimated(heights: readonly Height[]): number[] {
	const known = heights.filter(height => height !== null);
	const average = known.length > 0 ? sum(known) / known.length : 0;
	return heights.map(height => height ?? average);
}

export const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);

/** Where a section begins; for one past the end, where the column ends. */
export const topOf = (heights: readonly number[], index: number): number => sum(heights.slice(0, index));

/** The section at a height, the last one below all of them; -1 if there is none. */
export function sectionAt(heights: readonly number[], y: number): number {
	let bottom = 0;
	const found = heights.findIndex(height => (bottom += height) > y);
	return found < 0 ? heights.length - 1 : found;
}

/**
 * The sections that are in the page: what is in sight and as much again above and below, but no less than 500 pixels. It
 * reaches to the ends of what is selected; what has the focus may be by itself.
 */
export function runsInPage(heights: readonly number[], sight: Sight, { selected, focused }: Kept): Run[] {
	if (sight.height === Infinity) return [{ from: 0, to: heights.length, gap: 0 }];
	const margin = Math.max(LEAST_MARGIN, sight.height);
	const from = Math.min(Math.max(0, sectionAt(heights, sight.top - margin)), ...selected);
	const to = Math.max(sectionAt(heights, sight.top + sight.height + margin), ...selected) + 1;
	const near = { from, to };
	const isApart = focused !== undefined && (focused < from || focused >= to);
	const runs = isApart ? [near, { from: focused, to: focused + 1 }].sort((a, b) => a.from - b.from) : [near];
	return runs.map((run, i) => ({ ...run, gap: sum(heights.slice(runs[i - 1]?.to ?? 0, run.from)) }));
}

/** The lines that a section comes from, as `getSectionInfo` counts them. */
export interface Lines {
	readonly lineStart: number;
	readonly lineEnd: number;
}

/** The line at a height, in parts of lines. */
export function lineAt(lines: readonly Lines[], heights: readonly number[], y: number): number {
	const at = sectionAt(heights, y);
	const section = lines[at];
	if (!section) return 0;
	const part = Math.min(1, Math.max(0, (y - topOf(heights, at)) / (heights[at] || 1)));
	return section.lineStart + part * (section.lineEnd + 1 - section.lineStart);
}

/** The section that shows a line, the next one when the line is empty, and how much of it lies above that line, as a part of 1. */
export function placeOfLine(lines: readonly Lines[], line: number): { readonly index: number; readonly part: number } {
	const at = lines.findIndex(({ lineEnd }) => line < lineEnd + 1);
	const index = at < 0 ? lines.length - 1 : at;
	const section = lines[index];
	if (!section) return { index, part: 0 };
	const part = (line - section.lineStart) / (section.lineEnd + 1 - section.lineStart);
	return { index, part: Math.min(1, Math.max(0, part)) };
}
