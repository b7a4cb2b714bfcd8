import type { Effect, EffectOf } from '../effect';
import { trackNamed } from './builders';
import type { Phrase, PhraseContext } from './phrase';

/** How connections grow and end, and how a progress move ends its track. */
export const CONNECTION_PHRASES: readonly Phrase[] = [
	{
		example: 'When they aid you on a move that fits their role, add +2 instead of +1',
		pattern: 'when (?:they|your connection) aids? you on a move [a-z ]+, add {n} instead of {m}',
		effects: () => [{ kind: 'connection', gains: 'influence' }],
	},
	{
		example: 'Give them a second role',
		pattern: 'give (?:them|your connection) (?:a second|another) role',
		effects: () => [{ kind: 'connection', gains: 'role' }],
	},
	{
		example: 'The connection is permanently undone',
		pattern: 'the {track} is (?:permanently )?undone',
		effects: ({ track }) => ended('clear', trackNamed(track)),
	},
	// Also the name of an option
	{
		example: 'Lose the connection',
		pattern: '(?:lose|abandon) the {track}',
		effects: ({ track }) => ended('clear', trackNamed(track)),
	},
	// Only progress moves refer to their own track like this
	{
		example: 'You achieve your objective unconditionally',
		pattern: '(?:prevail|succeed|achieve (?:victory|(?:your|the) objective(?: unconditionally)?))',
		effects: (_words, context) => endOf(context, 'complete', ['objective', 'scene']),
	},
	{
		example: 'There is more to be done or you learn the truth',
		pattern: 'there is more to be done(?: or {tail})?',
		effects: (_words, context) => endOf(context, 'complete', ['vow']),
	},
	{
		example: 'You reach your destination or complete your survey',
		pattern: 'reach your destination(?: or {tail})?',
		effects: (_words, context) => endOf(context, 'complete', ['expedition', 'journey']),
	},
	// Delve, Locate Your Objective
	{
		example: 'You locate your objective',
		pattern: 'locate your objective(?: and {tail})?',
		effects: (_words, context) => endOf(context, 'complete', ['site']),
	},
	{
		example: 'You fail or are undermined by a costly turn of events',
		pattern: 'fail(?: or {tail})?',
		effects: (_words, context) => endOf(context, 'clear', ['scene']),
	},
	// Starforged, Take Decisive Action: as in Face Defeat, the rest of the fight continues in a bad spot.
	{
		example: 'You are defeated or your objective is lost',
		pattern: 'are defeated or your objective is lost',
		effects: (_words, context) => {
			const lost = endOf(context, 'clear', ['objective']);
			return lost && [...lost, BAD_SPOT_IF_IT_GOES_ON];
		},
	},
];

const BAD_SPOT_IF_IT_GOES_ON: Effect = {
	kind: 'if',
	condition: { kind: 'remains', track: 'objective' },
	then: [{ kind: 'combat', position: 'in a bad spot' }],
	otherwise: [],
};

const endOf = (
	{ move }: PhraseContext,
	event: 'complete' | 'clear',
	tracks: readonly EffectOf<'track'>['track'][],
): readonly Effect[] | undefined =>
	move?.track !== undefined && tracks.includes(move.track) ? ended(event, move.track) : undefined;

const ended = (
	event: 'complete' | 'clear',
	track: EffectOf<'track'>['track'] | undefined,
): readonly Effect[] | undefined => track && [{ kind: 'track', event, track }];
