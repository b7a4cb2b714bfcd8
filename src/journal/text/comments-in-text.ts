import { ofRecentTexts } from './recent-texts';
import { sectionsOf } from './sections';

interface Range {
	readonly from: number;
	readonly to: number;
}

const SIGN = /`+|%%|<!--|-->|(?:\n|\r\n?)[ \t>]*(?=[\r\n])/g;

/** The comments that begin within paragraphs, in order. Code comes first, so what is in it begins none. */
const commentsIn = ofRecentTexts((note: string): readonly Range[] => {
	const signs = signsIn(note);
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
});

interface Sign extends Range {
	readonly text: string;
}

/** The signs outside fences, formulas and properties. */
function signsIn(note: string): readonly Sign[] {
	const { lines, sections } = sectionsOf(note);
	const verbatim = sections.filter(({ kind }) => kind === 'fence' || kind === 'math' || kind === 'frontmatter');
	const ends = verbatim.map(({ endLine }) => lines[endLine]?.to ?? note.length);
	const starts = verbatim.map(({ startLine }) => lines[startLine]?.from ?? 0);
	let at = 0;
	return [...note.matchAll(SIGN)].flatMap(({ index, 0: text }) => {
		while ((ends[at] ?? Infinity) <= index) at++;
		return (starts[at] ?? Infinity) <= index ? [] : [{ from: index, to: index + text.length, text }];
	});
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

/** The comments that begin within the paragraphs of a note, `%% … %%` and `<!-- … -->`. Offsets are asked for in their order. */
export class CommentsInText {
	private readonly ranges: readonly Range[];
	private at = 0;

	constructor(note: string) {
		this.ranges = /%%|<!--/.test(note) ? commentsIn(note) : [];
	}

	/** The end of the last comment before an offset, or 0. */
	endBefore(offset: number): number {
		return this.ranges.filter(({ to }) => to <= offset).at(-1)?.to ?? 0;
	}

	includes(offset: number): boolean {
		while ((this.ranges[this.at]?.to ?? Infinity) <= offset) this.at++;
		return (this.ranges[this.at]?.from ?? Infinity) <= offset;
	}
}
