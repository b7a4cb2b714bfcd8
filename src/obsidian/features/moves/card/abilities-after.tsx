import type { JSX } from 'preact';
import { withMinus } from '../../../../rules/core/minus-sign';
import type { AbilityOffer } from '../../../../play/abilities/available-abilities';
import type { RecordAction } from '../../../../journal/actions/record-action';
import { ChoiceButton } from '../../../components/card-keys';
import { abilityChoice } from './card-choices';
import { t } from '../../../../i18n/translate';

interface AbilitiesAfterProps {
	readonly offers: readonly AbilityOffer[];
	press: (press: RecordAction) => void;
}

/** Abilities that can be used after the dice are rolled. */
export function AbilitiesAfter({ offers, press }: AbilitiesAfterProps): JSX.Element | null {
	if (offers.length === 0) return null;
	return (
		<div class="sworn-step is-optional" role="group" aria-label={t('Abilities of assets')}>
			<span class="sworn-prompt">{t('Abilities of assets')}</span>
			<div class="sworn-buttons">
				{offers.map(({ id, asset, words, when }) => (
					<ChoiceButton key={id} id={abilityChoice(id)} onPress={() => press({ kind: 'use_ability', ability: id })}>
						{`${asset}: ${withMinus(words)}`}
						{when !== '' && <span class="sworn-detail">{withMinus(when)}</span>}
					</ChoiceButton>
				))}
			</div>
		</div>
	);
}
