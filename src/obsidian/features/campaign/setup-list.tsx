import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ListedStep } from '../../../rules/books/campaign-setup';
import { setupState, type StepState } from '../../../journal/campaign/setup-state';
import { readTruthsIn } from '../../../journal/truths/truths-in-note';
import type { JournalActions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { stepWords } from './step-words';
import { t } from '../../../i18n/translate';

/** What of a campaign is set up, read from its notes; undefined until it is. `again` are what it is read again for. */
export function useSetup(actions: JournalActions, campaign: Campaign, again: readonly unknown[]) {
	const [states, setStates] = useState<readonly StepState[] | undefined>();
	useEffect(() => {
		let isOver = false;
		void readSetup(actions, campaign).then(read => !isOver && setStates(read));
		return () => void (isOver = true);
	}, [campaign, ...again]);
	return states;
}

async function readSetup(actions: JournalActions, campaign: Campaign): Promise<readonly StepState[] | undefined> {
	const { paths, truthsPath, hour } = campaign;
	const actor = await actions.readActor(paths.actor, paths.actor);
	if (!actor.ok) return undefined;
	const { character, book } = actor.value;
	const truths = book.ruleset.truths?.() ?? [];
	const { written } = readTruthsIn((await campaign.textOf(truthsPath)) ?? '', truths);
	return setupState(hour, {
		character,
		truths: { settled: written.filter(({ text }) => text !== '').length, all: truths.length },
		places: campaign.places,
		page: (await campaign.textOf(paths.journal)) ?? '',
	});
}

interface SetupListProps {
	readonly campaign: Campaign;
	readonly states: readonly StepState[];
	/** Whether the rows have numbers, by which they are opened. */
	readonly hasKeys?: boolean;
	readonly onOpen: (step: ListedStep) => void;
}

/** What can be set up, in any order: what there is, and a way to change it. */
export const SetupList = ({ campaign, states, hasKeys = false, onOpen }: SetupListProps): JSX.Element => (
	<ul class="sworn-setup">
		{states.map(({ step, isDone, words }, i) => (
			<li key={step}>
				<button type="button" class="sworn-setup-row" data-step={step} onClick={() => onOpen(step)}>
					<span class={isDone ? 'sworn-setup-mark is-done' : 'sworn-setup-mark'} aria-hidden="true" />
					<span class="sworn-setup-name">{stepWords(step, campaign.hour).label}</span>
					<span class="sworn-detail">{words || stepWords(step, campaign.hour).title}</span>
					{hasKeys && (
						<kbd class="sworn-key" aria-hidden="true">
							{i + 1}
						</kbd>
					)}
					<span class="sworn-setup-do">{isDone ? t('Change') : words ? t('Go on') : t('Set up')}</span>
				</button>
			</li>
		))}
	</ul>
);
