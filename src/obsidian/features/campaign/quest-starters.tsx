import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { read } from '../../../rules/problem';
import { questStartersIn } from '../../../journal/truths/quest-starters';
import type { Actions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { t } from '../../../language/text';

interface QuestStartersProps {
	readonly actions: Actions<'writer'>;
	readonly campaign: Campaign;
	readonly pick: (quest: string) => void;
}

/** Offers the quest starters of the campaign's truths. */
export function QuestStarters({ actions, campaign, pick }: QuestStartersProps): JSX.Element | null {
	const [quests, setQuests] = useState<readonly string[]>([]);
	useEffect(() => {
		const { truthsPath } = campaign;
		if (!campaign.exists(truthsPath)) return;
		void actions.writer
			.look([truthsPath], texts => read(questStartersIn(texts.get(truthsPath) ?? '')))
			.then(found => found.ok && setQuests(found.value));
	}, [campaign]);
	if (quests.length === 0) return null;
	return (
		<fieldset class="sworn-truth-table">
			<legend>{t('Quest starters of your truths')}</legend>
			{quests.map(quest => (
				<button key={quest} type="button" class="sworn-campaign-quest" onClick={() => pick(quest)}>
					{quest}
				</button>
			))}
		</fieldset>
	);
}
