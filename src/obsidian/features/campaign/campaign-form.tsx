import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { campaignSetupOf, type SetupStep } from '../../../rules/campaign-setup';
import type { JournalActions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import type { NamesDraft } from './names-form';
import { NamesForm } from './names-form';
import { StepForm } from './step-form';
import { stepWords } from './step-words';
import { t } from '../../../language/text';

export interface CampaignFormProps {
	readonly actions: JournalActions;
	/** The campaign to continue; undefined for a new one. */
	readonly campaign: Campaign | undefined;
	readonly step: SetupStep;
	/** The names filled in for a new campaign. */
	readonly names: NamesDraft;
	readonly onNames: (names: NamesDraft) => void;
	/** Creates the folder and the first notes of a new campaign. */
	readonly begin: (names: NamesDraft) => Promise<Campaign | undefined>;
	readonly onDone: (campaign: Campaign) => void;
}

/** The steps in order; each is written when the player continues from it. */
export function CampaignForm(props: CampaignFormProps): JSX.Element {
	const { actions, names, onNames } = props;
	const [campaign, setCampaign] = useState(props.campaign);
	const [step, setStep] = useState(props.step);
	const [typed, setTyped] = useState(names);
	const { steps } = campaign?.hour ?? campaignSetupOf(typed.rules);
	const at = steps.indexOf(step);
	const goTo = (next: SetupStep | undefined, from: Campaign) => {
		void from.remember(next).then(() => (next ? setStep(next) : props.onDone(from)));
	};
	const { title, text } = stepWords(step, campaign);
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => heading.current?.scrollIntoView?.({ block: 'nearest' }), [step]);
	return (
		<div class="sworn-campaign">
			<p class="sworn-detail" role="status">
				{[t('Step {at} of {all}', { at: at + 1, all: steps.length }), ...(campaign ? [campaign.character] : [])].join(
					' · ',
				)}
			</p>
			<h2 ref={heading}>{title}</h2>
			<p class="sworn-detail">{text}</p>
			{campaign ? (
				<StepForm
					key={step}
					actions={actions}
					campaign={campaign}
					step={step}
					isLast={at === steps.length - 1}
					onNext={() => goTo(steps[at + 1], campaign)}
					onBack={at > 0 ? () => setStep(steps[at - 1] ?? step) : undefined}
					onGone={() => setCampaign(undefined)}
				/>
			) : (
				<NamesForm
					actions={actions}
					names={typed}
					onNames={next => {
						setTyped(next);
						onNames(next);
					}}
					onBegin={async draft => {
						const begun = await props.begin(draft);
						if (!begun) return;
						setCampaign(begun);
						setStep(begun.hour.steps[1] ?? 'scene');
					}}
				/>
			)}
		</div>
	);
}
