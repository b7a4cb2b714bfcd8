import { given } from '../../../rules/core/collections';
import { hasKey } from '../../../rules/core/track-kind';
import type { TrackKey } from '../../../rules/core/track-key';
import type { PropertyValue } from '../../frontmatter/set-properties';
import { oddsFor } from '../campaign-names';
import type { ImportContext } from '../imported-note';
import type { ForeignTrack } from './app-campaign';

type Value = string | number | boolean;

/** The values of a track as properties, and those that its kind has no property for. */
export function trackValues(
	track: ForeignTrack,
	{ ruleset }: Pick<ImportContext, 'ruleset'>,
): { readonly values: Readonly<Record<string, PropertyValue>>; readonly rest: readonly (readonly [string, Value])[] } {
	const { rank, ticks, segments, filled, menace, theme, domain, role, bond, isCompleted } = track;
	const odds = track.odds === undefined ? undefined : oddsFor(track.odds, ruleset)?.toLowerCase();
	const all: Partial<Record<TrackKey, Value>> = {
		...given({ rank, ticks, segments, filled, odds, menace, theme, domain, role, bond }),
		...(isCompleted ? { status: 'completed' } : {}),
	};
	const entries = Object.entries(all) as readonly (readonly [TrackKey, Value])[];
	return {
		values: Object.fromEntries(entries.filter(([key]) => hasKey(track.kind, key))),
		rest: [
			...entries.filter(([key]) => !hasKey(track.kind, key)),
			...(track.odds !== undefined && odds === undefined ? ([['odds', track.odds]] as const) : []),
		],
	};
}
