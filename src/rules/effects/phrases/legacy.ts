import type { Effect } from '../effect';
import { PRINTED } from '../vocabulary';
import { isReward, numberOf, readByRank, trackNamed } from './builders';
import type { Phrase, PhraseContext } from './phrase';
import { phrases } from './phrase-rows';
import { TRACK_KIND_ROWS } from '../../core/track-kind';

const GET = 'mark|take|earn|gain|get|receive';

/** "by its rank", "according to the rank of the vow", "per the quest's rank" */
export const BY_RANK =
	"(?: (?:by|per|according to|depending on|equal to|based on) (?:(?:the|its|their|your) )?(?:[a-z]+'s )?rank(?: of (?:the|your) [a-z]+)?)?";

/** Rewards and ticks on legacy tracks and other special tracks. */
export const LEGACY_PHRASES: readonly Phrase[] = phrases([
	{
		example:
			'Mark your reward on your quests track by its rank: troublesome=1 ticks; dangerous=2 ticks; formidable=4 ticks; extreme=8 ticks; epic=12 ticks',
		pattern: `(?:${GET}) (?:a|an|the|your|this|its|that)(?: full| legacy)? reward${BY_RANK} (?:on|to) (?:your|the) {special}(?: legacy| progress)?(?: track)?${BY_RANK}(?::? \\(?{by_rank}\\)?)?`,
		effects: ({ special, by_rank }) => (isExperience(by_rank) ? undefined : [rewardOn(special, by_rank)]),
	},
	{
		example: 'Mark the reward on your bonds track, one rank lower',
		pattern: `(?:${GET}) (?:a|an|the|your|this|its|that)(?: full| legacy)? reward (?:on|to) (?:your|the) {special}(?: legacy| progress)?(?: track)?,? (?:but )?(?:as if )?one rank lower`,
		effects: ({ special }) => [{ kind: 'reward', legacy: special, lower: true }],
	},
	{
		example:
			'Mark ticks on your quests track by its rank: troublesome=1 ticks; dangerous=2 ticks; formidable=4 ticks; extreme=8 ticks; epic=12 ticks',
		pattern: `(?:${GET}) (?:(?:a number of )?(?:ticks|progress)|the following|as follows)${BY_RANK} on (?:your|the) {special}(?: legacy| progress)?(?: track)?${BY_RANK}(?::? \\(?{by_rank}\\)?)`,
		effects: ({ special, by_rank }) => (isExperience(by_rank) ? undefined : [rewardOn(special, by_rank)]),
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
	// Classic bonds are a progress track of their own.
	[
		'Mark a tick on your bond progress track',
		'mark (?:an?|{number}) ticks? on your bonds?(?: progress)? track',
		'bonds +{number} ticks',
	],
	[
		'Mark a tick of failure',
		'(?:mark|take) (?:an?|{number}) ticks? (?:of|for|to|in) {special}',
		'{special} +{number} ticks',
	],
	// Delve, Mark Your Failure: its second sentence does not name the track again.
	{
		example: 'Mark two ticks',
		pattern: 'mark (?:an?|{number}) ticks?',
		effects: ({ number }, { before = '', vocabulary = PRINTED }) => {
			const named = trackBefore(before);
			const track = vocabulary.specialTracks.find(special => special === named);
			return track === undefined ? undefined : [ticksOn(track, number)];
		},
	},
	{
		example: 'Fill one box on your bonds legacy track',
		pattern: '(?:fill|mark) (?:an?|{number}) box(?:es)? (?:on|in) your {special}(?: legacy)? track',
		effects: ({ number, special }) => [{ kind: 'ticks', track: special, by: 4 * countedOf(number) }],
	},
]);

/** "troublesome=1 experience; …" is nothing to mark on a track. */
const isExperience = (byRank: string): boolean => /\b(?:experience|xp)\b/i.test(byRank);

const countedOf = (number: string): number => (number === '' ? 1 : numberOf(number));

const ticksOn = (track: string, number: string): Effect => ({ kind: 'ticks', track, by: countedOf(number) });

/** A reward, if the printed numbers are those of one; otherwise ticks by rank. */
function rewardOn(legacy: string, byRank: string): Effect {
	const ticks = readByRank(byRank);
	if (byRank === '' || isReward(ticks)) return { kind: 'reward', legacy };
	return { kind: 'ticks', track: legacy, by: { by_rank: ticks } };
}

/** The legacy of a track: quests for a vow, bonds for a connection, discoveries for an expedition. */
function legacyOf(words: string, { move, vocabulary = PRINTED }: PhraseContext): string | undefined {
	const kind = trackNamed(words) ?? move?.track;
	return vocabulary.specialTracks.find(special => kind && special === TRACK_KIND_ROWS[kind].legacy);
}

/** What the sentence before calls a track that is not a progress track: "failure", "quests", "appropriate". */
export const trackBefore = (before: string): string | undefined => {
	const [, named, of] = TRACK_BEFORE.exec(before) ?? [];
	return (named ?? of)?.toLowerCase();
};

const TRACK_BEFORE =
	/\b(?:on|in|to) (?:your|the|an?|this|that|their) (?!progress |vow |quest )([a-z]{2,30}) (?:(?:legacy|progress) )?track\b|\bticks? (?:of|for|to|in) (?!progress\b)([a-z]{2,30})(?=$|[.,;])/i;

/** What a new character inherits from the former one (Starforged, Continue a Legacy). */
export const INHERIT_PHRASES: readonly Phrase[] = phrases([
	[
		'Take one path or companion asset from your former character, with its abilities',
		'take one path or companion asset from (?:the|your) former character(?: {aside})?(?:, {tail})?',
		'inherit path or companion',
	],
	[
		'Take one connection from the former character, progress included',
		'take one connection from the former character(?:, {tail})?',
		'inherit connection',
	],
	[
		"Take your former character's command vehicle and a module or support craft",
		"take (?:the|your) former character's command vehicle and (?:one|a) module or support [a-z]+(?: {aside})?(?:, {tail})?",
		'inherit command vehicle',
		'inherit module or support vehicle',
	],
	[
		"Choose one of your former character's unfinished quests",
		"choose one of (?:the|your) former character's (?:unfinished|open) (?:quests|vows)",
		'inherit quest',
	],
	[
		'Mark up to half their earned progress (rounded)',
		'(?:immediately )?mark up to half their earned progress(?: {aside})?(?: on {tail})?',
		'inherit half progress',
	],
]);
