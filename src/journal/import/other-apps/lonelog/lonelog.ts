import { TICKS_PER_BOX } from '../../../../rules/core/rank';
import { MAX_TICKS } from '../../../../rules/core/track-key';
import { fencedBlock } from '../../../note-blocks/insert-block';
import { inCode, writeInline } from '../../../inline/inline-record';
import { writeRecordLine } from '../../../inline/format-inline-move';
import type { ReportLine } from '../../imported-note';
import type { ForeignCampaign, ForeignTrack } from '../app-campaign';
import type { Leftover } from '../json-reader';
import { isLogLine, readLogLines, type LogPart } from './log-lines';

/** Whether a text is a journal in Lonelog: a line with its signs, and a result or a roll. */
export const isLonelog = (text: string): boolean =>
	text.split(/\r?\n/).some(line => isLogLine(line.replace(QUOTE, ''))) && /[-=]>|^[ \t>]*d: /m.test(text);

const QUOTE = /^(?:[ \t]*>)*[ \t]*/;

/**
 * Reads a journal in Lonelog 1.6 as one page. Actions whose roll or name is one of a move, questions, tables, generated
 * subjects and changes become records; all other lines stay as they are. Tracks and clocks have the state of their last
 * tag.
 */
export function readLonelog(text: string): ForeignCampaign {
	const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
	const { properties, body } = withoutProperties(lines);
	const told: ReportLine[] = [];
	const stays = (line: number, before: string) =>
		told.push({ line: lines.length - body.length + line, before, why: STAYS });
	const page = pageOf(body, stays).join('\n').trim();
	const title =
		properties.find(({ path }) => path[0] === 'title')?.value ??
		body.flatMap(line => /^# +(\S.*)$/.exec(line)?.[1] ?? [])[0] ??
		'Journal';
	return {
		...{ app: 'Lonelog', name: String(title), characters: [], truths: [], left: properties },
		tracks: tracksIn(body.join('\n')),
		pages: [{ title: String(title), text: page, lines: told }],
	};
}

/** The lines of the properties at the top, which are kept with what is left over. */
function withoutProperties(lines: readonly string[]): {
	readonly properties: readonly Leftover[];
	readonly body: readonly string[];
} {
	const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
	if (end < 0) return { properties: [], body: lines };
	const properties = lines.slice(1, end).filter(line => line.trim() !== '');
	return {
		properties: properties.map(line => {
			const colon = line.indexOf(':');
			return { path: [line.slice(0, Math.max(0, colon)).trim() || 'property'], value: line.slice(colon + 1).trim() };
		}),
		body: lines.slice(end + 1),
	};
}

const STAYS = 'It says nothing that a record can tell, so it stays as text.';

/** Told of each line, from 1, that stays though it has a sign. */
type Stays = (line: number, text: string) => void;

/** A consequence in words is text in Lonelog, too. */
const isUnread = (line: string): boolean => isLogLine(line) && !/^\s*=>/.test(line);

/** A run of lines of a log, or a line of text. */
function pageOf(lines: readonly string[], stays: Stays): readonly string[] {
	const page: string[] = [];
	const readAt = (from: number, inside: readonly string[]): readonly LogPart[] => {
		const parts = readLogLines(inside);
		for (const part of parts)
			if (part.kind === 'text' && part.at !== undefined && part.lines.some(isUnread))
				stays(from + part.at + 1, lines[from + part.at] ?? '');
		return merged(parts);
	};
	const lastOf = new Map(lines.map((line, at) => [unquoted(line), at]));
	const closingAfter = (at: number, signs: string): number | undefined => {
		if ((lastOf.get(signs) ?? at) <= at) return undefined;
		let end = at + 1;
		while (unquoted(lines[end] ?? '') !== signs) end++;
		return end;
	};
	for (let at = 0; at < lines.length;) {
		const line = lines[at] ?? '';
		const [, prefix = '', signs, info = ''] = FENCE.exec(line) ?? [];
		const end = signs === undefined ? undefined : closingAfter(at, signs);
		if (signs !== undefined && end !== undefined) {
			const inside = lines.slice(at + 1, end).map(each => each.slice(prefix.length));
			const isLog = /^(?:lonelog|text|)$/i.test(info.trim()) && inside.some(isLogLine);
			page.push(...(isLog ? fenced(readAt(at + 1, inside), { prefix, signs, info }) : lines.slice(at, end + 1)));
			at = end + 1;
			continue;
		}
		const [quote = ''] = QUOTE.exec(line) ?? [];
		let count = 0;
		while (isLogLineIn(quote, lines[at + count])) count++;
		if (count === 0) page.push(withCalls(headingOf(line)));
		else {
			const run = lines.slice(at, at + count).map(each => each.slice(quote.length));
			page.push(...bare(run, readAt(at, run), { quote, above: page.at(-1), below: lines[at + count] }));
		}
		at += Math.max(1, count);
	}
	return page;
}

const isLogLineIn = (quote: string, line: string | undefined): boolean =>
	line !== undefined && line.startsWith(quote) && isLogLine(line.slice(quote.length));

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(.*)$/;

const unquoted = (line: string): string => line.replace(QUOTE, '').trim();

/** A scene, “S3 *The pier, at dusk*”, as a heading. */
const headingOf = (line: string): string => (/^(?:T\d+-)?S\d+[a-z]?(?:\.\d+)? +\S/.test(line) ? `### ${line}` : line);

/** The lines of a fence: blocks of ours, with a fence around what stays. */
function fenced(
	parts: readonly LogPart[],
	{ prefix, signs, info }: { readonly prefix: string; readonly signs: string; readonly info: string },
): readonly string[] {
	const pieces = parts.map(part => (part.kind === 'text' ? [signs + info, ...part.lines, signs] : linesOf(part)));
	return apartBy(pieces, prefix);
}

/** Lines of a log among the text. What stays is text again, and a paragraph apart. */
function bare(
	lines: readonly string[],
	parts: readonly LogPart[],
	{ quote, above, below }: { readonly quote: string } & Readonly<Record<'above' | 'below', string | undefined>>,
): readonly string[] {
	if (parts.every(({ kind }) => kind === 'text')) return lines.map(line => quote + line);
	const pieces = parts.map(part => (part.kind === 'text' ? part.lines : linesOf(part)));
	const blank = quote.trimEnd();
	const written = apartBy(pieces, quote);
	const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === blank.trim();
	return [...(isBlank(above) ? [] : [blank]), ...written, ...(isBlank(below) ? [] : [blank])];
}

const apartBy = (pieces: readonly (readonly string[])[], prefix: string): readonly string[] =>
	pieces.flatMap((piece, at) => [
		...(at === 0 ? [] : [prefix.trimEnd()]),
		...piece.map(line => (line === '' ? prefix.trimEnd() : prefix + line)),
	]);

/** Joins lines that stay, and changes, with those right above. */
function merged(parts: readonly LogPart[]): readonly LogPart[] {
	const all: LogPart[] = [];
	for (let at = 0; at < parts.length;) {
		const { kind } = parts[at] as LogPart;
		let end = at + 1;
		while (kind !== 'block' && kind !== 'code' && parts[end]?.kind === kind) end++;
		const run = parts.slice(at, end);
		if (kind === 'text') all.push({ kind, lines: run.flatMap(part => (part.kind === kind ? part.lines : [])) });
		else if (kind === 'changes')
			all.push({ kind, changes: run.flatMap(part => (part.kind === kind ? part.changes : [])) });
		else all.push(...run);
		at = end;
	}
	return all;
}

function linesOf(part: Exclude<LogPart, { kind: 'text' }>): readonly string[] {
	switch (part.kind) {
		case 'block':
			return fencedBlock(part.body, '\n').split('\n');
		case 'changes':
			return [writeInline(part.changes)];
		case 'code':
			return [part.code];
	}
}

/** Play within a sentence, “(=> momentum 3 → 2)”, as a record on one line. Brackets that say anything else stay. */
function withCalls(line: string): string {
	return line.replace(/\((?:(?:=>|\?|tbl:|gen:|d:) |@)(?:[^()]|\([^()]*\)){1,400}\)/g, words => {
		const parts = merged(readLogLines(words.slice(1, -1).split(/; (?=[-=]> |d: |tbl: )/)));
		const [only, ...others] = parts;
		if (!only || only.kind === 'text' || others.length > 0) return words;
		const code = only.kind === 'block' ? writeRecordLine(only.body) : undefined;
		const said = only.kind === 'block' ? code && inCode(code) : linesOf(only)[0];
		return said === undefined || (said.includes('|') && /^[ \t>]*\|/.test(line)) ? words : said;
	});
}

/** `[Track:Boar 10/10]`, `[Clock:Tide 2/6]`: each name once, as it stood last. */
function tracksIn(text: string): readonly ForeignTrack[] {
	const all = new Map<string, ForeignTrack>();
	for (const [, kind = '', name = '', value, size] of text.matchAll(
		/\[(Track|Clock|E):([^[\]|]{1,200}?) (\d{1,2})\/(\d{1,2})\]/g,
	)) {
		const [filled, segments] = [Number(value), Number(size)];
		const isTrack = kind === 'Track' && segments === MAX_TICKS / TICKS_PER_BOX;
		const state: ForeignTrack = isTrack
			? { kind: 'track', name, ticks: Math.min(MAX_TICKS, filled * TICKS_PER_BOX), text: '' }
			: { kind: 'clock', name, segments, filled: Math.min(filled, segments), text: '' };
		all.delete(`${isTrack} ${name}`);
		all.set(`${isTrack} ${name}`, state);
	}
	return [...all.values()];
}
