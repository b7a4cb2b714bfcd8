import { isUnit, numberOf, onTrack, readByRank } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

const ALL_BUT_ONE = 'clear all but one (?:filled |marked )?(?:progress|progress box|box)(?: of progress)?';
const RAISE =
	"(?:raise|increase) (?:(?:the|your|its|their) )?(?:{track}'s )?rank(?: of (?:the|your) [a-z]+)? by (?:one|1)(?: step)?(?: \\(if not already epic\\))?";

/** Marking and losing progress, and changes of a track's rank. */
export const PROGRESS_PHRASES: readonly Phrase[] = phrases([
	// Marked
	{
		example: 'Mark progress twice per the rank of the expedition',
		pattern:
			"(?:mark )?progress(?: {times})?,? (?:per|on|in|for|against|according to|by) (?:(?:the|your|its) )?(?:rank of (?:the|your) )?{track}(?:'s rank|, per its rank)?",
		effects: ({ times, track }) => [{ kind: 'progress', times: timesOf(times), ...onTrack(track) }],
	},
	{
		example: 'Mark progress twice',
		pattern: 'mark progress(?: {times})?(?:,? (?:on|per|for|against) {tail})?',
		// "On two vows", "on a vow of your choice": this is not the move's own track.
		effects: ({ times, tail }) =>
			/^(?:an?|any|another|both|one|two|three|all|(?:the|your) (?:first|second|third|next|last|final))\b/.test(tail)
				? undefined
				: [{ kind: 'progress', times: timesOf(times) }],
	},
	{
		example: 'Mark progress on the expedition twice',
		pattern: 'mark progress (?:on|in|for|against) (?:(?:the|your|its) )?{track},? {times}',
		effects: ({ times, track }) => [{ kind: 'progress', times: timesOf(times), ...onTrack(track) }],
	},
	// "Extra progress" is one mark more than usual (Strike in the preview).
	['Mark extra progress', 'mark extra progress', 'progress twice'],
	['Mark progress again', 'mark progress again', 'progress'],

	// Lost
	[
		'Roll the challenge dice, take the lower value, and clear that many boxes',
		'roll (?:both|the) challenge dice, take the low(?:est|er) value,? and clear that (?:number|many)(?: of)? (?:progress )?boxes(?: of progress)?',
		'clear progress lowest die',
	],
	[
		"Clear all but one box, and raise the site's rank by one",
		`${ALL_BUT_ONE},? and ${RAISE}`,
		'clear progress all but 1',
		'rank +1',
	],
	['Clear all but one filled progress', ALL_BUT_ONE, 'clear progress all but 1'],
	{
		example: 'Clear one unit of progress on that track',
		pattern: 'clear (?:1|one) unit of progress(?: on (?:that|the|a) track)?(?: per its rank)?(?::? \\(?{by_rank}\\)?)?',
		effects: ({ by_rank }) =>
			by_rank === '' || isUnit(readByRank(by_rank)) ? [{ kind: 'clear_progress', how: '1 unit' }] : undefined,
	},
	[
		'Clear all progress',
		'clear all (?:marked |filled )?progress(?: (?:on|from) (?:this|the|that|your) {words})?',
		'clear progress all',
	],

	// The rank
	["Raise the foe's rank by one (if not already epic)", RAISE, 'rank +1'],
]);

const timesOf = (words: string): number => (words === '' ? 1 : numberOf(words));
