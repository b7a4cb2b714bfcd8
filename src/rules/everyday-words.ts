/** What players say at the table, and the word that the triggers have for it. */
const EVERYDAY_WORDS: readonly (readonly [said: string, printed: string])[] = [
	['sneak', 'stealth'],
	['hide', 'hiding'],
	['talk', 'persuade'],
	['convince', 'persuade'],
	['bribe', 'barter'],
	['shoot', 'distance'],
	['jump', 'agility'],
	['climb', 'strength'],
	['investigate', 'investigation'],
	['travel', 'journey'],
	['hurt', 'injury'],
	['rest', 'recovering'],
	['die', 'death'],
];

/** The beginning of an everyday word counts from here on; shorter ones would find too much. */
const EVERYDAY_LENGTH = 3;

/** What was typed, and the printed words that it may stand for. */
export const inOtherWords = (typed: string): readonly string[] => [
	typed,
	...EVERYDAY_WORDS.flatMap(([said, printed]) =>
		typed.length >= EVERYDAY_LENGTH && said.startsWith(typed) ? [printed] : [],
	),
];
