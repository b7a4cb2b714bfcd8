import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { PropertyMap } from '../../../src/journal/frontmatter/property-map';
import { parseFrontmatter } from '../../../src/journal/frontmatter/yaml';

const withLineEndings = (eol: string) => (text: string) => text.replaceAll('\n', eol);

describe.each([
	{ name: 'LF', ends: withLineEndings('\n') },
	{ name: 'CRLF', ends: withLineEndings('\r\n') },
	{ name: 'CR', ends: withLineEndings('\r') },
])('properties of a note with $name', ({ ends }) => {
	it.each([
		[
			'numbers',
			'---\niron: 3\nmomentum: -2\nadds: +1\n---\n',
			[
				['iron', 3],
				['momentum', -2],
				['adds', 1],
			],
		],
		['a quoted number is text', '---\niron: "3"\n---\n', [['iron', '3']]],
		[
			'text, with and without quotes',
			"---\na: in control\nb: 'it''s'\nc: \"x\\ny\"\n---\n",
			[
				['a', 'in control'],
				['b', "it's"],
				['c', 'x\ny'],
			],
		],
		[
			'truth values, and nothing',
			'---\na: true\nb: False\nc:\nd: ~\ne: null\n---\n',
			[
				['a', true],
				['b', false],
				['c', null],
				['d', null],
				['e', null],
			],
		],
		[
			'words only old readers take for truth values are text',
			'---\na: yes\non: off\n---\n',
			[
				['a', 'yes'],
				['on', 'off'],
			],
		],
		[
			'lists of both kinds',
			'---\na: [1, two]\nb:\n  - +1 (Secure an Advantage)\n  - 4\nc: []\nd:\n- x\n---\n',
			[
				['a', [1, 'two']],
				['b', ['+1 (Secure an Advantage)', 4]],
				['c', []],
				['d', ['x']],
			],
		],
		['a list in a list', '---\na: [[b, 1]]\n---\n', [['a', [['b', 1]]]]],
		[
			'nested maps are marked',
			'---\na:\n  b: 1\nc: [{ d: 1 }]\n---\n',
			[
				['a', { kind: 'unsupported' }],
				['c', [{ kind: 'unsupported' }]],
			],
		],
		[
			'an alias stands for its value',
			'---\na: &x 3\nb: *x\nc: &l [1]\nd: *l\n---\n',
			[
				['a', 3],
				['b', 3],
				['c', [1]],
				['d', { kind: 'unsupported' }],
			],
		],
		[
			'an alias of a value inside a map, of an empty value, of nothing',
			'---\na: { b: &x 3, c: &n }\nd: *x\ne: [*n]\nf: *y\n---\n',
			[
				['a', { kind: 'unsupported' }],
				['d', 3],
				['e', [null]],
				['f', { kind: 'unsupported' }],
			],
		],
		[
			'blocks of lines',
			'---\na: |\n  x\n  y\nb: >-\n  x\n  y\n---\n',
			[
				['a', 'x\ny\n'],
				['b', 'x y'],
			],
		],
		[
			'keys with spaces, unicode, digits, quotes',
			'---\nexperience spent: 2\nérable 🜁: 1\n7: x\n"a: b": 3\n---\n',
			[
				['experience spent', 2],
				['érable 🜁', 1],
				['7', 'x'],
				['a: b', 3],
			],
		],
		[
			'lists of ten levels, and a hundred brackets beside one another',
			`---\na: ${'['.repeat(10)}${']'.repeat(10)}\nb: "${'[[x]] '.repeat(100)}"\n---\n`,
			[
				['a', [[[[[[[[[[]]]]]]]]]]],
				['b', '[[x]] '.repeat(100)],
			],
		],
		[
			'aliases of aliases, which would be a thousand million values',
			`---\na0: &a0 [1]\n${Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(10)}]\n`).join('')}edge: 2\n---\n`,
			[
				['a0', [1]],
				...Array.from({ length: 9 }, (_, i) => [
					`a${i + 1}`,
					Array.from({ length: 10 }, () => ({ kind: 'unsupported' })),
				]),
				['edge', 2],
			],
		],
		['comments only', '---\n# nothing yet\n---\ntext\n', []],
		['an empty frontmatter', '---\n---\n', []],
		['blank lines only', '---\n\n\n---\n', []],
		['spaces behind the fences', '---  \niron: 3\n--- \t\ntext\n', [['iron', 3]]],
		['no line ending at the end', '---\niron: 3\n---', [['iron', 3]]],
		['a byte order mark before the fence', '\ufeff---\niron: 3\n---\n', [['iron', 3]]],
		['a key in the body is not one', '---\niron: 3\n---\nheart: 2\n\n---\nedge: 1\n---\n', [['iron', 3]]],
		['more dashes do not close', '---\niron: 3\n# x\n---\n----\n', [['iron', 3]]],
	])('%s', (_, note, values) => {
		const text = ends(note);
		const frontmatter = readFrontmatter(text);
		expect(frontmatter).toMatchObject({ ok: true, value: { exists: true } });
		if (frontmatter.ok) expect([...frontmatter.value.values]).toEqual(values);
	});

	it.each([
		{ rule: 'an empty note', note: '' },
		{ rule: 'text only', note: 'iron: 3\n' },
		{ rule: 'a rule below the first line', note: '\n---\niron: 3\n---\n' },
		{ rule: 'never closed', note: '---\niron: 3\n' },
		{ rule: 'closed by something longer', note: '---\niron: 3\n----\n--- x\n ---\n' },
		{ rule: 'opened by something longer', note: '--- x\niron: 3\n---\n' },
		{ rule: 'a lone fence', note: '---' },
	])('no frontmatter: $rule', ({ note }) => {
		expect(readFrontmatter(ends(note))).toEqual({
			ok: true,
			value: { exists: false, from: 0, to: 0, contentStart: 0, values: new PropertyMap() },
		});
	});

	it('says where the YAML and the text lie', () => {
		const note = ends('---\niron: 3\n---\ntext\n');
		const frontmatter = readFrontmatter(note);
		if (!frontmatter.ok) throw new Error('unreadable');
		expect(note.slice(frontmatter.value.from, frontmatter.value.to)).toBe(ends('iron: 3\n'));
		expect(note.slice(frontmatter.value.contentStart)).toBe(ends('text\n'));
	});

	it.each([
		{
			rule: 'a key twice',
			note: '---\niron: 3\nedge: 1\niron: 2\n---\n',
			code: 'duplicate_property',
			says: 'Line 4: “iron” is there twice.',
			at: 'iron',
		},
		{
			rule: 'a number as a key twice',
			note: '---\n7: a\n"7": b\n---\n',
			code: 'duplicate_property',
			says: 'Line 3: “7”',
		},
		{
			rule: 'a nested key twice',
			note: '---\na:\n  b: 1\n  b: 2\n---\n',
			code: 'duplicate_property',
			says: 'Line 4: “b”',
		},
		{
			rule: 'a tab as indentation',
			note: '---\nimpacts:\n\t- wounded\n---\n',
			code: 'unreadable_properties',
			says: 'Line 3, “impacts”: the line begins with a tab.',
		},
		{
			rule: 'a colon too many',
			note: '---\niron: 3\nvow: swear: x\n---\n',
			code: 'unreadable_properties',
			says: 'Line 3, “vow”: there is a “: ” too many',
		},
		{
			rule: 'an open list',
			note: '---\niron: 3\nimpacts: [wounded\n---\n',
			code: 'unreadable_properties',
			says: 'Line 3, “impacts”',
		},
		{ rule: 'an open quote', note: '---\nname: "Asha\n---\n', code: 'unreadable_properties', says: 'Line 2, “name”' },
		{
			rule: 'an unquoted link as a key',
			note: '---\n[[Asha]]: 3\n---\n',
			code: 'unreadable_properties',
			says: 'Line 2, “[[Asha]]”: this cannot be the name of a property',
		},
		{
			rule: 'a reserved character',
			note: '---\nname: @asha\n---\n',
			code: 'unreadable_properties',
			says: 'Line 2, “name”',
		},
		{
			rule: 'a document in the document',
			note: '---\niron: 3\n--- x\nedge: 2\n---\n',
			code: 'unreadable_properties',
			says: 'Line 3, “iron”: a line with “---”',
		},
		{
			rule: 'prose between two rules',
			note: '---\nThe gate stands open.\n---\n',
			code: 'not_properties',
			says: 'Write each as “name: value”',
		},
		{
			rule: 'a list instead of properties',
			note: '---\n- a\n---\n',
			code: 'not_properties',
			says: 'Write each as “name: value”',
		},
		...[
			{ rule: 'lists in lists', yaml: `a: ${'['.repeat(60)}${']'.repeat(60)}` },
			{ rule: 'maps in maps', yaml: `a: ${'{b: '.repeat(60)}1${'}'.repeat(60)}` },
			{ rule: 'ten thousand lists in lists', yaml: `a: ${'['.repeat(10_000)}${']'.repeat(10_000)}` },
			{ rule: 'dashes behind dashes', yaml: `a:\n  ${'- '.repeat(60)}b` },
			{ rule: 'ever deeper keys', yaml: Array.from({ length: 60 }, (_, i) => `${' '.repeat(i)}a:`).join('\n') },
		].map(({ rule, yaml }) => ({
			rule,
			note: `---\n${yaml}\n---\n`,
			code: 'properties_too_deep',
			says: 'are nested too deeply to read. Make their lists and maps flat.',
		})),
	])('refused: $rule', ({ note, code, says }) => {
		const text = ends(note);
		const frontmatter = readFrontmatter(text);
		if (frontmatter.ok) throw new Error('was read');
		const [problem] = frontmatter.problems;
		expect(problem).toMatchObject({ code, message: expect.stringContaining(says) as string });
		expect(problem?.from).toBeGreaterThanOrEqual(ends('---\n').length);
		expect(problem?.to).toBeLessThanOrEqual(text.length);
	});
});

it('points at the second of two equal keys', () => {
	const note = '---\niron: 3\nedge: 1\niron: 2\n---\n';
	expect(readFrontmatter(note)).toMatchObject({ ok: false, problems: [{ from: 20, to: 24 }] });
});

describe('hostile and huge notes', () => {
	const body = 'The road goes on.\n\n---\n\n'.repeat(100_000); // 2.4 million characters

	it.each([
		{ rule: 'a huge body', note: `---\niron: 3\n---\n${body}`, ok: true },
		{ rule: 'a rule first, and never a second', note: `---\n${body.replaceAll('---', '- -')}`, ok: true },
		{ rule: 'no frontmatter', note: body, ok: true },
		{ rule: 'a rule at both ends', note: `---\n${body.replaceAll('---', '- -')}---\n`, ok: false },
		{ rule: 'brackets without end', note: `---\na: ${'['.repeat(50_000)}\n---\n`, ok: false },
		...[500, 1_000, 2_000, 3_000, 5_000, 8_000].map(deep => ({
			rule: `${deep} brackets`,
			note: `---\na: ${'['.repeat(deep)}${']'.repeat(deep)}\n---\n`,
			ok: undefined,
		})),
		{ rule: 'dashes without end', note: `---\na:\n${'- '.repeat(20_000)}\n---\n`, ok: false },
		{
			rule: 'many keys',
			note: `---\n${Array.from({ length: 6_000 }, (_, i) => `k${i}: v\n`).join('')}---\n`,
			ok: true,
		},
		{
			rule: 'aliases of aliases',
			note: `---\na0: &a0 [x]\n${Array.from({ length: 40 }, (_, i) => `a${i + 1}: &a${i + 1} [*a${i}, *a${i}]\n`).join('')}---\n`,
			ok: true,
		},
		{ rule: 'a list in itself', note: '---\na: &a [*a]\n---\n', ok: true },
	])('$rule: answers soon', { timeout: 20_000 }, ({ note, ok }) => {
		const frontmatter = readFrontmatter(note);
		if (ok !== undefined) expect(frontmatter.ok).toBe(ok);
	});
});

it('properties are parsed once while they stay as they are, whatever is written below them and read between', () => {
	const parsed = (note: string) => {
		const frontmatter = parseFrontmatter(note);
		return frontmatter.ok ? frontmatter.value.map : expect.fail(note);
	};
	const first = parsed('---\nmomentum: 3\n---\nOne.');
	for (let iron = 0; iron < 10; iron++) parsed(`---\niron: ${iron}\n---\n`);
	expect(parsed('---\nmomentum: 3\n---\nTwo.')).toBe(first);
	expect(parsed('---\nmomentum: 4\n---\nTwo.')).not.toBe(first);
});
