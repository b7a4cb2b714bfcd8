import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportOfNote } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';

/** Notes as players write them: no two of them alike, and none like the books. */
const NOTES = [
	{ note: 'orchard', style: 'labels in bold or italics, plain English for gains and costs, a roll that depends' },
	{ note: 'kitchen', style: 'outcomes as bullets with choices under them, tables of a d6 and as a numbered list' },
	{ note: 'salt-road.crlf', style: 'Windows line ends, tabs, trailing spaces, emoji, one name twice' },
	{ note: 'callouts', style: 'moves and outcomes in callouts' },
	{ note: 'trackers', style: 'meters, impacts and tracks of its own' },
	{ note: 'duels', style: 'outcomes in a table, behind dashes, in one sentence, with a match' },
	{ note: 'odd-dice', style: 'tables of a d20, in lines and as a list of ranges' },
	{ note: 'numbers', style: 'many ways to name an amount' },
	{ note: 'outcome-headings', style: 'a heading for each outcome' },
] as const;

const textOf = (note: string): string => fs.readFileSync(new URL(`homebrew/${note}.md`, import.meta.url), 'utf8');

describe('a note of one’s own', () => {
	it.each(NOTES)('$note: $style', async ({ note }) => {
		const { reports, findings } = reportOfNote(textOf(note), note, 'starforged');
		await expect(reportText(reports, findings)).toMatchFileSnapshot(`homebrew/${note}.approved.txt`);
	});

	it.each(NOTES)('$note reads the same with other line ends', ({ note }) => {
		const unix = textOf(note).replace(/\r\n/g, '\n');
		const read = (text: string) => reportOfNote(text, note, 'starforged').reports;
		expect(read(unix.replace(/\n/g, '\r\n'))).toEqual(read(unix));
	});
});
