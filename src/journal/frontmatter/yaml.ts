import type { Pair, ParsedNode, YAMLError, YAMLMap } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { ofRecentTexts } from '../text/cache-by-text';
import { withLineFeeds } from '../text/lines';
import { frontmatterBounds, type FrontmatterBounds } from './bounds';
import { twoSpellings, type TwoSpellings } from './property-map';
import { t } from '../../i18n/translate';

export type Property = Pair<ParsedNode, ParsedNode | null>;

/** Parsed frontmatter; offsets in it are relative to `bounds.from`. */
export interface ParsedFrontmatter {
	readonly bounds: FrontmatterBounds;
	/** With each lone `\r` replaced by `\n`, since YAML knows no other line break. Offsets are unaffected. */
	readonly yaml: string;
	/** `null` without any property: no frontmatter, empty frontmatter, or only comments. */
	readonly map: YAMLMap.Parsed | null;
}

/**
 * In characters, more than any list of properties; longer "frontmatter" means that the note merely starts with a
 * horizontal rule and has another one later.
 */
export const LONGEST_PROPERTIES = 64 * 1024;

/** Maximum number of problems to report, since one mistake often causes many. */
const MOST_TOLD = 5;

/** Parses the properties of a note, once as long as they stay as they are: an action asks for those of the sheet at each step. */
export const parseFrontmatter = (note: string): ParseResult<ParsedFrontmatter> =>
	parseHead(note.slice(0, frontmatterBounds(note).contentStart));

/** The sheet before and after an action, the journal, and the party and allies. */
const MOST_PARSED = 16;

const parseHead = ofRecentTexts((note: string): ParseResult<ParsedFrontmatter> => {
	const bounds = frontmatterBounds(note);
	const { from, to } = bounds;
	if (to - from > LONGEST_PROPERTIES)
		return parseError(
			'properties_too_long',
			t(
				'The properties at the top of this note are too long to read. Close them with a line “---”, or remove the “---” on the first line.',
			),
			from,
			to,
		);

	const yaml = withLineFeeds(note.slice(from, to));
	if (isTooDeep(yaml))
		return parseError(
			'properties_too_deep',
			t('The properties at the top of this note are nested too deeply to read. Make their lists and maps flat.'),
			from,
			to,
		);
	// keys are checked by `duplicateKeys`, because the parser's own check is quadratic
	const document = parseDocument(yaml, {
		prettyErrors: false,
		stringKeys: true,
		keepSourceTokens: true,
		uniqueKeys: false,
	});
	const broken = document.errors.slice(0, MOST_TOLD).map(error => yamlProblem(note, bounds, error));
	if (broken.length > 0) return { ok: false, problems: broken };

	const { contents } = document;
	const twice = duplicateKeys(contents).map(({ key, at }) => duplicateProblem(note, from, key, at));
	if (twice.length > 0) return { ok: false, problems: twice };
	if (contents !== null && !isMap(contents))
		return parseError(
			'not_properties',
			t(
				'The text between the “---” lines at the top of this note is not a list of properties. Write each as “name: value” on its own line, or put an empty line above the first “---”.',
			),
			from,
			to,
		);
	const merged = contents?.items.find(({ key }) => isScalar(key) && key.value === MERGE_KEY && key.type === 'PLAIN');
	if (merged) return mergeProblem(note, from + merged.key.range[0]);
	const conflicts = twoSpellings((contents?.items ?? []).map(spellingOf));
	if (conflicts.length > 0) return { ok: false, problems: conflicts.map(each => spellingProblem(note, from, each)) };
	return parseOk({ bounds, yaml, map: contents });
}, MOST_PARSED);

/** The key that takes over the properties of an anchor, which neither the app nor we follow. */
const MERGE_KEY = '<<';

const mergeProblem = (note: string, at: number): ParseResult<never> =>
	parseError(
		'merged_properties',
		t('Line {line}: “<<” takes properties from elsewhere. Write each of them on a line of its own.', {
			line: lineNumber(note, at),
		}),
		at,
		at + MERGE_KEY.length,
	);

export const keyOf = ({ key }: Property): string => (isScalar(key) && typeof key.value === 'string' ? key.value : '');

export const lineNumber = (text: string, offset: number): number =>
	withLineFeeds(text.slice(0, offset + 1))
		.slice(0, offset)
		.split('\n').length;

function yamlProblem(note: string, bounds: FrontmatterBounds, error: YAMLError): Problem {
	const { from, to } = bounds;
	const at = Math.min(from + error.pos[0], to);
	const end = Math.min(Math.max(from + error.pos[1], at), to);
	return {
		code: 'unreadable_properties',
		message: `${placeName(note, bounds, at)}: ${plainWords(error)}`,
		from: at,
		to: end,
	};
}

function plainWords({ code, message }: YAMLError): string {
	switch (code) {
		case 'TAB_AS_INDENT':
			return t('the line begins with a tab. Use spaces instead.');
		case 'MULTIPLE_DOCS':
			return t('a line with “---” or “...” cuts the properties in two. Remove it.');
		case 'BLOCK_AS_IMPLICIT_KEY':
			return t('there is a “: ” too many, or the next line is indented. Put the value in quotes, or align the lines.');
		case 'NON_STRING_KEY':
			return t('this cannot be the name of a property. Put it in quotes.');
		default:
			return t('this is not valid YAML: {message}. Correct the line.', { message });
	}
}

function duplicateProblem(note: string, from: number, key: string, at: number): Problem {
	const message = t('Line {line}: “{key}” is there twice. Remove one of the two.', {
		line: lineNumber(note, from + at),
		key,
	});
	return { code: 'duplicate_property', message, from: from + at, to: from + at + key.length };
}

const spellingOf = (pair: Property) => ({
	key: keyOf(pair),
	at: pair.key.range[0],
	isNumber: isScalar(pair.value) && typeof pair.value.value === 'number',
});

function spellingProblem(
	note: string,
	from: number,
	{ first, second }: TwoSpellings<ReturnType<typeof spellingOf>>,
): Problem {
	const message = t('Line {line}: “{first}” and “{second}” are the same property. Remove one of the two.', {
		line: lineNumber(note, from + second.at),
		first: first.key,
		second: second.key,
	});
	return { code: 'duplicate_property', message, from: from + second.at, to: from + second.at + second.key.length };
}

/** Describes a position for the player: the line in the note and the top-level key. */
function placeName(note: string, { from, to }: FrontmatterBounds, at: number): string {
	const last = Math.max(from, Math.min(at, to - 1)); // an error at the closing fence is about the line before it
	const text = withLineFeeds(note.slice(from));
	const lines = text.slice(0, text.indexOf('\n', last - from)).split('\n');
	const keys = lines.flatMap(line => /^([^\s#:-][^:]*):/.exec(line)?.[1] ?? []);
	const key = keys.at(-1);
	const line = t('Line {line}', { line: lineNumber(note, last) });
	return key === undefined ? line : t('{line}, “{key}”', { line, key });
}

/** Keys that occur twice in the same map, at any depth. */
function duplicateKeys(node: ParsedNode | null): { readonly key: string; readonly at: number }[] {
	if (node === null || isScalar(node) || isAlias(node)) return [];
	if (isSeq(node)) return node.items.flatMap(item => duplicateKeys(item));
	const seen = new Set<string>();
	return node.items.flatMap(pair => {
		const key = keyOf(pair);
		const again = seen.has(key) ? [{ key, at: pair.key.range[0] }] : [];
		seen.add(key);
		return [...again, ...duplicateKeys(pair.value)];
	});
}

/** Maximum nesting of lists and maps; none of our properties are nested. */
const DEEPEST = 50;

/**
 * Whether lists and maps are nested too deeply for the parser, which is recursive. Judged by brackets and indentation,
 * so quoted brackets may count as real ones.
 */
function isTooDeep(yaml: string): boolean {
	const columns: number[] = [];
	let open = 0;
	for (const line of yaml.split('\n')) {
		if (/^[^\s#\]}]/.test(line)) open = 0;
		for (const column of columnsOf(line)) {
			while ((columns.at(-1) ?? -1) >= column) columns.pop();
			if (columns.push(column) > DEEPEST) return true;
		}
		for (const char of line) {
			if (char === '[' || char === '{') open++;
			else if (open > 0 && (char === ']' || char === '}')) open--;
			if (open > DEEPEST) return true;
		}
	}
	return false;
}

/**
 * The columns of the signs `-` and `?` at the start of a line, and of the text after them; stops when there are enough.
 */
function columnsOf(line: string): readonly number[] {
	const [lead = ''] = /^[ \t]*(?:[-?][ \t]+){0,60}/.exec(line) ?? [];
	if (lead.length === line.length) return [];
	return [...[...lead.matchAll(/[-?]/g)].map(({ index }) => index), lead.length];
}
