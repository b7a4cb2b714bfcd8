import { RANKS, type Rank } from '../../../rules/core/rank';
import { clockOdds, type ClockOdds } from '../../../play/tracks/clock-odds';
import type { TrackStatus } from '../../../play/tracks/track';
import type { Actions } from '../../services/journal-actions';
import { turnIntoBlock, turnIntoNote } from './convert-track';
import { besideOf, menaceEdit } from './related-track';
import { editing, type TrackCommand, type Way } from './change-track';
import { homeOf } from './available-tracks';
import { hasKey } from '../../../rules/core/track-kind';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** *Mark progress*: marks by rank. A threat's menace comes first; clocks are advanced instead. */
export const markProgress = (actions: Actions<'manualEdits'>): TrackCommand => ({
	question: t('Mark progress on which track?'),
	none: t('No open track with a rank is in reach. Begin one, for example with “New vow”.'),
	waysOf: ({ track }, all) => {
		if (!hasKey(track.kind, 'ticks')) return [];
		const menace = hasKey(track.kind, 'menace') ? menaceEdit(track, besideOf(track, all), 1) : undefined;
		const progress = editing(actions, track, { kind: 'progress', times: 1 });
		return menace ? [...editing(actions, track, menace, translateTerm('menace')), ...progress] : progress;
	},
});

/** *Change rank*: lists the nearest ranks first, the higher of two before the lower. */
export const changeRank = (actions: Actions<'manualEdits'>): TrackCommand => ({
	question: t('Give which track which rank?'),
	none: t('No open track that can have a rank is in reach. Begin one, for example with “New vow”.'),
	waysOf: ({ track }) => {
		if (!hasKey(track.kind, 'rank')) return [];
		const now = track.rank === undefined ? -1 : RANKS.indexOf(track.rank);
		const steps = (rank: Rank) => RANKS.indexOf(rank) - now;
		return [...RANKS]
			.sort((a, b) => Math.abs(steps(a)) - Math.abs(steps(b)) || steps(b) - steps(a))
			.flatMap(to => editing(actions, track, { kind: 'rank', to }, translateTerm(to)));
	},
});

/** Completes or forsakes an open track. This is only bookkeeping: the reward comes from the move that fulfils a vow. */
const ending = (actions: Actions<'manualEdits'>, to: TrackStatus, verb: string): TrackCommand => ({
	question: t('{verb} which track?', { verb }),
	none: t('No open track is in reach. Begin one, for example with “New vow”.'),
	waysOf: ({ track }) => (track.status === 'open' ? editing(actions, track, { kind: 'status', to }) : []),
});

export const completeTrack = (actions: Actions<'manualEdits'>): TrackCommand =>
	ending(actions, 'completed', t('Complete'));
export const forsakeTrack = (actions: Actions<'manualEdits'>): TrackCommand =>
	ending(actions, 'forsaken', t('Forsake'));

export const openTrackAgain = (actions: Actions<'manualEdits'>): TrackCommand => ({
	question: t('Open which track again?'),
	none: t('No track in reach is completed or forsaken.'),
	waysOf: ({ track }) => editing(actions, track, { kind: 'status', to: 'open' }),
});

/**
 * *Advance a clock*: fills a segment, or asks the oracle whether to. Clocks that specify odds offer the question first.
 */
export const advanceClock = (actions: Actions<'manualEdits' | 'viewState'>, note: string): TrackCommand => ({
	question: t('Advance which clock?'),
	none: t('No open clock with an empty segment is in reach. Begin one with “New clock”.'),
	waysOf: ({ track }) => {
		const fill = editing(actions, track, { kind: 'filled', by: 1 }, t('fill a segment'));
		if (fill.length === 0) return [];
		const ask = (odds: string): Way => ({
			words: t('ask, {odds}', { odds: translateTerm(odds.toLowerCase()) }),
			detail: t('on a yes a segment is filled'),
			carryOut: (home, shownIn) => actions.manualEdits.advance(home, odds, shownIn),
		});
		const { book } = actions.viewState.around(note, undefined);
		const { own, others } = book.ok ? clockOdds(book.value, track.odds) : NO_ODDS;
		return [...own.map(ask), ...fill, ...others.map(ask)];
	},
});

/** For a note without rules. */
const NO_ODDS: ClockOdds = { own: [], others: [] };

export const trackIntoNote = (actions: Actions<'app' | 'vaultIndex' | 'write'>, note: string): TrackCommand => ({
	question: t('Turn which track into a note?'),
	none: t('No track that stands in a block is in reach.'),
	waysOf: at =>
		homeOf(actions, at, note)?.place
			? [{ detail: t('becomes a note'), carryOut: (home, shownIn) => turnIntoNote(actions, home, shownIn) }]
			: [],
});

export const trackIntoBlock = (actions: Actions<'vaultIndex' | 'write' | 'writer'>, note: string): TrackCommand => ({
	question: t('Turn which track into a block of this note?'),
	none: t('No track that is a note of its own is in reach.'),
	waysOf: at => {
		const home = homeOf(actions, at, note);
		if (!home || home.place || home.path === note) return [];
		return [{ detail: t('becomes a block here'), carryOut: (home, shownIn) => turnIntoBlock(actions, home, shownIn) }];
	},
});
