import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { campaignSetupOf, type SetupStep } from '../../../rules/books/campaign-setup';
import { openDialog } from '../../components/open-dialog';
import type { Expansion } from '../../vault/expansions';
import type { Game } from '../../vault/own-rulesets';
import type { JournalActions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { focusFirst } from './focus-first';
import type { NamesDraft } from './names-form';
import { gameOf, NamesForm, rulesetOf } from './names-form';
import { StepForm } from './step-form';
import { t } from '../../../i18n/translate';

interface CampaignFormProps {
	readonly actions: JournalActions;
	/** The campaign to continue; undefined for a new one. */
	readonly campaign: Campaign | undefined;
	readonly step: SetupStep;
	/** What can be played. */
	readonly games: readonly Game[];
	readonly expansions: readonly Expansion[];
	/** The names filled in for a new campaign. */
	readonly names: NamesDraft;
	readonly onNames: (names: NamesDraft) => void;
	/** Creates the folder and the first notes of a new campaign. */
	readonly begin: (names: NamesDraft) => Promise<Campaign | undefined>;
	readonly onDone: (campaign: Campaign) => void;
}

/**
 * Opens the dialog that guides through the first hour of a campaign, step by step. Closing it loses nothing: the command
 * continues at the same step.
 */
export const openCampaign = (input: CampaignFormProps): void =>
	openDialog(input.actions.app, {
		title: t('Begin a campaign'),
		class: 'sworn-campaign-dialog',
		content: dialog => <CampaignForm {...input} onDone={dialog.closing(input.onDone)} />,
		focus: focusFirst,
	});

/** The steps in order; each is written when the player continues from it. */
function CampaignForm(props: CampaignFormProps): JSX.Element {
	const { actions, games, expansions, names, onNames } = props;
	const [campaign, setCampaign] = useState(props.campaign);
	const [step, setStep] = useState(props.step);
	const [typed, setTyped] = useState(names);
	const { steps } = campaign?.hour ?? campaignSetupOf(rulesetOf(gameOf(games, typed.rules)));
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
					games={games}
					expansions={expansions}
					names={typed}
					onNames={next => {
						setTyped(next);
						onNames(next);
					}}
					onBegin={async (draft, next) => {
						const begun = await props.begin(draft);
						if (!begun) return;
						if (next === 'play') return goTo(undefined, begun);
						setCampaign(begun);
						setStep(begun.hour.steps[1] ?? 'scene');
					}}
				/>
			)}
		</div>
	);
}

/** The title and description of a step. */
interface StepWords {
	readonly title: string;
	readonly text: string;
}

const FIXED: Readonly<Record<Exclude<SetupStep, 'assets' | 'vehicle' | 'place' | 'people' | 'vow'>, StepWords>> = {
	names: {
		title: t('Your campaign'),
		text: t('A folder with your character, the first page of your journal, and a page for the campaign.'),
	},
	truths: {
		title: t('The truths of your world'),
		text: t('Choose them, roll them, or write your own; or leave some open.'),
	},
	stats: { title: t('Your stats'), text: t('Give each stat a value.') },
	scene: {
		title: t('What sets it off'),
		text: t('The event that calls for your first vow. It is written into your journal, where you continue.'),
	},
};

function stepWords(step: SetupStep, campaign: Campaign | undefined): StepWords {
	const hour = campaign?.hour;
	switch (step) {
		case 'assets':
			return { title: t('Your assets'), text: hour?.assets.which ?? '' };
		case 'vehicle':
			return {
				title: hour?.vehicle?.what ?? '',
				text: t('Its card and its name; then whatever else you know about it.'),
			};
		case 'place':
			return {
				title: hour?.place ?? '',
				text: t('Its name and what one sees of it, as a note{more}.', {
					more: hour?.map ? t('; or the whole {what} at once', { what: hour.map.what }) : '',
				}),
			};
		case 'people':
			return hour?.people.kind === 'bonds'
				? {
						title: t('Your bonds'),
						text: t('Up to {most} people or communities, one on each line.', { most: hour.people.most }),
					}
				: { title: t('A connection'), text: t('Somebody you know, with a rank: it needs no roll at the start.') };
		case 'vow':
			return {
				title: t('The vow of your past'),
				text: t('What drives you for years to come. It stands in your character’s note.'),
			};
		default:
			return FIXED[step];
	}
}
