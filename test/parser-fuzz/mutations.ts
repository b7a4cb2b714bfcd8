/** Numbers from 0 up to, not including, a limit; alike for the same seed (mulberry32). */
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
	let state = seed >>> 0;
	return limit => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
	};
}

/** What has a meaning to one reader or another, and what has one to none. */
const TOKENS = [
	'\n',
	'\r',
	'\r\n',
	'\t',
	' ',
	'\u00a0',
	'\u2028',
	'\0',
	'\ufeff',
	'\ud83c',
	'\udf00',
	'🎲',
	'\u202e',
	'\u200b',
	'```',
	'```sworn\n',
	'~~~',
	'`',
	'`sworn: ',
	'> ',
	'- ',
	'1. ',
	'# ',
	'## ',
	'---\n',
	'***',
	'%%',
	'<!--',
	'-->',
	'$$',
	'[[',
	']]',
	'[[a]]',
	'![[a]]',
	'[a](b)',
	'](',
	'|',
	'| a | b |\n| --- | --- |\n',
	'**',
	'__',
	'*',
	'_',
	'==',
	'<br>',
	'<%',
	':',
	': ',
	'"',
	"'",
	'\\',
	'{',
	'}',
	'[',
	']',
	',',
	'&a ',
	'*a ',
	'!!x ',
	'<<: ',
	'? ',
	'|\n  ',
	'>-\n  ',
	'#',
	' # ',
	'→',
	'->',
	' › ',
	' > ',
	'(',
	')',
	' + ',
	'; ',
	' / ',
	'00',
	'-',
	'−',
	'+1',
	'9',
	'99999999999999999999',
	'1e999',
	'0x',
	'NaN',
	'move: ',
	'done:\n',
	'dice: ',
	'ticks: ',
	'vow: ',
	'sworn',
	'__proto__',
	'constructor',
	'toString',
	'null',
	'true',
	'~',
	'On a **strong hit**, ',
	'When you ',
	'roll +edge',
	'1-50',
	'51-00',
	'{{table>a}}',
	'datasworn:',
	'momentum +1',
] as const;

const pick = <T>(random: Random, of: readonly T[]): T => of[random(of.length)] as T;

type Mutation = (text: string, random: Random, others: readonly string[]) => string;

const cut = (text: string, random: Random): readonly [before: string, part: string, after: string] => {
	const from = random(text.length + 1);
	const to = Math.min(text.length, from + random(pick(random, [2, 20, 200])));
	return [text.slice(0, from), text.slice(from, to), text.slice(to)];
};

/** One thing that can happen to a text. */
const MUTATIONS: readonly Mutation[] = [
	(text, random) => {
		const at = random(text.length + 1);
		const code = (text.charCodeAt(at) || 0) ^ (1 << random(16));
		return text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
	},
	(text, random) => {
		const [before, , after] = cut(text, random);
		return before + after;
	},
	(text, random) => text.slice(0, random(text.length + 1)),
	(text, random) => text.slice(random(text.length + 1)),
	(text, random) => {
		const [before, part, after] = cut(text, random);
		return before + part.repeat(pick(random, [2, 3, 50])) + after;
	},
	(text, random, others) => {
		const [before, , after] = cut(text, random);
		const [, part] = cut(pick(random, others), random);
		return before + part + after;
	},
	(text, random) => {
		const [before, part, after] = cut(text, random);
		return before + pick(random, TOKENS) + part + after;
	},
	(text, random) => {
		const [before, part, after] = cut(text, random);
		return before + pick(random, TOKENS).repeat(pick(random, [2, 10, 300])) + part + after;
	},
	(text, random) => {
		const [before, part, after] = cut(text, random);
		const depth = pick(random, [2, 20, 400]);
		const [open, close] = pick(random, [
			['[', ']'],
			['{a: ', '}'],
			['(', ')'],
			['"', '"'],
			['> ', '\n'],
			['- ', '\n'],
			['[[', ']]'],
		] as const);
		return before + open.repeat(depth) + part + close.repeat(depth) + after;
	},
	(text, random) => {
		const lines = text.split('\n');
		const [a, b] = [random(lines.length), random(lines.length)];
		[lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
		return lines.join('\n');
	},
	(text, random) => text.replaceAll('\n', pick(random, ['\r', '\r\n', '\n\n', '\u2028', ' ', '\n\t', '\n> '])),
	(text, random) => text.replaceAll(pick(random, TOKENS), pick(random, TOKENS)),
	text => `\ufeff${text}`,
	text => text.toUpperCase(),
	text => [...text].reverse().join(''),
];

/** A text after one or several of these happened to it. */
export function mutated(samples: readonly string[], random: Random, others: readonly string[]): string {
	let text = pick(random, samples);
	for (let left = 1 + random(4); left > 0; left--) text = pick(random, MUTATIONS)(text, random, others);
	return text.slice(0, 60_000);
}

/** A text of a length that is one thing over and over, in a place where it may cost the most. */
export interface LongText {
	readonly name: string;
	of(length: number): string;
}

const filled = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const around = (before: string, unit: string, after = ''): LongText => ({
	name: JSON.stringify(`${before}${unit.length > 70 ? `${unit.slice(0, 70)}…` : unit}…${after}`),
	of: length => before + filled(unit, length - before.length - after.length) + after,
});

const nested = (open: string, close: string, before = ''): LongText => ({
	name: JSON.stringify(`${before}${open}… ${close}…`),
	of: length => {
		const depth = Math.floor((length - before.length) / (open.length + close.length));
		return before + open.repeat(depth) + close.repeat(depth);
	},
});

/** Tokens that cost the most where they stand alone, in the properties, or in a value. */
const ALONE = [
	'\n',
	'\r',
	'\t',
	' ',
	'\0',
	'\ud83c',
	'```sworn\n',
	'`',
	'`sworn: ',
	'> ',
	'- ',
	'# ',
	'---\n',
	'%%',
	'$$',
	'[[',
	'[[a]]',
	'[a](b)',
	'|',
	'**',
	'*a ',
	'<br>',
	': ',
	'"',
	'\\',
	'{',
	'[',
	'&a ',
	'*a ',
	'!!x ',
	'#',
	'→',
	' › ',
	'(',
	';',
	'9',
	'move: ',
	'Pay the Price ',
	'__proto__',
	'{{table>a}}',
	'a',
	'a ',
	'A, ',
	'a: b\n',
	'- a\n',
	'a\n\n',
	'a\n',
] as const;

/** Links, and what begins like one. */
const LINKS = ['[[a]]', '[[a', '[a](', '[a](b', '[[a|b]]', '[[#Leaf]]', '![[a', '|[[a'] as const;
/** Characters; a move or a cell of that length is still read whole. */
const LONG_MOVE = 19_000;
const LONG_CELL = 1_900;

/** One token over and over, on its own and where values, names, lists and tables stand; deep nesting; the samples again and again. */
export const longTexts = (samples: readonly string[]): readonly LongText[] => [
	...ALONE.map(token => around('', token)),
	...['\n', '- ', '[[', ']]', '"', '{', ']', '&a ', '? ', ': ', '|\n  ', '# '].map(token =>
		around('---\na: ', token, '\n---\n'),
	),
	...['(', ' → ', ' › ', ', ', '; ', ' (a)', ' ', 'momentum 3 → 4; '].flatMap(unit => [
		around('momentum 3 → 4 ', unit),
		around('sworn: a › ', unit),
		around('move: x\ndone:\n  - a › ', unit),
	]),
	...['  - a\n', '  - momentum 3 → 4\n', '\n', '# c\n', 'add: 1\n', 'mvoe: 1\n', '"'].map(unit =>
		around('move: x\ndone:\n', unit),
	),
	...['\\"', "''", ' #'].map(unit => around('move: "', unit, '"')),
	...['`', '[[', '_a', '*a*', ' ', '|', '[[a]]', '[a](b) ', 'Pay the Price ', '[[#Leap]] ', '+1 momentum '].flatMap(
		unit => [
			around('## Leap\nWhen you leap, roll +edge.\n\nOn a **strong hit**, ', unit),
			around('## Table (d6)\n\n| d6 | a |\n| --- | --- |\n| 1 | ', unit, ' |\n'),
		],
	),
	...['## Leap\nWhen you leap, roll +edge.\n\n', '| 1 | a |\n', '1. a\n', '# a\n', '## Session 1\n', '> a\n'].flatMap(
		unit => [around('', unit), around('## Leap (d6)\n\n| d6 | a |\n| --- | --- |\n', unit)],
	),
	...['- a\n', 'a: b\n', '# c\n', '  - a # c\n'].map(unit => around('---\nimpacts:\n', unit, '---\n')),
	...['b, ', '- a\n', '# c\n'].map(unit => around('---\nimpacts: [', unit, ']\n---\n')),
	...LINKS.flatMap(unit => [
		around('', unit),
		around('', `${unit}\n`),
		around('', `- ${unit}\n`),
		around('', `| ${unit} | ${unit} |\n`),
		around('', `## ${unit}\n`),
		around('', `## Names (d6)\n\n| d6 | a |\n| --- | --- |\n| 1 | ${filled(unit, LONG_CELL)} |\n\n`),
		...[unit, `${unit}\n`].flatMap(link => [
			around('', `## Leap\nWhen you leap, ${filled(link, LONG_MOVE)}\n\n`),
			around('', `## Leap\nWhen you leap, roll +edge.\n\nOn a **strong hit**, ${filled(link, LONG_MOVE)}\n\n`),
		]),
	]),
	nested('[', ']', '---\na: '),
	nested('{a: ', '}', '---\nb: '),
	nested('[', ']'),
	nested('{"a":', '}'),
	nested('(', ')', 'momentum 3 → 4 '),
	nested('> ', '\n'),
	nested('[[', ']]'),
	nested('**a ', ' b**'),
	nested('- ', '\n', 'a:\n'),
	{ name: 'ever deeper lines', of: length => deeper('- a\n', length) },
	{ name: 'ever deeper keys', of: length => `---\n${deeper('a:\n', length - 8)}---\n` },
	{ name: 'different keys', of: length => `---\n${numbered('key', ': 1\n', length - 8)}---\n` },
	{ name: 'different lines', of: length => numbered('line ', '\n', length) },
	{ name: 'different headings', of: length => numbered('## Leap ', '\nWhen you leap, roll +edge.\n', length) },
	{ name: 'different blocks', of: length => numbered('```sworn\nvow: Ark ', '\nrank: epic\n```\n', length) },
	{ name: 'aliases of aliases', of: length => aliases(length) },
	...samples.map(sample => around('', `${sample}\n`)),
];

function deeper(unit: string, length: number): string {
	const lines: string[] = [];
	for (let size = 0, depth = 0; size + depth + unit.length <= length; depth++) {
		lines.push(' '.repeat(depth) + unit);
		size += depth + unit.length;
	}
	return lines.join('');
}

function numbered(before: string, after: string, length: number): string {
	const parts: string[] = [];
	for (let size = 0; size < length;) {
		const part = `${before}${parts.length}${after}`;
		parts.push(part);
		size += part.length;
	}
	return parts.join('');
}

/** Ten times as much with each line. */
function aliases(length: number): string {
	const parts = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n'];
	for (let size = 0; size < length; size += 60) {
		const before = `*a${parts.length - 1}`;
		parts.push(`a${parts.length}: &a${parts.length} [${Array.from({ length: 10 }, () => before).join(',')}]\n`);
		size += (parts.at(-1) ?? '').length - 60;
	}
	return `---\n${parts.join('')}---\n`;
}
