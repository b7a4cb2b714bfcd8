import { EFFECTS_FENCE } from '../stated-effects';
import { given } from '../core/collections';
import { startsOutcome } from './outcome-marks';
import type { SourceLine } from '../markdown/source-lines';

/** A part of the text under a heading: a paragraph, a list, a table, or a fence with effects. */
export type Part =
	| {
			readonly kind: 'paragraph';
			readonly lines: readonly PartLine[];
			/** It is indented under the item of an outcome, behind a list. */
			readonly isInOutcome?: true;
	  }
	| { readonly kind: 'list'; readonly items: readonly ListItem[] }
	| { readonly kind: 'table'; readonly rows: readonly PartLine[] }
	| {
			readonly kind: 'effects';
			/** The line of the first effect. */
			readonly line: number;
			/** The text after "effects" on the opening fence. */
			readonly info: string;
			readonly text: string;
	  };

export interface PartLine {
	readonly line: number;
	readonly text: string;
}

export interface ListItem extends PartLine {
	/** Columns of indentation before the bullet. */
	readonly indent: number;
	/** Its number in a numbered list. */
	readonly ordinal?: number;
}

/** Groups lines into parts. A hard-wrapped line stays with the line it continues. */
export function readParts(lines: readonly SourceLine[]): readonly Part[] {
	const parts: Part[] = [];
	let open: OpenPart | undefined;
	const close = () => {
		if (open) parts.push(closed(open));
		open = undefined;
	};
	let afterGap = false;
	for (const line of lines) {
		const kind = partOf(line, open, afterGap);
		if (kind === 'none') {
			if (line.kind === 'rule' || open?.kind !== 'list') close();
			afterGap = true;
			continue;
		}
		const isNew =
			kind === 'paragraph' ? afterGap || startsOutcome(line.text) : kind === 'list' && opensOutcomes(open, line);
		const goesOn = open?.kind === kind && !isNew;
		const isInOutcome = kind === 'paragraph' && isUnderOutcome(open, line);
		if (!goesOn) close();
		open ??= { kind, lines: [], ...(isInOutcome && { isInOutcome: true as const }) };
		open.lines.push(line);
		afterGap = false;
	}
	close();
	return parts;
}

/** Whether a list of outcomes begins behind another list at the same indentation, which Markdown takes for one. */
const opensOutcomes = (open: OpenPart | undefined, line: SourceLine): boolean => {
	const first = open?.lines[0];
	if (first === undefined || line.kind !== 'bullet' || line.indent > first.indent) return false;
	return startsOutcome(line.text) && !startsOutcome(first.text);
};

/** Whether a paragraph is indented under an item that begins with an outcome. */
const isUnderOutcome = (open: OpenPart | undefined, line: SourceLine): boolean => {
	const first = open?.kind === 'list' ? open.lines[0] : undefined;
	return first !== undefined && line.indent >= 2 && line.indent > first.indent && startsOutcome(first.text);
};

/** Whether a line opens a fence of effects. */
export const opensEffects = ({ kind, text }: SourceLine): boolean => kind === 'fence' && EFFECTS_FENCE.test(text);

interface OpenPart {
	readonly kind: Part['kind'];
	readonly lines: SourceLine[];
	readonly isInOutcome?: true;
}

function partOf(line: SourceLine, open: OpenPart | undefined, afterGap: boolean): Part['kind'] | 'none' {
	switch (line.kind) {
		case 'bullet':
			return 'list';
		case 'row':
			return 'table';
		case 'code':
			return 'effects';
		case 'fence':
			return opensEffects(line) ? 'effects' : 'none';
		case 'text':
		case 'title':
			return open?.kind === 'list' && continuesItem(open.lines.at(-1), line, afterGap) ? 'list' : 'paragraph';
		case 'heading':
		case 'rule':
		case 'blank':
			return 'none';
	}
}

/** Whether a line continues the previous bullet: it is indented, or cannot start a sentence. */
function continuesItem(before: SourceLine | undefined, line: SourceLine, afterGap: boolean): boolean {
	if (!before || startsOutcome(line.text)) return false;
	const isDeeper = line.indent >= 2 && line.indent > firstIndent(before);
	if (afterGap) return isDeeper && before.kind === 'bullet';
	return isDeeper || /^[\p{Ll}(\d+]/u.test(line.text) || (/^\[/.test(line.text) && !/[.!?:]$/.test(before.text));
}

const firstIndent = (line: SourceLine): number => (line.kind === 'bullet' ? line.indent : 0);

function closed({ kind, lines, ...where }: OpenPart): Part {
	const own = lines.map(({ number, text }) => ({ line: number, text }));
	switch (kind) {
		case 'paragraph':
			return { kind, lines: own, ...where };
		case 'table':
			return { kind, rows: own };
		case 'list':
			return { kind, items: itemsOf(lines) };
		case 'effects': {
			const [fence, ...inside] = lines;
			return {
				kind,
				line: inside[0]?.number ?? fence?.number ?? 0,
				info: fence?.text.replace(EFFECTS_FENCE, '').trim() ?? '',
				text: inside.map(({ text }) => text).join('\n'),
			};
		}
	}
}

function itemsOf(lines: readonly SourceLine[]): ListItem[] {
	const items: ListItem[] = [];
	for (const { kind, number, indent, text, ordinal } of lines) {
		const last = items.at(-1);
		if (kind === 'bullet' || !last) items.push({ line: number, indent, text, ...given({ ordinal }) });
		else items[items.length - 1] = { ...last, text: `${last.text} ${text}` };
	}
	return items;
}
