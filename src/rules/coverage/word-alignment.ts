/** Number of consecutive words needed to recognize a position, if the stretch has that many. */
const ANCHOR = 3;
/** How far after the last match a single matching word is accepted. */
const NEAR = 8;

/**
 * Aligns the words of stretches, given in text order, with the words of the source text. The reader adds words ("On a"
 * before a bare "strong hit") and leaves some out, so this finds the position of each word it can.
 */
export class WordAlignment {
	/** The stretch and word at each position; absent for words in no stretch. */
	readonly owner = new Map<number, { readonly stretch: number; readonly word: number }>();
	private readonly places = new Map<string, number[]>();
	private cursor = 0;

	constructor(private readonly words: readonly string[]) {
		words.forEach((word, at) => {
			const places = this.places.get(word);
			if (places) places.push(at);
			else this.places.set(word, [at]);
		});
	}

	place(stretch: number, own: readonly string[]): void {
		let last: number | undefined;
		for (let at = 0; at < own.length;) {
			const found = this.next(own, at, last);
			if (!found) {
				at++;
				continue;
			}
			for (let i = 0; i < found.length; i++) this.owner.set(found.from + i, { stretch, word: at + i });
			at += found.length;
			last = found.from + found.length;
			this.cursor = last;
		}
	}

	/** The longest run starting with a given word; of several, the next one after the last match. */
	private next(own: readonly string[], at: number, last: number | undefined) {
		let best: { readonly from: number; readonly length: number } | undefined;
		for (const from of this.places.get(own[at] ?? '') ?? []) {
			const length = this.run(own, at, from);
			const isNear = last !== undefined && from >= last && from <= last + NEAR;
			if (length < (isNear ? 1 : Math.min(ANCHOR, own.length))) continue;
			if (!best || this.isBetter({ from, length }, best)) best = { from, length };
		}
		return best;
	}

	private isBetter(
		one: { readonly from: number; readonly length: number },
		other: { readonly from: number; readonly length: number },
	): boolean {
		if (one.length !== other.length) return one.length > other.length;
		return one.from >= this.cursor && other.from < this.cursor;
	}

	private run(own: readonly string[], at: number, from: number): number {
		let length = 0;
		while (at + length < own.length && own[at + length] === this.words[from + length] && !this.owner.has(from + length))
			length++;
		return length;
	}
}
