import type { Effect, EffectOf } from '../effect';
import { withoutBrackets } from '../sentences';
import { chooseOne, may, numberOf, option, trackNamed } from './builders';
import type { Phrase } from './phrase';

/** Beginning, completing and clearing tracks; connections and bonds; clocks and menace. */
export const TRACKS_PHRASES: readonly Phrase[] = [
	// Begun
	{
		example: 'Write your vow and give it a rank',
		pattern:
			'(?:write|name|envision) your {track},? and give (?:it|(?:the|your) [a-z]+) a (?:name and )?rank(?: {tail})?',
		effects: ({ track }) => begin(track),
	},
	{
		example: 'Set the rank of your journey',
		pattern: 'set (?:the|a) rank (?:of|for) (?:your|the|each of your) {track}s?',
		effects: ({ track }) => begin(track),
	},
	{
		example: 'Give the expedition a name and rank',
		pattern: 'give (?:the|your|this) {track} a (?:name and |role and )?rank',
		effects: ({ track }) => begin(track),
	},
	// Starforged, Make a Connection; also in the preview.
	{
		example: 'Give them a role and rank',
		pattern: 'give them a (?:role|name) and (?:a )?rank(?:,? and envision {tail})?',
		effects: () => begin('connection'),
	},
	{
		example: 'You create a connection',
		pattern: 'create a connection',
		// its role and rank are given in the next sentence
		effects: () => [],
	},
	{
		example: 'Create a new site and give it a rank',
		pattern: '(?:create|set) an? (?:new )?{track},? (?:and give it a rank|with a rank)(?: for each| {tail})?',
		effects: ({ track }) => begin(track),
	},
	// Delve, Discover a Site
	{
		example: 'Choose the theme and domain, and give it a rank',
		pattern: 'choose the theme and domain(?: which [a-z ]+)?,? and give it a rank',
		effects: () => begin('site'),
	},

	// Completed
	{
		example: 'Your vow is fulfilled',
		pattern: 'your (?:vow|quest) is (?:fulfilled|complete)',
		effects: () => [{ kind: 'track', event: 'complete', track: 'vow' }],
	},
	// Classic, Reach Your Destination
	{
		example: 'The situation at your destination favors you',
		pattern: '(?:the situation at your destination favors you|arrive but face {tail})',
		effects: (_words, { move }) => (move?.track === 'journey' ? eventOf('complete', 'journey') : undefined),
	},
	// Classic, End the Fight
	{
		example: 'This foe is no longer in the fight',
		pattern: 'this foe is no longer in the fight',
		effects: () => [{ kind: 'track', event: 'complete', track: 'foe' }],
	},

	// Cleared
	{
		example: 'Clear the vow',
		pattern: 'clear (?:the|your|this) {track}',
		effects: ({ track }) => eventOf('clear', track),
	},

	// Bonds
	{
		example: 'Make note of the bond',
		pattern: 'make (?:a )?note of the bond',
		effects: () => [{ kind: 'connection', gains: 'bond' }],
	},
	{
		example: 'You now share a bond',
		pattern: '(?:now share|gain|form) (?:a|the) bond(?: with {words})?',
		effects: () => [{ kind: 'connection', gains: 'bond' }],
	},
	// Classic, Forge a Bond on a weak hit: short for two clauses of the strong hit.
	{ example: 'Mark the bond', pattern: 'mark the bond', effects: () => BOND },
	// Classic, Forge a Bond and Test Your Bond on a weak hit: do it, or swear to
	{
		example: 'Envision what it costs, do it (or [Set Sail]), and mark the bond',
		pattern: 'envision [a-z ]+, do it \\(or {move}(?: {words})?\\),? and mark the bond',
		effects: ({ move }) => [doOrSwear(move, ...BOND)],
	},
	{
		example: 'Envision what it costs, do it (or [Set Sail] for their sake), and gain the bond',
		pattern: 'envision [a-z ]+, do it \\(or {move}(?: {words})?\\),? and gain the bond',
		effects: ({ move }) => [doOrSwear(move, { kind: 'connection', gains: 'bond' })],
	},
	{
		example: 'Envision what they want, and do it (or [Set Sail])',
		pattern: 'envision [a-z ]+,? and do it \\(or {move}(?: {words})?\\)',
		effects: ({ move }) => [may(withoutBrackets(move), [{ kind: 'move', move: withoutBrackets(move) }])],
	},
	{
		example: 'Clear the bond',
		pattern: 'clear (?:the|your) bond',
		effects: () => [{ kind: 'connection', gains: 'no bond' }],
	},

	// Clocks
	{
		example: 'Fill a clock segment',
		pattern: '(?:fill|mark) (?:an?|one|{number})(?: clock)? segments?(?: (?:of|on) (?:the|a|your) {words})?',
		effects: ({ number }) => [clock(number)],
	},
	{
		example: 'Advance the clock',
		pattern: 'advance (?:the|your) (?:tension |campaign )?clock(?: {times})?',
		effects: ({ times }) => [clock(times)],
	},

	// Threats
	{
		example: 'Mark menace twice',
		pattern: 'mark menace(?: {times})?(?: (?:on|for) {tail})?',
		effects: ({ times }) => [{ kind: 'menace', times: times === '' ? 1 : numberOf(times) }],
	},
];

/** Classic: a bond is noted, and a tick marked on the bonds track. */
const BOND: readonly Effect[] = [
	{ kind: 'connection', gains: 'bond' },
	{ kind: 'ticks', track: 'bonds', by: 1 },
];

const doOrSwear = (move: string, ...gained: readonly Effect[]): Effect => ({
	...chooseOne(
		option('Do it', ...gained),
		option(withoutBrackets(move), { kind: 'move', move: withoutBrackets(move) }, ...gained),
	),
	// one may refuse or fail
	count: { min: 0, max: 1 },
});

/** `undefined` if the words name no kind of track: "the fight" has several. */
function eventOf(event: EffectOf<'track'>['event'], words: string): readonly Effect[] | undefined {
	const track = trackNamed(words);
	return track && [{ kind: 'track', event, track }];
}

const begin = (words: string) => eventOf('begin', words);

const clock = (times: string): Effect => ({ kind: 'clock', by: times === '' ? 1 : numberOf(times) });
