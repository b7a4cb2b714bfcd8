import type { Effect, EffectOf } from '../effect';
import type { Phrase, PhraseContext } from './phrase';
import { phrases } from './phrase-rows';

/** How connections grow and end, and how a progress move ends its track. */
export const CONNECTION_PHRASES: readonly Phrase[] = phrases([
	[
		'When they aid you on a move that fits their role, add +2 instead of +1',
		'when (?:they|your connection) aids? you on a move [a-z ]+, add {n} instead of {m}',
		'connection influence',
	],
	['Give them a second role', 'give (?:them|your connection) (?:a second|another) role', 'connection role'],
	['The connection is permanently undone', 'the {track} is (?:permanently )?undone', 'clear {track}'],
	// Also the name of an option
	['Lose the connection', '(?:lose|abandon) the {track}', 'clear {track}'],
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
]);

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
