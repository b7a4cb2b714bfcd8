import { getOwn } from '../../core/collections';
import { WORDS } from './words';

/**
 * One way to write an effect or a condition on one line, which is both read and written by the same template:
 *
 * - `{by:signed}`: the field `by`, which looks like the word `signed` of `words.ts`
 * - `{how=all|1 unit}`: the field `how`, which is one of these texts
 * - `{marked?mark:clear}`: the field `marked`, true for the first text and false for the second
 * - `{lower?one rank lower}`: the field `lower`, which is true or missing
 * - `[ on {on:track}]`: optional; left out if its fields are missing
 */
export interface LineForm {
	readonly kind: string;
	/** Suggested when a similar line cannot be read. */
	readonly examples: readonly string[];
	/** The words a line can start with; none if it starts with a name. */
	readonly firstWords: readonly string[];
	readonly read: (line: string) => object | undefined;
	/** `undefined` if this form cannot express all of the value. */
	readonly write: (value: object) => string | undefined;
}

type Values = Readonly<Record<string, unknown>>;

interface Field {
	readonly name: string;
	readonly pattern: string;
	/** The texts that it can be; none if it looks like a word. */
	readonly texts: readonly string[];
	/** The value if it is left out. */
	readonly missing?: unknown;
	readonly read: (text: string) => unknown;
	readonly write: (value: unknown) => string | undefined;
}

type Piece = string | Field;
/** An array is optional. */
type Part = Piece | readonly Piece[];

export function lineForm(kind: string, template: string, examples: readonly string[]): LineForm {
	const parts = partsOf(template);
	const fields = parts.flat().filter(piece => typeof piece !== 'string');
	const regex = new RegExp(`^${parts.map(patternOf).join('')}$`, 's');
	return {
		kind,
		examples,
		firstWords: firstWordsOf(parts[0]),
		read(line) {
			const groups = regex.exec(line)?.groups;
			return groups && valueOf(kind, fields, groups);
		},
		write(value) {
			const names = ['kind', ...fields.map(({ name }) => name)];
			const isExpressible = Object.entries(value).every(([name, is]) => is === undefined || names.includes(name));
			return isExpressible ? textOf(parts, value as Values) : undefined;
		},
	};
}

function valueOf(kind: string, fields: readonly Field[], groups: Readonly<Record<string, string | undefined>>) {
	const value: Record<string, unknown> = { kind };
	for (const { name, read, missing } of fields) {
		const text = groups[name];
		const is = text === undefined ? missing : read(text);
		if (is !== undefined) value[name] = is;
		else if (text !== undefined) return undefined;
	}
	return value;
}

/** `undefined` if one of the parts cannot be written. */
function textOf(parts: readonly Part[], value: Values): string | undefined {
	const texts = parts.map(part => {
		if (typeof part === 'string') return part;
		if ('name' in part) return part.write(value[part.name]);
		return part.every(piece => isMissing(piece, value)) ? '' : textOf(part, value);
	});
	return texts.includes(undefined) ? undefined : texts.join('');
}

const isMissing = (piece: Piece, value: Values): boolean =>
	typeof piece === 'string' || value[piece.name] === undefined || value[piece.name] === piece.missing;

function patternOf(part: Part): string {
	if (typeof part === 'string') return part;
	return 'name' in part ? `(?<${part.name}>${part.pattern})` : `(?:${part.map(patternOf).join('')})?`;
}

function firstWordsOf(part: Part | undefined): readonly string[] {
	if (part === undefined || (typeof part !== 'string' && !('name' in part))) return [];
	return (typeof part === 'string' ? [part] : part.texts).map(text => /^\S*/.exec(text)?.[0] ?? '');
}

const partsOf = (template: string): readonly Part[] =>
	template
		.split(/(\[[^[\]]*\])/)
		.flatMap((part): readonly Part[] => (part.startsWith('[') ? [piecesOf(part.slice(1, -1))] : piecesOf(part)));

const piecesOf = (template: string): readonly Piece[] =>
	template
		.split(/(\{[^{}]*\})/)
		.filter(piece => piece !== '')
		.map(piece => (piece.startsWith('{') ? fieldOf(piece.slice(1, -1)) : piece));

function fieldOf(words: string): Field {
	const [, name = '', mark, rest = ''] = /^(\w+)([:=?])(.*)$/.exec(words) ?? [];
	const word = mark === ':' ? getOwn(WORDS, rest) : undefined;
	if (word) return { name, texts: [], ...word, write: is => (is === undefined ? undefined : word.write(is)) };
	if (mark === '?') {
		const [yes = '', no] = rest.split(':');
		const texts = no === undefined ? [yes] : [yes, no];
		return { name, texts, pattern: oneOf(texts), read: text => text === yes, write: is => (is ? yes : no) };
	}
	const texts = rest.split('|');
	return { name, texts, pattern: oneOf(texts), read: text => text, write: is => texts.find(text => text === is) };
}

/** The longest is tried first: “1 unit for each point” before “1 unit”. */
const oneOf = (texts: readonly string[]): string => [...texts].sort((a, b) => b.length - a.length).join('|');
