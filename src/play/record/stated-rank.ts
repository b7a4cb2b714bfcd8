import type { Rank } from '../../rules/rank';
import { isRank } from '../../rules/rank';
import type { MoveRecord } from './record';

/** The rank that a progress move states of its track. It wins over that of the track, as a stated value wins over the sheet. */
export const rankRolled = ({ rank, progress }: MoveRecord): Rank | undefined =>
	progress === undefined ? undefined : rankIn(rank);

/** That rank, for what acts on the record's own track or on none in particular. */
export function rankStated(record: MoveRecord, target: string | undefined): { readonly rank?: Rank } {
	const rank = rankRolled(record);
	const isOwn = target === undefined || target.trim().toLowerCase() === record.track?.trim().toLowerCase();
	return rank !== undefined && isOwn ? { rank } : {};
}

/** The rank that any other move states of what it begins. */
export const rankBegun = ({ rank, progress }: MoveRecord): Rank | undefined =>
	progress === undefined ? rankIn(rank) : undefined;

const rankIn = (rank: string | undefined): Rank | undefined => (rank !== undefined && isRank(rank) ? rank : undefined);
