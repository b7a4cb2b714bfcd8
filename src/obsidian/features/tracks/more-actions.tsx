import type { JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { RANKS, rankAfter } from '../../../rules/core/rank';
import type { Rank } from '../../../rules/core/rank';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { Pending } from '../../components/press-button';
import { ActionButton } from './action-button';
import type { TrackAction } from './track-buttons';
import { hasKey } from '../../../rules/core/track-kind';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface MoreActionsProps {
	readonly track: Track;
	readonly clear: readonly TrackAction[];
	readonly edit: (edit: TrackEdit) => void;
}

/** The less frequent actions for a track: unmarking, its rank, what a connection gains, its end. */
export function MoreActions({ track, clear, edit }: MoreActionsProps): JSX.Element {
	const acts: readonly TrackAction[] = [
		...clear,
		...rankActs(track),
		{ label: t('Complete'), edit: { kind: 'status', to: 'completed' } },
		{ label: t('Forsake'), edit: { kind: 'status', to: 'forsaken' } },
	];
	return (
		<div class="sworn-buttons sworn-track-more" role="group" aria-label={t('More actions')}>
			{hasKey(track.kind, 'bond') && (
				<>
					<Gain gains="bond" label={t('Bond shared')} track={track} edit={edit} />
					<Gain gains="influence" label={t('Influence bolstered')} track={track} edit={edit} />
				</>
			)}
			{acts.map(act => (
				<ActionButton key={act.label} act={act} edit={edit} />
			))}
		</div>
	);
}

/** Raises or lowers the rank. A track without one can be given any rank; clocks have none. */
function rankActs({ kind, rank }: Track): readonly TrackAction[] {
	if (!hasKey(kind, 'rank')) return [];
	if (rank === undefined)
		return RANKS.map(to => ({ label: t('Make it {to}', { to: translateTerm(to) }), edit: { kind: 'rank', to } }));
	return [rankAct(t('Lower rank'), rankAfter(rank, -1)), rankAct(t('Raise rank'), rankAfter(rank, 1))];
}

const rankAct = (label: string, to: Rank | undefined): TrackAction =>
	to === undefined
		? { label, blocked: label === t('Raise rank') ? t('it is epic') : t('it is troublesome') }
		: { label, detail: t('to {to}', { to: translateTerm(to) }), edit: { kind: 'rank', to } };

interface GainProps {
	readonly gains: 'bond' | 'influence';
	readonly label: string;
	readonly track: Track;
	readonly edit: (edit: TrackEdit) => void;
}

function Gain({ gains, label, track, edit }: GainProps): JSX.Element {
	const isPending = useContext(Pending);
	const marked = track[gains] ?? false;
	return (
		<label class={marked ? 'sworn-tick is-marked' : 'sworn-tick'}>
			<input
				type="checkbox"
				data-control={label}
				checked={marked}
				aria-disabled={isPending ? 'true' : undefined}
				onClick={event => {
					event.preventDefault();
					if (!isPending) edit({ kind: 'connection', gains, marked: !marked });
				}}
			/>
			{label}
		</label>
	);
}
