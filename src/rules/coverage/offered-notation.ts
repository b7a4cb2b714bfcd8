import type { MoveEffects } from '../effects/effect';
import { writeEffects } from '../effects/notation/write-notation';
import { outcomeName } from '../outcome';
import type { ReadRules } from '../house-rules/read-rules';
import { effectsAt, outcomeOfPlace, type StatedPlace } from '../stated-effects';

/** A fence of effects offered for a note, and where to insert it. */
export interface OfferedNotation {
	/** The fence, as it will be in the note. */
	readonly fence: string;
	/** The offset in the note's text at which to insert it. */
	readonly at: number;
	/** The text to insert, including surrounding line breaks. */
	readonly insert: string;
	/** Where the line for the player to rewrite will be, once the fence is inserted. */
	readonly line: { readonly from: number; readonly to: number };
}

/** Text of a move that was not understood, the line where it begins, and where its effects would apply. */
interface Left {
	readonly id: string;
	readonly line: number;
	readonly text: string;
	readonly places: readonly StatedPlace[];
}

/**
 * A fence that states what is already understood and has a `say` line, to be rewritten, for what is not. It goes to the first place
 * where the note, read again, has the same effects as before: under the sentence, else under the move.
 */
export function offeredNotation(
	note: string,
	left: Left,
	readNote: (text: string) => ReadRules,
): OfferedNotation | undefined {
	const rules = readNote(note);
	const move = rules.moves.find(({ _id }) => _id === left.id);
	const source = move && rules.sourceOf?.(move);
	if (!move || !source || left.places.length === 0) return undefined;
	const effects = rules.book.effectsOf(move);
	const lineBreak = note.includes('\r\n') ? '\r\n' : '\n';
	const lines = note.split(/\r\n|\r|\n/);
	const [quoted] = /^[\t ]{0,3}>[>\t ]*/.exec(lines[left.line - 1] ?? '') ?? [];
	const prefix = quoted === undefined ? '' : `${quoted.trimEnd()} `;
	const body = left.places.flatMap(place => fenceLines(place, effects));
	const fence = body.map(line => (prefix + line).trimEnd());
	const last = source.first + source.lines.length - 1;
	for (const line of placesFor(lines, left.line, { first: source.first, last })) {
		const offered = offerBehind(note, line, { fence, lineBreak, blank: prefix.trimEnd() }, left.text);
		const text = note.slice(0, offered.at) + offered.insert + note.slice(offered.at);
		const again = readNote(text);
		const same = again.moves.find(({ _id }) => _id === left.id);
		if (same && JSON.stringify(again.book.effectsOf(same)) === JSON.stringify(effects)) return offered;
	}
	return undefined;
}

/** Writes ```` ```effects weak hit ```` with the effects in that place. */
function fenceLines(place: StatedPlace, effects: MoveEffects): readonly string[] {
	return [`\`\`\`effects${nameOf(place)}`, ...writeEffects(effectsAt(place, effects) ?? []).split('\n'), '```'];
}

function nameOf(place: StatedPlace): string {
	const on = outcomeOfPlace(place);
	return on ? ` ${outcomeName(on.outcome)}${on.isMatch ? ' with a match' : ''}` : '';
}

interface Extent {
	readonly first: number;
	readonly last: number;
}

/**
 * Candidate lines after which to insert the fence: the end of its block, of the move's first block, the heading, and
 * the end of the move.
 */
function placesFor(lines: readonly string[], line: number, { first, last }: Extent): readonly number[] {
	const own = endOfBlock(lines, line, last);
	const opening = endOfBlock(lines, nextText(lines, first + 1, last), last);
	const end = lastText(lines, last, first);
	return [...new Set([own, end, opening, first])];
}

const isBlank = (line = ''): boolean => /^[>\s]*$/.test(line);
const isPart = (line = ''): boolean => /^[>\s]*(?:[*+•-]|\d+[.)])\s|^[>\s]*\|/.test(line);

/** The last line of a paragraph, including the list or table that follows it. */
function endOfBlock(lines: readonly string[], from: number, last: number): number {
	let end = from;
	while (end < last && !isBlank(lines[end]) && !/^[>\s]*#{1,6}\s/.test(lines[end] ?? '')) end++;
	const next = nextText(lines, end + 1, last);
	return next > end && next <= last && isPart(lines[next - 1]) && !isPart(lines[from - 1])
		? endOfBlock(lines, next, last)
		: end;
}

function nextText(lines: readonly string[], from: number, last: number): number {
	let line = from;
	while (line < last && isBlank(lines[line - 1])) line++;
	return line;
}

function lastText(lines: readonly string[], last: number, first: number): number {
	let line = last;
	while (line > first && isBlank(lines[line - 1])) line--;
	return line;
}

interface FenceText {
	readonly fence: readonly string[];
	readonly lineBreak: string;
	/** The empty line around it, with a quote mark inside a quote. */
	readonly blank: string;
}

function offerBehind(
	note: string,
	line: number,
	{ fence, lineBreak, blank }: FenceText,
	text: string,
): OfferedNotation {
	const at = endOfLine(note, line);
	const goesOn = /^(?:\r\n|\r|\n)[^\r\n]*\S/.test(note.slice(at));
	const before = lineBreak + blank + lineBreak;
	const insert = before + fence.join(lineBreak) + (goesOn ? lineBreak + blank : '');
	const words = fence.findIndex(row => row.includes(text));
	const found = words < 0 ? fence.findIndex(row => /^[>\s]*say /.test(row)) : words;
	const target = found < 0 ? 1 : found;
	const start =
		at + before.length + fence.slice(0, target).join(lineBreak).length + (target > 0 ? lineBreak.length : 0);
	const row = fence[target] ?? '';
	const indent = /^[>\s]*/.exec(row)?.[0].length ?? 0;
	return { fence: fence.join('\n'), at, insert, line: { from: start + indent, to: start + row.length } };
}

/** The offset after the last character of a 1-based line. */
function endOfLine(note: string, line: number): number {
	let number = 1;
	for (const { index } of note.matchAll(/\r\n|\r|\n/g)) {
		if (number === line) return index;
		number++;
	}
	return note.length;
}
