import { readRange } from '../rules-notes/reference-tables';

/** `1d6;1d6`, as Iron Vault writes dice that are read one after another. */
const COMBINED = /\b1?d(\d{1,3})((?:\s?;\s?1?d\d{1,3}){1,3})(?![\p{L}\p{N};])/iu;

/** The head of a table, with one die in the place of several, and what turns a row's ranges into those of that die. */
interface CombinedDice {
	readonly head: string;
	/** `6;1-3` is 61 to 63 on a d66. A range that cannot be read is left as it is. */
	readonly rangesOf: (range: string) => readonly string[];
}

/**
 * Two six-sided dice are read as tens and ones, a d66. Any other dice count through: of `1d4;1d8`, `2;3` is the eleventh
 * of 32.
 */
export function combinedDice(head: string): CombinedDice | undefined {
	const found = COMBINED.exec(head);
	if (!found) return undefined;
	const sides = [...found[0].matchAll(/d(\d{1,3})/gi)].map(([, die]) => Number(die));
	const faces = sides.reduce((product, each) => product * each, 1);
	const isD66 = sides.length === 2 && sides.every(each => each === 6);
	const steps = sides.map((_, at) => (isD66 ? 10 ** (1 - at) : sides.slice(at + 1).reduce((a, b) => a * b, 1)));
	const lowest = isD66 ? 0 : 1;
	return {
		head: head.replace(found[0], () => (isD66 ? 'd66' : `d${faces}`)),
		rangesOf: words => {
			const parts = words.split(';').map(part => readRange(part.trim()));
			const isWhole = parts.length === sides.length && parts.every((part, at) => part && part.max <= (sides[at] ?? 0));
			return isWhole
				? rangesWithin(
						parts.flatMap(part => part ?? []),
						steps,
						lowest,
					)
				: [words];
		},
	};
}

type Span = NonNullable<ReturnType<typeof readRange>>;

/** The numbers of each combination of the dice before the last one, which is a range of its own. */
function rangesWithin(parts: readonly Span[], steps: readonly number[], lowest: number): readonly string[] {
	let starts: readonly number[] = [0];
	for (const [at, { min, max }] of parts.slice(0, -1).entries()) {
		const values = Array.from({ length: max - min + 1 }, (_, i) => (min + i - lowest) * (steps[at] ?? 1));
		starts = starts.flatMap(start => values.map(value => start + value));
	}
	const last = parts.at(-1);
	return last ? starts.map(start => `${start + last.min}-${start + last.max}`) : [];
}
