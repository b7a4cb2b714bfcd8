import type { JSX } from 'preact';
import { PressButton } from '../../../components/press-button';
import type { SiteRoll } from './site-rolls';
import { t } from '../../../../language/text';

interface SiteRollListProps {
	readonly rolls: readonly SiteRoll[];
	/** Rolls on an oracle and writes the result just below the record. */
	readonly roll: (roll: SiteRoll) => void;
}

/** Buttons for rolls on the cards of a site. */
export function SiteRollList({ rolls, roll }: SiteRollListProps): JSX.Element | null {
	if (rolls.length === 0) return null;
	return (
		<div class="sworn-buttons" role="group" aria-label={t('Theme and domain')}>
			{rolls.map(each => (
				<PressButton key={each.label} class="sworn-button sworn-choice" onPress={() => roll(each)}>
					{each.label}
				</PressButton>
			))}
		</div>
	);
}
