import { describe, expect, it } from 'vitest';
import { withPlainLinks } from '../../src/journal/export/export-links';
import { holdsComment } from '../../src/journal/import/kdl-nodes';
import { plainWords } from '../../src/journal/import/campaign-names';
import { rulesetOfGlobs } from '../../src/journal/import/campaign-note';
import { relinked } from '../../src/journal/import/relink';
import { propertyLines } from '../../src/journal/edit-guard/property-lines';
import { wordsInBlock } from '../../src/journal/edit-guard/block-words';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { readChange } from '../../src/journal/record/change-lines';
import { renamed } from '../../src/journal/rename/renaming';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { headingsIn } from '../../src/journal/text/headings';
import { readTruthsIn } from '../../src/journal/truths/truths-in-note';
import { queryAt } from '../../src/journal/suggest/query-at-cursor';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { readDice } from '../../src/rules/oracles/oracle';
import { parseSafeMarkdown } from '../../src/rules/markdown/safe-markdown';

/** Characters. What grows with the square of a text takes minutes for so many, and what is linear a moment. */
const LONG = 300_000;
/** Milliseconds of this process, far more than any of them needs. */
const AT_MOST = 5_000;

const truths = bundledRuleset('starforged').truths?.() ?? [];
const links = { resolve: () => undefined, exported: () => undefined, copyOf: () => undefined, at: 'A.md' };
const run = (unit: string): string => unit.repeat(Math.ceil(LONG / unit.length));
const VALUE_KEYS = [
	'with',
	'progress',
	'add',
	'cost',
	'dice',
	'roll',
	'outcome',
	'as',
	'table',
	'burn',
	'cancelled',
	'reroll',
];
const UNITS = [' ', '\t', 'x ', '1 ', '(', ' (', ', ', ' → ', '-', '[['];

interface Row {
	readonly name: string;
	readonly units: readonly string[];
	read(run: string): unknown;
}

const ROWS: readonly Row[] = [
	...VALUE_KEYS.map(key => ({
		name: `the value of “${key}”`,
		units: UNITS,
		read: (run: string) => readMoveRecord(`move: Strike\n${key}: x${run}y`),
	})),
	{ name: 'a change', units: UNITS, read: run => readChange(`ark › 8 → 12${run}tick`) },
	{
		name: 'links of an exported note',
		units: ['[[', '[[a', '[[|', '[[a#', '`', '`a``', '[[a]]', '[[a|['],
		read: run => withPlainLinks(`[[${run}`, links),
	},
	{
		name: 'links of an imported note',
		units: ['[[', '[[|', '[[a', '`', '[', '[](', '[](<', '[[a]]', '[[a\\|', '| [[a]]'],
		read: run => relinked(run, links),
	},
	{ name: 'words of an imported note', units: ['[[', '[', '[]('], read: plainWords },
	{ name: 'KDL', units: ['"\\', '"', 'r#', 'r"', '/-'], read: holdsComment },
	{ name: 'a list of rules files', units: [' [', '#', ' '], read: run => rulesetOfGlobs([`a${run}\u2028`]) },
	{ name: 'a heading', units: [' ', '# ', '#', ' a', '\t'], read: run => headingsIn(`# a${run}x\n## ${run}\u2028`) },
	{ name: 'truths', units: ['[[', '[[a|', ' '], read: run => readTruthsIn(`# ${run}`, truths) },
	{
		name: 'the text of a truth',
		units: ['<!--', '%%', '%'],
		read: run => readTruthsIn(`# ${truths[0]?.name}\n\n${run}`, truths),
	},
	{ name: 'a text of the rules', units: [' ', '# ', '[', '*'], read: run => parseSafeMarkdown(`# ${run}\u2028`) },
	{
		name: 'the line of a fence',
		units: ['`', '~', '` '],
		read: run =>
			swornBlocks(`~~~sworn ${run}\u2028\nmove: x\n~~~`).map(block =>
				wordsInBlock(`~~~sworn ${run}\u2028\nmove: x\n~~~`, block),
			),
	},
	{
		name: 'a property',
		units: [' ', 'a ', '"', "'"],
		read: run => propertyLines(`---\naa${run.slice(0, 90_000)}x\n---\n`),
	},
	{
		name: 'a name to change',
		units: [' ', 'a ', '|'],
		read: run => renamed(`[[ ${run}`, { kind: 'track', from: 'a', to: 'b' }),
	},
	{ name: 'dice of a table', units: [' ', '1', '+'], read: run => readDice(`d6${run}x`) },
	{
		name: 'text before the trigger',
		units: ['a', 'a+', '@', '\u200f', '[[', '`', 'www.'],
		read: run => queryAt(`${run} ;;fd`, run.length + 5, ';;'),
	},
];

describe('a long run of one thing is read in a moment', () => {
	it.each(ROWS)(
		'$name',
		({ units, read }) => {
			for (const unit of units) {
				const before = process.cpuUsage();
				read(run(unit));
				const { user, system } = process.cpuUsage(before);
				expect((user + system) / 1_000, JSON.stringify(unit)).toBeLessThan(AT_MOST);
			}
		},
		120_000,
	);
});
