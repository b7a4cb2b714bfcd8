import { bodyOfInline, inCode, readInline } from '../inline/inline-line';
import { UNREAD } from '../inline/line-values';
import { writeRecordLine } from '../inline/write-record-line';
import { itemsOf, readBlock } from './sworn-block';
import { inlineCodes } from '../inline/code-spans';
import type { CodeSpan } from '../inline/code-spans';
import { lineIndexAt } from '../text/lines';
import type { NoteSections } from '../text/sections';
import { difference } from '../text/text-change';
import type { TextChange } from '../text/text-change';
import type { SwornBlockAt } from './block-at';

/** The calls and records of a note that are inline code, each as the block that says the same. */
export function recordLines(note: string, found: NoteSections): readonly SwornBlockAt[] {
	return inlineCodes(note, found).flatMap(span => recordAt(note, found, span) ?? []);
}

function recordAt(note: string, { lines }: NoteSections, { start, end, from, to }: CodeSpan): SwornBlockAt | undefined {
	const body = bodyIn(note.slice(from, to));
	if (body === undefined) return undefined;
	const line = lineIndexAt(lines, start);
	const place = {
		fenceFrom: start,
		openTo: from,
		bodyFrom: from,
		bodyTo: to,
		fenceTo: end,
		startLine: line,
		endLine: line,
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

/** The edit that lets a line say what a block of this body says. */
export function replaceLine(note: string, { fenceFrom, fenceTo }: SwornBlockAt, body: string): TextChange[] {
	const code = writeRecordLine(withoutComment(body));
	if (code === undefined) throw new Error(`No line can say: ${body}`);
	const { from, to, insert } = difference(note.slice(fenceFrom, fenceTo), inCode(code));
	return [{ from: fenceFrom + from, to: fenceFrom + to, insert }];
}

/** A line has no comments: what of the player's became one while the body was rewritten is among the words that are not read. */
function withoutComment(body: string): string {
	const block = readBlock(body);
	const [roll] = itemsOf(block, 'roll');
	const end = block.lines[roll?.line ?? -1]?.to;
	const comment = roll && body.slice(roll.to, end).trim();
	return roll && comment?.startsWith('#')
		? `${body.slice(0, roll.to)}${body.slice(end)}\n${UNREAD} ${comment.slice(1).trim()}`
		: body;
}
