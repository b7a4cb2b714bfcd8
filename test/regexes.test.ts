import fs from 'node:fs';
import { expect, it } from 'vitest';
import { regexesIn } from '../scripts/regexes/find.mjs';
import { adjacentRuns, parse, runsIn } from '../scripts/regexes/parse.mjs';

const sources = fs
	.readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map(name => `src/${name.replaceAll('\\', '/')}`);
const all = sources.flatMap(file => regexesIn(file, fs.readFileSync(file, 'utf8')));

it('finds literals and those that are put together', () => {
	const source =
		"const A = 'x+';\nconst ALL = [/a\\/[/]b/gi, new RegExp(`^${A}$`, 'u'), RegExp(String.raw`\\d${A}`), new RegExp(one(A))];\n";
	expect(regexesIn('a.ts', source).map(({ line, pattern, flags }) => [line, pattern, flags])).toEqual([
		[2, 'a\\/[/]b', 'gi'],
		[2, '^x+$', 'u'],
		[2, '\\dx+', ''],
		[2, undefined, ''],
	]);
});

it.each([
	['/a+a+/', [['a', 'a']]],
	['/\\s*[ \\t]*x/', [['\\s', '[ \\t]']]],
	['/a+,?a+/', [['a', 'a']]],
	['/(?:b|a+(?:c)?a*)/', [['a', 'a']]],
	['/a+b+/', []],
	['/a+,a+/', []],
	['/a{1,9}a+/', []],
])('tells runs side by side that part one text in every way: %s', (literal, pairs) => {
	const [found] = regexesIn('a.ts', literal);
	expect([...adjacentRuns(parse(found?.pattern ?? ''))]).toEqual(pairs);
});

it('tells what leads to a run', () => {
	expect([...runsIn(parse('^ab(?:c|d)+\\s*$'))]).toEqual([
		{ lead: 'ab', run: 'c' },
		{ lead: 'ab', run: 'c' },
		{ lead: 'ab', run: 'd' },
		{ lead: 'abc', run: ' ' },
	]);
});

/** Those with two runs side by side, each with the reason why they are no danger. */
const JUDGED: Readonly<Record<string, string>> = {
	'src/journal/edit-guard/block-words.ts: /^.*?[`~]{3,}\\s*/':
		'begins at the start of a row that opens a fence, and nothing behind it can fail',
};

it('no regular expression of the plugin has two endless runs of the same characters side by side', () => {
	expect(all.length).toBeGreaterThan(300);
	const twice = all.filter(
		({ pattern, flags }) => pattern !== undefined && !adjacentRuns(parse(pattern, flags), flags).next().done,
	);
	expect(twice.map(({ file, text }) => `${file}: ${text}`).filter(told => JUDGED[told] === undefined)).toEqual([]);
});
