import type { JSX } from 'preact';
import { useState, useRef } from 'preact/hooks';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import type { Beside } from './related-track';
import { ActionButton } from './action-button';
import { MoreActions } from './more-actions';
import { actsOf } from './track-buttons';
import { hasKey } from '../../../rules/core/track-kind';
import { t } from '../../../i18n/translate';
import { PressButton } from '../../components/press-button';
import { isComposing } from '../../components/is-composing';
import { translateTerm } from '../../../i18n/translate-terms';

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

interface AdvanceIfProps {
	readonly odds: readonly string[];
	readonly advance: (odds: string) => void;
}

/** Asks the oracle whether a clock advances, after choosing the odds (Starforged, Clocks). Esc closes the choice. */
function AdvanceIf({ odds, advance }: AdvanceIfProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const close = () => {
		setOpen(false);
		root.current?.querySelector('button')?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || isComposing(event) || !isOpen) return;
		event.preventDefault();
		event.stopPropagation();
		close();
	};
	return (
		<div ref={root} class="sworn-advance-if" onKeyDown={onKeyDown}>
			<PressButton
				class="sworn-button"
				data-control="Advance if"
				aria-expanded={isOpen}
				onPress={() => setOpen(!isOpen)}
			>
				{t('Advance if…')}
			</PressButton>
			{isOpen && (
				<div class="sworn-buttons" role="group" aria-label={t('How likely is it to advance?')}>
					{odds.map(one => (
						<PressButton
							key={one}
							class="sworn-button"
							onPress={() => {
								close();
								advance(one);
							}}
						>
							{translateTerm(one)}
						</PressButton>
					))}
				</div>
			)}
		</div>
	);
}
