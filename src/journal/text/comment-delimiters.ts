import type { Line } from './lines';

/** A range of a text; offsets. */
export interface Range {
	readonly from: number;
	readonly to: number;
}

/** A section of a note, by its rows. */
interface Rows {
	readonly kind: string;
	readonly startLine: number;
	readonly endLine: number;
}

/** What may begin or end a comment or code, or end a paragraph. */
interface Sign extends Range {
	readonly text: string;
}

const SIGN = /`+|%%|<!--|-->|(?:\r\n|\n|\r(?!\n))[ \t>]*(?=[\r\n])/g;

/** The comments that begin within paragraphs, in order. Code comes first, so what is in it begins none. */
export function commentsAmong(signs: readonly Sign[]): readonly Range[] {
	const ends = endsOf(signs.map(({ text }) => text));
	const found: Range[] = [];
	for (let at = 0; at < signs.length; at++) {
		const [sign, end] = [signs[at], ends[at]];
		const last = end === undefined ? undefined : signs[end];
		if (!sign || end === undefined || !last) continue;
		if (!sign.text.startsWith('`')) found.push({ from: sign.from, to: last.to });
		at = end;
	}
	return found;
}

/** The signs in part of a note, outside some ranges of it, which are in order. */
export function commentDelimitersIn(note: string, { from, to }: Range, outside: readonly Range[]): readonly Sign[] {
	let at = 0;
	return [...note.slice(from, to).matchAll(SIGN)].flatMap(({ index, 0: text }) => {
		const start = from + index;
		while ((outside[at]?.to ?? Infinity) <= start) at++;
		return (outside[at]?.from ?? Infinity) <= start ? [] : [{ from: start, to: start + text.length, text }];
	});
}

/** The sections whose text begins and ends no comment, as ranges of the note; of a comment, up to where it is closed. */
export const verbatimIn = (note: string, sections: readonly Rows[], lines: readonly Line[]): readonly Range[] =>
	sections
		.filter(({ kind }) => kind !== 'html')
		.map(({ kind, startLine, endLine }) => {
			const rows = { from: lines[startLine]?.from ?? 0, to: lines[endLine]?.to ?? note.length };
			return kind === 'comment' ? { ...rows, to: closedAt(note, rows) } : rows;
		});

/** The end of the comment that begins in a range, which may be before the end of its last row. */
export function closedAt(note: string, { from, to }: Range): number {
	const text = note.slice(from, to);
	const begin = /%%|<!--/.exec(text);
	const end = begin?.[0] === '%%' ? '%%' : '-->';
	const at = begin ? text.indexOf(end, begin.index + begin[0].length) : -1;
	return at < 0 ? to : from + at + end.length;
}

/**
 * For each sign, the index of the one that ends what it begins: in the same paragraph, but for `%%`, which the app also
 * closes further down. Each sign is seen once.
 */
function endsOf(signs: readonly string[]): readonly (number | undefined)[] {
	const next = new Map<string, number>();
	const ends: (number | undefined)[] = [];
	for (let at = signs.length - 1; at >= 0; at--) {
		const sign = signs[at] ?? '';
		if (/^[\r\n]/.test(sign)) {
			const further = next.get('%%');
			next.clear();
			if (further !== undefined) next.set('%%', further);
		} else {
			if (sign !== '-->') ends[at] = next.get(sign === '<!--' ? '-->' : sign);
			next.set(sign, at);
		}
	}
	return ends;
}

/** Follows where `%%` at the start of a row ends a comment that began within a paragraph, rather than begin one. */
export class OpenComments {
	private since = 0;
	private seen = 0;

	constructor(
		private readonly note: string,
		private readonly lines: readonly Line[],
	) {}

	/** Whether one ends at an offset, below some sections. Offsets are asked for in their order. */
	endAt(offset: number, sections: readonly Rows[]): boolean {
		const part = { from: this.since, to: offset };
		const fresh = sections.slice(this.seen);
		this.seen = sections.length;
		this.passed(offset + 2);
		if (!this.note.slice(part.from, offset).includes('%%')) return false;
		const closing: Sign = { from: offset, to: offset + 2, text: '%%' };
		const signs = commentDelimitersIn(this.note, part, verbatimIn(this.note, fresh, this.lines));
		return commentsAmong([...signs, closing]).at(-1)?.to === closing.to;
	}

	/** What is before an offset is known. */
	passed(offset: number): void {
		this.since = Math.max(this.since, offset);
	}
}
