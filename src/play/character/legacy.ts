import { memoize } from '../../rules/core/memoize';
import { ofRank, rankAfter, REWARD_TICKS, type Rank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import { fullBoxes } from '../tracks/track';
import { MAX_TICKS } from '../../rules/core/track-key';

const BOXES = 10;

/** What each filled box of a legacy track earns, and the move that says so. */
interface Earning {
	readonly move: string;
	/** Experience for each of the first ten boxes. */
	readonly first: number;
	/** Experience for each box after the track was cleared. */
	readonly later: number;
	/** Boxes that pay a bonus once filled, 1-based (Advance in the Starforged preview). */
	readonly milestones: readonly Milestone[];
}

export interface Milestone {
	readonly track: string;
	readonly box: number;
	readonly bonus: number;
}

const EARNS = /on any legacy track[_*,\s]{1,6}take (\d{1,2}) experience/;
const EARNS_LATER = /at a reduced rate of (\d{1,2}) experience/;

/** Read from a move: Earn Experience in Starforged, Advance in its preview. Classic has none. */
export const earningOf = memoize(({ moves }: Ruleset): Earning | undefined => {
	for (const { name, text } of moves) {
		const first = EARNS.exec(text)?.[1];
		if (first !== undefined)
			return {
				move: name,
				first: Number(first),
				later: Number(EARNS_LATER.exec(text)?.[1] ?? first),
				milestones: milestonesIn(text),
			};
	}
	return undefined;
});

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const MILESTONE = /^([a-z]{1,10}) box on your ([a-z]{1,20}) legacy track/;
const BONUS = /\btake (\d{1,2}) bonus experience/;

/** "Once you fill the second box on …, take 1 bonus experience" */
const milestonesIn = (text: string): readonly Milestone[] =>
	text
		.split('nce you fill the ')
		.slice(1)
		.flatMap(told => {
			const [, ordinal = '', track = ''] = MILESTONE.exec(told) ?? [];
			const bonus = BONUS.exec(told)?.[1];
			const box = ORDINALS.indexOf(ordinal) + 1;
			return box > 0 && bonus !== undefined ? [{ track, box, bonus: Number(bonus) }] : [];
		});

/** The bonus for the boxes filled between two tick counts, each paid once. */
export function bonusBetween(track: string, from: number, to: number, { milestones }: Earning): number {
	const reached = milestones.filter(
		one => one.track === track && fullBoxes(from) < one.box && one.box <= fullBoxes(to),
	);
	return reached.reduce((sum, { bonus }) => sum + bonus, 0);
}

/** Legacy tracks continue past 40 ticks; classic bonds and the failure track stop there. */
export const isLegacy = (ruleset: Ruleset, track: string): boolean =>
	ruleset.special_tracks.includes(`${track}_legacy`);

/** Where bonds are no legacy track, they are noted by name, without rank or progress (Ironsworn, Forge a Bond). */
export const areBondsNoted = ({ ruleset }: { readonly ruleset: Ruleset }): boolean => !isLegacy(ruleset, 'bonds');

/**
 * Experience for the boxes filled between two tick counts. The tenth still pays in full (Starforged, Earn Experience).
 */
export function earnedBetween(from: number, to: number, { first, later }: Pick<Earning, 'first' | 'later'>): number {
	const boxes = Math.max(0, fullBoxes(to) - fullBoxes(from));
	const inFirst = Math.max(0, Math.min(BOXES, fullBoxes(to)) - fullBoxes(from));
	return inFirst * first + (boxes - inFirst) * later;
}

/**
 * Boxes that count for a progress roll, 0 to 10; a track that was once cleared counts as 10 (Starforged, Earn
 * Experience).
 */
export const legacyProgress = (ticks: number): number => (ticks >= MAX_TICKS ? BOXES : fullBoxes(ticks));

/**
 * Ticks of a reward by rank, from 1 to 12. With `lower`, one rank lower: none for a troublesome track (Starforged,
 * Fulfill Your Vow).
 */
export function rewardTicks(rank: Rank, lower: boolean): number {
	const paid = lower ? rankAfter(rank, -1) : rank;
	return paid === undefined ? 0 : ofRank(REWARD_TICKS, paid);
}
