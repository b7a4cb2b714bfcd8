import { ofRecentTexts } from './recent-texts';

interface Range {
	readonly from: number;
	readonly to: number;
}

const SIGN = /`+|%%|<!--|-->|(?:\n|\r\n?)[ \t>]*(?=[\r\n])/g;

/** The comments within paragraphs, in order. Code comes first, so what is in it begins none. */
const commentsIn = ofRecentTexts((note: string): readonly Range[] => {
	const signs = [...note.matchAll(SIGN)].map(({ index, 0: text }) => ({ from: index, to: index + text.length, text }));
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

/** For each sign, the index of the one that ends what it begins, in the same paragraph. Each sign is seen once. */
function endsOf(signs: readonly string[]): readonly (number | undefined)[] {
	const next = new Map<string, number>();
	const ends: (number | undefined)[] = [];
	for (let at = signs.length - 1; at >= 0; at--) {
		const sign = signs[at] ?? '';
		if (/^[\r\n]/.test(sign)) next.clear();
		else {
			if (sign !== '-->') ends[at] = next.get(sign === '<!--' ? '-->' : sign);
			next.set(sign, at);
		}
	}
	return ends;
}

/** The comments within the paragraphs of a note, `%% … %%` and `<!-- … -->`. Offsets are asked for in their order. */
export class CommentsInText {
	private readonly ranges: readonly Range[];
	private at = 0;

	constructor(note: string) {
		this.ranges = /%%|<!--/.test(note) ? commentsIn(note) : [];
	}

	includes(offset: number): boolean {
		while ((this.ranges[this.at]?.to ?? Infinity) <= offset) this.at++;
		return (this.ranges[this.at]?.from ?? Infinity) <= offset;
	}
}
