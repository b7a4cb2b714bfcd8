import type { Move } from '../move';
import type { KnownMove, Ruleset } from '../ruleset';

/**
 * The precomputed effects of a move; `undefined` if the ruleset's moves, meters, impacts or tracks differ from those
 * they were computed with.
 */
export function knownMove(ruleset: Ruleset, { _id }: Move): KnownMove | undefined {
	const { known } = ruleset;
	if (!known) return undefined;
	const { moves, condition_meters, impacts, special_tracks } = known.among;
	const isSame =
		ruleset.moves === moves &&
		ruleset.condition_meters === condition_meters &&
		ruleset.impacts === impacts &&
		ruleset.special_tracks === special_tracks;
	return isSame ? known.moves().get(_id) : undefined;
}
