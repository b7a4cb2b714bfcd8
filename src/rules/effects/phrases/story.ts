import type { EffectOf } from '../effect';
import type { Phrase } from './phrase';

const nothing = () => [];

/** Phrases without effects: story, the roll itself, and what tracks do anyway. */
export const STORY_PHRASES: readonly Phrase[] = [
	{ example: 'Envision what you learn', pattern: 'envision {tail}', effects: nothing },
	{
		example: 'Roll +iron',
		pattern:
			"(?:then,? )?roll(?: \\+[a-z' ]+(?:, \\+[a-z]+)*(?:,? ?or \\+[a-z]+)?(?:,? whichever is (?:high|low)(?:er|est))?)?(?: instead)?",
		effects: nothing,
	},
	{ example: 'Roll to see if you are in control', pattern: 'roll to see {words}', effects: nothing },
	{
		example: 'Roll the challenge dice',
		pattern: 'roll (?:the|both|your) challenge dice(?: and compare (?:to|with) {words})?(?: \\(one roll per track\\))?',
		effects: nothing,
	},
	{ example: 'Check the result as normal', pattern: 'check the result as normal', effects: nothing },
	{ example: 'Do not mark progress', pattern: 'do not mark progress', effects: nothing },
	{ example: 'Take no lasting benefit', pattern: 'take no {words}', effects: nothing },
	{ example: 'Press on', pattern: '(?:they )?(?:press|carry) on', effects: nothing },
	{ example: 'Any allies who rode with you mark it, too', pattern: 'any allies who {words}', effects: nothing },
	{
		example: 'Whenever your connection aids you on a move associated with their role, add +1',
		pattern:
			'(?:when|whenever) (?:your connection|they) aids? you on a move (?:closely )?associated with [a-z ]+, add {n}(?: and take {m} {meter} on a hit)?',
		effects: nothing,
	},
	{
		example: 'Choose from the following categories as suits your focus',
		pattern: 'choose from the following categories(?: {tail})?',
		effects: nothing,
	},
	{
		example: 'You can make an individual move more than once',
		pattern: '(?:an individual move can be taken|you can make an individual move) more than once',
		effects: nothing,
	},
	{ example: 'They are dead or destroyed', pattern: '{they} (?:are|is) dead(?: or destroyed)?', effects: nothing },
	{ example: 'You suffer mortal harm', pattern: 'suffer mortal {tail}', effects: nothing },
	{
		example: 'Make this a minor cost',
		pattern: 'make (?:this|it) (?:hurt|an? [a-z]+ cost(?: {tail})?)',
		effects: nothing,
	},
	{
		example: 'Roll +their rank to see: troublesome=+2; dangerous=+2; formidable=+3; extreme=+5; epic=+5',
		pattern: 'roll \\+their rank(?: {words})?{by_rank}',
		effects: nothing,
	},
	{
		example: 'Once you completely fill the last box on any legacy track, clear that track',
		pattern: 'once you completely fill the [a-z]+ box on any legacy track, clear that track',
		effects: nothing,
	},
	{
		example: 'If you make a progress roll against it, resolve it as if at 10 progress',
		pattern: 'if you make a progress roll against (?:it|this track), resolve (?:it|the outcome) as if at {n} progress',
		effects: nothing,
	},
	{ example: 'Spend repair points as follows', pattern: 'spend (?:repair )?points as follows', effects: nothing },
	{
		example: 'You gain repair points as the table says',
		pattern: 'gain repair points(?: {tail})?',
		effects: nothing,
	},
];

const end = (how: EffectOf<'end'>['how']): readonly EffectOf<'end'>[] => [{ kind: 'end', how }];

/** The end of a character's story. */
export const END_PHRASES: readonly Phrase[] = [
	{ example: 'You are dead', pattern: '(?:you )?are (?:now )?dead', effects: () => end('dead') },
	{
		example: 'You die, but not before saying farewell',
		pattern: '(?:you )?die(?:, but not {tail})?',
		effects: () => end('dead'),
	},
	{
		example: 'You succumb to grief and are lost',
		pattern: '(?:you )?(?:succumb to [a-z ]+ and )?are (?:now )?lost',
		effects: () => end('lost'),
	},
	{
		example: 'Your spirit breaks, but not before you say farewell',
		pattern: 'your spirit(?: or sanity)? breaks(?:, but not {tail})?',
		effects: () => end('lost'),
	},
];
