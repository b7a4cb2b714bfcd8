import { isUnit, numberOf, onTrack, readByRank } from './builders';
import type { Phrase } from './phrase';

const ALL_BUT_ONE = 'clear all but one (?:filled |marked )?(?:progress|progress box|box)(?: of progress)?';
const RAISE =
	"(?:raise|increase) (?:(?:the|your|its|their) )?(?:{track}'s )?rank(?: of (?:the|your) [a-z]+)? by (?:one|1)(?: step)?(?: \\(if not already epic\\))?";

/** Marking and losing progress, and changes of a track's rank. */
export const PROGRESS_PHRASES: readonly Phrase[] = [
	// Marked
	{
		example: 'Mark progress twice per the rank of the expedition',
		pattern:
			"mark progress(?: {times})?,? (?:per|on|for|against) (?:(?:the|your|its) )?(?:rank of (?:the|your) )?{track}(?:'s rank|, per its rank)?",
		effects: ({ times, track }) => [{ kind: 'progress', times: timesOf(times), ...onTrack(track) }],
	},
	{
		example: 'Mark progress twice',
		pattern: 'mark progress(?: {times})?(?:,? (?:on|per|for|against) {tail})?',
		// "On two vows", "on a vow of your choice": this is not the move's own track.
		effects: ({ times, tail }) =>
			/^(?:an?|any|another|both|one|two|three|all)\b/.test(tail)
				? undefined
				: [{ kind: 'progress', times: timesOf(times) }],
	},
	// "Extra progress" is one mark more than usual (Strike in the preview).
	{ example: 'Mark extra progress', pattern: 'mark extra progress', effects: () => [{ kind: 'progress', times: 2 }] },
	{ example: 'Mark progress again', pattern: 'mark progress again', effects: () => [{ kind: 'progress', times: 1 }] },

	// Lost
	{
		example: 'Roll the challenge dice, take the lower value, and clear that many boxes',
		pattern:
			'roll (?:both|the) challenge dice, take the low(?:est|er) value,? and clear that (?:number|many)(?: of)? (?:progress )?boxes(?: of progress)?',
		effects: () => [{ kind: 'clear_progress', how: 'lowest die' }],
	},
	{
		example: "Clear all but one box, and raise the site's rank by one",
		pattern: `${ALL_BUT_ONE},? and ${RAISE}`,
		effects: () => [
			{ kind: 'clear_progress', how: 'all but 1' },
			{ kind: 'rank', by: 1 },
		],
	},
	{
		example: 'Clear all but one filled progress',
		pattern: ALL_BUT_ONE,
		effects: () => [{ kind: 'clear_progress', how: 'all but 1' }],
	},
	{
		example: 'Clear one unit of progress on that track',
		pattern: 'clear (?:1|one) unit of progress(?: on (?:that|the|a) track)?(?: per its rank)?(?::? \\(?{by_rank}\\)?)?',
		effects: ({ by_rank }) =>
			by_rank === '' || isUnit(readByRank(by_rank)) ? [{ kind: 'clear_progress', how: '1 unit' }] : undefined,
	},
	{
		example: 'Clear all progress',
		pattern: 'clear all (?:marked |filled )?progress(?: (?:on|from) (?:this|the|that|your) {words})?',
		effects: () => [{ kind: 'clear_progress', how: 'all' }],
	},

	// The rank
	{
		example: "Raise the foe's rank by one (if not already epic)",
		pattern: RAISE,
		effects: () => [{ kind: 'rank', by: 1 }],
	},
];

const timesOf = (words: string): number => (words === '' ? 1 : numberOf(words));
