import type { Rulebook } from '../../../rules/rulebook';
import type { Rank } from '../../../rules/rank';
import { RANKS } from '../../../rules/rank';
import { areBondsNoted } from '../../character/legacy';
import type { Asks } from '../../record/pending-step';
import type { Around } from './details';
import { detailsOf } from './details';
import type { TrackKind } from '../../../rules/track-kind';
import { hasKey, TRACK_KIND_ROWS } from '../../../rules/track-kind';

/** What must be said of a new track: its name, one of the ranks, and what its kind has besides. */
export const asksOf = (track: TrackKind, around: Around, ranks = ranksOf(track, around.book)): Asks => ({
	kind: 'new_track',
	track,
	ranks,
	details: detailsOf(track, around),
	taken: around.character?.tracks.map(({ name }) => name) ?? [],
});

/** A plain clock has no rank, nor has a bond that is only noted. */
export function ranksOf(track: TrackKind, book: Rulebook | undefined): readonly Rank[] {
	if (!hasKey(track, 'rank') || (track === 'connection' && book && areBondsNoted(book))) return [];
	return TRACK_KIND_ROWS[track].ranks ?? RANKS;
}

/** What must be said of a new asset: a name that neither a track nor another asset has. */
export const asksOfAsset = (taken: readonly string[], offered: readonly string[] = []): Asks => ({
	kind: 'new_track',
	track: 'asset',
	ranks: [],
	details: [],
	taken,
	...(offered.length > 0 && { offered: offered.filter(name => !taken.includes(name)) }),
});
