import { foldedLetters } from './folded-text';
import { typingDistance } from './nearest-name';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+){0,9}/gu;
/** In words; what is longer is a sentence, in which no name is misspelled. */
const MOST_WORDS = 12;

/**
 * The part of a text that is a misspelling of a name, so that correcting it keeps all other words. `undefined` if there
 * is none, because the name is already spelled like this.
 */
export function misspelledWords(
	text: string,
	name: string,
): { readonly from: number; readonly to: number } | undefined {
	const words = [...text.matchAll(WORD)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
	if (words.length === 0 || words.length > MOST_WORDS) return undefined;
	const wanted = foldedLetters(name);
	const runs = words.flatMap(({ from }, first) => words.slice(first).map(({ to }) => ({ from, to })));
	const distanceOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
		typingDistance(foldedLetters(text.slice(from, to)), wanted);
	const [best] = runs
		.map(run => ({ run, distance: distanceOf(run) }))
		.sort((a, b) => a.distance - b.distance || b.run.to - b.run.from - (a.run.to - a.run.from));
	if (!best) return undefined;
	const isWhole = best.run.from === words[0]?.from && best.run.to === words.at(-1)?.to && !text.includes('#');
	const { from, to } = isWhole ? { from: 0, to: text.length } : best.run;
	return text.slice(from, to) === name ? undefined : { from, to };
}
