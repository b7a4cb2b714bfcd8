import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import type { Beside } from './related-track';
import { ActionButton } from './action-button';
import { AdvanceIf } from './advance-if';
import { MoreActions } from './more-actions';
import { actsOf } from './track-buttons';
import { hasKey } from '../../../rules/track-kind';
import { t } from '../../../language/text';

interface TrackActionsProps {
	readonly track: Track;
	readonly edit: (edit: TrackEdit) => void;
	readonly advance?: ((odds: string) => void) | undefined;
	readonly odds?: readonly string[] | undefined;
	readonly beside: readonly Beside[];
	readonly startsOpen?: boolean;
}

/** The actions for a track: the most frequent one, with the rest behind “More”. */
export function TrackActions(props: TrackActionsProps): JSX.Element {
	const { track, edit, advance, odds = [], beside, startsOpen = false } = props;
	const [isOpen, setOpen] = useState(startsOpen);
	if (track.status !== 'open')
		return (
			<div class="sworn-buttons">
				<ActionButton act={{ label: t('Open again'), edit: { kind: 'status', to: 'open' } }} edit={edit} />
			</div>
		);
	const { first, clear } = actsOf(track, beside);
	return (
		<>
			<div class="sworn-buttons">
				{first.map(act => (
					<ActionButton key={act.label} act={act} edit={edit} />
				))}
				{hasKey(track.kind, 'odds') && advance && odds.length > 0 && <AdvanceIf odds={odds} advance={advance} />}
				<button
					type="button"
					class="sworn-button is-quiet"
					data-control="More"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{t('More')}
				</button>
			</div>
			{isOpen && <MoreActions track={track} clear={clear} edit={edit} />}
		</>
	);
}
