import { describe, expect, it } from 'vitest';
import { estimated, type Height, lineAt, placeOfLine, sectionAt, runsInPage } from '../markdown/reading/virtual-window';

const HUNDRED = Array.from({ length: 100 }, () => 100);

describe('what is in the page', () => {
	const rows = [
		{
			title: 'a low page, 500 pixels above and below',
			top: 5000,
			height: 100,
			wanted: { from: 45, to: 57, gap: 4500 },
		},
		{ title: 'at the end', top: 9400, height: 600, wanted: { from: 88, to: 100, gap: 8800 } },
		{ title: 'below the end', top: 20_000, height: 600, wanted: { from: 99, to: 100, gap: 9900 } },
		{ title: 'above the top, where the properties are', top: -300, height: 600, wanted: { from: 0, to: 10, gap: 0 } },
		{ title: 'all of it where there is no layout', top: 0, height: Infinity, wanted: { from: 0, to: 100, gap: 0 } },
	];
	it.each(rows)('$title', ({ top, height, wanted }) => {
		expect(runsInPage(HUNDRED, { top, height }, { selected: [] })).toEqual([wanted]);
	});

	it.each([
		{
			title: 'below',
			focused: 90,
			wanted: [
				{ from: 44, to: 63, gap: 4400 },
				{ from: 90, to: 91, gap: 2700 },
			],
		},
		{ title: 'in sight', focused: 50, wanted: [{ from: 44, to: 63, gap: 4400 }] },
	])('what has the focus, $title', ({ focused, wanted }) => {
		expect(runsInPage(HUNDRED, { top: 5000, height: 600 }, { selected: [], focused })).toEqual(wanted);
	});

	it('nothing of an empty note', () => {
		expect(runsInPage([], { top: 0, height: 600 }, { selected: [] })).toEqual([{ from: 0, to: 0, gap: 0 }]);
	});
});

describe('heights', () => {
	const rows: { title: string; heights: Height[]; wanted: number[] }[] = [
		{ title: 'what was not measured is taken for an average section', heights: [100, null, 40], wanted: [100, 70, 40] },
		{ title: 'before anything was measured there is none', heights: [null, null], wanted: [0, 0] },
	];
	it.each(rows)('$title', ({ heights, wanted }) => expect(estimated(heights)).toEqual(wanted));

	it.each([
		{ y: -1, wanted: 0 },
		{ y: 99, wanted: 0 },
		{ y: 100, wanted: 1 },
		{ y: 5000, wanted: 2 },
	])('at $y is section $wanted', ({ y, wanted }) => expect(sectionAt([100, 100, 100], y)).toBe(wanted));
});

describe('lines and heights', () => {
	const LINES = [
		{ lineStart: 4, lineEnd: 4 },
		{ lineStart: 6, lineEnd: 9 },
		{ lineStart: 11, lineEnd: 11 },
	];
	const HEIGHTS = [100, 200, 50];

	it.each([
		{ y: 0, line: 4 },
		{ y: 50, line: 4.5 },
		{ y: 150, line: 7 },
		{ y: 300, line: 11 },
	])('$y pixels down is line $line', ({ y, line }) => expect(lineAt(LINES, HEIGHTS, y)).toBe(line));

	it('an empty note begins with line 0', () => expect(lineAt([], [], 0)).toBe(0));

	it.each([
		{ line: 0, wanted: { index: 0, part: 0 } },
		{ line: 4.5, wanted: { index: 0, part: 0.5 } },
		{ line: 5, wanted: { index: 1, part: 0 } },
		{ line: 7, wanted: { index: 1, part: 0.25 } },
		{ line: 99, wanted: { index: 2, part: 1 } },
	])('line $line is in section $wanted.index', ({ line, wanted }) => expect(placeOfLine(LINES, line)).toEqual(wanted));
});
