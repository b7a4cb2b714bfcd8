import type { Change } from '../../play/character/change';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { codeSpansOf, type CodeSpan } from '../inline/code-spans';
import { inCode, writeInline } from '../inline/inline-record';
import { writeRecordLine } from '../inline/format-inline-move';
import { writeRecord } from '../record/write-record';
import type { RecordForm } from '../sworn-block/block-at';
import { fencedBlock } from '../note-blocks/insert-block';
import { sectionsOutsideComments } from '../text/comments-in-text';
import { lineBreakNear, lineIndexAt, type Line } from '../text/lines';
import { sectionsOf, type NoteSections, type Section } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';
import type { CampaignNames } from './campaign-names';
import type { ImportLine } from './imported-note';
import type { ImportedEntry } from './imported-entry';
import { readMechanics, type BlockPart } from './read-mechanics';
import { OLD_FENCES, readOldBlock } from './parse-deprecated-fences';
import { FOREIGN_SPAN } from '../edit-guard/import-guard';
import { readSpan, type PlayedMove } from './parse-inline-mechanics';
import type { KdlNode } from './kdl-nodes';

/**
 * The strings of what was replaced of which the text in its place lacks a word. What the reader did not understand stays
 * anyway; this finds what it understood and said in other words, such as the old name of a track, for the report.
 */
function stringsLost(strings: readonly string[], written: string, { asset }: CampaignNames): readonly string[] {
	const here = new Set(wordsIn(written));
	const lost = strings.filter(text =>
		wordsOfString(text.split(' / ').map(asset).join(' / ')).some(word => !here.has(word)),
	);
	return [...new Set(lost)];
}

/** The strings in the nodes of a block. */
const stringsOfNodes = (nodes: readonly KdlNode[]): readonly string[] => nodes.flatMap(stringsOf);

/** The fields of a span, but for the addresses of notes and the words by which the other plugin tells fields apart. */
const stringsOfSpan = (code: string): readonly string[] =>
	code
		.replaceAll('\\|', '|')
		.split('|')
		.map((field, i) => field.replace(i === 0 ? /^\s*iv-[a-z-]+:/ : /^\s*(?:adds|burn|cursed|odds)=/, '').trim())
		.filter(field => !/^(?:action|vs1|vs2)$|\.md$/.test(field));

/** The rows of a block of the first months, without the keys that its reader knows. Their numbers are not words. */
const stringsOfOldBlock = (source: string): readonly string[] =>
	source
		.split('\n')
		.map(row => row.replace(OLD_KEYS, '$1').replace(/[\p{L}\p{N}]+/gu, word => (/^\d+$/.test(word) ? ' ' : word)));

const OLD_KEYS =
	/(^[ \t-]*|[{,][ \t]*|: |\()(?:name|id|action|stat|statVal|adds|amount|desc|challenge[12]|burn|orig|reset|progressTrack|progressTicks|roll|tableId|tableName|results|raw|question|subrolls|kind:[ \t]*(?:simple|multi|templated)$)(?::|(?=[ \t]*$| \d))/g;

const stringsOf = (node: KdlNode): readonly string[] =>
	[...node.values, ...node.properties.values(), ...node.children.flatMap(stringsOf)].filter(
		value => typeof value === 'string',
	);

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const LINK = /\[([^\]]{0,500})\]\(([^)]{0,500})\)/g;
const WIKI_LINK = /!?\[\[([^[\]|]*)(?:\|([^[\]]*))?\]\]/g;
/** An id in the rules: `datasworn:move:…`, `starforged/moves/adventure/face_danger`. */
const ID =
	/^(?:datasworn:)?(?:[a-z_.]+:)?[\w.]+(?:\/[\w.]+)+$|^(?:datasworn:)?(?:move|oracle|asset|truth)[a-z_.]*:\w+$/;

const NUMBER = /^\s*[+-]?\d+\s*$/;

/** The words of a string, apart from addresses and from words that the reader translates. */
function wordsOfString(text: string): readonly string[] {
	if (ID.test(text.trim()) || NUMBER.test(text)) return [];
	const isName = text.trim() !== '' && text.replace(WIKI_LINK, '').trim() === '';
	const plain = text
		.replace(WIKI_LINK, (_, path: string, shown?: string) => {
			const last = path.replace(/\.md$/, '').split('/').at(-1) ?? '';
			return isName ? (shown ?? last) : `${last} ${shown ?? ''}`;
		})
		.replace(LINK, (all, label: string, target: string) => {
			if (!ID.test(target.trim())) return all;
			const known = new Set(wordsIn(target.replaceAll('_', ' ')));
			return wordsIn(label)
				.filter(word => !known.has(word))
				.join(' ');
		})
		.replace(/^Will (.*) advance\? /i, '$1 ');
	return wordsIn(plain).filter(word => !TRANSLATED.has(word));
}

/** States, positions and the like, which the reader understands and writes in our words. */
const TRANSLATED: ReadonlySet<string> = new Set([
	...['added', 'completed', 'removed', 'resolved', 'reopened', 'upgraded', 'oracles', 'core'],
	...['out', 'of', 'combat', 'in', 'control', 'a', 'bad', 'spot', 'has', 'no', 'initiative', 'with', 'without'],
	...['troublesome', 'dangerous', 'formidable', 'extreme', 'epic', 'yes', 'new'],
]);

/** The records of play in a note, converted to ours. */
export interface ImportedPlay {
	readonly changes: readonly TextChange[];
	readonly lines: readonly ImportLine[];
	/** What was converted, in order. */
	readonly played: readonly ImportedEntry[];
	readonly moves: number;
}

/** Fences of the other plugin for play; until mid-2024 the name had no prefix. */
const MECHANICS: readonly string[] = ['iron-vault-mechanics', 'mechanics'];

/** Converts the blocks and inline code of a note and touches nothing else. */
export function importPlay(text: string, names: CampaignNames, form: RecordForm): ImportedPlay {
	const sections = sectionsOf(text);
	const fences = sectionsOutsideComments(text, sections).flatMap(section =>
		fenceIn(text, sections, section, { names, form }),
	);
	const spans = spansIn(text, sections, names);
	const all = [...fences, ...spans].sort((one, other) => one.place - other.place);
	const played = all.flatMap(part => part.played);
	return {
		changes: all.flatMap(({ change }) => change ?? []),
		lines: all.map(({ line }) => line),
		played,
		moves: played.filter(isMove).length,
	};
}

/** What happened to a fence or span. */
interface ReportedPart {
	readonly place: number;
	readonly change?: TextChange;
	readonly line: ImportLine;
	readonly played: readonly ImportedEntry[];
}

const isMove = ({ kind }: ImportedEntry): boolean => kind === 'move';

function fenceIn(
	text: string,
	{ lines }: NoteSections,
	{ kind, fence, startLine, endLine, closed }: Section,
	{ names, form }: { readonly names: CampaignNames; readonly form: RecordForm },
): readonly ReportedPart[] {
	const info = fence?.info.trim().toLowerCase() ?? '';
	const isOld = OLD_FENCES.includes(info);
	if (kind !== 'fence' || !fence || !(isOld || MECHANICS.includes(info))) return [];
	const [first, last] = [lines[startLine], lines[endLine]];
	if (!first || !last) return [];
	const source = fence.content.map(({ from, to }) => text.slice(from, to)).join('\n');
	const stays = (why: string): readonly ReportedPart[] => [
		{ place: fence.from, line: { line: startLine + 1, before: source, why }, played: [] },
	];
	if (!closed) return stays('The block has no end.');
	const parts = isOld ? oldParts(info, source, names) : readMechanics(source, names);
	if (!parts.ok) return stays(whyUnread(parts, source, startLine));
	const pieces = piecesOf(parts.value, source, form);
	const strings = isOld ? stringsOfOldBlock(source) : stringsOfNodes(parts.value.flatMap(({ node }) => node ?? []));
	const lost = stringsLost(strings, pieces.map(piece => piece.text).join('\n'), names);
	const reasons = [...new Set([...parts.value.flatMap(whyKept), ...lost.map(NOT_IN_RESULT)])].join(' ');
	if (pieces.length === 0) return stays('The block is empty.');
	if (pieces.every(({ isKept }) => isKept)) return stays(reasons);
	const { change, after } = inPlace(
		text,
		lines,
		{ from: fence.from, startLine, endLine, to: last.to, prefix: fence.prefix },
		pieces,
	);
	const played = parts.value.flatMap(part => part.played);
	const line = { line: startLine + 1, before: source, after, ...(reasons === '' ? {} : { why: reasons }) };
	return [{ place: fence.from, change, line, played }];
}

const whyKept = ({ stays, played }: BlockPart): readonly string[] => [
	...(stays === undefined ? [] : [stays]),
	...played.flatMap(each => (each.kind === 'kept' ? [each.why] : [])),
];

const NOT_IN_RESULT = (words: string): string => `“${words.trim()}” does not stand in the result.`;

/** A block from the first months has a single part. */
function oldParts(kind: string, source: string, names: CampaignNames): ParseResult<readonly BlockPart[]> {
	const played = readOldBlock(kind, source, names);
	return played.ok ? parseOk([{ from: 0, to: source.length, played: played.value }]) : played;
}

function whyUnread(parts: ParseResult<unknown>, source: string, startLine: number): string {
	const [problem] = parts.ok ? [] : parts.problems;
	if (problem?.code !== 'bad_kdl') return problem?.message ?? '';
	const line = source.slice(0, problem.from).split('\n').length;
	return `Line ${startLine + 1 + line} cannot be read (${problem.message}).`;
}

/** A separate paragraph or block. */
interface Piece {
	readonly text: string;
	readonly isKept: boolean;
}

/** Text for the parts of a block, in order. */
function piecesOf(parts: readonly BlockPart[], source: string, form: RecordForm): readonly Piece[] {
	const pieces: Piece[] = [];
	let changes: Change[] = [];
	let kept: string[] = [];
	const end = () => {
		if (changes.length > 0) pieces.push({ text: writeInline(changes), isKept: false });
		if (kept.length > 0) pieces.push({ text: keptBlock(kept.join('\n')), isKept: true });
		changes = [];
		kept = [];
	};
	const keepText = (text: string) => {
		if (kept.length === 0) end();
		kept.push(text.trimEnd());
	};
	for (const { from, to, played, stays } of parts) {
		if (stays !== undefined) keepText(source.slice(from, to));
		for (const each of played) {
			if (each.kind === 'kept') {
				keepText(each.text);
				continue;
			}
			if (each.kind !== 'changes' || kept.length > 0) end();
			if (each.kind === 'changes') changes = [...changes, ...each.changes];
			else pieces.push({ text: pieceOf(each, form), isKept: false });
		}
	}
	end();
	return pieces;
}

/** A block of the other plugin, in more backticks than it contains. */
function keptBlock(source: string): string {
	const longest = Math.max(2, ...(source.match(/`+/g) ?? []).map(run => run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence}${MECHANICS[0] ?? ''}\n${source}\n${fence}`;
}

function pieceOf(played: Exclude<ImportedEntry, { kind: 'changes' | 'kept' }>, form: RecordForm): string {
	switch (played.kind) {
		case 'move':
			return inForm(writeRecord(played.record), form);
		case 'answer':
			return inForm(played.body, form);
		case 'code':
			return played.code;
		case 'prose':
			return played.text;
	}
}

function inForm(body: string, form: RecordForm): string {
	const line = form === 'line' ? writeRecordLine(body) : undefined;
	return line === undefined ? fencedBlock(body, '\n') : inCode(line);
}

interface FencePlace {
	readonly from: number;
	readonly to: number;
	readonly startLine: number;
	readonly endLine: number;
	readonly prefix: string;
}

/**
 * Puts the pieces in the place of the fence, within its quote or list, with a blank line next to text that would join
 * them.
 */
function inPlace(
	text: string,
	lines: readonly Line[],
	{ from, to, startLine, endLine, prefix }: FencePlace,
	pieces: readonly Piece[],
): { readonly change: TextChange; readonly after: string } {
	const lead = text.slice(lines[startLine]?.from ?? from, from);
	const eol = lineBreakNear(text, from);
	const blank = prefix.trimEnd();
	const isBare = (at: number): boolean => {
		const line = lines[at];
		return line === undefined || /^[>\s]*$/.test(text.slice(line.from, line.to));
	};
	const after = pieces.map(piece => piece.text).join('\n\n');
	const written = after.split('\n').map((words, i) => (i === 0 ? words : words === '' ? blank : prefix + words));
	const opensItem = /[^>\s]/.test(lead);
	const above = opensItem || isBare(startLine - 1) ? '' : eol + lead;
	const below = isBare(endLine + 1) ? '' : eol + blank;
	return { change: { from, to, insert: above + written.join(eol) + below }, after };
}

/** Converts spans in order. One that changes the last roll is reported together with that roll. */
function spansIn(text: string, sections: NoteSections, names: CampaignNames): readonly ReportedPart[] {
	let above: PlayedMove | undefined;
	/** Where that move ends, with what changed it. */
	let aboveTo = 0;
	let moveAt = -1;
	const all: ReportedPart[] = [];
	for (const span of codeSpansOf(text, FOREIGN_SPAN)) {
		const before = text.slice(span.start, span.end);
		const line = lineIndexAt(sections.lines, span.start) + 1;
		const isDirect = text.slice(aboveTo, span.start).trim() === '';
		const said = readSpan(span.code, names, above && { move: above, isDirect });
		const [move] = said.kind === 'stays' ? [] : [said.kind === 'amends' ? said.move : said.played];
		if (said.kind === 'stays' || !move) {
			all.push({
				place: span.start,
				line: { line, before, ...(said.kind === 'stays' ? { why: said.why } : {}) },
				played: [],
			});
			continue;
		}
		const after = inSentence(move, span);
		if (after === undefined) {
			all.push({ place: span.start, line: { line, before, why: 'No line of text can say it.' }, played: [] });
			continue;
		}
		const roll = all[moveAt];
		const why = stringsLost(stringsOfSpan(span.code), after, names).map(NOT_IN_RESULT).join(' ');
		const because = why === '' ? {} : { why };
		if (said.kind === 'amends' && roll?.change) {
			all[moveAt] = { ...roll, change: { ...roll.change, insert: after }, line: { ...roll.line, after } };
			all.push({
				place: span.start,
				change: withSpace(text, span),
				line: { line, before, after: '', ...because },
				played: [],
			});
		} else {
			all.push({
				place: span.start,
				change: { from: span.start, to: span.end, insert: after },
				line: { line, before, after, ...because },
				played: [move],
			});
			if (isMove(move)) moveAt = all.length - 1;
		}
		if (move.kind !== 'move') continue;
		above = move;
		if (said.kind === 'played' || isDirect) aboveTo = span.end;
	}
	return all;
}

/** The removal of a span, including the space before it. */
const withSpace = (text: string, { start, end }: CodeSpan): TextChange => {
	const hasSpace = text[start - 1] === ' ' && /^(?:\s|$|[.,;:!?])/.test(text.slice(end, end + 1));
	return { from: hasSpace ? start - 1 : start, to: end, insert: '' };
};

/** What was played, as part of a line of text. */
function inSentence(played: ImportedEntry, { inTable }: CodeSpan): string | undefined {
	if (played.kind === 'changes') return inCell(writeInline(played.changes), inTable);
	if (played.kind === 'code') return inCell(played.code, inTable);
	if (played.kind === 'prose' || played.kind === 'kept') return inCell(played.text, inTable);
	const code = writeRecordLine(played.kind === 'move' ? writeRecord(played.record) : played.body);
	return code === undefined ? undefined : inCode(code);
}

/** In a table cell, escapes every pipe, including those in a record's line. */
const inCell = (words: string, inTable: boolean): string => (inTable ? words.replace(/\\?\|/g, '\\|') : words);
