import { t } from '../../i18n/translate';
import { foldedLetters } from './folded-text';

/** In characters; longer texts are not compared with names. */
const LONGEST_NAME = 80;

/** The closest name by edit distance; `undefined` if more than a third of the letters differ. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
	if (typed.length > LONGEST_NAME) return undefined;
	const wanted = foldedLetters(typed);
	let nearest: string | undefined;
	let least = Infinity;
	for (const name of names) {
		const letters = foldedLetters(name);
		const most = Math.max(wanted.length, letters.length) / 3;
		if (Math.abs(wanted.length - letters.length) > most) continue;
		const distance = typingDistance(wanted, letters);
		if (distance > most || distance >= least) continue;
		nearest = name;
		least = distance;
	}
	return nearest;
}

/** The closest name, as a question to add to a message that the name is not found; empty if none is close. */
export function didYouMean(typed: string, names: readonly string[]): readonly string[] {
	const near = nearestName(typed, names);
	return near === undefined ? [] : [whetherMeant(near)];
}

export const whetherMeant = (near: string): string => t('Did you mean “{near}”?', { near });

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
export function typingDistance(a: string, b: string): number {
	let rowBefore: number[] = [];
	let lastRow = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row[j] = Math.min(
				(lastRow[j] ?? 0) + 1,
				(row[j - 1] ?? 0) + 1,
				(lastRow[j - 1] ?? 0) + (same ? 0 : 1),
				swapped ? (rowBefore[j - 2] ?? 0) + 1 : Infinity,
			);
		}
		rowBefore = lastRow;
		lastRow = row;
	}
	return lastRow[b.length] ?? 0;
}
