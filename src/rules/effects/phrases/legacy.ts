import type { Effect, EffectOf } from '../effect';
import { isReward, numberOf, readByRank, trackNamed } from './builders';
import type { Phrase, PhraseContext } from './phrase';
import { TRACK_KIND_ROWS } from '../../track-kind';

/** Rewards and ticks on legacy tracks and other special tracks. */
export const LEGACY_PHRASES: readonly Phrase[] = [
	{
		example: 'Mark a reward on your quests legacy track',
		pattern:
			"(?:mark|take) (?:a|the) (?:legacy )?reward on your {special} legacy track(?: per (?:the )?{track}'s rank)?(?:: {by_rank})?",
		effects: ({ special, by_rank }) => [rewardOn(special, by_rank)],
	},
	{
		example: "Take your full legacy reward per the vow's rank",
		pattern: "take (?:your|the) (?:full )?(?:legacy )?reward(?: per (?:the )?{track}'s rank)?(?:: {by_rank})?",
		effects: ({ track, by_rank }, context) => {
			const legacy = legacyOf(track, context);
			return legacy === undefined ? undefined : [rewardOn(legacy, by_rank)];
		},
	},
	{
		example: 'Make the legacy reward one rank lower (nothing for a troublesome vow)',
		pattern:
			'make the (?:legacy )?reward one rank lower(?: \\((?:none|nothing) for a troublesome {track}\\)| \\({by_rank}\\))?',
		effects: ({ track }, context) => {
			const legacy = legacyOf(track, context);
			return legacy === undefined ? undefined : [{ kind: 'reward', legacy, lower: true }];
		},
	},
	{
		example:
			'Mark a number of ticks on your quests track per its rank (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		pattern:
			'mark a number of ticks on your {special}(?: legacy)? track (?:equal to|per) (?:the rank of the {track}|their rank|its rank) \\({by_rank}\\)',
		effects: ({ special, by_rank }) => [{ kind: 'ticks', track: special, by: { by_rank: readByRank(by_rank) } }],
	},
	{
		example: 'Mark 2 ticks on your bonds legacy track',
		pattern: 'mark (?:an?|{number}) ticks? on your {special}(?: legacy| progress)? track',
		effects: ({ number, special }) => [ticksOn(special, number)],
	},
	// Classic bonds are a progress track of their own.
	{
		example: 'Mark a tick on your bond progress track',
		pattern: 'mark (?:an?|{number}) ticks? on your bonds?(?: progress)? track',
		effects: ({ number }) => [ticksOn('bonds', number)],
	},
	// Delve, Mark Your Failure: its second sentence does not name the track again.
	{
		example: 'Mark two ticks',
		pattern: 'mark (?:an?|{number}) ticks?',
		effects: ({ number }, { before = '' }) => {
			const track = /\bfailure track\b/i.test(before) ? 'failure' : undefined;
			return track === undefined ? undefined : [ticksOn(track, number)];
		},
	},
	{
		example: 'Fill one box on your bonds legacy track',
		pattern: '(?:fill|mark) (?:an?|{number}) box(?:es)? (?:on|in) your {special}(?: legacy)? track',
		effects: ({ number, special }) => [{ kind: 'ticks', track: special, by: 4 * countedOf(number) }],
	},
];

const countedOf = (number: string): number => (number === '' ? 1 : numberOf(number));

const ticksOn = (track: string, number: string): Effect => ({ kind: 'ticks', track, by: countedOf(number) });

/** A reward, if the printed numbers are those of one; otherwise ticks by rank. */
function rewardOn(legacy: string, byRank: string): Effect {
	const ticks = readByRank(byRank);
	if (byRank === '' || isReward(ticks)) return { kind: 'reward', legacy };
	return { kind: 'ticks', track: legacy, by: { by_rank: ticks } };
}

/** The legacy of a track: quests for a vow, bonds for a connection, discoveries for an expedition. */
function legacyOf(words: string, { move }: PhraseContext): string | undefined {
	const kind = trackNamed(words) ?? move?.track;
	return kind && TRACK_KIND_ROWS[kind].legacy;
}

const inherit = (...what: readonly string[]): readonly EffectOf<'inherit'>[] =>
	what.map(what => ({ kind: 'inherit', what }));

/** What a new character inherits from the former one (Starforged, Continue a Legacy). */
export const INHERIT_PHRASES: readonly Phrase[] = [
	{
		example: 'Take one path or companion asset from your former character, with its abilities',
		pattern: 'take one path or companion asset from (?:the|your) former character(?: {aside})?(?:, {tail})?',
		effects: () => inherit('path or companion'),
	},
	{
		example: 'Take one connection from the former character, progress included',
		pattern: 'take one connection from the former character(?:, {tail})?',
		effects: () => inherit('connection'),
	},
	{
		example: "Take your former character's command vehicle and a module or support craft",
		pattern:
			"take (?:the|your) former character's command vehicle and (?:one|a) module or support [a-z]+(?: {aside})?(?:, {tail})?",
		effects: () => inherit('command vehicle', 'module or support vehicle'),
	},
	{
		example: "Choose one of your former character's unfinished quests",
		pattern: "choose one of (?:the|your) former character's (?:unfinished|open) (?:quests|vows)",
		effects: () => inherit('quest'),
	},
	{
		example: 'Mark up to half their earned progress (rounded)',
		pattern: '(?:immediately )?mark up to half their earned progress(?: {aside})?(?: on {tail})?',
		effects: () => inherit('half progress'),
	},
];
