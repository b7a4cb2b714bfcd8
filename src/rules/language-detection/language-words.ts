import { foldedLetters } from '../search/folded-text';

/**
 * The words by which the moves of a reference in another language are told apart. Each is a list of phrases in any case
 * and without regard to accents; an asterisk at the end of a word stands for any ending: "stark* treffer*".
 */
export interface LanguageWords {
	/** Its English name: "German". */
	readonly language: string;
	readonly strong_hit: readonly Phrase[];
	readonly weak_hit: readonly Phrase[];
	/** Either hit. */
	readonly hit: readonly Phrase[];
	readonly miss: readonly Phrase[];
	/** Words with which a trigger begins: "when". */
	readonly trigger: readonly Phrase[];
	readonly roll: readonly Phrase[];
	/** Words for the progress score and the challenge dice; a text with both before its outcomes is a progress move. */
	readonly progress: readonly Phrase[];
	readonly challenge_dice: readonly Phrase[];
	/** The words for each stat and condition meter, by its English name in lower case. */
	readonly values: ReadonlyMap<string, readonly Phrase[]>;
}

/** The words of a phrase, folded; one that ends in an asterisk may go on with any letters. */
export type Phrase = readonly string[];

/** Reads phrases separated by commas: "stark* treffer*, volltreffer". */
export const phrasesIn = (list: string): readonly Phrase[] =>
	list
		.split(',')
		.map(phrase => phrase.split(/\s+/).flatMap(wordOf))
		.filter(phrase => phrase.length > 0);

function wordOf(written: string): readonly string[] {
	const words = wordsIn(written);
	const last = words.at(-1);
	return last !== undefined && written.endsWith('*') ? [...words.slice(0, -1), `${last}*`] : words;
}

/** The words of a text, folded: lower case, without accents and punctuation. */
export const wordsIn = (text: string): readonly string[] => foldedLetters(text).split(' ').filter(Boolean);

/** The length in words of the longest of the phrases that stands at a place among words; 0 for none. */
export const phraseAt = (phrases: readonly Phrase[], words: readonly string[], at: number): number =>
	Math.max(0, ...phrases.filter(phrase => isAt(phrase, words, at)).map(phrase => phrase.length));

/** The index of the first word at which one of the phrases stands, or -1. */
export const indexOfPhrase = (phrases: readonly Phrase[], words: readonly string[]): number =>
	words.findIndex((_word, at) => phraseAt(phrases, words, at) > 0);

const isAt = (phrase: Phrase, words: readonly string[], at: number): boolean =>
	phrase.every((meant, i) => {
		const word = words[at + i] ?? '';
		return meant.endsWith('*') ? word.startsWith(meant.slice(0, -1)) : word === meant;
	});
