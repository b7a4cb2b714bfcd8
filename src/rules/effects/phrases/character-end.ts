import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** The end of a character's story. */
export const END_PHRASES: readonly Phrase[] = phrases([
	['You are dead', '(?:you )?are (?:now )?dead', 'dead'],
	['You die, but not before saying farewell', '(?:you )?die(?:, but not {story})?', 'dead'],
	['You succumb to grief and are lost', '(?:you )?succumb to [a-z, ]+,? and are (?:now )?lost', 'lost'],
	{
		// Elsewhere it is story: who has lost the way is lost.
		example: 'You are lost',
		pattern: '(?:you )?are (?:now )?lost',
		effects: (_words, { move }) => (/\bdesolat/i.test(move?.about ?? '') ? [{ kind: 'end', how: 'lost' }] : []),
	},
	[
		'Your spirit breaks, but not before you say farewell',
		'your spirit(?: or sanity)? breaks(?:, but not {story})?',
		'lost',
	],
]);
