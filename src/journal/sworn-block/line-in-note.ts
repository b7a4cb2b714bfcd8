import { inCode, readInline } from '../inline/inline-line';
import { writeRecordLine } from '../inline/write-record-line';
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
	const reading = readInline(note.slice(from, to));
	if (!reading.ok || reading.value.kind !== 'record') return undefined;
	const { body } = reading.value;
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

/** The edit that lets a line say what a block of this body says. */
export function replaceLine(note: string, { fenceFrom, fenceTo }: SwornBlockAt, body: string): TextChange[] {
	const code = writeRecordLine(body);
	if (code === undefined) throw new Error(`No line can say: ${body}`);
	const { from, to, insert } = difference(note.slice(fenceFrom, fenceTo), inCode(code));
	return [{ from: fenceFrom + from, to: fenceFrom + to, insert }];
}
