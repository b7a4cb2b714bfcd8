import type { EffectOf } from '../effect';
import type { Phrase } from './phrase';

const end = (how: EffectOf<'end'>['how']): readonly EffectOf<'end'>[] => [{ kind: 'end', how }];

/** The end of a character's story. */
export const END_PHRASES: readonly Phrase[] = [
	{ says: 'You are dead', pattern: '(?:you )?are (?:now )?dead', effects: () => end('dead') },
	{
		says: 'You die, but not before saying farewell',
		pattern: '(?:you )?die(?:, but not {tail})?',
		effects: () => end('dead'),
	},
	{
		says: 'You succumb to grief and are lost',
		pattern: '(?:you )?(?:succumb to [a-z ]+ and )?are (?:now )?lost',
		effects: () => end('lost'),
	},
	{
		says: 'Your spirit breaks, but not before you say farewell',
		pattern: 'your spirit(?: or sanity)? breaks(?:, but not {tail})?',
		effects: () => end('lost'),
	},
];
