import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Action, Answer, Asks } from '../step';
import type { Track } from '../track';
import { findTrack, harmOf } from '../track';

/** The track that the player's answer makes: it needs a name that is free, and one of the ranks that are allowed. */
export function newTrack(
	answer: Answer | undefined,
	{ ranks }: Asks,
	{ effect, clears }: Extract<Action, { kind: 'begin_track' }>,
	known: readonly Track[],
): Reading<Track> {
	const kind = effect.track;
	const name = answer?.name.replace(/\s+/g, ' ').trim() ?? '';
	if (name === '') return unread('name_needed', `Name the ${kind}.`);
	if (findTrack(known, name))
		return unread('name_taken', `There is a track called “${name}” already. Choose another name.`);
	const [only, ...others] = ranks;
	const rank = answer?.rank ?? (others.length === 0 ? only : undefined);
	if (only !== undefined && (rank === undefined || !ranks.includes(rank)))
		return unread('rank_needed', `Give ${name} a rank: ${ranks.join(', ')}.`);
	return read({
		kind,
		name,
		...(rank === undefined ? {} : { rank }),
		ticks: 0,
		status: 'open',
		...(effect.segments === undefined ? {} : { segments: effect.segments, filled: 0 }),
		...(clears === undefined ? {} : { clears }),
		...(kind === 'foe' && rank !== undefined ? { harm: harmOf({ rank }) } : {}),
	});
}
