import { Composer, Lexer, Parser, isScalar, visit, type CST, type Document, type ErrorCode } from 'yaml';

/** Maximum number of tokens; the largest printed ruleset written as YAML (1.9 MB) has 330,000. */
const MOST_PIECES = 450_000;
/** Maximum number of YAML aliases. */
const MOST_ALIASES = 10_000;
/** Maximum nesting of lists and maps; a ruleset has about ten levels. */
const DEEPEST = 100;

/** The parser's error formatting and its check for duplicate keys take quadratic time. */
const QUICKLY = { logLevel: 'error', prettyErrors: false, uniqueKeys: false, merge: true } as const;

/** Parses a text as a single YAML document. Throws at the first error, since a text may have a million of them. */
export function parseYaml(text: string): unknown {
	const document = firstDocument(text);
	const [error] = document.errors;
	if (error) throw wrongAt(text, error.pos[0], error.message);
	visit(document, {
		Map(_key, map) {
			const seen = new Set<string>();
			for (const { key } of map.items) {
				const name = isScalar(key) && typeof key.value === 'string' ? key.value : undefined;
				if (name !== undefined && seen.has(name)) throw new Error(`“${name}” stands twice in one place`);
				if (name !== undefined) seen.add(name);
			}
		},
	});
	// aliases are references to one value, and what they stand for when written out is counted below
	const value = document.toJS({ maxAliasCount: -1 }) as unknown;
	if (sizeOf(value, new Map()) > MOST_VALUES) throw new Error('it repeats more than any ruleset');
	return value;
}

/** Maximum number of values, with each alias written out; the largest printed ruleset has a tenth of it. */
const MOST_VALUES = 2_000_000;

/** The number of values in a value, with each alias written out. A value within itself is without end. */
function sizeOf(value: unknown, known: Map<object, number>): number {
	if (typeof value !== 'object' || value === null) return 1;
	const size = known.get(value);
	if (size !== undefined) return size;
	known.set(value, Infinity);
	let sum = 1;
	for (const inside of Object.values(value)) sum += sizeOf(inside, known);
	known.set(value, sum);
	return sum;
}

/** The lexer emits this marker before plain text, which may look like a sign. */
const SCALAR = '\x1f';

/**
 * Splits the text into tokens and checks them against the limits before building anything, since later stages need
 * memory for each.
 */
function piecesOf(text: string): readonly string[] {
	const pieces: string[] = [];
	let brackets = 0;
	let signs = 0;
	let aliases = 0;
	for (const piece of new Lexer().lex(text)) {
		const isSign = pieces.at(-1) !== SCALAR;
		if (pieces.push(piece) > MOST_PIECES) throw new Error('it holds more than any ruleset');
		if (!isSign) continue;
		if (piece === '[' || piece === '{') brackets++;
		else if (piece === ']' || piece === '}') brackets = Math.max(0, brackets - 1);
		else if (piece === '\n' || piece === '\r\n') signs = 0;
		// outside brackets, each of these may open a list or map nested in the previous one
		else if (brackets === 0 && (piece === '-' || piece === '?' || piece === ':')) signs++;
		else if (piece.startsWith('*')) aliases++;
		if (brackets > DEEPEST || signs > DEEPEST) throw new Error('its lists stand too deep inside one another');
		if (aliases > MOST_ALIASES) throw new Error('it repeats more than any ruleset');
	}
	return pieces;
}

function firstDocument(text: string): Document.Parsed {
	const composer = new Composer(QUICKLY);
	let first: Error | undefined;
	// By default the composer goes on after an error and collects them all, and treats a thrown error as one of its own.
	Object.assign(composer, {
		onError: (source: ErrorSource, _code: ErrorCode, message: string, isWarning?: boolean) => {
			if (!isWarning) throw (first ??= wrongAt(text, offsetOf(source), message));
		},
	});
	const [document, second] = composer.compose(withoutErrors(text), true, text.length);
	if (second) throw wrongAt(text, second.range[0], 'A second document begins');
	if (!document) throw new Error('Nothing is in it');
	return document;
}

type ErrorSource = number | readonly [from: number, ...to: number[]] | { readonly offset: number };

function offsetOf(source: ErrorSource): number {
	if (typeof source === 'number') return source;
	return 'offset' in source ? source.offset : source[0];
}

function* withoutErrors(text: string): Generator<CST.Token> {
	const parser = new Parser();
	for (const piece of piecesOf(text)) yield* wellFormed(text, parser.next(piece));
	yield* wellFormed(text, parser.end());
}

function* wellFormed(text: string, tokens: Iterable<CST.Token>): Generator<CST.Token> {
	for (const token of tokens) {
		if (token.type === 'error') throw wrongAt(text, token.offset, token.message);
		yield token;
	}
}

const wrongAt = (text: string, offset: number, message: string): Error =>
	new Error(`${message} in line ${text.slice(0, offset).split('\n').length}`);
