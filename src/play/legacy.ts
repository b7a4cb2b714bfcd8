import type { Rank } from '../rules/rank';
import { ofRank, rankAfter, REWARD_TICKS } from '../rules/rank';
import type { Ruleset } from '../rules/ruleset';
import { fullBoxes, MAX_TICKS } from './track';

const BOXES = 10;

/** What each filled box of a legacy track earns, and the move that says so. */
export interface Earning {
	readonly move: string;
	/** Experience for a box of the first ten. */
	readonly first: number;
	/** Experience for a box of a track that was cleared. */
	readonly later: number;
}

const EARNS = /on any legacy track[_*,\s]{1,6}take (\d{1,2}) experience/;
const EARNS_LATER = /at a reduced rate of (\d{1,2}) experience/;

/** The rule stands in a move: Earn Experience in Starforged, Advance in its preview. Classic has none. */
export function earningOf(ruleset: Ruleset): Earning | undefined {
	for (const { name, text } of ruleset.moves) {
		const first = EARNS.exec(text)?.[1];
		if (first !== undefined)
			return { move: name, first: Number(first), later: Number(EARNS_LATER.exec(text)?.[1] ?? first) };
	}
	return undefined;
}

/** Legacy tracks run on past 40 ticks; classic bonds and the failure track stop there. */
export const isLegacy = (ruleset: Ruleset, track: string): boolean =>
	ruleset.special_tracks.includes(`${track}_legacy`);

/** Experience for the boxes that were filled: the tenth still pays in full (Starforged, Earn Experience). */
export function earnedBetween(from: number, to: number, { first, later }: Earning): number {
	const boxes = Math.max(0, fullBoxes(to) - fullBoxes(from));
	const inFirst = Math.max(0, Math.min(BOXES, fullBoxes(to)) - fullBoxes(from));
	return inFirst * first + (boxes - inFirst) * later;
}

/** Boxes that a progress roll counts: a track that was cleared once counts as 10 (Starforged, Earn Experience). */
export const legacyProgress = (ticks: number): number => (ticks >= MAX_TICKS ? BOXES : fullBoxes(ticks));

/** Ticks of a reward; one rank lower, a troublesome track pays nothing (Starforged, Fulfill Your Vow). */
export function rewardTicks(rank: Rank, lower: boolean): number {
	const paid = lower ? rankAfter(rank, -1) : rank;
	return paid === undefined ? 0 : ofRank(REWARD_TICKS, paid);
}
