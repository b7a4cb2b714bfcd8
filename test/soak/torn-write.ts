/** A way in which a note may be damaged or written differently by a person, a sync program or another plugin. */
interface Tear {
	readonly name: string;
	/** The text after it; `undefined` if there is nothing in it that can be torn like this. */
	readonly tear: (text: string, n: number) => string | undefined;
}

/** One of the places that match, with another text in it. */
const replacing =
	(pattern: RegExp, by: (match: RegExpMatchArray, n: number) => string) =>
	(text: string, n: number): string | undefined => {
		const found = [...text.matchAll(pattern)];
		const match = found[n % Math.max(1, found.length)];
		if (!match) return undefined;
		const after = text.slice(0, match.index) + by(match, n) + text.slice(match.index + match[0].length);
		return after === text ? undefined : after;
	};

const oneOf = (words: readonly string[], n: number): string => words[n % words.length] ?? '';

const NUMBER =
	/^((?:edge|heart|iron|shadow|wits|health|spirit|supply|momentum|experience|ticks|filled|segments):[ \t]*)(\d+)/gm;
const KEY = /^(ruleset|edge|health|spirit|supply|momentum|sworn|asset|character|rank|ticks|vow|clock|move|roll)(:)/gm;
const FENCE = /^(?:`{3}|~{3})sworn$[^]*?^(?:`{3}|~{3})$/gm;
const BREAK = /\r\n?|\n/;

const breakOf = (text: string): string => BREAK.exec(text)?.[0] ?? '\n';
const linesOf = (text: string): readonly string[] => text.split(BREAK);

/** Each is done to the text of one note. */
export const TEARS: readonly Tear[] = [
	{
		name: 'the opening fence of the properties',
		tear: replacing(/^\uFEFF?---(?=[\r\n])/g, (_, n) => oneOf(['--', '----', ' ---', ''], n)),
	},
	{
		name: 'the closing fence of the properties',
		tear: replacing(/(?<=[\r\n])---(?=[\r\n])/g, (_, n) => oneOf(['--', '', '- - -'], n)),
	},
	{ name: 'a quotation mark without its end', tear: replacing(/"(?=[ \t]*(?:#.*)?$)/gm, () => '') },
	{ name: 'a list without its end', tear: replacing(/\](?=[ \t]*(?:#.*)?$)/gm, () => '') },
	{ name: 'a tab in front of a property', tear: replacing(KEY, ([all]) => `\t${all}`) },
	{
		name: 'a key twice',
		tear: replacing(NUMBER, ([all, key = ''], n) => `${all}${oneOf(['\n', '\r\n'], n)}${key}${n % 6}`),
	},
	{
		name: 'a number that is none',
		tear: replacing(
			NUMBER,
			([, key = '', value = ''], n) =>
				key + oneOf(['four', `${value}/10`, `${value}.5`, '', '???', '[]', '- 3', '1e9', '99999999999'], n),
		),
	},
	{
		name: 'a number spelled differently',
		tear: replacing(
			NUMBER,
			([, key = '', value = ''], n) =>
				key + oneOf([`"${value}"`, `+${value}`, `0${value}`, `${value} `, `'${value}'`], n),
		),
	},
	{
		name: 'a key spelled differently',
		tear: replacing(KEY, ([, key = ''], n) =>
			oneOf(
				[
					`${key.toUpperCase()}:`,
					`${key} :`,
					`"${key}":`,
					`${key.slice(0, 1).toUpperCase()}${key.slice(1)}:`,
					`${key}\uff1a`,
					`${key}\u00a0:`,
				],
				n,
			),
		),
	},
	{
		name: 'a key misspelled',
		tear: replacing(KEY, ([, key = ''], n) => `${key.slice(0, n % key.length)}${key.slice((n % key.length) + 1)}:`),
	},
	{
		name: 'a rank spelled differently',
		tear: replacing(
			/^(rank:[ \t]*)(\w+)/gm,
			([, key = '', rank = ''], n) =>
				key + oneOf(['Dangerous', 'dangeruos', '3', '', rank.toUpperCase(), `"${rank}"`], n),
		),
	},
	{
		name: 'a link spelled differently',
		tear: replacing(/\[\[([^\]|]*)\]\]/g, ([, to = ''], n) =>
			oneOf(
				[
					`[[${to}.md]]`,
					`[[${to}|she]]`,
					`[[${to}#Story]]`,
					`[[${to.toLowerCase()}]]`,
					`[[${to}`,
					`[${to}](${to}.md)`,
					to,
					'[[Nobody]]',
					'[[]]',
				],
				n,
			),
		),
	},
	{
		name: 'conflict markers',
		tear: replacing(NUMBER, ([all], n) => `<<<<<<< HEAD\n${all}\n=======\n${all}${n % 10}\n>>>>>>> theirs`),
	},
	{
		name: 'the end is cut off',
		tear: (text, n) => (text.length < 40 ? undefined : text.slice(0, 20 + ((n * 7) % (text.length - 30)))),
	},
	{ name: 'all of it is gone', tear: text => (text === '' ? undefined : '') },
	{ name: 'Windows line breaks', tear: text => (text.includes('\r') ? undefined : text.replaceAll('\n', '\r\n')) },
	{ name: 'a byte order mark', tear: text => (text.startsWith('\uFEFF') ? undefined : `\uFEFF${text}`) },
	{ name: 'an empty line in front', tear: (text, n) => oneOf(['\n', ' \n', '<!-- x -->\n'], n) + text },
	{
		name: 'a block in a callout',
		tear: replacing(FENCE, ([block]) =>
			['> [!note] Wrapped', ...linesOf(block).map(line => `> ${line}`)].join(breakOf(block)),
		),
	},
	{
		name: 'a block in a list',
		tear: replacing(FENCE, ([block]) =>
			linesOf(block)
				.map((line, i) => (i === 0 ? `- ${line}` : `  ${line}`))
				.join(breakOf(block)),
		),
	},
	{
		name: 'a block in a comment',
		tear: replacing(FENCE, ([block], n) =>
			oneOf([`%%\n${block}\n%%`, `<!--\n${block}\n-->`, `<!-- one\n\ntwo %%\n${block}\n-->`], n),
		),
	},
	{
		name: 'a block with longer fences',
		tear: replacing(FENCE, ([block]) => block.replace(/^(?:`{3}|~{3})/gm, '~~~~~')),
	},
	{
		name: 'a fence spelled differently',
		tear: replacing(/^(?:`{3}|~{3})sworn$/gm, (_, n) =>
			oneOf(['```Sworn', '``` sworn', '```sworn ', '``sworn', '```sworn-move', '~~~sworn'], n),
		),
	},
	{
		name: 'a line of a record',
		tear: replacing(/^((?:dice|outcome|done|chose|by|track|next|burn):)(.*)$/gm, ([, key = '', rest = ''], n) =>
			oneOf(
				[
					`${key} ???`,
					key,
					`${key}${rest.slice(0, n % 9)}`,
					`${key}${rest} ${key}`,
					`\t${key}${rest}`,
					`${key.slice(0, -1)}${rest}`,
				],
				n,
			),
		),
	},
	{
		name: 'an item of a record',
		tear: replacing(/^([ \t]*- )(.*→.*)$/gm, ([, item = '', rest = ''], n) =>
			oneOf(
				[
					`${item}${rest.replace('→', '->')}`,
					`${item}${rest.slice(0, n % 12)}`,
					`${item}`,
					`${item}"${rest}`,
					`${item}${rest.replace(/\d+/, 'x')}`,
				],
				n,
			),
		),
	},
	{
		name: 'a record in a sentence that is wrapped',
		tear: replacing(/(?<=`sworn:[^`\n]{0,200}) (?=[^`\n]*`)/g, () => '\n'),
	},
	{
		name: 'a record in a sentence that is torn',
		tear: replacing(/`sworn:[^`\n]*`/g, ([line], n) =>
			oneOf([line.slice(0, -1), line.slice(0, 8 + (n % Math.max(1, line.length - 8))), `\`${line}\``], n),
		),
	},
	{ name: 'a no-break space', tear: replacing(/(?<=^[a-z_]+:) /gm, () => '\u00a0') },
	{
		name: 'words behind a value',
		tear: replacing(NUMBER, ([all], n) => all + oneOf([' (was 3)', ', I think', ' # mine', ' : x', '; '], n)),
	},
];

/** Names that a copy of a note gets, by a sync program or a person. */
export const COPIES: readonly ((name: string) => string)[] = [
	name => `${name} (Anna's conflicted copy 2026-11-25)`,
	name => `${name}.sync-conflict-20261125-090000-ABCDEFG`,
	name => `${name} copy`,
	name => `Copy of ${name}`,
	name => `${name} 2`,
	name => `${name}.bak`,
];

/** Names that a note gets by another program, which mends no link. */
export const OTHER_NAMES: readonly ((name: string) => string)[] = [
	name => name.toLowerCase(),
	name => name.toUpperCase(),
	name => `${name} II`,
	name => ` ${name}`,
	name => name.replace(/[aeiou]/, '\u00e9'),
	name => `${name}’s`,
];
