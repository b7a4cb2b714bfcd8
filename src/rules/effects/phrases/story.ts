import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Phrases without effects: story, the roll itself, and what tracks do anyway. */
export const STORY_PHRASES: readonly Phrase[] = phrases([
	['Envision what you learn', 'envision {tail}'],
	[
		'Roll +iron',
		"(?:then,? )?roll(?: (?:with )?\\+[a-z' ]+(?:(?:, |/|,? ?or )\\+[a-z]+)*(?:,? whichever is (?:high|low)(?:er|est))?)?(?: instead|; when [a-z ]+)?",
	],
	['Roll to see if you are in control', 'roll to see {words}'],
	[
		'Roll the challenge dice',
		'roll (?:the|both|your) challenge dice(?: and compare (?:them |it |the results? )?(?:to|with|against) {words})?(?: \\(one roll per track\\))?',
	],
	['An extreme result or twist has occurred', 'an extreme result or twist has occurred'],
	['Choose a welcoming town', 'choose an? (?:[a-z]+ )?(?:community|settlement|town|village|place|location)'],
	['Check the result as normal', 'check the result as normal'],
	['You must count the cost', '(?:bear|count|face|reckon) the (?:consequences|cost|price)'],
	['Do not mark progress', 'do not mark progress'],
	{
		example: 'Take no lasting benefit',
		pattern: 'take no {words}',
		effects: ({ words }) => (/\buntil\b/i.test(words) ? undefined : []),
	},
	[
		'Until you complete the vow, take no benefit from them',
		'until you complete the (?:quest|vow), take no benefit (?:for|from|of) {words}',
	],
	['The path you must follow or the work ahead is clear', 'the path you must follow or {words}'],
	['Momentum is ignored on this roll', 'momentum is ignored on (?:this roll|these rolls)'],
	['One time only during this process', 'one time only(?: during this process)?'],
	['Something of value is lost or broken', 'something of value is lost or {words}'],
	['And you suffer additional -momentum', '(?:and )?you suffer additional -{meter}'],
	[
		'Reflect on the day and identify any chances to mark progress',
		'reflect on {words} and identify {story} to mark progress',
	],
	['Press on', '(?:they )?(?:press|carry) on'],
	['Any allies who rode with you mark it, too', 'any allies who {words}'],
	[
		'Whenever your connection aids you on a move associated with their role, add +1',
		'(?:when|whenever) (?:your connection|they) aids? you on a move (?:closely )?associated with [a-z ]+, add {n}(?: and take {m} {meter} on a hit)?',
	],
	['Choose from the following categories as suits your focus', 'choose from the following categories(?: {tail})?'],
	[
		'You can make an individual move more than once',
		'(?:an individual move can be taken|you can make an individual move) more than once',
	],
	['They are dead or destroyed', '{they} (?:are|is) dead(?: or destroyed)?'],
	['You suffer mortal harm', 'suffer mortal {tail}'],
	['Make this a minor cost', 'make (?:this|it) (?:hurt|an? [a-z]+ cost(?: {tail})?)'],
	[
		'Roll +their rank to see: troublesome=+2; dangerous=+2; formidable=+3; extreme=+5; epic=+5',
		'roll \\+their rank(?: {words})?{by_rank}',
	],
	[
		'Once you completely fill the last box on any legacy track, clear that track',
		'once you completely fill the [a-z]+ box on any legacy track, clear that track',
	],
	[
		'If you make a progress roll against it, resolve it as if at 10 progress',
		'if you make a progress roll against (?:it|this track), resolve (?:it|the outcome) as if at {n} progress',
	],
	['Spend repair points as follows', 'spend (?:repair )?points as follows'],
	['You gain repair points as the table says', 'gain repair points(?: {tail})?'],
	// Delve: who has it must still get out, and the site is explored on after a return.
	['You locate your objective and all is quiet', 'locate your objective(?: and {tail})?'],
]);
