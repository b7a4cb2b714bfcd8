import { oddsOf } from '../../play/oracles/ask-the-oracle';
import { beginCampaign } from '../features/campaign/begin-campaign';
import { createCharacter } from '../features/character/create-character';
import { settleForks, settleOwn } from '../features/journal-check/resolve-forks';
import { travelTo } from '../features/moves/make-move';
import { openAsk } from '../features/oracles/ask-dialog';
import type { FeatureDialogs } from '../services/journal-actions';
import { t } from '../../i18n/translate';

/** The feature dialogs that actions may open. */
export const dialogs: FeatureDialogs = {
	waysToBegin: actions => [
		{ label: t('Begin a campaign'), detail: t('A game and two names, filled in'), run: () => beginCampaign(actions) },
		{ label: t('Create a character'), detail: t('A note with stats and meters'), run: () => createCharacter(actions) },
	],
	settleForks,
	settleOwn,
	travelTo,
	askOracle: (app, book, onAsk) => openAsk(app, { rows: oddsOf(book) }, onAsk),
};
