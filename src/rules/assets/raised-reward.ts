import { may } from '../effects/phrases/builders';
import type { Outcome } from '../outcome';
import type { ByRank, Effect } from '../effects/effect';

type OnHits = Readonly<Partial<Record<Outcome, readonly Effect[]>>>;

export const HITS: readonly Outcome[] = ['strong_hit', 'weak_hit'];

/** The legacy that a move rewards. */
const LEGACIES: Readonly<Record<string, string>> = {
	'Fulfill Your Vow': 'quests',
	'Forge a Bond': 'bonds',
	'Finish an Expedition': 'discoveries',
};

const RAISED = /^make the legacy reward one rank higher \(1 extra box if already epic\)$/;

/** Ticks that one rank more is worth, from each rank: 1, 2, 4, 8, 12 are the rewards. */
const MORE: ByRank = { by_rank: [1, 2, 4, 4, 4] };
/** The same where the move has made the reward one rank lower, none for troublesome. */
const MORE_THAN_LOWER: ByRank = { by_rank: [1, 1, 2, 4, 4] };

/**
 * "Make the legacy reward one rank higher": what comes on top of the reward of the move. On a weak hit the player knows
 * how much of it was taken.
 */
export function raisedReward(clause: string, moves: readonly string[]): OnHits | undefined {
	const [legacy, ...others] = moves.flatMap(move => LEGACIES[move] ?? []);
	if (!RAISED.test(clause) || legacy === undefined || others.length > 0) return undefined;
	const more: Effect = { kind: 'ticks', track: legacy, by: MORE };
	const lower: Effect = { kind: 'ticks', track: legacy, by: MORE_THAN_LOWER };
	const taken = [
		{ label: 'The full reward was taken', effects: [more] },
		{ label: 'The reward was one rank lower', effects: [lower] },
	];
	return {
		strong_hit: [more],
		weak_hit:
			legacy === 'bonds'
				? [may('If you take the reward', [more])]
				: [{ kind: 'choose', count: { min: 0, max: 1 }, options: taken }],
	};
}
