import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { frontmatterBounds } from '../../../src/journal/frontmatter/bounds';
import { commentsIn } from '../../../src/journal/frontmatter/comments';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { setProperties } from '../../../src/journal/frontmatter/set-properties';
import type { PropertyValue } from '../../../src/journal/frontmatter/property-edit';
import { isReadable } from '../../../src/journal/sworn-block/sworn-block';
import { beforeAndAfter } from '../before-and-after';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { TextChange } from '../../../src/journal/text/text-change';

type Values = Readonly<Record<string, PropertyValue>>;

interface Row {
	readonly rule: string;
	readonly before: string;
	readonly set: Values;
	readonly after: string;
}

/** A row about a whole note, in which `⟨old|new⟩` marks what changes. */
const whole = (rule: string, note: string, set: Values): Row => ({ rule, set, ...beforeAndAfter(note) });

/** A row about what stands between the fences. */
const yaml = (rule: string, lines: string, set: Values): Row => whole(rule, `---\n${lines}---\nThe gate.\n`, set);

function changesOf(note: string, values: Values): readonly TextChange[] {
	const changes = setProperties(note, values);
	if (!changes.ok) throw new Error(changes.problems.map(({ message }) => message).join('\n'));
	return changes.value;
}

const setIn = (note: string, values: Values) => applyChanges(note, changesOf(note, values));

const NUMBERS: readonly Row[] = [
	yaml('only the number changes', 'iron: 2\nmomentum: ⟨3|4⟩\nedge: 1\n', { momentum: 4 }),
	yaml('a comment behind it stays', 'momentum: ⟨3|-2⟩   # so far\n', { momentum: -2 }),
	yaml('comments on their own lines stay', '# a\nmomentum: ⟨3|4⟩\n  # b\nedge: ⟨1|2⟩\n# c\n', { momentum: 4, edge: 2 }),
	yaml('spacing stays', 'momentum:    ⟨3|4⟩  \nedge :\t⟨1|2⟩\n', { momentum: 4, edge: 2 }),
	yaml('double quotes stay', 'momentum: "⟨3|4⟩"\n', { momentum: 4 }),
	yaml('single quotes stay', "momentum: '⟨3|4⟩'\n", { momentum: 4 }),
	yaml('quotes around text do not make a number text', 'combat: ⟨"in control"|4⟩\n', { combat: 4 }),
	yaml('a value with a plus sign', 'adds: ⟨+1|2⟩\n', { adds: 2 }),
	yaml('no value yet', 'momentum:⟨| 3⟩\n', { momentum: 3 }),
	yaml('no value yet, a space', 'momentum: ⟨|3⟩\n', { momentum: 3 }),
	yaml('no value yet, a comment', 'momentum: ⟨|3 ⟩  # unset\nedge: 1\n', { momentum: 3 }),
	yaml('no value yet, a comment below', 'momentum:⟨| 3⟩\n  # unset\nedge: 1\n', { momentum: 3 }),
	yaml('nothing, spelled out', 'momentum: ⟨~|3⟩\nedge: ⟨null|2⟩ # n\n', { momentum: 3, edge: 2 }),
	yaml('the value on the next line', 'momentum: # c\n  ⟨3|4⟩\n', { momentum: 4 }),
	yaml('a half', 'momentum: ⟨3|0.5⟩\n', { momentum: 0.5 }),
	yaml('a truth value', 'battered: ⟨false|true⟩\naboard: "⟨true|false⟩"\n', { battered: true, aboard: false }),
	yaml('a quoted key', '"momentum": ⟨3|4⟩\n', { momentum: 4 }),
	yaml('keys with spaces and unicode', 'experience spent: ⟨3|4⟩\nérable 🜁: ⟨1|2⟩\n', {
		'experience spent': 4,
		'érable 🜁': 2,
	}),
	yaml('a key that is a number', '7: ⟨3|4⟩\n', { '7': 4 }),
	yaml('properties all indented', '  iron: ⟨2|3⟩\n  edge: 1\n⟨|  heart: 2\n⟩', { iron: 3, heart: 2 }),
	yaml(
		'what is strange elsewhere stays',
		'a: &x { b: [1] }\nc: *x\nd: |\n  momentum: 9\n\ne: !!str 3\nmomentum: ⟨3|4⟩\n',
		{ momentum: 4 },
	),
	yaml('a nested key of the same name is another', 'ship:\n  momentum: 9\nmomentum: ⟨3|4⟩\n', { momentum: 4 }),
	yaml('a value over several lines', 'vow: ⟨swear\n  to return|3⟩\nname: "⟨a\n  b|c⟩"\n', { vow: 3, name: 'c' }),
];

const TEXTS: readonly Row[] = [
	yaml('plain where that is safe', 'combat: in ⟨control|a bad spot⟩\n', { combat: 'in a bad spot' }),
	yaml('quotes stay', 'a: "⟨x|y⟩"\nb: \'⟨x|y⟩\'\n', { a: 'y', b: 'y' }),
	yaml('quotes stay, and what they need is escaped', '⟨a: "x"\nb: \'x\'\n|a: "say \\"y\\" \\\\"\nb: \'it\'\'s\'\n⟩', {
		a: 'say "y" \\',
		b: "it's",
	}),
	yaml('line breaks need double quotes', 'a: ⟨\'x\'|"x\\ny"⟩\nb: ⟨x|"\\t\\r"⟩\n', { a: 'x\ny', b: '\t\r' }),
	yaml(
		'words with a meaning',
		'⟨a: x\nb: x\nc: x\nd: x\ne: x\nf: x\n|a: "yes"\nb: "No"\nc: "on"\nd: "OFF"\ne: "null"\nf: "~"\n⟩',
		{ a: 'yes', b: 'No', c: 'on', d: 'OFF', e: 'null', f: '~' },
	),
	yaml(
		'what looks like a number, a time or a date',
		'⟨a: x\nb: x\nc: x\nd: x\ne: x\n|a: "3"\nb: "+1"\nc: "1:30"\nd: "2024-01-01"\ne: "0x1F"\n⟩',
		{ a: '3', b: '+1', c: '1:30', d: '2024-01-01', e: '0x1F' },
	),
	yaml(
		'what YAML would read as more than text',
		'⟨a: x\nb: x\nc: x\nd: x\ne: x\n|a: "vow: swear"\nb: "x #y"\nc: "[[Asha]]"\nd: "- x"\ne: "x:"\n⟩',
		{ a: 'vow: swear', b: 'x #y', c: '[[Asha]]', d: '- x', e: 'x:' },
	),
	yaml('single quotes around double ones', 'a: ⟨x|\'"x": y\'⟩\n', { a: '"x": y' }),
	yaml('nothing of that in the middle of a word', 'a: x⟨|:y#z, [w] “v” — no⟩\n', { a: 'x:y#z, [w] “v” — no' }),
	yaml('empty, and blank', 'a: ⟨x|""⟩\nb: ⟨x|" "⟩\n', { a: '', b: ' ' }),
	yaml('a number becomes text', 'a: ⟨3|three⟩\n', { a: 'three' }),
	yaml('a number becomes text of the same looks', 'a: ⟨3|"3"⟩\n', { a: '3' }),
];

const BLOCK_LISTS: readonly Row[] = [
	yaml('an element is added', 'next:\n  - a\n⟨|  - b\n⟩edge: 1\n', { next: ['a', 'b'] }),
	yaml('added first', 'next:\n⟨|  - b\n⟩  - a\n', { next: ['b', 'a'] }),
	yaml('added between, comments stay', 'next: # c\n  # d\n  - a # e\n⟨|  - b\n⟩  # f\n  - c # g\n  # h\n', {
		next: ['a', 'b', 'c'],
	}),
	yaml('removed, its comment stays on a line of its own', 'next:\n  - a # e\n  # f\n  ⟨- b   |⟩# g\n  - c\n', {
		next: ['a', 'c'],
	}),
	yaml('replaced in place, comment and quotes stay', 'next:\n  - a\n  - "⟨b|x⟩" # g\n  - c\n', {
		next: ['a', 'x', 'c'],
	}),
	yaml('one replaced, one added, one removed', 'next:\n  - ⟨a|x⟩\n  - b\n⟨|  - z\n⟩  - c\n⟨  - d\n|⟩', {
		next: ['x', 'b', 'z', 'c'],
	}),
	yaml('no indentation', 'next:\n- a\n⟨|- b\n⟩edge: 1\n', { next: ['a', 'b'] }),
	yaml('wide indentation and gap', 'next:\n      -   a\n⟨|      -   b\n⟩', { next: ['a', 'b'] }),
	yaml('the last one is taken off', 'next:⟨\n  - a| []⟩\nedge: 1\n', { next: [] }),
	yaml('all are taken off, all comments stay', 'next: ⟨|[] ⟩# c\n  ⟨- a |⟩# d\n  # e\n⟨  - b\n|⟩edge: 1\n', {
		next: [],
	}),
	yaml('a comment behind a cleared impact stays', 'impacts:⟨\n  - wounded| []\n ⟩ # since the ark\nedge: 1\n', {
		impacts: [],
	}),
	yaml('a comment below an element without words', 'a:\n  ⟨- |⟩# c\n  - b\n', { a: ['b'] }),
	yaml('a number sign within a text is no comment', '⟨a:\n  - "b # c" # d\n  - e#f\n|a: []\n  # d\n⟩', { a: [] }),
	yaml('an empty element is filled', 'next:\n  - a\n  - ⟨|b ⟩# c\n', { next: ['a', 'b'] }),
	yaml('an empty element is removed', 'next:\n⟨  -\n|⟩  - a\n⟨  -\n|⟩', { next: ['a'] }),
	yaml('an offered bonus reads back', 'next:\n⟨|  - +1 (Secure an Advantage)\n⟩', {
		next: ['+1 (Secure an Advantage)'],
	}),
	yaml('a link needs quotes', 'assets:\n  - Ironclad\n⟨|  - "[[Kite]]"\n⟩', { assets: ['Ironclad', '[[Kite]]'] }),
	yaml('all are quoted: the new one too', 'assets:\n  - "a"\n  - "b"\n⟨|  - "c"\n⟩', { assets: ['a', 'b', 'c'] }),
	yaml('numbers', 'abilities:\n  - 1\n⟨|  - 3\n⟩', { abilities: [1, 3] }),
	yaml('what is strange elsewhere in the list stays', 'next:\n  - a\n  - b: 1\n    c: 2 # d\n  - e\n⟨|edge: 1\n⟩', {
		edge: 1,
	}),
	yaml('into an empty value', 'next: # c\n⟨|  - a\n  - b\n⟩edge: 1\n', { next: ['a', 'b'] }),
	yaml('nothing into an empty value', 'next:⟨| []⟩\n', { next: [] }),
	yaml('a list becomes a value', 'next:⟨\n  - a\n  - b| 3⟩\nedge: 1\n', { next: 3 }),
	yaml('a value becomes a list', 'next: ⟨a|[a, "b, c"]⟩ # c\n', { next: ['a', 'b, c'] }),
	yaml('the same text twice', 'next:\n  - a\n  - a\n⟨|  - a\n⟩', { next: ['a', 'a', 'a'] }),
];

const FLOW_LISTS: readonly Row[] = [
	yaml('an element is added', 'impacts: [wounded⟨|, shaken⟩] # c\n', { impacts: ['wounded', 'shaken'] }),
	yaml('added to none', 'impacts: [⟨|wounded, shaken⟩]\n', { impacts: ['wounded', 'shaken'] }),
	yaml('added first, between', 'impacts: [⟨|a, ⟩b, ⟨|c, ⟩d]\n', { impacts: ['a', 'b', 'c', 'd'] }),
	yaml('spacing stays', 'impacts: [ a,b⟨|,c⟩ ]\n', { impacts: ['a', 'b', 'c'] }),
	yaml('removed first', 'impacts: [ ⟨a, |⟩b, c ]\n', { impacts: ['b', 'c'] }),
	yaml('removed between', 'impacts: [ a, ⟨b, |⟩c ]\n', { impacts: ['a', 'c'] }),
	yaml('removed last', 'impacts: [ a, b⟨, c|⟩ ]\n', { impacts: ['a', 'b'] }),
	yaml('several removed', 'impacts: [⟨a, |⟩b⟨, c, d, e|⟩]\n', { impacts: ['b'] }),
	yaml('all removed', 'impacts: [⟨ a, b, |⟩]\n', { impacts: [] }),
	yaml('replaced in place, quotes stay', 'impacts: ["⟨a|x⟩", ⟨b|z⟩]\n', { impacts: ['x', 'z'] }),
	yaml('all are quoted: the new one too', "impacts: ['a'⟨|, 'b'⟩]\n", { impacts: ['a', 'b'] }),
	yaml('a comma needs quotes', 'next: [a⟨|, "+1, on a hit momentum +1"⟩]\n', {
		next: ['a', '+1, on a hit momentum +1'],
	}),
	yaml('a comma at the end stays', 'impacts: [a, ⟨b|c, d⟩,]\n', { impacts: ['a', 'c', 'd'] }),
	yaml('numbers', 'abilities: [1, ⟨|2, ⟩3]\n', { abilities: [1, 2, 3] }),
	yaml('over several lines', 'impacts: [\n  a,\n  b,\n⟨|  c,\n⟩]\n', { impacts: ['a', 'b', 'c'] }),
	yaml('over several lines, comments stay', 'impacts: [\n  ⟨a|c⟩, # x\n  b⟨|, d⟩ # y\n]\n', {
		impacts: ['c', 'b', 'd'],
	}),
	yaml('a list becomes a value', 'next: ⟨[a, b]|a⟩ # c\n', { next: 'a' }),
];

const LINES: readonly Row[] = [
	yaml('a new property is the last line', 'iron: 2\n# end\n⟨|momentum: 3\ncombat: in control\n⟩', {
		momentum: 3,
		combat: 'in control',
	}),
	yaml('a new list', 'iron: 2\n⟨|next:\n  - a\n  - "3"\nimpacts: []\n⟩', { next: ['a', '3'], impacts: [] }),
	yaml('a new key that needs quotes', 'iron: 2\n⟨|"on": true\n"a: b": 1\n⟩', { on: true, 'a: b': 1 }),
	yaml('a new property after a list that grows', 'next:\n  - a\n⟨|  - b\nedge: 1\n⟩', { edge: 1, next: ['a', 'b'] }),
	yaml('a new property after a value filled in', 'next:\n⟨|  - a\nedge: 1\n⟩', { edge: 1, next: ['a'] }),
	yaml('a new property after a block of lines', 'a: |+\n  x\n\n⟨|edge: 1\n⟩', { edge: 1 }),
	yaml('an empty frontmatter', '⟨|edge: 1\n⟩', { edge: 1 }),
	yaml('comments only', '# nothing yet\n⟨|edge: 1\n⟩', { edge: 1 }),
	yaml('a key that is only in the body', 'iron: 2\n⟨|edge: 1\n⟩---\nedge: 4\n', { edge: 1 }),
	yaml('removed, its comment stays on a line of its own', '# a\niron: 2\n# b\n⟨edge: 1 |⟩# c\n# d\nheart: 3\n', {
		edge: null,
	}),
	yaml('a list is removed, its comments stay', 'iron: 2\n⟨next: |⟩# c\n⟨  - a |⟩# d\n⟨  - b |⟩# e\n# f\nedge: 1\n', {
		next: null,
	}),
	yaml('a list over several lines is removed', 'iron: 2\n⟨next: [\n  a\n] |⟩# x\nedge: 1\n', { next: null }),
	yaml('an empty value is removed', '⟨next:   |⟩# c\n  # d\nedge: 1\n', { next: null }),
	yaml('all are removed', '⟨iron: 2\nnext:\n- a\n|⟩', { iron: null, next: null }),
	yaml('one goes, one comes', 'iron: 2\n⟨edge|heart⟩: ⟨1|3⟩\n', { edge: null, heart: 3 }),
	whole('no line ending at the end', '---\niron: ⟨2|3⟩\n⟨|edge: 1\n⟩---', { iron: 3, edge: 1 }),
	whole('spaces behind the fences', '---  \niron: 2\n⟨|edge: 1\n⟩---\t\n', { edge: 1 }),
	whole('an empty frontmatter at the end of the note', '---\n⟨|edge: 1\n⟩---', { edge: 1 }),
	whole('no frontmatter', '⟨|---\nedge: 1\nnext:\n  - a\n---\n⟩The gate.\nedge: 4\n', { edge: 1, next: ['a'] }),
	whole('no frontmatter, but a rule', '---\n⟨|edge: 1\n---\n---\n⟩\nThe gate: open.\n', { edge: 1 }),
	whole('a byte order mark stays first', '\ufeff⟨|---\nedge: 1\n---\n⟩The gate.\n', { edge: 1 }),
	whole('a byte order mark before the fence', '\ufeff---\nedge: ⟨1|2⟩\n---\n', { edge: 2 }),
];

const UNCHANGED: readonly Row[] = [
	yaml('the same number', 'momentum: +3\n', { momentum: 3 }),
	yaml('the same number in quotes', 'momentum: "3"\n', { momentum: 3 }),
	yaml('the same text, other quotes', "combat: 'in control'\n", { combat: 'in control' }),
	yaml('the same text in a block of lines', 'a: |-\n  x\n', { a: 'x' }),
	yaml('the same list', 'a: [ x,y ]\nb:\n- x\n', { a: ['x', 'y'], b: ['x'] }),
	yaml('the same empty list', 'a: [ ]\n', { a: [] }),
	yaml('a key that is not there is removed', 'a: 1\n', { b: null }),
	yaml('nothing to set', 'a: 1\n', {}),
	whole('nothing to write into a note without frontmatter', 'The gate.\n', { edge: null }),
];

describe.each([
	{ name: 'LF', eol: '\n' },
	{ name: 'CRLF', eol: '\r\n' },
	{ name: 'CR', eol: '\r' },
])('setting properties of a note with $name', ({ eol }) => {
	const ends = (text: string) => text.replaceAll('\n', eol);

	describe.each([
		{ about: 'a number', rows: NUMBERS },
		{ about: 'text', rows: TEXTS },
		{ about: 'a block list', rows: BLOCK_LISTS },
		{ about: 'a flow list', rows: FLOW_LISTS },
		{ about: 'whole lines', rows: LINES },
	])('$about', ({ rows }) => {
		it.each(rows)('$rule', ({ before, set, after }) => {
			expect(setIn(ends(before), set)).toBe(ends(after));
			expect(changesOf(ends(after), set)).toEqual([]);
		});
	});

	it.each(UNCHANGED)('no changes: $rule', ({ before, set }) => {
		expect(changesOf(ends(before), set)).toEqual([]);
	});

	it.each([
		['a nested map', 'iron: 2\nship:\n  a: 1\n', { ship: 3 }, 'Line 3: “ship” is a nested map'],
		['a nested map, to be removed', 'ship: { a: 1 }\n', { ship: null }, 'Line 2: “ship” is a nested map'],
		['a list with a nested map to be removed', 'a:\n  - b: 1\n', { a: ['c'] }, 'has an element that is a nested map'],
		['a list with a nested list', 'a: [[b]]\n', { a: 3 }, 'has an element that is a nested list'],
		['an anchor', 'a: &x 3\nb: *x\n', { a: 4 }, 'Line 2: “a” has an anchor (&x)'],
		['an anchor of a list', 'a: &x [3]\n', { a: [3, 4] }, 'has an anchor (&x)'],
		['an anchor of nothing', 'a: &x\n', { a: 4 }, 'has an anchor (&x)'],
		['an anchor, to be removed', 'a: &x 3\nb: *x\n', { a: null }, 'has an anchor (&x)'],
		['an alias', 'a: &x 3\nb: *x\n', { b: 4 }, 'Line 3: “b” is an alias (*x)'],
		['a tag', 'a: !!str 3\n', { a: 4 }, 'has a tag'],
		['a tag of a list, to be removed', 'a: !mine\n  - x\n', { a: null }, 'has a tag (!mine)'],
		['a block of lines', 'a: |\n  x\n', { a: 'y' }, 'Line 2: “a” is a block of several lines'],
		['a folded block', 'a: >-\n  x\n', { a: null }, 'is a block of several lines'],
		[
			'comments inside a list that becomes a value',
			'a:\n  - b # c\n  - d\n',
			{ a: 3 },
			'is a list with comments in it',
		],
		[
			'comments inside a flow list that shrinks',
			'a: [\n  b, # c\n  d\n]\n',
			{ a: ['d'] },
			'is a list with comments in it',
		],
		['properties in braces', '{ a: 1 }\n', { a: 3 }, 'is not written as “name: value”'],
		['a new property beside braces', '{ a: 1 }\n', { b: 3 }, '“b” cannot be set without risk'],
		['an explicit key', '? a\n: 1\n', { a: 3 }, 'is not written as “name: value”'],
		['an explicit key without a value', '? a\n', { a: 3 }, 'is not written as “name: value”'],
		['a new property after the end of the document', 'a: 1\n...\n', { b: 3 }, '“b” cannot be set without risk'],
		['a key twice', 'a: 1\na: 2\n', { b: 3 }, 'Line 3: “a” is there twice'],
		['broken YAML', 'a: 1\n\tb: 2\n', { a: 3 }, 'Line 3'],
		['prose between rules', 'The road goes on.\n', { a: 3 }, 'not a list of properties'],
		['one of two', 'a: 1\nb: { c: 1 }\n', { a: 2, b: 3 }, 'Line 3: “b” is a nested map'],
		['not a number', 'a: 1\n', { a: NaN }, '“a” cannot be set: the new value is not a number'],
		['infinite, in a list', 'a: 1\n', { b: [1, Infinity] }, '“b” cannot be set'],
	])('refused: %s', (_, before, set, says) => {
		const note = ends(`---\n${before}---\n`);
		expect(setProperties(note, set)).toMatchObject({
			ok: false,
			problems: [{ message: expect.stringContaining(says) as string }],
		});
	});

	it('refused: properties that are never closed', () => {
		expect(setProperties(ends('---\niron: 2\nedge: 1\n'), { iron: 3 })).toMatchObject({
			ok: false,
			problems: [{ code: 'unclosed_properties', from: 0, to: 3 }],
		});
	});
});

it('changes nothing but the digits', () => {
	expect(changesOf('---\niron: 2\nmomentum: 3 # c\n---\n', { momentum: 4 })).toEqual([
		{ from: 22, to: 23, insert: '4' },
	]);
});

it('makes one insertion per place', () => {
	expect(changesOf('---\nnext:\n  - a\n---\n', { edge: 1, next: ['a', 'b'] })).toEqual([
		{ from: 16, to: 16, insert: '  - b\nedge: 1\n' },
	]);
});

it('adds lines with the line ending of the note, where the note has both', () => {
	expect(setIn('---\r\na: 1\nb: 2\r\n---\n', { c: 3 })).toBe('---\r\na: 1\nb: 2\r\nc: 3\r\n---\n');
});

it.each([
	{ rule: 'a huge body', note: `---\niron: 2\n---\n${'The road goes on.\n\n---\n\n'.repeat(100_000)}`, ok: true },
	{ rule: 'a huge note without frontmatter', note: 'The road goes on.\n\n---\n\n'.repeat(100_000), ok: true },
	{ rule: 'a long list', note: `---\niron: 2\nnext:\n${'  - a\n'.repeat(5_000)}---\n`, ok: true },
	{ rule: 'a rule at both ends', note: `---\n${'The road goes on.\n'.repeat(100_000)}---\n`, ok: false },
])('$rule: answers soon', { timeout: 20_000 }, ({ note, ok }) => {
	const different = Array.from({ length: 3_000 }, (_, i) => `b${i}`);
	expect(setProperties(note, { iron: 3, next: different }).ok).toBe(ok);
});

describe('whatever is set', () => {
	const odd =
		'yes No on OFF null ~ y true .inf -.INF .nan 1_000 0o7 0b1 1:30 12:30:45.5 2024-01-01 << = --- ... +.5 1e3 +12e03';
	const text = fc.oneof(
		fc.string({ unit: 'binary' }),
		fc.string({ unit: 'grapheme' }),
		fc.string({ unit: fc.constantFrom(...' \t\n:#-?,[]{}&*!|>\'"%@`.+~=<yYnNoO01_eExaT\\\u0085\u2028\ufeff\ud800') }),
		fc.constantFrom(...odd.split(' '), '2001-12-14 21:59:43.10 -5', '+1 (Secure an Advantage)'),
	);
	const number = fc
		.oneof(fc.integer(), fc.integer({ min: -6, max: 40 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
		.filter(isReadable);
	const list = fc.array(fc.oneof(text, number, fc.boolean()), { maxLength: 6 });
	const value: fc.Arbitrary<PropertyValue> = fc.oneof(text, number, fc.boolean(), list);

	const eol = fc.constantFrom('\n', '\r\n');
	const plainWord = fc.constantFrom('a', 'b', 'c', '"d"', "'e'", '3', 'in control', '+1 (Secure an Advantage)');
	const comment = fc.constantFrom('', ' # c', '   # “d”: [e');
	const ownLine = fc.constantFrom('', '# own\n', '\n', '  # indented\n');
	const blockList = fc
		.tuple(
			fc.array(fc.tuple(plainWord, comment, ownLine), { minLength: 1, maxLength: 5 }),
			fc.constantFrom('', '  ', '    '),
		)
		.map(([items, indent]) => `\n${items.map(([word, after, own]) => `${indent}- ${word}${after}\n${own}`).join('')}`);
	const flowSeq = fc
		.tuple(fc.array(plainWord, { maxLength: 5 }), fc.constantFrom(', ', ',', ' , ', ',\n  '), comment)
		.map(([words, separator, after]) => ` [${words.join(separator)}]${after}\n`);
	const single = fc
		.tuple(fc.constantFrom('', ' 3', '   -2', ' "4"', " '5'", ' word', ' "two words"', ' ~', ' true', ' '), comment)
		.map(([word, after]) => `${word}${after}\n`);
	/** A note with some properties in any shape we edit. */
	const note = fc
		.tuple(
			fc.array(fc.tuple(ownLine, fc.oneof(blockList, flowSeq, single)), { maxLength: 5 }),
			eol,
			fc.constantFrom('', '\ufeff'),
			fc.constantFrom('---', '---\n', '---\nThe gate.\nk0: 7\n'),
		)
		.map(([properties, end, mark, rest]) => {
			const lines = properties.map(([own, shape], i) => `${own}k${i}:${shape}`).join('');
			return `${mark}${`---\n${lines}${rest}`.replaceAll('\n', end)}`;
		});
	const key = fc.constantFrom('k0', 'k1', 'k2', 'k3', 'k4', 'new', 'two words');

	/** A list with comments inside cannot become a single value, nor a commented flow list shrink: then there is nothing to check. */
	const accepted = (text: string, values: Values): readonly TextChange[] | undefined => {
		const changes = setProperties(text, values);
		if (changes.ok) return changes.value;
		expect(changes.problems.map(({ code, message }) => [code, message])).toEqual(
			changes.problems.map(() => ['uneditable_property', expect.stringContaining('is a list with comments in it')]),
		);
		return undefined;
	};
	/** A single value may stand for a list of one. */
	const loose = (each: unknown): unknown => {
		if (!Array.isArray(each)) return String(each);
		return each.length === 1 ? loose(each[0]) : each.map(loose);
	};

	it('reads back, leaves the other properties alone, and the second time changes nothing', () => {
		fc.assert(
			fc.property(note, fc.dictionary(key, fc.option(value), { noNullPrototype: true }), (before, values) => {
				const changes = accepted(before, values);
				if (changes === undefined) return;
				const after = applyChanges(before, changes);
				const [old, now] = [readFrontmatter(before), readFrontmatter(after)];
				if (!old.ok || !now.ok) throw new Error('unreadable');
				for (const [name, wanted] of Object.entries(values)) {
					const found = now.value.values.get(name);
					if (wanted === null) expect(now.value.values.has(name)).toBe(false);
					else expect(loose(found)).toEqual(loose(wanted)); // a quoted number stays quoted
				}
				for (const [name, found] of old.value.values)
					if (!Object.hasOwn(values, name)) expect(now.value.values.get(name)).toEqual(found);
				expect(after.endsWith(before.slice(old.value.contentStart))).toBe(true);
				expect(changesOf(after, values)).toEqual([]);
			}),
			{ numRuns: 300 },
		);
	});

	it('outside the lines of the property not a byte differs', () => {
		fc.assert(
			fc.property(note, fc.constantFrom('k0', 'k1', 'k2'), fc.option(value), (before, name, wanted) => {
				const changes = accepted(before, { [name]: wanted });
				const ends = /\r?\n/;
				const lines = before.split(ends);
				const fence = lines.indexOf('---', 1);
				const first = lines.findIndex(line => line.startsWith(`${name}:`));
				if (changes === undefined || first < 0 || first > fence) return;
				const next = lines.findIndex((line, i) => i > first && (/^k\d:/.test(line) || i === fence));
				const offset = (line: number) =>
					before.length -
					before
						.split(/(?<=\n)/)
						.slice(line)
						.join('').length;
				for (const { from, to } of changes) {
					expect(from).toBeGreaterThanOrEqual(offset(first));
					expect(to).toBeLessThanOrEqual(offset(next));
				}
			}),
			{ numRuns: 300 },
		);
	});

	it('comments all stay, in their order', () => {
		const own = (text: string) => commentsIn(text.slice(0, frontmatterBounds(text).to)).map(comment => comment.text);
		fc.assert(
			fc.property(note, key, list, (before, name, wanted) => {
				const changes = accepted(before, { [name]: wanted });
				if (changes !== undefined) expect(own(applyChanges(before, changes))).toEqual(own(before));
			}),
			{ numRuns: 200 },
		);
	});

	it('text reads back as the same text, also by readers of YAML 1.1', () => {
		fc.assert(
			fc.property(text, fc.array(text, { minLength: 1 }), fc.array(text, { minLength: 1 }), (one, block, flow) => {
				const after = setIn('---\nflow: []\n---\n', { one, block, flow });
				const inside = after.split(/^---$/m)[1] ?? '';
				for (const version of ['1.1', '1.2'] as const)
					expect(parseDocument(inside, { version }).toJS()).toEqual({ flow, one, block });
			}),
			{ numRuns: 300 },
		);
	}, 120_000);

	it('any text can be a key', () => {
		fc.assert(
			fc.property(text, number, (name, wanted) => {
				const now = readFrontmatter(setIn('---\n---\n', { [name]: wanted }));
				expect(now.ok && [...now.value.values].map(([each, found]) => [each, String(found)])).toEqual([
					[name, String(wanted)],
				]);
			}),
			{ numRuns: 200 },
		);
	});

	it('a number set and set back leaves the note as it was', () => {
		const numbers = fc.tuple(
			fc.integer({ min: -6, max: 60 }),
			fc.integer({ min: -6, max: 60 }),
			comment,
			fc.constantFrom(' ', '   ', '\t'),
		);
		fc.assert(
			fc.property(note, numbers, eol, (rest, [from, to, after, gap], end) => {
				const head = rest.indexOf('---') + (rest.includes('\r\n') ? 5 : 4);
				const before = `${rest.slice(0, head)}momentum:${gap}${from}${after}${end}${rest.slice(head)}`;
				expect(setIn(setIn(before, { momentum: to }), { momentum: from })).toBe(before);
			}),
			{ numRuns: 200 },
		);
	});
});

describe('what the player wrote keeps its form', () => {
	it.each([
		yaml('one role stays a single value', 'role: ⟨pilot|rival⟩ # x\n', { role: ['rival'] }),
		yaml('two make a list', 'role: ⟨|[⟩pilot⟨|, rival]⟩\n', { role: ['pilot', 'rival'] }),
		yaml('the same single value', 'role: pilot\n', { role: ['pilot'] }),
		yaml('yes and no', 'battered: ⟨Yes|No⟩\n', { battered: false }),
		yaml('yes is true already', 'battered: yes\n', { battered: true }),
		yaml('in quotes', 'battered: "⟨no|yes⟩"\n', { battered: true }),
	])('$rule', ({ before, set, after }) => {
		expect(setIn(before, set)).toBe(after);
	});

	it.each([
		yaml('after what comes before it', 'edge: 1\n⟨|combat: x\n⟩mood: x\nquests: 0\n', { combat: 'x' }),
		yaml('after a list that grows', 'edge:\n- a\n⟨|- b\ncombat: x\n⟩quests: 0\n', { combat: 'x', edge: ['a', 'b'] }),
		yaml('at the end, if nothing does', 'quests: 0\nmood: x\n⟨|combat: x\n⟩', { combat: 'x' }),
	])('a new property goes to its place: $rule', ({ before, set, after }) => {
		const changes = setProperties(before, set, ['edge', 'combat', 'quests']);
		expect(changes.ok && applyChanges(before, changes.value)).toBe(after);
	});
});
