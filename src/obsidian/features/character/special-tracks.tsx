import type { JSX } from 'preact';
import { LegacyBoxes } from '../tracks/legacy-boxes';
import type { SpecialView } from './sheet-view';
import { UNKNOWN } from '../../components/meters/meter-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface SpecialTracksProps {
	readonly tracks: readonly SpecialView[];
	/** Marks this many ticks, or clears them if negative; undefined if read-only. */
	readonly onMark: ((track: string, by: number) => void) | undefined;
}

/** Legacy tracks and the like, with ten boxes each, which may be filled more than once. */
export function SpecialTracks({ tracks, onMark }: SpecialTracksProps): JSX.Element {
	return (
		<div class="sworn-special">
			{tracks.map(({ name, ticks, isUnread }) =>
				isUnread ? (
					<div
						key={name}
						class="sworn-track-row"
						role="group"
						aria-label={t('{name} cannot be read', { name: translateTerm(name) })}
					>
						<span class="sworn-track-label">{translateTerm(name)}</span>
						<span>{UNKNOWN}</span>
						<span class="sworn-track-words">{t('cannot be read')}</span>
					</div>
				) : (
					<LegacyBoxes key={name} name={name} ticks={ticks} onTicks={onMark && (to => onMark(name, to - ticks))} />
				),
			)}
		</div>
	);
}
