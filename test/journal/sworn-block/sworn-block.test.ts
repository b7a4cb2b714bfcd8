import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
	blockKind,
	blockWarnings,
	itemsOf,
	readBlock,
	readNumber,
	textOf,
} from '../../../src/journal/sworn-block/sworn-block';
import { setEntry } from '../../../src/journal/sworn-block/edit-entry';
import { BLOCK_KINDS } from '../../../src/journal/sworn-block/block-kinds';
import { readScalar, writeScalar } from '../../../src/journal/sworn-block/scalar';
import { applyChanges } from '../../../src/journal/text/text-change';
import { anyText } from '../any-record';
import { beforeAndAfter } from '../before-and-after';

describe('a value is read as it stands', () => {
	const rows: readonly { line: string; key: string; text: string }[] = [
		{ line: 'ask: What: really?', key: 'ask', text: 'What: really?' },
		{ line: 'vow: Kill #3', key: 'vow', text: 'Kill #3' },
		{ line: 'add: 1 # tailwind', key: 'add', text: '1 # tailwind' },
		{ line: 'vow: 007', key: 'vow', text: '007' },
		{ line: 'roll: 00', key: 'roll', text: '00' },
		{ line: 'track: [[Ark]]', key: 'track', text: '[[Ark]]' },
		{ line: 'ask: **Is it** him?', key: 'ask', text: '**Is it** him?' },
		{ line: 'ask: "Help!" she cried', key: 'ask', text: '"Help!" she cried' },
		{ line: 'ask: "Help!", "Help!"', key: 'ask', text: '"Help!", "Help!"' },
		{ line: 'answer: yes', key: 'answer', text: 'yes' },
		{ line: 'result: ~', key: 'result', text: '~' },
		{ line: 'done:\n  - Ask: who? 3 → 4 ticks', key: 'done', text: 'Ask: who? 3 → 4 ticks' },
		{ line: 'move:Face Danger', key: 'move', text: 'Face Danger' },
		{ line: 'Move: Face Danger', key: 'move', text: 'Face Danger' },
		{ line: '  move :  Face Danger  ', key: 'move', text: 'Face Danger' },
		{ line: '\tmove:\tFace Danger\t', key: 'move', text: 'Face Danger' },
		{ line: 'move: Face Danger\r', key: 'move', text: 'Face Danger' },
		{ line: 'sworn to: Ana', key: 'sworn_to', text: 'Ana' },
		{ line: 'Sworn-To: Ana', key: 'sworn_to', text: 'Ana' },
		{ line: 'ask: "Is it: him?"', key: 'ask', text: 'Is it: him?' },
		{ line: "ask: 'It''s him?'", key: 'ask', text: "It's him?" },
		{ line: 'ask: "a \\"b\\" \\u2192 c\\n"', key: 'ask', text: 'a "b" → c\n' },
		{ line: 'ask: "no such \\q escape"', key: 'ask', text: '"no such \\q escape"' },
		{ line: 'dice: 4 vs 3, 9 # by hand', key: 'dice', text: '4 vs 3, 9' },
		{ line: 'dice: "4 vs 3, 9"', key: 'dice', text: '4 vs 3, 9' },
		{ line: 'my own key: what I like', key: 'my_own_key', text: 'what I like' },
		{ line: 'chose: ""', key: 'chose', text: '' },
	];
	it.each(rows)('$line', ({ line, key, text }) => {
		expect(textOf(readBlock(line), key)).toBe(text);
	});
});

it('a pair of zeros is a hundred', () => {
	expect(['00', '0', '34', '-2', '−2', '+1', '1.5', 'one', ''].map(readNumber)).toEqual([
		100,
		0,
		34,
		-2,
		-2,
		1,
		undefined,
		undefined,
		undefined,
	]);
});

describe('a list is read from items, repeated lines or one value', () => {
	const rows: readonly { title: string; body: string }[] = [
		{ title: 'items', body: 'move: x\nchose:\n  - one\n  - two' },
		{ title: 'items without indentation', body: 'move: x\nchose:\n- one\n- two' },
		{ title: 'items indented anyhow', body: 'move: x\nchose:\n\t- one\n         -   two' },
		{ title: 'repeated lines', body: 'move: x\nchose: one\nroll: edge\nchose: two' },
		{ title: 'a value and an item', body: 'move: x\nchose: one\n  - two' },
		{ title: 'with blank lines and comments', body: 'move: x\nchose:\n\n  - one\n# so far\n  - two\n' },
		{ title: 'CRLF', body: 'move: x\r\nchose:\r\n  - one\r\n  - two\r\n' },
		{ title: 'an empty item', body: 'move: x\nchose:\n  - one\n  -\n  - two' },
	];
	it.each(rows)('$title', ({ body }) => {
		expect(itemsOf(readBlock(body), 'chose').map(item => item.text)).toEqual(['one', 'two']);
	});
});

describe('the kind of a block', () => {
	it.each(BLOCK_KINDS)('%s', kind => {
		expect(blockKind(readBlock(`# first\n${kind}: Something`))).toEqual({ ok: true, value: kind });
	});
	const rows: readonly { body: string; message: string; at: string }[] = [
		{ body: 'mvoe: Face Danger', message: 'Did you mean “move”?', at: 'mvoe' },
		{ body: 'conection: Ana', message: 'Did you mean “connection”?', at: 'conection' },
		{ body: 'by: Kestrel\nmove: Face Danger', message: 'Move the line “move” to the top.', at: 'by' },
		{ body: 'weather: grim', message: 'A block starts with one of: move, ask,', at: 'weather' },
		{ body: '', message: 'This block is empty.', at: '' },
		{ body: '\nshe ran', message: 'This block is empty.', at: 'she ran' },
	];
	it.each(rows)('"$body" is unknown', ({ body, message, at }) => {
		const kind = blockKind(readBlock(body));
		if (kind.ok) throw new Error('read');
		expect(kind.problems[0]?.message).toContain(message);
		expect(kind.problems.map(({ from, to }) => body.slice(from, to))).toEqual([at]);
	});
});

describe('what was probably not meant', () => {
	const rows: readonly { body: string; told: readonly string[] }[] = [
		{ body: 'move: x\ndcie: 4 vs 3, 9', told: ['unknown_key "dcie"'] },
		{ body: 'move: x\nadds: 1', told: ['unknown_key "adds"'] },
		{ body: 'move: x\nnote: mine\nweather: grim', told: [] },
		{ body: 'move: x\ndice: 4 vs 3, 9\ndice: 1 vs 1, 1', told: ['repeated_key "dice"'] },
		{ body: 'move: x\nby:\n  - A\n  - B', told: ['not_a_list "B"'] },
		{ body: 'move: x\nshe runs', told: ['stray_line "she runs"'] },
		{ body: 'move: x\n# she runs', told: [] },
		{ body: 'move: x\nchose: a\nchose: b', told: [] },
	];
	it.each(rows)('$body', ({ body, told }) => {
		const warnings = blockWarnings(readBlock(body), 'move');
		expect(warnings.map(({ code, from, to }) => `${code} "${body.slice(from, to)}"`)).toEqual(told);
	});
});

describe('a written value', () => {
	it('is quoted only where YAML needs it', () => {
		const plain = [
			'Face Danger',
			'health 5 → 4 (Endure Harm)',
			'yes, please',
			'34',
			'4 vs 3, 9',
			'-1 fear',
			'Who?',
			"it's",
			'78, a',
			'a [[b]]',
		];
		expect(plain.map(writeScalar)).toEqual(plain);
		const quoted = [
			'Yes: really',
			'[[Ark]]',
			'Kill #3',
			'007',
			'~',
			'',
			'"a"',
			"'a'",
			'- a',
			'*a*',
			'a:',
			'12:30',
			'1e3',
			'null',
			'@a',
		];
		expect(quoted.map(text => writeScalar(text).startsWith('"'))).toEqual(quoted.map(() => true));
	});

	it('is the same text to us and to a plain YAML parser, in a line and in a list', () => {
		fc.assert(
			fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' }), fc.string()), text => {
				const written = writeScalar(text);
				expect(written).not.toMatch(/[\n\r]/);
				expect(readScalar(written)).toBe(text);
				expect(textOf(readBlock(`chose: ${written}`), 'chose')).toBe(text);
				expect(textOf(readBlock(`dice: ${written}`), 'dice')).toBe(text);
				expect(String(parse(`chose: ${written}`).chose)).toBe(text);
				expect(String(parse(`chose:\n  - ${written}\n`).chose[0])).toBe(text);
			}),
			{ numRuns: 300 },
		);
	});
});

describe('setting a key changes as little as it can', () => {
	/** `⟨old|new⟩` marks what changes. */
	const rows: readonly (readonly [
		rule: string,
		body: string,
		key: string,
		value: string | readonly string[] | null,
	])[] = [
		[
			'the same value',
			'move: Face Danger\n# with the wind\nadd: 1 # tailwind\nmood: grim\nroll:  edge   # mine\n',
			'add',
			'1 # tailwind',
		],
		[
			'one value',
			'move: Face Danger\n# with the wind\nadd: 1 # tailwind\nmood: grim\nroll:  edge⟨| 4⟩   # mine\n',
			'roll',
			'edge 4',
		],
		[
			'a new key goes to its place',
			'move: Face Danger\n⟨|by: "Kestrel: Vane"\n⟩# with the wind\nadd: 1 # tailwind\nmood: grim\nroll:  edge   # mine\n',
			'by',
			'Kestrel: Vane',
		],
		[
			'a new key that comes last',
			'move: Face Danger\n# with the wind\nadd: 1 # tailwind\nmood: grim\nroll:  edge   # mine\n⟨|done:\n  - health 5 → 4\n⟩',
			'done',
			['health 5 → 4'],
		],
		[
			'a second value makes a list and keeps the first as it was written',
			'move: Face Danger\n# with the wind\nadd:⟨|\n  -⟩ 1 # tailwind\n⟨|  - 2 ally\n⟩mood: grim\nroll:  edge   # mine\n',
			'add',
			['1 # tailwind', '2 ally'],
		],
		[
			'a value before it, too',
			'move: Face Danger\n# with the wind\nadd:⟨|\n  - 2 ally\n  -⟩ 1 # tailwind\nmood: grim\nroll:  edge   # mine\n',
			'add',
			['2 ally', '1 # tailwind'],
		],
		[
			'away with it',
			'move: Face Danger\n# with the wind\n⟨add: 1 # tailwind\n|⟩mood: grim\nroll:  edge   # mine\n',
			'add',
			null,
		],
		[
			'away with what is not there',
			'move: Face Danger\n# with the wind\nadd: 1 # tailwind\nmood: grim\nroll:  edge   # mine\n',
			'burn',
			null,
		],
		['away with the last line', 'move: x⟨\nroll: a|⟩', 'roll', null],
		['a key without a value', 'move: x\nroll:⟨| edge⟩\nadd: 1', 'roll', 'edge'],
		[
			'an item more, in the habit of the list',
			'move: x\nchose:\n- a\n# why\n- b\n⟨|- c\n⟩rank: y',
			'chose',
			['a', 'b', 'c'],
		],
		['an item less', 'move: x\nchose:\n  - a\n  # why\n⟨  - b\n|⟩  - c', 'chose', ['a', 'c']],
		['an item in front', 'move: x\nchose:\n⟨|  -  z\n⟩  -  a', 'chose', ['z', 'a']],
		[
			'repeated lines stay repeated lines',
			'move: x\ntable: 1, a\nTable: 2, b\n⟨|Table: 3, c\n⟩',
			'table',
			['1, a', '2, b', '3, c'],
		],
		['one of the repeated lines goes', 'move: x\ntable: 1, a\nmood: grim⟨\ntable: 2, b|⟩', 'table', ['1, a']],
		['a comment in a list that goes stays', 'move: x\n⟨chose:\n  - a\n|⟩  # why\n⟨  - b\n|⟩rank: y', 'chose', null],
		[
			'a comment behind the key of a list that goes stays',
			'move: x\n⟨reroll: |⟩# why\n⟨  - 3\n|⟩rank: y',
			'reroll',
			null,
		],
		['CRLF', 'move: x\r\nrank: y\r\n⟨|chose:\r\n  - a\r\n  - b\r\n⟩', 'chose', ['a', 'b']],
		['indented', '  move: x⟨|\n  chose:\n    - a\n    - b⟩', 'chose', ['a', 'b']],
		['in a block of another kind', 'vow: x\n⟨|ticks: 8\n⟩status: open', 'ticks', '8'],
		['in an empty body', '⟨|move: x⟩', 'move', 'x'],
	];
	it.each(rows)('%s', (_, marked, key, value) => {
		const { before, after } = beforeAndAfter(marked);
		const result = applyChanges(before, setEntry(readBlock(before), key, value));
		expect(result).toBe(after);
		const values = value === null ? [] : typeof value === 'string' ? [value] : value;
		expect(itemsOf(readBlock(result), key).map(item => item.text)).toEqual(values);
	});

	it('says what it was told, whatever was there', () => {
		const anyBody = fc
			.array(
				fc.constantFrom('chose: a', 'chose:', '- b', '  - c', '# why', 'mood: grim', '', 'done: x', 'stray', '\t- d'),
				{ maxLength: 12 },
			)
			.map(lines => ['move: x', ...lines].join('\n'));
		fc.assert(
			fc.property(anyBody, fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 }), (before, values) => {
				const after = applyChanges(before, setEntry(readBlock(before), 'chose', values));
				expect(itemsOf(readBlock(after), 'chose').map(item => item.text)).toEqual(values);
				const kept = (text: string) => text.split('\n').filter(line => /why|grim|stray|x/.test(line));
				expect(kept(after)).toEqual(kept(before));
			}),
			{ numRuns: 500 },
		);
	});
});
