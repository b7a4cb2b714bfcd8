import type { StepOption } from '../record/pending-step';
import { fullBoxes, type Track } from '../tracks/track';
import type { StepBuilder } from './step-builder';
import { countsSegments, kindsThatCount } from '../../rules/core/track-kind';

/** Kinds that mark progress: neither clocks, which count segments, nor threats, which count menace. */
export const WITH_PROGRESS = kindsThatCount('progress');

/** The option for an open track, with its rank and boxes. */
export function useOption(agenda: StepBuilder, track: Track, isOwn = true): StepOption {
	const action = isOwn
		? ({ kind: 'use_track', track: track.name } as const)
		: ({ kind: 'choose', chose: track.name } as const);
	return agenda.option(track.name, action, trackDetail(track));
}

/** "vow, formidable, 3 boxes". */
export function trackDetail({ kind, rank, ticks, segments, filled }: Track): string {
	const boxes = fullBoxes(ticks);
	const counted = countsSegments(kind)
		? `${filled ?? 0} of ${segments ?? 0} segments`
		: `${boxes} ${boxes === 1 ? 'box' : 'boxes'}`;
	return [kind, rank, counted].filter(Boolean).join(', ');
}
