import { PROGRESS_TICKS, RANKS, REWARD_TICKS, type OfRank } from '../../rank';
import { isTrackKind, type TrackKind } from '../../track-kind';
import type { Amount } from '../effect';

/** What the books call a track: a quest is a vow, a relationship a connection; a fight has several tracks. */
export function trackNamed(words: string): TrackKind | undefined {
	switch (words) {
		case 'quest':
			return 'vow';
		case 'relationship':
			return 'connection';
		case 'scene challenge':
			return 'scene';
		default:
			return isTrackKind(words) ? words : undefined;
	}
}

/** `on`, if the words name a kind of track. */
export function onTrack(words: string): { readonly on?: TrackKind } {
	const on = trackNamed(words);
	return on ? { on } : {};
}

/** "dangerous=2 ticks; formidable=1 box; …" in ticks; bare numbers as they stand. */
export function readByRank(words: string): OfRank {
	const [a, b, c, d, e] = RANKS.map(rank => ticksIn(partOf(words, rank)));
	return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
}

/** "1 box" of "formidable=1 box; …" */
function partOf(words: string, rank: string): string {
	const from = words.toLowerCase().indexOf(`${rank}`);
	const part = from < 0 ? '' : words.slice(from + rank.length);
	return part.split(/[;,]/)[0] ?? '';
}

/** "2 ticks" are 2, "1 box" is 4; "3" is 3. */
function ticksIn(part: string): number {
	const number = Number(/[+-]?\d+/.exec(part)?.[0] ?? 0);
	return /box|progress/i.test(part) ? number * TICKS_PER_BOX : number;
}

const TICKS_PER_BOX = 4;

const sameNumbers = (a: OfRank, b: OfRank): boolean => a.every((number, i) => number === b[i]);

/** Whether these are the ticks of a legacy reward. */
export const isReward = (ticks: OfRank): boolean => sameNumbers(ticks, REWARD_TICKS);

/** Whether these are the ticks of one mark of progress: one unit. */
export const isUnit = (ticks: OfRank): boolean => sameNumbers(ticks, PROGRESS_TICKS);

/** "troublesome=1; dangerous=2; …" as a cost: -1, -2, … */
export function costByRank(words: string): Amount {
	const [a, b, c, d, e] = readByRank(words);
	return { by_rank: [-a, -b, -c, -d, -e] };
}
