import { phrasesIn, type LanguageWords, type Phrase } from './language-words';

/** The keys of a table of words that are no stat or meter. */
const KEYS = ['language', 'strong hit', 'weak hit', 'hit', 'miss', 'when', 'roll', 'progress', 'challenge dice'];

/**
 * Reads a player's table of words, from the property `words` of a note: `language: Dutch`, `strong hit: voltreffer`, and
 * a key for each stat and meter, `iron: ijzer`. Each is a text with commas, or a list. `undefined` if it is no table.
 */
export function readWords(value: unknown): LanguageWords | undefined {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
	const entries = new Map(
		Object.entries(value).map(([key, words]) => [key.trim().toLowerCase().replace(/[_-]/g, ' '), textOf(words)]),
	);
	const of = (key: string): readonly Phrase[] => phrasesIn(entries.get(key) ?? '');
	const values = [...entries.keys()].filter(key => !KEYS.includes(key)).map(key => [key, of(key)] as const);
	return {
		language: entries.get('language') ?? 'another language',
		strong_hit: of('strong hit'),
		weak_hit: of('weak hit'),
		hit: of('hit'),
		miss: of('miss'),
		trigger: of('when'),
		roll: of('roll'),
		progress: of('progress'),
		challenge_dice: of('challenge dice'),
		values: new Map(values),
	};
}

const textOf = (words: unknown): string =>
	[words]
		.flat(2)
		.filter(word => typeof word === 'string')
		.join(', ');
