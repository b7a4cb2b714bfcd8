import { Composer, Lexer, Parser, isScalar, visit } from 'yaml';
import type { CST, Document, ErrorCode } from 'yaml';

/** Of the printed rulesets written as YAML, the largest (1.9 MB) has 330,000. */
const MOST_PIECES = 450_000;
/** Values that stand for one written elsewhere. */
const MOST_ALIASES = 10_000;
/** Lists and maps inside one another; a ruleset has about ten. */
const DEEPEST = 100;

/** The parser's own words for errors, and its own look for keys that are twice, take time with the square of the length. */
const QUICKLY = { logLevel: 'error', prettyErrors: false, uniqueKeys: false } as const;

/** Reads a text as one YAML document; throws at the first thing that is wrong, for a text may be wrong a million times. */
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
	// few aliases, so that a short file cannot stand for an endless one
	return document.toJS({ maxAliasCount: 100 }) as unknown;
}

/** What the lexer puts in front of a text that is no sign, whatever it begins with. */
const SCALAR = '\x1f';

/** The pieces of a text, looked at one by one before anything is made of them: what follows takes room for each. */
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
		// outside of brackets each of these may open a list or map in the one before
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
	// The composer continues after an error and keeps them all; what it throws itself it takes for another error.
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
