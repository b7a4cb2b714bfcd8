import { ofRank, PROGRESS_TICKS, type Rank } from '../../../rules/core/rank';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { menaceEdit, type Beside } from './related-track';
import { clockLabel, hasProgress, type TrackGauge } from './track-view';
import { tickWords } from '../../../play/character/format-ticks';
import { countsSegments, hasKey } from '../../../rules/core/track-kind';
import { MAX_TICKS } from '../../../rules/core/track-key';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** An action for a track. */
export interface TrackAction {
	readonly label: string;
	/** "1 box" */
	readonly detail?: string;
	readonly edit?: TrackEdit | undefined;
	/** Why a press has no effect at present. */
	readonly blocked?: string;
}

/** An action for one of the gauges of a track. */
export interface GaugeAction extends TrackAction {
	readonly gauge: TrackGauge['label'];
}

/** The most frequent actions for an open track, and those that undo them. */
interface TrackActs {
	readonly first: readonly GaugeAction[];
	readonly clear: readonly GaugeAction[];
}

/**
 * The actions for a track, which depend on its kind: marking progress by rank, or advancing a clock (Starforged,
 * Progress Tracks and Clocks).
 */
export function actsOf(track: Track, beside: readonly Beside[]): TrackActs {
	const { kind, segments } = track;
	const acts = (times: Times): readonly GaugeAction[] => [
		...(hasKey(kind, 'menace') ? [{ ...menaceAct(track, beside, times), gauge: 'Menace' as const }] : []),
		...(hasProgress(track) ? [{ ...progressAct(track, times), gauge: 'Progress' as const }] : []),
		...(segments === undefined ? [] : [{ ...clockAct(track, segments, times), gauge: clockLabel(track) }]),
	];
	return { first: acts(1), clear: acts(-1) };
}

type Times = 1 | -1;

const NO_RANK = t('needs a rank');

function progressAct({ rank, ticks }: Track, times: Times): TrackAction {
	const label = times === 1 ? t('Mark progress') : t('Clear progress');
	return byRank(label, { kind: 'progress', times }, { ticks, times, rank });
}

function menaceAct(track: Track, beside: readonly Beside[], times: Times): TrackAction {
	const label = times === 1 ? t('Mark menace') : t('Clear menace');
	const rank = track.rank ?? beside[0]?.track.rank;
	return byRank(label, menaceEdit(track, beside, times), { ticks: track.menace ?? 0, times, rank });
}

function byRank(
	label: string,
	edit: TrackEdit | undefined,
	{ ticks, times, rank }: { readonly ticks: number; readonly times: Times; readonly rank: Rank | undefined },
): TrackAction {
	if (rank === undefined) return { label, blocked: NO_RANK };
	if (times === 1 && ticks >= MAX_TICKS) return { label, blocked: t('all boxes are full') };
	if (times === -1 && ticks <= 0) return { label, blocked: t('nothing is marked') };
	return { label, detail: translateTerm(tickWords(ofRank(PROGRESS_TICKS, rank))), edit };
}

function clockAct({ kind, filled = 0 }: Track, segments: number, times: Times): TrackAction {
	const label = countsSegments(kind)
		? times === 1
			? t('Advance')
			: t('Turn back')
		: times === 1
			? t('Advance the clock')
			: t('Turn back the clock');
	if (times === 1 && filled >= segments) return { label, blocked: t('it is full') };
	if (times === -1 && filled <= 0) return { label, blocked: t('nothing is filled') };
	return { label, edit: { kind: 'filled', by: times } };
}
