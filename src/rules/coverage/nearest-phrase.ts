import { writeEffects } from '../effects/notation/write-notation';
import { isCarriedOut } from '../effects/nested-effects';
import { phraseExamples, readPhrase } from '../effects/phrases/read-phrase';
import { readEffects } from '../effects/read-effects';
import { withoutBrackets } from '../effects/sentences';
import { lazy } from '../core/memoize';
import { foldedWords } from './words';

/** A phrase that is understood, and its effects in notation. */
interface NearPhrase {
	readonly words: string;
	readonly notation: string;
}

/** The known phrase most similar to text that was not understood: the one sharing the most of its rarer words. */
export function nearestPhrase(left: string): NearPhrase | undefined {
	// it is understood by itself, so something else is in the way
	if (readEffects(left).some(isCarriedOut)) return undefined;
	const [verb] = foldedWords(left);
	const own = new Set(foldedWords(left));
	let best: { readonly score: number; readonly phrase: NearPhrase } | undefined;
	for (const { phrase, words } of examples()) {
		const weights = words.map(word => weightOf(word));
		const shared = words.reduce((sum, word, at) => sum + (own.has(word) ? (weights[at] ?? 0) : 0), 0);
		const sameVerb = words[0] === verb ? SAME_VERB : 1;
		const score = (sameVerb * shared) / Math.sqrt(weights.reduce((sum, weight) => sum + weight, 0));
		const telling = words.filter(word => own.has(word) && weightOf(word) >= RARE);
		if (telling.length > 0 && score > (best?.score ?? 0)) best = { score, phrase };
	}
	return best?.phrase;
}

/** The first word of a phrase says whether something is gained or lost, so it counts this much more. */
const SAME_VERB = 2;

/** A word that occurs in fewer than one phrase out of ten is characteristic of them. */
const RARE = Math.log(10);

const examples = lazy(() =>
	phraseExamples().flatMap(example => {
		const effects = readPhrase(example) ?? [];
		if (effects.length === 0) return [];
		const words = withoutBrackets(example);
		const phrase: NearPhrase = { words: `${words}.`, notation: writeEffects(effects) };
		return [{ phrase, words: [...new Set(foldedWords(words))].filter(word => !/^\d+$/.test(word)) }];
	}),
);

const counts = lazy(() => {
	const found = new Map<string, number>();
	for (const { words } of examples()) for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
	return found;
});

const weightOf = (word: string): number => Math.log(examples().length / (counts().get(word) ?? examples().length));
