import { isSameName } from '../../rules/search/folded-name';
import { isRank, type Rank } from '../../rules/core/rank';
import type { MoveRecord } from './record';

/**
 * The rank that a progress move states for its track. It overrides the track's own rank, as any stated value overrides
 * the sheet.
 */
export const rankRolled = ({ rank, progress }: MoveRecord): Rank | undefined =>
	progress === undefined ? undefined : rankIn(rank);

/** That rank, for effects on the record's own track or on no particular one. */
export function rankStated(record: MoveRecord, target: string | undefined): { readonly rank?: Rank } {
	const rank = rankRolled(record);
	const isOwn = target === undefined || isSameName(target, record.track ?? '');
	return rank !== undefined && isOwn ? { rank } : {};
}

/** The rank that any other move states for the track it begins. */
export const rankBegun = ({ rank, progress }: MoveRecord): Rank | undefined =>
	progress === undefined ? rankIn(rank) : undefined;

const rankIn = (rank: string | undefined): Rank | undefined => (rank !== undefined && isRank(rank) ? rank : undefined);
