import { upperFirst } from '../../../rules/core/first-letter';
import { withMinus } from '../../../rules/core/minus-sign';
import type { Ruleset } from '../../../rules/ruleset';
import { signed } from '../../../rules/effects/effect-label';
import type { Character } from '../../../play/character/character';
import { NO_COMBAT } from '../../../play/character/change-target';
import { sheetView } from './sheet-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** The state of a character in a few words. */
export interface StatusWords {
	/** “Health 4 · Momentum +5 · In a bad spot” */
	readonly text: string;
	/** The text for screen readers: “Kestrel Vane: health 4, momentum +5, in a bad spot” */
	readonly spoken: string;
}

/** The ruleset's meters, momentum, and during a fight the position. */
export function statusWords(character: Character, ruleset: Ruleset): StatusWords {
	const { meters, momentum, position } = sheetView(character, ruleset);
	const levels = meters.map(meter =>
		meter.isUnread ? unreadWords(meter.name) : `${translateTerm(meter.name)} ${meter.value}`,
	);
	const momentumNow = momentum.isUnread
		? unreadWords('momentum')
		: t('momentum {momentum}', { momentum: withMinus(signed(momentum.value)) });
	const fight = position === undefined || position.now === NO_COMBAT ? [] : [translateTerm(position.now)];
	const words = [...levels, momentumNow, ...fight];
	return { text: words.map(upperFirst).join(' · '), spoken: `${character.name}: ${words.join(', ')}` };
}

const unreadWords = (name: string): string => t('{name} cannot be read', { name: translateTerm(name) });
