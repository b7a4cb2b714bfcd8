import type { JSX } from 'preact';
import type { Track } from '../../../play/tracks/track';
import { boxWords, segmentWords } from '../../components/format-boxes';
import { Pie, Strip } from '../../components/roll-icons';
import type { Actions } from '../../services/journal-actions';
import { gaugesOf, type TrackGauge } from './track-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface OpenTracksProps {
	readonly tracks: readonly Track[];
	/** Undefined if a press on a name leads nowhere. */
	readonly open: ((track: Track) => void) | undefined;
	/** Whether the kind stands before each name. */
	readonly withKinds?: boolean;
}

/** Tracks and clocks in a line each: kind, name, how far it is, rank. A press on the name opens its note. */
export const OpenTracks = ({ tracks, open, withKinds = false }: OpenTracksProps): JSX.Element => (
	<ul class="sworn-open-tracks">
		{tracks.map(track => (
			<li key={track.path ?? track.name}>
				{withKinds && <span class="sworn-detail">{translateTerm(track.kind)}</span>}
				{open ? (
					<button type="button" class="sworn-line-button" onClick={() => open(track)}>
						{track.name}
					</button>
				) : (
					<strong>{track.name}</strong>
				)}
				{gaugesOf(track).map(gauge => (
					<GaugePicture key={gauge.label} gauge={gauge} />
				))}
				{track.rank && <span class="sworn-detail">{translateTerm(track.rank)}</span>}
			</li>
		))}
	</ul>
);

/** Opens the note of a track, as seen from another note. */
export const opensTrack =
	(actions: Actions<'openNote' | 'vaultIndex'>, from: string) =>
	({ name, path }: Track): void => {
		const home = path === undefined ? actions.vaultIndex.trackHomes(name, from)[0]?.home.path : `${path}.md`;
		if (home !== undefined) actions.openNote(home);
	};

/** How far a track is, or how full a clock. */
export function GaugePicture({ gauge }: { gauge: TrackGauge }): JSX.Element {
	if (gauge.kind === 'boxes') return <Strip ticks={gauge.ticks} label={boxWords(gauge.ticks)} />;
	const { filled, segments } = gauge;
	return (
		<>
			<Pie filled={filled} segments={segments} size={20} label={segmentWords(filled, segments)} />
			<span class="sworn-detail" aria-hidden="true">
				{t('{filled} of {segments}', { filled, segments })}
			</span>
		</>
	);
}
