/** The ranks of a challenge, from easiest to hardest. */
export const RANKS = ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'] as const;

export type Rank = (typeof RANKS)[number];

/** One number per rank, from troublesome to epic. */
export type OfRank = readonly [
	troublesome: number,
	dangerous: number,
	formidable: number,
	extreme: number,
	epic: number,
];

export const TICKS_PER_BOX = 4;

/** Ticks of one mark of progress: 3 boxes, 2 boxes, 1 box, 2 ticks, 1 tick (Starforged, Progress Tracks). */
export const PROGRESS_TICKS: OfRank = [12, 8, 4, 2, 1];

/** Ticks of a legacy reward: 1 tick, 2 ticks, 1 box, 2 boxes, 3 boxes (Starforged, Fulfill Your Vow). */
export const REWARD_TICKS: OfRank = [1, 2, 4, 8, 12];

export const isRank = (word: string): word is Rank => RANKS.some(rank => rank === word);

/** The rank preselected in a form. */
export const usualRank = <R extends string>(ranks: readonly R[]): R | undefined =>
	ranks.find(rank => rank === 'dangerous') ?? ranks[0];

export const ofRank = (numbers: OfRank, rank: Rank): number => numbers[RANKS.indexOf(rank)] ?? 0;

/** The rank that many steps higher (lower if negative); `undefined` beyond troublesome or epic. */
export const rankAfter = (rank: Rank, steps: number): Rank | undefined => RANKS[RANKS.indexOf(rank) + steps];
