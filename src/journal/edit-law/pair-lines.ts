/** Beyond so many comparisons, lines are paired with the next one that is the same. */
const MOST_COMPARISONS = 4_000_000;

/** Which of some lines is which of others: as many as possible in order, those at both ends first. */
export function pairLines<Line>(
	some: readonly Line[],
	others: readonly Line[],
	isSame: (a: Line, b: Line) => boolean,
): ReadonlyMap<Line, Line> {
	const pairs = new Map<Line, Line>();
	const same = (i: number, j: number): boolean => {
		const [a, b] = [some[i], others[j]];
		return a !== undefined && b !== undefined && isSame(a, b);
	};
	const pair = (i: number, j: number): void => {
		const [a, b] = [some[i], others[j]];
		if (a !== undefined && b !== undefined) pairs.set(a, b);
	};
	const shorter = Math.min(some.length, others.length);
	let head = 0;
	while (head < shorter && same(head, head)) {
		pair(head, head);
		head++;
	}
	let tail = 0;
	while (tail < shorter - head && same(some.length - 1 - tail, others.length - 1 - tail)) tail++;
	const height = some.length - tail - head;
	const width = others.length - tail - head;
	if (height * width > MOST_COMPARISONS) pairNext(head, some.length - tail, others.length - tail, same, pair);
	else pairMost(head, height, width, same, pair);
	for (let i = tail; i > 0; i--) pair(some.length - i, others.length - i);
	return pairs;
}

type Same = (i: number, j: number) => boolean;
type Pair = (i: number, j: number) => void;

function pairNext(head: number, end: number, otherEnd: number, same: Same, pair: Pair): void {
	let next = head;
	for (let i = head; i < end; i++) {
		let at = next;
		while (at < otherEnd && !same(i, at)) at++;
		if (at === otherEnd) continue;
		pair(i, at);
		next = at + 1;
	}
}

/** The longest common subsequence. */
function pairMost(head: number, height: number, width: number, same: Same, pair: Pair): void {
	if (height === 0 || width === 0) return;
	const row = width + 1;
	const most = new Uint32Array((height + 1) * row);
	const at = (i: number, j: number): number => most[i * row + j] ?? 0;
	for (let i = height - 1; i >= 0; i--)
		for (let j = width - 1; j >= 0; j--)
			most[i * row + j] = same(head + i, head + j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	let [i, j] = [0, 0];
	while (i < height && j < width) {
		if (same(head + i, head + j)) pair(head + i++, head + j++);
		else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	}
}
