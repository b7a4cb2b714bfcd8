import type { JSX } from 'preact';
import type { AbilityReminder } from '../../../../play/abilities/reminders';
import { RulesText, type TextHome } from '../../../components/rules-text';
import { t } from '../../../../i18n/translate';

interface AbilityRemindersProps {
	readonly reminders: readonly AbilityReminder[];
	readonly home: TextHome;
}

/** How many are displayed at once; more are collapsed behind a line. */
const SHOWN = 2;

/** The texts of abilities that concern the move but could not be interpreted, as reminders for the player. */
export function AbilityReminders({ reminders, home }: AbilityRemindersProps): JSX.Element | null {
	if (reminders.length === 0) return null;
	const texts = reminders.map(({ asset, text }, at) => (
		<div key={at} class="sworn-reminder">
			<span class="sworn-reminder-asset">{asset}</span>
			<RulesText text={text} home={home} />
		</div>
	));
	if (reminders.length <= SHOWN)
		return (
			<div class="sworn-reminders" role="group" aria-label={t('Abilities to keep in mind')}>
				{texts}
			</div>
		);
	return (
		<details class="sworn-reminders">
			<summary>{t('Abilities to keep in mind ({count})', { count: reminders.length })}</summary>
			{texts}
		</details>
	);
}
