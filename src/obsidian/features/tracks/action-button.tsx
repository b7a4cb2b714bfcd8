import type { JSX } from 'preact';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import { PressButton } from '../../components/press-button';
import type { TrackAction } from './track-buttons';

interface ActButtonProps {
	readonly act: TrackAction;
	readonly edit: (edit: TrackEdit) => void;
}

/** A button for an action. If it would change nothing, it shows why. */
export function ActionButton({ act: { label, detail, edit: does, blocked }, edit }: ActButtonProps): JSX.Element {
	return (
		<PressButton
			class="sworn-button"
			data-control={label}
			isBlocked={blocked !== undefined}
			onPress={() => {
				if (does) edit(does);
			}}
		>
			{label}
			{(blocked ?? detail) && <span class="sworn-terms">{blocked ?? detail}</span>}
		</PressButton>
	);
}
