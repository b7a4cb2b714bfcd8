import { didYouMean } from '../search/nearest-name';

/** Words that are not meters of a character, or need no declaration. */
const NOT_A_METER = new Set(
	'momentum integrity experience xp progress harm stress damage more each hold instead ticks tick'.split(' '),
);

/** Whether a word needs no declaration as a meter. */
export const isCounted = (word: string): boolean => NOT_A_METER.has(word.toLowerCase());

/** Says that a word is no meter; with the nearest of the names, if one is close. */
export const undeclaredMeter = (word: string, names: readonly string[] = []): string =>
	[
		`“${word}” is no meter of these rules.`,
		...didYouMean(word, names),
		`Check the word, or declare it at the top of the note: “meters: [${word} 0-5]”, or “momentum: ${word}” if momentum is called so here.`,
	].join(' ');
