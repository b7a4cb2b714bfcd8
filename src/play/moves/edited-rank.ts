import type { Rank } from '../../rules/core/rank';
import { isRank, rankAfter, RANKS } from '../../rules/core/rank';
import type { PendingStepsBuilder } from '../pending-steps/pending-steps-builder';
import { changeWords } from '../pending-steps/format-step';
import type { Change, EventChange } from '../character/change';
import type { Character } from '../character/character';
import type { Track } from '../tracks/track';
import { findTrack, harmOf } from '../tracks/track';
import type { MoveRecord } from '../record/record';
import { rankBegun, rankRolled } from '../record/stated-rank';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/** The line of a track that was begun with a different rank than the record now states. */
type BegunOtherwise = EventChange & { readonly note: Rank };

/** Reports that the record states a different rank than its track was begun with, or its reward was counted by. */
export function rankEdited({ record, otherRank }: PendingStepsBuilder): string | undefined {
	const [begun] = begunOtherwise(record);
	if (begun)
		return t('The record says {value}; “{value2}” was begun as {note}.', {
			value: translateTerm(record.rank ?? ''),
			value2: begun.target ?? '',
			note: translateTerm(begun.note),
		});
	if (!otherRank) return undefined;
	return t('The record says {value}; “{change}” was counted by another rank.', {
		value: translateTerm(rankRolled(record) ?? ''),
		change: changeWords(otherRank),
	});
}

const begunOtherwise = (record: MoveRecord): readonly BegunOtherwise[] =>
	record.done.filter((line): line is BegunOtherwise => isOfOtherRank(line, rankBegun(record)));

const isOfOtherRank = (line: Change, stated: Rank | undefined): boolean =>
	line.kind === 'event' &&
	line.event === 'begun' &&
	line.note !== undefined &&
	isRank(line.note) &&
	stated !== undefined &&
	line.note !== stated;

/** Updates the lines of tracks that were begun to the rank that the record states. */
export const withStatedRank = (record: MoveRecord, begun: readonly Change[]): readonly Change[] =>
	begun.map(line => (isOfOtherRank(line, rankBegun(record)) ? { ...line, note: rankBegun(record) ?? '' } : line));

/**
 * Gives that rank to the tracks that the record began. If a rank has changed since, it is adjusted by the difference.
 */
export function withRanksBegun(record: MoveRecord, character: Character): Character {
	const changes = ranksToChange(record, character);
	return {
		...character,
		tracks: character.tracks.map(track => {
			const to = changes.find(({ target }) => target === track.name)?.to;
			return to === undefined ? track : withRank(track, to);
		}),
	};
}

interface RankToChange {
	readonly kind: 'value';
	readonly target: string;
	readonly what: 'rank';
	readonly from: Rank;
	readonly to: Rank;
}

/** The resulting changes: `Find the ark › rank dangerous → formidable`. */
export function ranksToChange(record: MoveRecord, { tracks }: Character): readonly RankToChange[] {
	const stated = rankBegun(record);
	return begunOtherwise(record).flatMap(({ target, note }) => {
		const track = target === undefined ? undefined : findTrack(tracks, target);
		if (!track?.rank || !stated) return [];
		const steps = RANKS.indexOf(stated) - RANKS.indexOf(note);
		const to = rankAfter(track.rank, steps) ?? (steps > 0 ? 'epic' : 'troublesome');
		return [{ kind: 'value', target: track.name, what: 'rank', from: track.rank, to }];
	});
}

/** Changes the rank of a track, and a foe's harm if it was the default of the old rank. */
function withRank(track: Track, rank: Rank): Track {
	const { harm } = track;
	const isOfRank = harm !== undefined && track.rank !== undefined && harm === harmOf({ rank: track.rank });
	return { ...track, rank, ...(isOfRank ? { harm: harmOf({ rank }) } : {}) };
}
