import { beginCampaign } from '../features/campaign/begin-campaign';
import type { Choice } from '../components/pick-dialog';
import type { JournalActions } from './journal-actions';
import { createCharacter } from '../features/character/create-character';
import { t } from '../../language/text';

/** What can be done in a vault without characters, the likeliest first. */
export const startChoices = (actions: JournalActions): readonly Choice[] => [
	{ label: t('Begin a campaign'), detail: t('The first hour, step by step'), run: () => beginCampaign(actions) },
	{ label: t('Create a character'), detail: t('A note with stats and meters'), run: () => createCharacter(actions) },
];
