import { createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Correction, Problem } from '../../rules/core/problem';
import { PressButton } from './press-button';
import { t } from '../../i18n/translate';

/** Writes a correction into the surrounding block; undefined if the block cannot be written. */
export const Correcting = createContext<((correction: Correction) => void) | undefined>(undefined);

/** A button that replaces a typo with the suggested word. */
export function CorrectionButton({
	problem: { correction },
}: {
	problem: Pick<Problem, 'correction'>;
}): JSX.Element | null {
	const correct = useContext(Correcting);
	if (!correct || !correction) return null;
	const label = t('Change to “{insert}”', { insert: correction.insert });
	return (
		<>
			{' '}
			<PressButton class="sworn-button" data-control={label} onPress={() => correct(correction)}>
				{label}
			</PressButton>
		</>
	);
}
