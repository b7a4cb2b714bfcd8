/** The outcome of a roll, in Datasworn's spelling. */
export type Outcome = 'strong_hit' | 'weak_hit' | 'miss';

export const OUTCOMES = ['strong_hit', 'weak_hit', 'miss'] as const satisfies readonly Outcome[];

const WORDS: Readonly<Record<Outcome, string>> = { strong_hit: 'strong hit', weak_hit: 'weak hit', miss: 'miss' };

/** The outcome as the book writes it: "strong hit". */
export const outcomeName = (outcome: Outcome): string => WORDS[outcome];

/** Reads "strong hit", "Weak Hit" or "miss" at the start of a text. */
export function readOutcome(text: string): Outcome | undefined {
	const words = text
		.trim()
		.toLowerCase()
		.replace(/[\s_-]+/g, ' ');
	return OUTCOMES.find(outcome => words.startsWith(WORDS[outcome]));
}

/** The outcomes meant by the wording of a move. */
export const OUTCOMES_NAMED: Readonly<Record<string, readonly Outcome[]>> = {
	'strong hit': ['strong_hit'],
	'weak hit': ['weak_hit'],
	hit: ['strong_hit', 'weak_hit'],
	miss: ['miss'],
};
