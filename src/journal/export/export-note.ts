import { upperFirst } from '../../rules/core/first-letter';
import { isChart } from '../chart/layout-of-block';
import { findTrack } from '../../play/tracks/track';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget } from '../../rules/search/stated-name';
import { digestAbove, isDigest, isNumbers } from '../sessions/find-digest';
import { writtenRanges } from '../sessions/story-links';
import { closedAt, type Range } from '../text/comment-delimiters';
import { percentComments } from '../text/comments-in-text';
import { lineBreakNear, lineIndexAt } from '../text/lines';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { applyChanges, type TextChange } from '../text/text-change';
import { withoutMarks, gaugesInText, lineInText } from './format-track';
import { formatLonelog } from './format-lonelog';
import type { ExportEntry } from './export-entry';
import { formatMarkdown, plain, type ExportContext } from './format-markdown';
import { factsRepeatedIn } from '../oracle-blocks/generated-note';
import { entriesInNote, type EntriesAt } from './entries-in-note';
import { withPlainLinks, type LinkContext } from './export-links';
import { textsOf, type Properties } from '../frontmatter/properties';
import { isTrackNote, readTrackNote } from '../track/track-note';
import { inDigits, isShownKey, wordsOfKey } from './parse-sheet';

/** How an export represents play: as Markdown, not at all, or in Lonelog. */
export type ExportWords = 'markdown' | 'story' | 'lonelog';

/** The output of an export: notes in one of three wordings, a single page for a browser, or a book of the story. */
export type ExportForm = ExportWords | 'page' | 'book';

/** Whether all notes become one file, which is written once they all are in it. */
export const isOneFile = (form: ExportForm): boolean => form === 'page' || form === 'book';

interface NoteToExport {
	readonly name: string;
	readonly text: string;
}

/**
 * Exports a note without anything that needs the plugin: records in words or omitted, properties of play as a text
 * sheet, and standard links. The app's comments are left out, as in its Reading view. Prose keeps every byte.
 * For a page, which is drawn from Markdown, what it draws is marked, and only that.
 */
export function exportNote(note: NoteToExport, form: ExportForm, context: ExportContext, links: LinkContext): string {
	const isPage = form === 'page';
	const words = isPage ? 'markdown' : form === 'book' ? 'story' : form;
	const text = isPage ? withoutMarks(note.text) : note.text;
	const sections = sectionsOf(text);
	const isOther = (each: ExportEntry): boolean =>
		each.kind !== 'show' ||
		foldedName(linkTarget(each.name)) !== foldedName(note.name) ||
		(context.chart !== undefined && isChart(linkTarget(each.name)));
	const all = entriesInNote(text, sections).map(at => ({ ...at, entries: at.entries.filter(isOther) }));
	const own = all.flatMap(({ entries }) => entries.flatMap(each => (each.kind === 'track' ? [each.track] : [])));
	const track: ExportContext['track'] = name => context.track(name) ?? findTrack(own, name);
	const records = all.flatMap(at => changesOf(text, at, words, { ...context, track }));
	const comments = commentsOf(text, sections);
	// A page has a sheet in its place.
	const properties = withoutProperties({ ...note, text }, sections, isPage ? 'story' : words);
	// what only begins like a digest has no numbers, and is the player's own
	const hasNumbers = (from: number) => isNumbers(text.slice(from).trimStart());
	const written = writtenRanges(text).filter(({ from, to }) => hasNumbers(from) || hasNumbers(to));
	const told = words === 'story' ? [...factsRepeatedIn(text), ...written] : [];
	const facts = told.map(at => ({ ...withoutGap(text, at.from, at.to), insert: '' }));
	const changes = joined([...records, ...comments, ...properties, ...facts].sort(byPlace));
	const clean = isPage ? changes : changes.map(each => ({ ...each, insert: withoutMarks(each.insert) }));
	return withPlainLinks(applyChanges(text, clean), links);
}

const byPlace = (one: Range, other: Range): number => one.from - other.from;

/** Changes that overlap become one, which says what each of them says. */
function joined(inOrder: readonly TextChange[]): readonly TextChange[] {
	const apart: TextChange[] = [];
	for (const { from, to, insert } of inOrder) {
		const last = apart.at(-1);
		if (last && from < last.to)
			apart[apart.length - 1] = { from: last.from, to: Math.max(last.to, to), insert: last.insert + insert };
		else apart.push({ from, to, insert });
	}
	return apart;
}

/** Those of some ranges that are not in one of the others; both are in order. */
function outside<T extends Range>(
	ranges: readonly T[],
	others: readonly Range[],
	isIn: (range: Range, other: Range) => boolean,
): readonly T[] {
	let at = 0;
	return ranges.filter(range => {
		while ((others[at]?.to ?? Infinity) <= range.from) at++;
		const other = others[at];
		return !other || !isIn(range, other);
	});
}

/**
 * Removes properties, so that a copy in the vault is never mistaken for a character or track. What they say about play
 * is added as text.
 */
function withoutProperties(
	{ name, text }: NoteToExport,
	{ lines, sections }: NoteSections,
	words: ExportWords,
): readonly TextChange[] {
	const [first] = sections;
	if (first?.kind !== 'frontmatter') return [];
	const to = lines[first.endLine]?.next ?? text.length;
	const frontmatter = readFrontmatter(text);
	const sheet = words === 'story' || !frontmatter.ok ? [] : sheetInText(name, frontmatter.value.values);
	const blank = /^(?:[ \t]*\r?\n)*/.exec(text.slice(to))?.[0].length ?? 0;
	return [{ from: 0, to: to + blank, insert: sheet.map(line => `${line}\n\n`).join('') }];
}

/** `%% … %%`, on one row or over many. A paragraph that goes on behind one that began in another stays apart from it. */
function commentsOf(text: string, { lines, sections }: NoteSections): readonly TextChange[] {
	const whole = sections.flatMap(({ kind, startLine, endLine }): readonly TextChange[] => {
		if (kind !== 'comment') return [];
		const rows = { from: lines[startLine]?.from ?? 0, to: lines[endLine]?.to ?? text.length };
		const end = closedAt(text, rows);
		const behind = text.slice(end, rows.to);
		if (behind.trim() === '') return [{ ...withoutGap(text, rows.from, rows.to), insert: '' }];
		return [{ from: rows.from, to: rows.to - behind.trimStart().length, insert: '' }];
	});
	const beginsIn = ({ from }: Range, other: Range) => other.from <= from && from < other.to;
	const among = outside(percentComments(text), whole, beginsIn).flatMap(({ from, to }): readonly TextChange[] => {
		const [first, last] = [lines[lineIndexAt(lines, from)], lines[lineIndexAt(lines, to)]];
		if (first?.from === from && last?.to === to) return [{ ...withoutGap(text, from, to), insert: '' }];
		const start = /[ \t]/.test(text[from - 1] ?? '') ? from - 1 : from;
		const isApart = last?.to !== to && /\n[ \t>]*\r?\n/.test(text.slice(from, to));
		return [{ from: start, to, insert: isApart ? lineBreakNear(text, from).repeat(2) : '' }];
	});
	return [...whole, ...among].sort(byPlace);
}

function changesOf(text: string, at: EntriesAt, words: ExportWords, context: ExportContext): readonly TextChange[] {
	const { from, to, entries, placement, prefix, inTable } = at;
	if (words === 'story') return storyChanges(text, at);
	const asWords = words === 'lonelog' ? formatLonelog : formatMarkdown;
	const lines = entries.flatMap(each => asWords(each, context));
	if (placement === 'among') return [{ from, to, insert: inSentence(lines, inTable) }];
	if (lines.length === 0) return [{ ...withoutGap(text, from, to), insert: '' }];
	const written = words === 'lonelog' ? fenced(lines, prefix) : quoted(lines, prefix);
	if (placement === 'behind') return [{ from, to, insert: `\n\n${written}` }];
	return [{ from, to, insert: apart(text, at, written) }];
}

/**
 * For a story, a question stays, as the player's own words, with its answer; so does an oracle's answer within a
 * sentence. A digest is removed together with its numbers.
 */
function storyChanges(text: string, at: EntriesAt): readonly TextChange[] {
	const { from, to, entries, placement, prefix, startLine } = at;
	const [first] = entries;
	const asked = entries.flatMap(questionInStory);
	if (placement === 'among') {
		const isInside = /^[ \t]*[^\s|]/.test(text.slice(to).split('\n', 1)[0] ?? '');
		// No full stop before a sign or a sentence that goes on.
		const question = GOES_ON.test(text.slice(to, to + 3)) ? asked[0]?.replace(/\.$/, '') : asked[0];
		const said = isInside && first?.kind === 'oracle' ? first.result : question;
		return [{ from: said === undefined && text[from - 1] === ' ' ? from - 1 : from, to, insert: said ?? '' }];
	}
	if (placement === 'behind') return [{ from, to, insert: asked.map(words => ` ${words}`).join('') }];
	if (asked.length > 0) {
		const written = asked.map(words => prefix + words).join(`\n${prefix.trimEnd()}\n`);
		return [{ from, to, insert: apart(text, at, written) }];
	}
	const digest = first?.kind === 'session' ? digestAbove(text, { startLine }) : undefined;
	const isWritten = digest && isDigest(text.slice(digest.from, digest.to));
	return [{ ...withoutGap(text, isWritten ? digest.from : from, to), insert: '' }];
}

const GOES_ON = /^(?:[.,;:!?…)]|[ \t]\p{Ll})/u;

/** “*Is the hatch guarded?* Yes.” */
function questionInStory(entry: ExportEntry): readonly string[] {
	if (entry.kind !== 'question') return [];
	const { said = '' } = entry.record;
	const answer = said === '' ? '' : ` ${plain(upperFirst(said))}.`;
	return [`*${plain(entry.question)}*${answer}`];
}

/** Text in brackets for use within a sentence; in a table, its pipes are escaped. */
function inSentence(lines: readonly string[], inTable: boolean): string {
	const said = `(${lines.map(withoutStars).join('; ')})`;
	return inTable ? said.replace(/\\?\|/g, '\\|') : said;
}

const withoutStars = (words: string): string =>
	words.replace(/\\[^]|\*+/g, sign => (sign.startsWith('\\') ? sign : ''));

const fenced = (lines: readonly string[], prefix: string): string =>
	['```', ...lines, '```'].map(line => prefix + line).join('\n');

/** A quote, to set play apart from prose; inside one of the player's quotes, a line of that quote. */
const quoted = (lines: readonly string[], prefix: string): string =>
	lines.map(line => `${prefix}${prefix.includes('>') ? '' : '> '}${line}`).join('  \n');

/** Adds a blank line next to prose that would join the text; within a quote, a blank line of the quote. */
function apart(text: string, { from, to, prefix }: EntriesAt, written: string): string {
	const blank = prefix.includes('>') ? prefix.trimEnd() : '';
	const isBlank = (line: string): boolean => line.replace(/[ \t>]/g, '') === '';
	const aboveTo = from - 1;
	const above = aboveTo < 0 ? '' : text.slice(text.lastIndexOf('\n', aboveTo - 1) + 1, aboveTo).replace(/\r$/, '');
	const [, below = ''] = text.slice(to).split(/\r?\n/, 2);
	// The first line of a callout is its title.
	const isRun = !isBlank(above) && !above.includes('[!');
	return `${isRun ? `${blank}\n` : ''}${written}${isBlank(below) ? '' : `\n${blank}`}`;
}

/** Extends a removal to include one of the blank lines around it. */
function withoutGap(text: string, from: number, to: number): { readonly from: number; readonly to: number } {
	const [lineBreak = ''] = /^\r?\n/.exec(text.slice(to)) ?? [];
	if (lineBreak === '') return { from, to };
	const end = to + lineBreak.length;
	const isFree = from === 0 || /(?:^|\n)[ \t>]*\r?\n$/.test(text.slice(Math.max(0, from - 200), from));
	const [blank = ''] = isFree ? (/^[ \t>]*\r?\n/.exec(text.slice(end)) ?? []) : [];
	return { from, to: end + blank.length };
}

/** The properties of a note as text: a track as boxes, a character or asset as its values. */
export function sheetInText(name: string, properties: Properties): readonly string[] {
	if (isTrackNote(properties)) {
		const track = readTrackNote(name, properties);
		return track.ok ? [[lineInText(track.value), ...gaugesInText(track.value)].join(' ')] : [];
	}
	if (!properties.has('sworn') && !properties.has('momentum')) return [];
	const shown = [...properties.keys()].filter(isShownKey);
	const values = shown.flatMap(key => {
		const value = properties.get(key);
		if (typeof value === 'number') return `${plain(wordsOfKey(key))} ${inDigits(value)}`;
		return value === true ? plain(wordsOfKey(key)) : [];
	});
	const texts = shown.flatMap(key => {
		const said = ['number', 'boolean'].includes(typeof properties.get(key)) ? [] : textsOf(properties, key);
		return said.length === 0 ? [] : `${plain(wordsOfKey(key))}: ${said.map(plain).join(', ')}`;
	});
	return [...(values.length > 0 ? [values.join(' · ')] : []), ...texts];
}
