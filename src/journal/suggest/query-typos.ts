import type { FoldedText } from '../../rules/search/folded-text';
import { typingDistance } from '../../rules/search/nearest-name';

/** In letters; shorter words are misspellings of anything. */
const FEWEST = 3;
/** Words of a name that are often left out. */
const SMALL = new Set(['a', 'an', 'the', 'your']);

/**
 * How many letters of these words differ from the words of a name that they begin: 0 if none does, `Infinity` if more
 * than a third of a word do. The very first letter is never wrong. Any word of the name may be the first `byWord`.
 */
export function slipsIn(typed: readonly string[], { words }: FoldedText, byWord: boolean): number {
	const names = words.map(({ letters }) => letters);
	const starts = byWord ? [...names.keys()] : [0];
	return Math.min(...starts.map(start => slipsFrom(typed, names, start)));
}

function slipsFrom(typed: readonly string[], names: readonly string[], start: number): number {
	let total = 0;
	let at = start;
	for (const [i, word] of typed.entries()) {
		while (i > 0 && SMALL.has(names[at] ?? '') && slipsOf(word, names[at] ?? '', i) === Infinity) at++;
		const slips = slipsOf(word, names[at] ?? '', i);
		// A small word at the end is too little to be misspelled.
		total += slips > 0 && i === typed.length - 1 && SMALL.has(names[at] ?? '') ? Infinity : slips;
		if (total === Infinity) return Infinity;
		at++;
	}
	return total;
}

/** The first word bears the meaning; a slip in a short word behind it is forgiven. */
function slipsOf(typed: string, name: string, place: number): number {
	if (name === '' || (place === 0 && name.charAt(0) !== typed.charAt(0))) return Infinity;
	if (name.startsWith(typed)) return 0;
	const shorter = Math.min(name.length, typed.length);
	const most = place > 0 ? Math.max(1, shorter / 3) : shorter < FEWEST ? 0 : shorter / 3;
	if (Math.abs(name.length - typed.length) > most) return Infinity;
	const slips = typingDistance(typed, name);
	return slips <= most ? slips : Infinity;
}
