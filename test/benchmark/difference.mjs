/** The one change that makes a text another one: what is the same at the start, then at the end, stays. */
export function difference(before, after) {
	const shorter = Math.min(before.length, after.length);
	let from = 0;
	while (from < shorter && before[from] === after[from]) from++;
	let tail = 0;
	while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
	return { from, to: before.length - tail, text: after.slice(from, after.length - tail) };
}
