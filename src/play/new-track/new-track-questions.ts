import type { Rulebook } from '../../rules/books/rulebook';
import type { Rank } from '../../rules/core/rank';
import { RANKS } from '../../rules/core/rank';
import { areBondsNoted } from '../character/legacy';
import type { Asks } from '../record/pending-step';
import type { Around } from './details';
import { detailsOf } from './details';
import type { TrackKind } from '../../rules/core/track-kind';
import { hasKey, TRACK_KIND_ROWS } from '../../rules/core/track-kind';

/** What to ask for a new track: its name, a rank, and the details of its kind. */
export const asksOf = (track: TrackKind, around: Around, ranks = ranksOf(track, around.book)): Asks => ({
	kind: 'new_track',
	track,
	ranks,
	details: detailsOf(track, around),
	taken: around.character?.tracks.map(({ name }) => name) ?? [],
});

/** A plain clock has no rank, nor does a bond that is only noted by name. */
export function ranksOf(track: TrackKind, book: Rulebook | undefined): readonly Rank[] {
	if (!hasKey(track, 'rank') || (track === 'connection' && book && areBondsNoted(book))) return [];
	return TRACK_KIND_ROWS[track].ranks ?? RANKS;
}

/** What to ask for a new asset: a name that no track or other asset has. */
export const asksOfAsset = (taken: readonly string[], offered: readonly string[] = []): Asks => ({
	kind: 'new_track',
	track: 'asset',
	ranks: [],
	details: [],
	taken,
	...(offered.length > 0 && { offered: offered.filter(name => !taken.includes(name)) }),
});
