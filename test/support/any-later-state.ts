import fc from 'fast-check';
import type { Asset } from '../../src/play/assets/asset';
import type { Character } from '../../src/play/character/character';
import type { Track } from '../../src/play/tracks/track';
import { RANKS } from '../../src/rules/core/rank';
import type { Rulebook } from '../../src/rules/books/rulebook';
import { anyCharacter } from './any-session';

/** What may have happened to a character by the time an old card is rendered again: played on, changed by hand, renamed. */
export interface Later {
	/** Whose values are now. */
	readonly other: Character;
	/** One bit for each track or asset of the character: whether it is there still, and under its name. */
	readonly gone: number;
	readonly renamed: number;
	readonly closed: number;
	readonly rank: number;
	/** A value that was left as it was: all of them, where it is odd. */
	readonly kept: number;
}

export const anyLater = (book: Rulebook): fc.Arbitrary<Later> =>
	fc.record({
		other: anyCharacter(book),
		gone: fc.nat({ max: 255 }),
		renamed: fc.nat({ max: 255 }),
		closed: fc.nat({ max: 255 }),
		rank: fc.nat({ max: 4 }),
		kept: fc.nat({ max: 63 }),
	});

const has = (bits: number, at: number): boolean => (bits >> (at % 8)) % 2 === 1;

export function laterState(then: Character, { other, gone, renamed, closed, rank, kept }: Later): Character {
	const tracks = then.tracks.flatMap((track, at): readonly Track[] => {
		if (has(gone, at) && has(renamed, at)) return [];
		const status = has(closed, at) ? 'completed' : 'open';
		return [{ ...track, status, ...(has(renamed, at) ? { name: `${track.name} II` } : {}), ...ranked(track, rank) }];
	});
	const assets = then.assets.flatMap((asset, at): readonly Asset[] => {
		if (has(gone, at + 3) && has(renamed, at)) return [];
		return [{ ...asset, ...(has(gone, at + 3) ? { discarded: true } : {}) }];
	});
	const names = new Set([...then.tracks, ...then.assets].map(({ name }) => name));
	const merged = <T extends { readonly name: string }>(own: readonly T[], more: readonly T[]) => [
		...own,
		...more.filter(({ name }) => !names.has(name)),
	];
	const keeps = (bit: number) => has(kept, bit);
	return {
		...(keeps(0) ? then : other),
		name: then.name,
		stats: then.stats,
		...(keeps(1) ? { meters: then.meters } : {}),
		...(keeps(2) ? { impacts: then.impacts } : {}),
		...(keeps(3) ? { momentum: then.momentum } : {}),
		tracks: merged(tracks, keeps(4) ? [] : other.tracks),
		assets: merged(assets, keeps(5) ? [] : other.assets),
	};
}

const ranked = (track: Track, rank: number): Pick<Track, 'rank'> => {
	const to = RANKS[rank];
	return track.rank !== undefined && to !== undefined ? { rank: to } : {};
};
