import { problem, type Problem } from '../../rules/core/problem';
import { isTrackKind, type TrackKind } from '../../rules/core/track-kind';
import { frontmatterBounds, isUnclosed } from '../frontmatter/bounds';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { swornIn, type Properties } from '../frontmatter/properties';
import { foldedKey } from '../frontmatter/property-map';
import { lineNumber } from '../frontmatter/yaml';
import { linesOf } from '../text/lines';
import { misdeclared, stateKindOf, type StateKind } from './wrong-note-type';
import { isLink, linkTarget, nameOf } from '../../rules/search/stated-name';
import { t } from '../../i18n/translate';

/** The stats of all bundled rulesets, listed here so that none of them has to be loaded. */
export const ALL_STATS: readonly string[] = ['edge', 'heart', 'iron', 'shadow', 'wits'];

/**
 * A note that cannot be read as what it seems to be. `empty`: nothing is left of it; `unknown`: its properties cannot be
 * read, and nothing in them is recognized.
 */
export interface UnreadableNote {
	readonly path: string;
	readonly seems: StateKind | 'empty' | 'unknown';
	/** The kind of track that all of it says it is. */
	readonly kind?: TrackKind;
	/** The card that all of it says the asset is. */
	readonly asset?: string;
	/** What is wrong, with the note and the line. */
	readonly problem: Problem;
	/** The aliases that can still be recognized. */
	readonly aliases: readonly string[];
	/** The targets of the links in what seems to be its `character` property. */
	readonly owners: readonly string[];
}

/** The code of the problem with such a note. */
export const UNREADABLE = 'unreadable_note';

/** How many lines are searched for properties that are not at the top. */
const MOST_LINES = 80;
const LONGEST_HEAD = 16 * 1024;

const SHEET_KEYS: readonly string[] = [...ALL_STATS, 'momentum', 'health', 'spirit', 'supply'];
const MEASURES: readonly string[] = ['ticks', 'rank', 'filled', 'segments', 'menace'];
const OF_ASSETS: readonly string[] = ['asset', 'abilities', 'integrity', 'battered', 'attached_to', 'aboard'];
const OTHERS: readonly string[] = ['sworn', 'ruleset', 'character', 'assets', 'impacts', 'records'];
const OUR_KEYS: ReadonlySet<string> = new Set([...SHEET_KEYS, ...MEASURES, ...OF_ASSETS, ...OTHERS]);

/** A line that looks like a property, even if it is indented, quoted, or the line of a comparison. */
const KEY_LINE = /^[\s>+-]{0,20}["']?([a-z_]{2,40})["']?\s{0,5}:(?:\s+(.*)|)$/iu;
/** `sworn:vow` lacks the space that makes it a property. */
const GLUED = /^[\s>+-]{0,20}(sworn)\s{0,5}:(\S.*)$/iu;
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/u;
const FENCE = /^\s{0,3}(?:`{3}|~{3})/u;
const RULE = /^[\s>]*-{3,}\s*$/u;
/** What is seen of UTF-16 that is read as UTF-8. */
const UTF_16 = /[\0\ufffd]/gu;
/** The line in front of properties in TOML. */
const TOML = /^\s*\+{3}[ \t]*[\r\n]/u;

/** Why a note cannot be read; undefined if it can, or if there is no sign that it has properties. */
export function unreadableNote(path: string, text: string): UnreadableNote | undefined {
	if (isEmptyText(text)) return noteOf(path, problemAt(path, 1, t('the note is empty.')), 'empty', []);
	const head = text.slice(0, LONGEST_HEAD);
	const bounds = frontmatterBounds(text);
	const frontmatter = readFrontmatter(text);
	if (!frontmatter.ok) {
		const lines = keyLines(head, bounds.from, bounds.to);
		return noteOf(path, whatIsWrong(path, text, frontmatter.problems), seemingOf(lines) ?? 'unknown', lines);
	}
	if (isUnclosed(text)) {
		const lines = keyLines(head, bounds.from, head.length);
		const message = t('the properties have no end. Close them with a line “---”.');
		return lines.length === 0
			? undefined
			: noteOf(path, problemAt(path, 1, message), seemingOf(lines) ?? 'unknown', lines);
	}
	const { values } = frontmatter.value;
	if (isDeclared(values)) return misdeclaredNote(path, text, values);
	if (bounds.exists) return misdeclaredNote(path, text, values) ?? hiddenBelow(path, head, bounds.contentStart);
	return otherEncoding(path, head) ?? hiddenBelow(path, plainHead(head), bounds.contentStart);
}

/** The top of a note with properties in TOML as if in YAML, and without what UTF-16 leaves between the letters. */
function plainHead(head: string): string {
	const text = head.replace(UTF_16, '');
	if (!TOML.test(text)) return text;
	return text.replace(/^\+{3}(?=[ \t]*$)/gmu, '---').replace(/^([a-z_]{2,40}) {0,5}=/gimu, '$1:');
}

/** A note that another program has stored in UTF-16, if it seems to have properties. */
function otherEncoding(path: string, head: string): UnreadableNote | undefined {
	const seems = head.includes('\0') ? hiddenBelow(path, plainHead(head), 0) : undefined;
	const message = t('the note is not stored in UTF-8. Store its text anew in UTF-8.');
	return seems && { ...seems, problem: problemAt(path, 1, message) };
}

/** A note whose properties can be read, and nearly say what it is. */
function misdeclaredNote(path: string, text: string, properties: Properties): UnreadableNote | undefined {
	const meant = misdeclared(nameOf(path), properties);
	if (!meant) return undefined;
	const { from, to } = frontmatterBounds(text);
	const isMeant = (line: string) =>
		foldedKey((line.split(':', 1)[0] ?? '').replace(/["']/g, '')) === foldedKey(meant.key);
	const at = linesOf(text).findIndex(
		line => line.from >= from && line.from < to && isMeant(text.slice(line.from, line.to)),
	);
	const note = noteOf(path, problemAt(path, at + 1, meant.message), meant.seems, keyLines(text, from, to));
	return { ...note, ...(meant.kind && { kind: meant.kind }) };
}

/** A note that was a character, track or asset, and no longer has any properties. */
export const lostNote = (path: string, was: StateKind, aliases: readonly string[] = []): UnreadableNote => ({
	path,
	seems: was,
	problem: problemAt(path, 1, t('its properties are gone. Restore them, write others there, or delete the note.')),
	aliases,
	owners: [],
});

/** A note whose `character` leads to nobody, although a character is meant. `hint` names the nearest. */
export function withoutOwner(path: string, text: string, written: string, hint: readonly string[]): Problem {
	const { from, to } = frontmatterBounds(text);
	const line = keyLines(text, from, to).find(({ key }) => key === 'character')?.line ?? 1;
	const message = t(
		'“character” says “{written}”, which is no character. Write a link to one there, such as “[[Name]]”, or remove the line.',
		{ written },
	);
	return problemAt(path, line, [message, ...hint].join(' '));
}

/** Whether nothing is left of a text: a file that was cut off may consist of zeros. */
const isEmptyText = (text: string): boolean => /^[\s\0\ufeff]*$/u.test(text);

/** Whether properties say what the note is, so that similar text further down is only text. */
const isDeclared = (properties: Properties): boolean =>
	swornIn(properties) !== undefined || properties.has('momentum') || properties.has('character');

interface KeyLine {
	readonly key: string;
	readonly value: string;
	/** 1-based. */
	readonly line: number;
}

/** The lines with keys of ours in part of a text, up to the first code block. */
function keyLines(text: string, from: number, to: number): readonly KeyLine[] {
	const found: KeyLine[] = [];
	for (const [at, { from: start, to: end }] of linesOf(text).entries()) {
		if (start < from) continue;
		if (start >= to) break;
		const line = text.slice(start, end);
		if (FENCE.test(line)) break;
		const [, key = '', value = ''] = KEY_LINE.exec(line) ?? GLUED.exec(line) ?? [];
		if (OUR_KEYS.has(key.toLowerCase()) || /^alias(?:es)?$/i.test(key))
			found.push({ key: key.toLowerCase(), value: value.trim(), line: at + 1 });
	}
	return found;
}

/**
 * Properties that do not begin on the first line: below other properties, a blank line, a heading or the mark of a
 * merge, or without the line “---” before them.
 */
function hiddenBelow(path: string, head: string, from: number): UnreadableNote | undefined {
	const lines = linesOf(head);
	const first = lines.findIndex(({ from: start }) => start >= from);
	const last = lines[first + MOST_LINES]?.from ?? head.length;
	const keys = keyLines(head, from, last);
	const [top] = keys;
	if (!top) return undefined;
	const above = lines[top.line - 2];
	const isFenced = above !== undefined && above.from >= from && RULE.test(head.slice(above.from, above.to));
	const seems = seemingOf(keys);
	const isJournal = isFenced && keys.some(({ key, value }) => key === 'character' && value.includes('[['));
	if (!(seems === 'character' || (seems !== undefined && keys.some(({ key }) => key === 'sworn')) || isJournal))
		return undefined;
	const message = t('the properties begin here. Move them to the top of the note, between lines “---”.');
	return noteOf(path, problemAt(path, isFenced ? top.line - 1 : top.line, message), seems ?? 'unknown', keys);
}

/** What keys say about a note; undefined if they may be those of any note. */
function seemingOf(lines: readonly KeyLine[]): StateKind | undefined {
	const written = lines.find(({ key }) => key === 'sworn')?.value;
	const sworn = written === undefined ? undefined : swornWord(written);
	const declared = stateKindOf(sworn ?? '');
	if (declared) return declared;
	if (sworn) return undefined; // a template, another person, or a word of the player's
	const keys = new Set(lines.map(({ key }) => key));
	const count = (of: readonly string[]) => of.filter(key => keys.has(key)).length;
	if (count(SHEET_KEYS) > 1) return 'character';
	if (count(OF_ASSETS) > 1) return 'asset';
	return count(MEASURES) > 1 ? 'track' : undefined;
}

/** The problems whose messages begin with the line. */
const SAYING_WHERE: readonly string[] = ['unreadable_properties', 'duplicate_property', 'merged_properties'];

/** The first problem; the marks of a merge are named as such, as they cause most of the others. */
function whatIsWrong(path: string, text: string, [first]: readonly Problem[]): Problem {
	const { to } = frontmatterBounds(text);
	const mark = linesOf(text.slice(0, to)).find(({ from, to }) => MERGE_MARK.test(text.slice(from, to)));
	if (mark)
		return problemAt(
			path,
			lineNumber(text, mark.from),
			t('two versions of the note are mixed here. Keep one, and remove the lines that mark them.'),
		);
	const { code, message, from } = first ?? problem('unreadable_properties', '');
	const saysWhere = SAYING_WHERE.includes(code);
	return saysWhere ? unreadable(path, message) : problemAt(path, lineNumber(text, from), message);
}

const problemAt = (path: string, line: number, message: string): Problem =>
	unreadable(path, t('Line {line}: {message}', { line, message }));

const unreadable = (path: string, reason: string): Problem =>
	problem(UNREADABLE, t('“{path}” cannot be read. {reason}', { path, reason }));

function noteOf(
	path: string,
	problem: Problem,
	seems: UnreadableNote['seems'],
	lines: readonly KeyLine[],
): UnreadableNote {
	const values = (isOf: (key: string) => boolean) => lines.flatMap(({ key, value }) => (isOf(key) ? [value] : []));
	const aliases = values(key => key.startsWith('alias')).flatMap(value => value.replace(/[[\]"']/g, '').split(','));
	return {
		path,
		seems,
		...kindIn(values(key => key === 'sworn')),
		...assetIn(values(key => key === 'asset')),
		problem,
		aliases: aliases.map(alias => alias.trim()).filter(Boolean),
		owners: values(key => key === 'character').map(value => linkTarget(value.replace(/^["']|["']$/g, ''))),
	};
}

/** The kind of track that the words after `sworn` agree on. */
function kindIn(written: readonly string[]): Pick<UnreadableNote, 'kind'> {
	const [kind = '', ...others] = new Set(written.map(swornWord));
	return others.length === 0 && isTrackKind(kind) ? { kind } : {};
}

/** The card that the words after `asset` agree on. */
function assetIn(written: readonly string[]): Pick<UnreadableNote, 'asset'> {
	const named = written.map(text => text.replace(/^(["'])(.*)\1$/, '$2').trim());
	const [asset = '', ...others] = new Set(named.map(text => (isLink(text) ? nameOf(linkTarget(text)) : text)));
	return others.length === 0 && asset !== '' ? { asset } : {};
}

const swornWord = (written: string): string => written.replace(/["']/g, '').trim().toLowerCase();
