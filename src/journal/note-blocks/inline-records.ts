import { bodyOfInline, inCode, readInline } from '../inline/inline-record';
import { UNREAD } from '../inline/inline-values';
import { writeRecordLine } from '../inline/format-inline-move';
import { readBlock } from '../sworn-block/sworn-block';
import { wrappedAs } from '../text/wrapped-code';
import { inlineCodes } from '../inline/code-spans';
import type { CodeSpan } from '../inline/code-spans';
import { lineIndexAt } from '../text/lines';
import type { NoteSections } from '../text/literal-sections';
import { diffTexts } from '../text/text-change';
import type { TextChange } from '../text/text-change';
import type { SwornBlockAt } from '../sworn-block/block-at';

/** The calls and records in a note's inline code, each as the equivalent block. */
export function recordLines(note: string, found: NoteSections): readonly SwornBlockAt[] {
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
export function replaceLine(note: string, { fenceFrom, fenceTo }: SwornBlockAt, body: string): TextChange[] {
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
