import type { Effect } from '../effect';
import { PRINTED } from '../vocabulary';
import { amountOf, countOf, follow, impact, meterOf, say } from './builders';
import type { Captures, Phrase, PhraseContext } from './phrase';

/** "2", "+2", "two" or "a". */
const NUMBER = '(?:{n}|{number}|an?)';
const VEHICLE = '(?:your|the) (?:vehicle|ship|starship|boat)';

/** Other terms that players use in their own notes: a countdown, their ship, an amount without parentheses. */
export const HOUSE_PHRASES: readonly Phrase[] = [
	{
		example: 'Mark a countdown segment',
		pattern: `(?:mark|fill|tick|advance) ${NUMBER} countdown segments?`,
		effects: ({ n, number }) => [{ kind: 'clock', by: amountOf(n, number) }],
	},
	{
		example: '[Lose Momentum] -2',
		pattern: '(?:make )?{move}:? {n}',
		// A positive number would be a bonus to the move's roll, which is worded differently.
		effects: ({ move, n }) => (n.startsWith('-') ? [{ ...follow(move), by: Number(n) }] : undefined),
	},
	{
		example: 'Choose two from this list',
		pattern: '(?:choose|pick|select) (?:any )?{count} (?:from|of) (?:this|the) list(?: below)?',
		effects: ({ count }, { options }) => choice(count, options),
	},
	{
		example: 'Choose any 2',
		pattern: '(?:choose|pick|select) any {count}',
		effects: ({ count }, { options }) => choice(count, options),
	},

	// Impacts
	{
		example: 'Mark the wounded impact',
		pattern: 'mark (?:the |an? )?{impact} (?:impact|condition|debility)',
		effects: ({ impact: name }) => [impact(name, true)],
	},
	{
		example: 'Mark wounded, shaken, and unprepared',
		pattern: 'mark {words}, {tail}',
		effects: (words, context) => impactsIn(words, true, context),
	},
	{
		example: 'Clear wounded, shaken, and unprepared',
		pattern: 'clear {words}, {tail}',
		effects: (words, context) => impactsIn(words, false, context),
	},
	{
		example: 'Clear all of your misfortunes',
		pattern: 'clear (?:all )?(?:of )?your (?:marked )?{group}',
		effects: ({ group }) => [impact(group, false)],
	},
	{
		// The player decides on which vehicle it is cleared.
		example: 'Clear your misfortunes and any battered impacts',
		pattern: 'clear (?:all )?(?:of )?your (?:marked )?{group} and any {impact} impacts?',
		effects: ({ group, impact: name }) => [impact(group, false), say(`Clear any ${name} impacts.`)],
	},

	// Meters
	{
		example: 'Your ship gains 2 integrity',
		pattern: `${VEHICLE} (?:takes?|gains?|regains?|recovers?) (?:{n}|{number}) {meter}`,
		effects: words => ofVehicle(words, words.n.startsWith('-') ? -1 : 1),
	},
	{
		example: 'Your ship loses 1 integrity',
		pattern: `${VEHICLE} (?:suffers?|loses?) (?:{n}|{number}) {meter}`,
		effects: words => ofVehicle(words, -1),
	},
	{
		example: 'Restore your spirit to full',
		pattern: '(?:restore|raise|refill|set) (?:(?:your|{they}) )?{meter} to (?:its |their )?full(?: value)?',
		effects: ({ they, meter }) => [{ ...meterOf(meter, they), kind: 'set', to: 'maximum' }],
	},

	{
		// "Position" may mean being in control, initiative or a house rule, so this stays text.
		example: 'Gain position',
		pattern: 'gain position',
		effects: () => [say('Gain position.')],
	},
	{ example: 'Lose position', pattern: 'lose position', effects: () => [say('Lose position.')] },
];

const choice = (count: string, options: PhraseContext['options']): readonly Effect[] | undefined =>
	options && [
		{ kind: 'choose', count: countOf(count), options: options.map(({ label, effects }) => ({ label, effects })) },
	];

/** Three or more impacts in a row, if the rules know all of their names. */
function impactsIn(
	{ words, tail }: Captures,
	marked: boolean,
	{ vocabulary = PRINTED }: PhraseContext,
): readonly Effect[] | undefined {
	const names = `${words}, ${tail}`.split(/,(?: and)? | and /).map(name => name.trim().toLowerCase());
	return names.every(name => vocabulary.impacts.includes(name)) ? names.map(name => impact(name, marked)) : undefined;
}

const ofVehicle = ({ n, number, meter }: Captures, sign: 1 | -1): readonly Effect[] | undefined =>
	meter === 'integrity' ? [{ kind: 'meter', meter, whose: 'vehicle', by: sign * amountOf(n, number) }] : undefined;
