import type { JSX } from 'preact';
import { withMinus } from '../../../../rules/minus-sign';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { Press } from '../../../../journal/pages/press';
import { PressButton } from '../../../components/press-button';
import { t } from '../../../../language/text';

interface AbilitiesAfterProps {
	readonly offers: readonly AbilityOffer[];
	press: (press: Press) => void;
}

/** Abilities that can be used after the dice are rolled. */
export function AbilitiesAfter({ offers, press }: AbilitiesAfterProps): JSX.Element | null {
	if (offers.length === 0) return null;
	return (
		<div class="sworn-step is-optional" role="group" aria-label={t('Abilities of assets')}>
			<span class="sworn-prompt">{t('Abilities of assets')}</span>
			<div class="sworn-buttons">
				{offers.map(({ id, asset, words, when }) => (
					<PressButton
						key={id}
						class="sworn-button sworn-choice"
						onPress={() => press({ kind: 'use_ability', ability: id })}
					>
						{`${asset}: ${withMinus(words)}`}
						{when !== '' && <span class="sworn-detail">{withMinus(when)}</span>}
					</PressButton>
				))}
			</div>
		</div>
	);
}
