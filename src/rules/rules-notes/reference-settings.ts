import { parseDocument } from 'yaml';
import { given } from '../core/collections';
import type { Keyword } from '../core/keywords';
import type { ConditionMeterRule } from '../ruleset';
import { finding, type Finding } from '../core/problem';
import type { LanguageWords } from '../language-detection/language-words';
import { readWords } from '../language-detection/read-words';
import { readKeywords } from './declared-keywords';
import { namedOtherwise, type NamedOtherwise } from './renamed-stats';
import { meterWords, readMeter } from './meters-and-impacts';

/** Settings for a whole rules note, from its frontmatter. */
export interface ReferenceSettings {
	/** `moves: only`: no move of the underlying rules is offered. */
	readonly only: boolean;
	/** Names of moves to remove. */
	readonly replaces: readonly string[];
	/** Additional condition meters: `meters: [sanity 0-5]`. */
	readonly meters: readonly ConditionMeterRule[];
	/** If the note is a single move, its name: `MoveName:`, `name:` or `title:`. */
	readonly name?: string;
	/** The underlying rules: `ruleset: starforged`. */
	readonly ruleset?: string;
	/** The words of another language by which its moves are told apart: `words:`. */
	readonly words?: LanguageWords;
	/** Words that stand for a rule in abilities: `keywords: { boost: add +1 }`. */
	readonly keywords: readonly Keyword[];
	/** What the note is, as Iron Vault writes it: `type: asset`; absent if `sworn` says what it is. */
	readonly type?: string;
	/** What it may call a stat or a meter: `momentum: focus`. */
	readonly otherwise: readonly NamedOtherwise[];
	/** `category: Adventure Moves`, for a note without category headings. */
	readonly category?: string;
	/** Number of lines in the frontmatter, including its fences. */
	readonly lines: number;
	/** What is written and cannot be read, so that nobody knows by which rules to play; also among `findings`. */
	readonly unreadable: readonly Finding[];
	readonly findings: readonly Finding[];
}

const NONE: ReferenceSettings = {
	only: false,
	replaces: [],
	meters: [],
	keywords: [],
	otherwise: [],
	lines: 0,
	unreadable: [],
	findings: [],
};
/** In characters, since nested brackets are slow to parse. */
const MOST_YAML = 20_000;
/** In lines; anything longer is not the frontmatter of a rules note. */
const LONGEST = 500;

/** Number of lines in the frontmatter, including its fences. */
export function frontmatterLines(lines: readonly string[]): number {
	if (lines[0]?.trimEnd() !== '---') return 0;
	const end = lines.slice(1, LONGEST).findIndex(line => /^(?:---|\.\.\.)\s*$/.test(line));
	return end < 0 ? 0 : end + 2;
}

export function readSettings(lines: readonly string[]): ReferenceSettings {
	const taken = frontmatterLines(lines);
	if (taken === 0) return withoutEnd(lines) ?? NONE;
	const read = readYaml(lines.slice(1, taken - 1).join('\n'));
	if (read.found === undefined) return torn(lines, read.line + 1, taken);
	const { found } = read;
	const { moves, replaces, meters, words } = found;
	const { keywords, findings: unclear } = readKeywords(found.keywords, lines);
	const declared = meterWords(meters).map(words => ({ words, meter: readMeter(words) }));
	const isOnly = typeof moves === 'string' && moves.trim().toLowerCase() === 'only';
	const unreadable = [
		...(moves === undefined || moves === null || isOnly ? [] : [unknownMoves(lines)]),
		...declared.flatMap(({ words, meter }) => (meter ? [] : [unclearMeter(lines, words)])),
	];
	return {
		only: isOnly,
		replaces: namesIn(replaces),
		meters: declared.flatMap(({ meter }) => meter ?? []),
		keywords,
		otherwise: namedOtherwise(found),
		...given({
			name: textUnder(found, NAMES),
			ruleset: textUnder(found, ['ruleset']),
			category: textUnder(found, ['category']),
			type: textUnder(found, ['sworn']) === undefined ? textUnder(found, ['type']) : undefined,
			words: readWords(words),
		}),
		lines: taken,
		unreadable,
		findings: [...unreadable, ...unclear],
	};
}

const TORN = 'From this line on the properties cannot be read, so nothing in them is used. Put the line right.';

function torn(lines: readonly string[], line: number, taken: number, message = TORN): ReferenceSettings {
	const unreadable = [finding(line, lines[line - 1] ?? '', message)];
	return { ...NONE, lines: taken, unreadable, findings: unreadable };
}

/** Properties of rules at the top of a note that never end. */
function withoutEnd(lines: readonly string[]): ReferenceSettings | undefined {
	if (lines[0]?.trimEnd() !== '---') return undefined;
	const end = lines.findIndex((line, at) => at > 0 && !/^(?:[^\s#:]{1,40}\s{0,5}:(?:\s|$)|\s+\S|-\s)/.test(line));
	const isOurs = (line: string) => OURS.includes((line.split(':', 1)[0] ?? '').trim().toLowerCase());
	if (!lines.slice(1, end < 0 ? LONGEST : end).some(isOurs)) return undefined;
	return torn(lines, 1, 0, 'The properties have no end, so nothing in them is used. Close them with a line “---”.');
}

/** The first of these is the name; case and hyphens are ignored. */
const NAMES = ['movename', 'name', 'title'];

function textUnder(found: Frontmatter, keys: readonly string[]): string | undefined {
	const texts = Object.entries(found).flatMap(([key, value]) =>
		typeof value === 'string' && value.trim() !== '' ? [[key.toLowerCase().replace(/[-_ ]/g, ''), value] as const] : [],
	);
	return keys.flatMap(name => texts.filter(([key]) => key === name).map(([, value]) => value.trim()))[0];
}

/** The properties read by name, whatever their case. */
const OURS: readonly string[] = ['moves', 'replaces', 'meters', 'words', 'keywords'];

const inOurSpelling = (found: object): Frontmatter =>
	Object.fromEntries(
		Object.entries(found).map(([key, value]) => [OURS.find(known => known === key.trim().toLowerCase()) ?? key, value]),
	);

interface Frontmatter {
	readonly moves?: unknown;
	readonly replaces?: unknown;
	readonly meters?: unknown;
	readonly words?: unknown;
	readonly keywords?: unknown;
}

/** The properties, or the line of the text that cannot be read; of a key of ours that stands twice, the second. */
function readYaml(
	yaml: string,
): { readonly found: Frontmatter } | { readonly found?: undefined; readonly line: number } {
	if (yaml.length > MOST_YAML) return { line: 0 };
	const document = parseDocument(yaml, { logLevel: 'silent' });
	const [error] = document.errors;
	if (error) return { line: error.linePos?.[0].line ?? 0 };
	const again = repeatedLine(yaml);
	if (again !== undefined) return { line: again };
	try {
		const value: unknown = document.toJS({ maxAliasCount: 10 });
		return { found: inOurSpelling(value ?? {}) };
	} catch {
		return { line: 0 };
	}
}

/** The line of a key of ours that another line has already, if only in other letters. */
function repeatedLine(yaml: string): number | undefined {
	const keys = yaml.split('\n').map(line => (/^["']?(\w+)["']?\s{0,5}:/.exec(line)?.[1] ?? '').toLowerCase());
	const at = keys.findIndex((key, line) => OURS.includes(key) && keys.indexOf(key) < line);
	return at < 0 ? undefined : at + 1;
}

/** Reads one name or a list of names; a link is read as its target's name. */
const namesIn = (value: unknown): readonly string[] =>
	[value]
		.flat(2)
		.filter(name => typeof name === 'string')
		.map(name => name.replace(/^\[\[|\]\]$/g, '').trim())
		.filter(name => name !== '');

function unknownMoves(lines: readonly string[]): Finding {
	const at = lines.findIndex(line => /^["']?moves["']?\s*:/i.test(line));
	return finding(
		at + 1,
		lines[at] ?? 'moves',
		'“moves” can only be “only”. Take the line out, or write “moves: only”.',
	);
}

function unclearMeter(lines: readonly string[], words: string): Finding {
	const at = lines.findIndex(line => /^meters\s*:/.test(line));
	return finding(
		at + 1,
		words,
		'This is no meter. Write its name, its lowest and its highest value, and where it starts if it is not full: “sanity 0-5, starts at 3”.',
	);
}
