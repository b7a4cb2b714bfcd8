import type { Effect, EffectOf } from '../effect';
import { trackNamed } from './builders';
import type { MoveFacts, Phrase } from './phrase';
import { phrases } from './phrase-rows';

const BEGIN = '(?:begin|create|draw|make|open|set up|start)';
const RANKED = '(?:and (?:give it a rank|(?:assign|choose|decide|set) (?:its|a) rank|rank it)|with a rank)';

/** Beginning, completing and clearing tracks; connections and bonds; clocks and menace. */
export const TRACKS_PHRASES: readonly Phrase[] = phrases([
	// Begun
	[
		'Write your vow and give it a rank',
		'(?:write|name|envision) your {track},? and give (?:it|(?:the|your) [a-z]+) a (?:name and )?rank(?: {tail})?',
		'begin {track}',
	],
	[
		'Set the rank of your journey',
		'set (?:the|a) rank (?:of|for) (?:your|the|each of your) {track}s?',
		'begin {track}',
	],
	[
		'Give the expedition a name and rank',
		'give (?:the|your|this) {track} a (?:name and |role and )?rank',
		'begin {track}',
	],
	[
		'Give the quest a name and a progress track',
		'give (?:the|your|this) {track} a name and (?:a )?(?:progress )?track',
		'begin {track}',
	],
	[
		'Start a new vow and give it a rank',
		`${BEGIN} an? (?:new )?{track}(?: (?:progress )?track)?,? ${RANKED}`,
		'begin {track}',
	],
	[
		'Draw a track for the journey and rank it',
		`${BEGIN} an? (?:new )?(?:progress )?track for (?:the|your|this) {track},? ${RANKED}`,
		'begin {track}',
	],
	// Starforged, Make a Connection; also in the preview.
	[
		'Give them a role and rank',
		'give them a (?:role|name) and (?:a )?rank(?:,? and envision {tail})?',
		'begin connection',
	],
	// its role and rank are given in the next sentence
	['You create a connection', 'create a connection'],
	[
		'Create a new site and give it a rank',
		'(?:create|set) an? (?:new )?{track},? (?:and give it a rank|with a rank)(?: for each| {tail})?',
		'begin {track}',
	],
	// Delve, Discover a Site
	[
		'Choose the theme and domain, and give it a rank',
		'choose the theme and domain(?: which [a-z ]+)?,? and give it a rank',
		'begin site',
	],

	// Completed
	['Your vow is fulfilled', 'your (?:vow|quest) is (?:fulfilled|complete)', 'complete vow'],
	{
		example: 'The quest is complete',
		pattern: '(?:the|this) (?:{track}|challenge) is (?:now )?(?:complete|completed|fulfilled)',
		effects: ({ track }, { move }) => completed(track, move),
	},
	{
		example: 'Complete the challenge',
		pattern: '(?:complete|fulfill) (?:the|this|your) (?:{track}|challenge)',
		effects: ({ track }, { move }) => completed(track, move),
	},
	// Classic, Reach Your Destination
	{
		example: 'The situation at your destination favors you',
		pattern: '(?:the situation at your destination favors you|arrive but face {tail})',
		effects: (_words, { move }) => (move?.track === 'journey' ? eventOf('complete', 'journey') : undefined),
	},
	// Classic, End the Fight
	['This foe is no longer in the fight', 'this foe is no longer in the fight', 'complete foe'],

	// Cleared
	['Clear the vow', 'clear (?:the|your|this) {track}', 'clear {track}'],

	// Bonds
	['Make note of the bond', 'make (?:a )?note of the bond', 'connection bond'],
	['You now share a bond', '(?:now share|gain|form) (?:a|the) bond(?: with {words})?', 'connection bond'],
	// Classic, Forge a Bond on a weak hit: short for two clauses of the strong hit.
	['Mark the bond', 'mark the bond', 'connection bond', 'bonds +1 ticks'],
	// Classic, Forge a Bond and Test Your Bond on a weak hit: do it, or swear to
	[
		'Envision what it costs, do it (or [Set Sail]), and mark the bond',
		'envision [a-z ]+, do it \\(or {move}(?: {words})?\\),? and mark the bond',
		'choose up to 1',
		'\t- Do it',
		'\t\tconnection bond',
		'\t\tbonds +1 ticks',
		'\t- {move}',
		'\t\tmove {move}',
		'\t\tconnection bond',
		'\t\tbonds +1 ticks',
	],
	[
		'Envision what it costs, do it (or [Set Sail] for their sake), and gain the bond',
		'envision [a-z ]+, do it \\(or {move}(?: {words})?\\),? and gain the bond',
		'choose up to 1',
		'\t- Do it',
		'\t\tconnection bond',
		'\t- {move}',
		'\t\tmove {move}',
		'\t\tconnection bond',
	],
	[
		'Envision what they want, and do it (or [Set Sail])',
		'envision [a-z ]+,? and do it \\(or {move}(?: {words})?\\)',
		'may {move}',
		'\tmove {move}',
	],
	['Clear the bond', 'clear (?:the|your) bond', 'connection no bond'],

	// Clocks
	[
		'Fill a clock segment',
		'(?:fill|mark) (?:an?|one|{number})(?: clock)? segments?(?: (?:of|on) (?:the|a|your) {words})?',
		'clock +{number}',
	],

	// Threats
	['Mark menace twice', 'mark menace(?: {times})?(?: (?:on|for) {tail})?', 'menace {times} times'],
]);

/** Only the track that the move is about, which may be a scene challenge. */
const completed = (words: string, move: MoveFacts | undefined): readonly Effect[] | undefined =>
	move?.track && move.track === (trackNamed(words) ?? 'scene') ? eventOf('complete', move.track) : undefined;

/** `undefined` if the words name no kind of track: "the fight" has several. */
function eventOf(event: EffectOf<'track'>['event'], words: string): readonly Effect[] | undefined {
	const track = trackNamed(words);
	return track && [{ kind: 'track', event, track }];
}
