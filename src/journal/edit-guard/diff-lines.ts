/** Maximum number of comparisons; beyond it, each line is paired with the next equal one. */
const MOST_COMPARISONS = 4_000_000;

/**
 * Pairs two lists of lines by their text: equal lines at both ends first, then as many as possible in order. The last
 * `untouchedBelow` lines are known to be unchanged and are paired first, even if equal lines were added above them.
 */
export function pairLines<Line>(
	some: readonly Line[],
	others: readonly Line[],
	wordsOf: (line: Line) => string,
	untouchedBelow = 0,
): ReadonlyMap<Line, Line> {
	const pairs = new Map<Line, Line>();
	const same = (i: number, j: number): boolean => {
		const [a, b] = [some[i], others[j]];
		return a !== undefined && b !== undefined && wordsOf(a) === wordsOf(b);
	};
	const pair = (i: number, j: number): void => {
		const [a, b] = [some[i], others[j]];
		if (a !== undefined && b !== undefined) pairs.set(a, b);
	};
	const shorter = Math.min(some.length, others.length);
	const isSameFromEnd = (count: number): boolean => same(some.length - 1 - count, others.length - 1 - count);
	let tail = 0;
	while (tail < Math.min(shorter, untouchedBelow) && isSameFromEnd(tail)) tail++;
	let head = 0;
	while (head < shorter - tail && same(head, head)) {
		pair(head, head);
		head++;
	}
	while (tail < shorter - head && isSameFromEnd(tail)) tail++;
	const middle = some.slice(head, some.length - tail).map(wordsOf);
	const otherMiddle = others.slice(head, others.length - tail).map(wordsOf);
	const pairUp = middle.length * otherMiddle.length > MOST_COMPARISONS ? pairNext : pairMost;
	pairUp(middle, otherMiddle, (i, j) => {
		pair(head + i, head + j);
	});
	for (let i = tail; i > 0; i--) pair(some.length - i, others.length - i);
	return pairs;
}

type Pair = (i: number, j: number) => void;

/** Pairs each line with the next equal one. Positions are indexed beforehand, so that nothing is searched twice. */
function pairNext(some: readonly string[], others: readonly string[], pair: Pair): void {
	const placesOf = new Map<string, number[]>();
	for (let j = others.length - 1; j >= 0; j--) {
		const words = others[j] ?? '';
		const places = placesOf.get(words);
		if (places) places.push(j);
		else placesOf.set(words, [j]);
	}
	let next = 0;
	for (const [i, words] of some.entries()) {
		// the list is reversed, so the nearest position comes last
		const places = placesOf.get(words) ?? [];
		while ((places.at(-1) ?? next) < next) places.pop();
		const at = places.pop();
		if (at === undefined) continue;
		pair(i, at);
		next = at + 1;
	}
}

/** The longest common subsequence. */
function pairMost(some: readonly string[], others: readonly string[], pair: Pair): void {
	const [height, width] = [some.length, others.length];
	if (height === 0 || width === 0) return;
	const row = width + 1;
	const most = new Uint32Array((height + 1) * row);
	const at = (i: number, j: number): number => most[i * row + j] ?? 0;
	for (let i = height - 1; i >= 0; i--)
		for (let j = width - 1; j >= 0; j--)
			most[i * row + j] = some[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	let [i, j] = [0, 0];
	while (i < height && j < width) {
		if (some[i] === others[j]) pair(i++, j++);
		else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	}
}
