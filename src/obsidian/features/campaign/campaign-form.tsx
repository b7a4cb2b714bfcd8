import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ListedStep } from '../../../rules/books/campaign-setup';
import { Form } from '../../components/form';
import { openDialog } from '../../components/open-dialog';
import type { Expansion } from '../../vault/expansions';
import type { Game } from '../../vault/own-rulesets';
import type { JournalActions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { focusFirst } from './focus-first';
import { NamesForm, type NamesDraft } from './names-form';
import { SetupList, useSetup } from './setup-list';
import { StepForm } from './step-form';
import { stepWords } from './step-words';
import { t } from '../../../i18n/translate';

interface BeginFormProps {
	readonly actions: JournalActions;
	/** What can be played. */
	readonly games: readonly Game[];
	readonly expansions: readonly Expansion[];
	/** The names filled in for a new campaign. */
	readonly names: NamesDraft;
	readonly onNames: (names: NamesDraft) => void;
	/** Creates the folder and the first notes of a new campaign. */
	readonly begin: (names: NamesDraft) => Promise<Campaign | undefined>;
	/** Opens the first page. */
	readonly play: (campaign: Campaign) => void;
}

/** Opens the dialog that begins a campaign: its names, and for those who want it, what can be set up before. */
export const openBegin = (input: BeginFormProps): void =>
	openDialog(input.actions.app, {
		title: t('Begin a campaign'),
		class: 'sworn-campaign-dialog',
		content: dialog => <BeginForm {...input} play={dialog.closing(input.play)} />,
		focus: focusFirst,
	});

/** Opens one step of a campaign, which may have been begun long ago. */
export const openStep = (actions: JournalActions, campaign: Campaign, step: ListedStep, wasClosed: () => void): void =>
	openDialog(actions.app, {
		title: campaign.character,
		class: 'sworn-campaign-dialog',
		content: dialog => (
			<Step actions={actions} campaign={campaign} step={step} onDone={dialog.closing(() => undefined)} />
		),
		focus: focusFirst,
		wasClosed,
	});

function BeginForm({ begin, play, ...props }: BeginFormProps): JSX.Element {
	const { actions, onNames } = props;
	const [campaign, setCampaign] = useState<Campaign | undefined>();
	const [step, setStep] = useState<ListedStep | undefined>();
	const [typed, setTyped] = useState(props.names);
	if (campaign && step)
		return <Step actions={actions} campaign={campaign} step={step} onDone={() => setStep(undefined)} />;
	if (campaign)
		return (
			<Setup
				actions={actions}
				campaign={campaign}
				onOpen={setStep}
				onPlay={() => play(campaign)}
				onGone={() => setCampaign(undefined)}
			/>
		);
	return (
		<div class="sworn-campaign">
			<NamesForm
				{...props}
				names={typed}
				onNames={next => {
					setTyped(next);
					onNames(next);
				}}
				onBegin={async (draft, next) => {
					const begun = await begin(draft);
					if (!begun) return;
					setTyped(props.names);
					if (next === 'play') play(begun);
					else setCampaign(begun);
				}}
			/>
		</div>
	);
}

interface StepProps {
	readonly actions: JournalActions;
	readonly campaign: Campaign;
	readonly step: ListedStep;
	readonly onDone: () => void;
}

function Step(props: StepProps): JSX.Element {
	const { title, text } = stepWords(props.step, props.campaign.hour);
	return (
		<div class="sworn-campaign">
			<h2>{title}</h2>
			<p class="sworn-detail">{text}</p>
			<StepForm {...props} />
		</div>
	);
}

interface SetupProps {
	readonly actions: JournalActions;
	readonly campaign: Campaign;
	readonly onOpen: (step: ListedStep) => void;
	readonly onPlay: () => void;
	/** Called when the campaign itself was undone. */
	readonly onGone: () => void;
}

/** The list of what can be set up, before the first page. */
function Setup({ actions, campaign, onOpen, onPlay, onGone }: SetupProps): JSX.Element {
	const states = useSetup(actions, campaign, []) ?? [];
	const form = useRef<HTMLFormElement>(null);
	useLayoutEffect(() => focusFirst(form.current), []);
	return (
		<Form
			form={form}
			class="sworn-campaign"
			onSubmit={onPlay}
			onKeyDown={event => {
				const picked = states[Number(event.key) - 1];
				if (!picked) return;
				event.preventDefault();
				onOpen(picked.step);
			}}
		>
			<h2>{campaign.paths.folder}</h2>
			<p class="sworn-detail">
				{t('In any order; what is left open stays open. This list stays on the campaign’s page.')}
			</p>
			<SetupList campaign={campaign} states={states} hasKeys onOpen={onOpen} />
			<div class="sworn-truth-foot">
				<button type="submit" class="mod-cta" data-first>
					{t('Begin to play')}
				</button>
				<button type="button" onClick={() => void campaign.takeBack('names').then(isGone => isGone && onGone())}>
					{t('Undo the campaign')}
				</button>
			</div>
		</Form>
	);
}
