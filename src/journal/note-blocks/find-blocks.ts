import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { lineBreakNear, linesOf, withPlainBreaks, lineIndexAt } from '../text/lines';
import { ofRecentTexts } from '../text/cache-by-text';
import { ownLines } from '../sworn-block/block-source-range';
import { sectionsOutsideComments } from '../text/comments-in-text';
import { sectionsOf, type NoteSections } from '../text/literal-sections';
import { diffTexts, keptApart, type TextChange } from '../text/text-change';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { t } from '../../i18n/translate';
import { bodyOfInline, inCode, readInline } from '../inline/inline-record';
import { UNREAD } from '../inline/inline-values';
import { writeRecordLine } from '../inline/format-inline-move';
import { readBlock } from '../sworn-block/sworn-block';
import { wrappedAs } from '../text/wrapped-code';
import { inlineCodes, type CodeSpan } from '../inline/code-spans';

export const FENCE_LANGUAGE = 'sworn';

const MAY_HOLD_BLOCKS = new RegExp(FENCE_LANGUAGE, 'i');

/**
 * All `sworn` blocks and equivalent lines of a note, in order, except those inside other fences, comments or
 * frontmatter.
 */
export const swornBlocks = (note: string): readonly SwornBlockAt[] => (MAY_HOLD_BLOCKS.test(note) ? foundIn(note) : []);

const foundIn = ofRecentTexts((note: string): readonly SwornBlockAt[] => {
	const found = sectionsOf(note);
	const lines = recordLines(note, found);
	const blocks = fencedBlocks(note, found);
	return lines.length === 0 ? blocks : [...blocks, ...lines].sort((a, b) => a.fenceFrom - b.fenceFrom);
});

/** Only the code fences. */
export function fencedBlocks(note: string, found: NoteSections): SwornBlockAt[] {
	const { lines } = found;
	return sectionsOutsideComments(note, found).flatMap(
		({ fence, startLine, endLine, nested, closed }): SwornBlockAt[] => {
			if (fence?.info.split(/\s/, 1)[0]?.toLowerCase() !== FENCE_LANGUAGE) return [];
			const openLine = lines[startLine] ?? { from: 0, to: 0, next: 0 };
			const lastLine = lines[endLine] ?? openLine;
			const texts = fence.content.map(({ from, to }) => note.slice(from, to));
			const count = ownLines(texts, closed);
			const content = fence.content.slice(0, count);
			const bodyFrom = content.length > 0 ? openLine.next : openLine.to;
			return [
				{
					form: 'block',
					body: texts.slice(0, count).join('\n'),
					source: texts.join('\n'),
					fenceFrom: openLine.from,
					openTo: openLine.to,
					bodyFrom,
					bodyTo: content.at(-1)?.to ?? bodyFrom,
					fenceTo: lastLine.to,
					startLine,
					endLine,
					prefix: fence.prefix,
					nested,
					closed: closed && count === texts.length,
					endless: !closed,
					lines: content,
				},
			];
		},
	);
}

/** The warning for a block without a closing fence. */
export function missingEnd(note: string, { fenceFrom, openTo, body }: SwornBlockAt): string {
	const [sign = ''] = /[`~]{3,}/.exec(note.slice(fenceFrom, openTo)) ?? [];
	const last = body.trimEnd().split('\n').at(-1)?.trim() ?? '';
	return last === ''
		? t('This block has no end: close it with {sign} below its first line. What follows is not read.', { sign })
		: t('This block has no end: close it with {sign} below “{last}”. What follows is not read.', { sign, last });
}

/** Where a block is: its source, and the lines reported by the app. */
export interface BlockPosition {
	readonly body: string;
	readonly near?: { readonly lineStart: number; readonly lineEnd: number };
	/** Of several with the same source, which one: the nth of so many, counted from 0. */
	readonly twin?: { readonly nth: number; readonly of: number };
}

/** The place of a block found in a note. */
export const placeOf = ({ body, startLine, endLine }: SwornBlockAt): BlockPosition => ({
	body,
	near: { lineStart: startLine, lineEnd: endLine },
});

/** Which of its twins in the note a block is, so that none of them is taken for it. */
export function twinIn(blocks: readonly SwornBlockAt[], block: SwornBlockAt): Pick<BlockPosition, 'twin'> {
	const same = blocks.filter(({ body }) => body === block.body);
	const nth = same.findIndex(({ fenceFrom }) => fenceFrom === block.fenceFrom);
	return same.length > 1 ? { twin: { nth, of: same.length } } : {};
}

/**
 * Updates the place of a block after the text has changed. Text typed above shifts its lines; if the shift is unknown,
 * only the source identifies it.
 */
export function mapBlockPosition(before: string, now: string, place: BlockPosition): BlockPosition {
	const { near, ...source } = place;
	if (!near || before === now) return place;
	const { from, to, insert } = diffTexts(before, now);
	const lineAt = (text: string, offset: number) => linesOf(text.slice(0, offset)).length - 1;
	const [first, last] = [lineAt(before, from), lineAt(before, to)];
	if (first > near.lineEnd) return place;
	if (last >= near.lineStart) return source;
	const down = lineAt(now, from + insert.length) - last;
	return { ...source, near: { lineStart: near.lineStart + down, lineEnd: near.lineEnd + down } };
}

/** Maps an offset in a block's body to the note. */
export function toNoteOffset(block: SwornBlockAt, offset: number): number {
	if (block.form === 'line') return block.bodyFrom;
	let start = 0;
	for (const { from, to } of block.lines) {
		if (offset <= start + to - from) return from + Math.max(0, offset - start);
		start += to - from + 1;
	}
	return block.bodyTo;
}

/** The block whose opening fence starts at an offset. Throws if there is none. */
export function blockAt(note: string, fenceFrom: number): SwornBlockAt {
	const block = swornBlocks(note).find(each => each.fenceFrom === fenceFrom);
	if (!block) throw new Error(`No block starts at ${fenceFrom} of a text of length ${note.length}`);
	return block;
}

/** Normalizes a source for comparison, because Live Preview includes the indentation of a block in a list. */
const sourceOf = (body: string): string =>
	withPlainBreaks(body)
		.replace(/^[ \t]+/gm, '')
		.replace(/\n{1,1000}$/, '');

/**
 * Finds a block by its source: at the lines reported by the app, else as the only one with that source; one of several
 * twins only where it was, and while all of them are there. Lines are 0-based, both included, and may be those of the
 * surrounding quote or list. If in doubt, it is an error, so that no other block is changed.
 */
export function findBlock(
	note: string,
	{ body, near, twin }: BlockPosition,
	blocks: readonly SwornBlockAt[] = swornBlocks(note),
): ParseResult<SwornBlockAt> {
	const source = sourceOf(body);
	const isSame = (block: SwornBlockAt): boolean =>
		sourceOf(block.source) === source || (!block.closed && sourceOf(block.body) === source);
	// Filter by lines first: a note may have very many blocks, but few in one place.
	const there = near ? blocks.filter(block => isWithin(block, near)).filter(isSame) : [];
	const exact = there.filter(({ startLine, endLine }) => startLine === near?.lineStart && endLine === near.lineEnd);
	const [meant] = there.length === 1 ? there : exact.length === 1 ? exact : [];
	if (meant && !twin) return parseOk(meant);
	const same = blocks.filter(isSame);
	const own = twin?.of === same.length ? same[twin.nth] : undefined;
	if (own && there.includes(own)) return parseOk(own);
	const [only, ...others] = same;
	if (!only || (twin && others.length === 0))
		return parseError(
			'block_changed',
			t('This block has changed meanwhile, so nothing was written. Look at it again and retry.'),
		);
	return others.length === 0 ? parseOk(only) : identical(only, same.length);
}

const isWithin = ({ startLine, endLine }: SwornBlockAt, near: NonNullable<BlockPosition['near']>): boolean =>
	startLine >= near.lineStart && endLine <= near.lineEnd;

function identical({ form }: SwornBlockAt, count: number): ParseResult<never> {
	const way =
		form === 'line'
			? t('Put them into paragraphs of their own.')
			: t('Make them differ, for example by a comment line (“# second try”).');
	const message = t('This note holds {count} identical blocks, so it is unclear which one is meant. {way}', {
		count,
		way,
	});
	return parseError('identical_blocks', message);
}

/**
 * The smallest edits that give a block or line a new body: whole lines are added or removed, and only part of a changed
 * line is replaced.
 */
export function replaceBody(note: string, block: SwornBlockAt, newBody: string): TextChange[] {
	const body = withPlainBreaks(newBody);
	if (body === block.body) return [];
	if (block.form === 'line') return replaceLine(note, block, body);
	const old = block.lines.map(({ from, to }) => note.slice(from, to));
	const fresh = body === '' ? [] : body.split('\n');
	const lineBreak = lineBreakNear(note, block.openTo + 1);
	const endOf = (index: number): number => block.lines[index]?.to ?? block.openTo;
	const changes: TextChange[] = [];
	let [oldAt, freshAt] = [0, 0];
	for (const [i, j] of [...pairedLines(old, fresh), [old.length, fresh.length] as const]) {
		const insert = fresh
			.slice(freshAt, j)
			.map(line => lineBreak + (line === '' ? block.prefix.trimEnd() : block.prefix) + line)
			.join('');
		if (i > oldAt || insert !== '') changes.push({ from: endOf(oldAt - 1), to: endOf(i - 1), insert });
		const line = block.lines[i];
		if (line) changes.push(...differenceInLine(old[i] ?? '', fresh[j] ?? '', line.from));
		[oldAt, freshAt] = [i + 1, j + 1];
	}
	return changes.map(change => keptApart(note, change));
}

/**
 * Maximum size for comparing line by line; beyond it, the middle of a block is replaced as a whole. Real blocks are far
 * smaller.
 */
const MAX_CELLS = 250_000;

const SAME = 8;

/** Scores how alike two lines are: equal, or at least with the same key. */
function likeness(a: string, b: string): number {
	if (a === b) return SAME;
	const colon = a.indexOf(':');
	return colon > 0 && b.startsWith(a.slice(0, colon + 1)) ? 1 : 0;
}

/** Pairs old and new lines in order, with as many alike as possible. All others are added or removed. */
function pairedLines(old: readonly string[], fresh: readonly string[]): [number, number][] {
	const pairs: [number, number][] = [];
	let start = 0;
	while (start < old.length && start < fresh.length && old[start] === fresh[start]) pairs.push([start, start++]);
	let end = 0;
	const least = Math.min(old.length, fresh.length) - start;
	while (end < least && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
	const height = old.length - end - start;
	const width = fresh.length - end - start;
	if (height * width <= MAX_CELLS)
		for (const [i, j] of pairedInMiddle(old.slice(start, start + height), fresh.slice(start, start + width)))
			pairs.push([start + i, start + j]);
	for (let i = end; i > 0; i--) pairs.push([old.length - i, fresh.length - i]);
	return pairs;
}

function pairedInMiddle(old: readonly string[], fresh: readonly string[]): [number, number][] {
	const [height, width] = [old.length, fresh.length];
	const row = width + 1;
	const best = new Uint32Array((height + 1) * row);
	const alike = (i: number, j: number) => likeness(old[i] ?? '', fresh[j] ?? '');
	const pairing = (i: number, j: number) => {
		const like = alike(i, j);
		return like === 0 ? 0 : like + (best[(i + 1) * row + j + 1] ?? 0);
	};
	for (let i = height - 1; i >= 0; i--)
		for (let j = width - 1; j >= 0; j--)
			best[i * row + j] = Math.max(pairing(i, j), best[(i + 1) * row + j] ?? 0, best[i * row + j + 1] ?? 0);
	const pairs: [number, number][] = [];
	let [i, j] = [0, 0];
	while (i < height && j < width) {
		const here = best[i * row + j] ?? 0;
		if (here > 0 && pairing(i, j) === here) pairs.push([i++, j++]);
		else if ((best[(i + 1) * row + j] ?? 0) === here) i++;
		else j++;
	}
	return pairs;
}

function differenceInLine(old: string, fresh: string, at: number): TextChange[] {
	if (old === fresh) return [];
	const least = Math.min(old.length, fresh.length);
	let start = 0;
	while (start < least && old[start] === fresh[start]) start++;
	let end = 0;
	while (end < least - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
	return [{ from: at + start, to: at + old.length - end, insert: fresh.slice(start, fresh.length - end) }];
}

/** The calls and records in a note's inline code, each as the equivalent block. */
function recordLines(note: string, found: NoteSections): readonly SwornBlockAt[] {
	return inlineCodes(note).flatMap(span => recordAt(found, span) ?? []);
}

function recordAt({ lines }: NoteSections, { start, end, from, to, code }: CodeSpan): SwornBlockAt | undefined {
	const body = bodyIn(code);
	if (body === undefined) return undefined;
	const place = {
		fenceFrom: start,
		openTo: from,
		bodyFrom: from,
		bodyTo: to,
		fenceTo: end,
		startLine: lineIndexAt(lines, start),
		endLine: lineIndexAt(lines, end),
	};
	return {
		form: 'line',
		body,
		source: body,
		...place,
		prefix: '',
		nested: false,
		closed: true,
		endless: false,
		lines: [],
	};
}

/** The body of the record in inline code, if it is one. */
function bodyIn(code: string): string | undefined {
	const line = readInline(code);
	return line.ok ? bodyOfInline(line.value) : undefined;
}

/** The edit that makes a line equivalent to a block with this body. A wrapped line stays on as many rows. */
function replaceLine(note: string, { fenceFrom, fenceTo }: SwornBlockAt, body: string): TextChange[] {
	const code = writeRecordLine(withoutComments(body));
	if (code === undefined) throw new Error(`No line can say: ${body}`);
	const before = note.slice(fenceFrom, fenceTo);
	const { from, to, insert } = diffTexts(before, wrappedAs(before, inCode(code)));
	return [{ from: fenceFrom + from, to: fenceFrom + to, insert }];
}

/** Inline code has no comments, so text of the player's that became a comment is kept as unreadable text. */
function withoutComments(body: string): string {
	const { entries, lines } = readBlock(body);
	const ends = new Map(entries.flatMap(({ items }) => items.map(({ line, to }) => [line, to] as const)));
	const kept: string[] = [];
	const words: string[] = [];
	for (const [i, { from, to }] of lines.entries()) {
		const end = ends.get(i) ?? from;
		const comment = body.slice(end, to).trim();
		const isComment = comment.startsWith('#');
		if (isComment) words.push(`${UNREAD} ${comment.slice(1).trim()}`);
		if (!isComment || end > from) kept.push(body.slice(from, isComment ? end : to));
	}
	return [...kept, ...words].join('\n');
}
