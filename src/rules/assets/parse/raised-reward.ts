import { getOwn } from '../../core/collections';
import { optionalEffect } from '../../effects/phrases/builders';
import type { Outcome } from '../../core/outcome';
import type { ByRank, Effect } from '../../effects/effect';
import type { RollResult } from '../ability';
import type { Scope } from '../triggers/ability-sentences';

type OnHits = Readonly<Partial<Record<Outcome, readonly Effect[]>>>;

export const HITS: readonly Outcome[] = ['strong_hit', 'weak_hit'];

/** The legacy that each move rewards. */
const LEGACIES: Readonly<Record<string, string>> = {
	'Fulfill Your Vow': 'quests',
	'Forge a Bond': 'bonds',
	'Finish an Expedition': 'discoveries',
};

const RAISED = /^make the legacy reward one rank higher( \(1 extra box if already epic\))?$/;

/** The move itself marks a bond once, on a strong hit. */
const BOND_TWICE = /^mark a bond twice$/;

/** Extra ticks for a reward one rank higher, by rank; the rewards are 1, 2, 4, 8 and 12. */
const MORE: ByRank = { by_rank: [1, 2, 4, 4, 4] };
/** The same without a word on epic ones, which have no higher rank. */
const MORE_BELOW_EPIC: ByRank = { by_rank: [1, 2, 4, 4, 0] };
/** Extra ticks if the move itself lowers the reward by one rank, to none for troublesome. */
const MORE_THAN_LOWER: ByRank = { by_rank: [1, 1, 2, 4, 4] };

/**
 * "Make the legacy reward one rank higher": the ticks to add to the move's own reward. On a weak hit the player knows
 * how much of the reward was taken.
 */
export function raisedReward(clause: string, moves: readonly string[]): OnHits | undefined {
	if (BOND_TWICE.test(clause) && moves.join() === 'Forge a Bond')
		return { strong_hit: [{ kind: 'ticks', track: 'bonds', by: 1 }] };
	const [legacy, ...others] = moves.flatMap(move => getOwn(LEGACIES, move) ?? []);
	const raised = RAISED.exec(clause);
	if (!raised || legacy === undefined || others.length > 0) return undefined;
	const more: Effect = { kind: 'ticks', track: legacy, by: raised[1] === undefined ? MORE_BELOW_EPIC : MORE };
	const lower: Effect = { kind: 'ticks', track: legacy, by: MORE_THAN_LOWER };
	const taken = [
		{ label: 'The full reward was taken', effects: [more] },
		{ label: 'The reward was one rank lower', effects: [lower] },
	];
	return {
		strong_hit: [more],
		weak_hit:
			legacy === 'bonds'
				? [optionalEffect('If you take the reward', [more])]
				: [{ kind: 'choose', count: { min: 0, max: 1 }, options: taken }],
	};
}

/** More than the harm that a hit inflicts: on a miss there is none, unless the ability speaks of a miss. */
export const hitsOfHarm = (clause: string, fallen: RollResult | undefined): Scope | undefined =>
	/^(?:deal|inflict) \+\d harm$/.test(clause) && !fallen?.outcomes && fallen?.burned !== true
		? { outcomes: HITS, match: false }
		: undefined;
