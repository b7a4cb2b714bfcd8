/** Chance from a seed: the same numbers on every machine (mulberry32). */
export interface Random {
	/** A whole number from 0, below the given one. */
	below(end: number): number;
	/** Once in so many times. */
	oneIn(times: number): boolean;
	pick<T>(items: readonly [T, ...T[]]): T;
}

export function random(seed: number): Random {
	let state = seed >>> 0;
	const next = (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (end: number) => Math.floor(next() * end);
	return {
		below,
		oneIn: times => below(times) === 0,
		pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
	};
}

/** A seed of its own for each part of something bigger. */
export const seedOf = (seed: number, part: number): number => random(Math.imul(seed, 0x9e3779b1) + part).below(2 ** 31);
