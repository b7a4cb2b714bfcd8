import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ListedStep } from '../../../rules/books/campaign-setup';
import type { JournalActions } from '../../services/journal-actions';
import { openTruths, truthsOf } from '../truths/set-truths';
import { TruthsFile } from '../truths/truths-file';
import { addCard, lackingCard } from './add-card';
import type { Campaign } from './campaign';
import { t } from '../../../i18n/translate';

interface StepActionProps {
	readonly actions: JournalActions;
	readonly campaign: Campaign;
	readonly step: ListedStep;
	/** `isEnough` is true if this step is complete. */
	readonly wasDone: (isEnough: boolean) => void;
}

/** The part of a step that has a dialog of its own. */
export function StepAction(props: StepActionProps): JSX.Element | null {
	switch (props.step) {
		case 'truths':
			return <Truths {...props} />;
		case 'assets':
		case 'vehicle':
			return <Cards {...props} />;
		default:
			return null;
	}
}

function Truths({ actions, campaign, wasDone }: StepActionProps): JSX.Element {
	const { game, truthsPath, paths } = campaign;
	const id = game.ruleset._id;
	const world = { path: truthsPath, ruleset: id, notes: [paths.actor, paths.journal] };
	const [truths, setTruths] = useState(() => game.ruleset.truths?.() ?? []);
	const [settled, setSettled] = useState(0);
	useEffect(() => {
		void truthsOf(actions, world).then(found => {
			if (found.ok) setTruths(found.value);
		});
	}, [campaign]);
	const look = () => {
		void new TruthsFile(actions, truthsPath, id, truths).look().then(found => {
			if (found.ok) setSettled(found.value.written.filter(({ text }) => text !== '').length);
		});
	};
	// look again after the step wrote or undid something
	useEffect(look, [campaign, campaign.written('truths'), truths]);
	const settle = async () => {
		const before = await campaign.textOf(truthsPath);
		const closed = async () => {
			campaign.settled(before, await campaign.textOf(truthsPath));
			look();
			wasDone(true);
		};
		await openTruths(actions, world, () => void closed());
	};
	return (
		<div class="sworn-campaign-action">
			<button type="button" data-first onClick={() => void settle()}>
				{settled === 0 ? t('Settle the truths') : t('Go on with the truths')}
			</button>
			<span class="sworn-detail" role="status">
				{t('{settled} of {all} settled', { settled, all: truths.length })}
			</span>
		</div>
	);
}

function Cards({ actions, campaign, step, wasDone }: StepActionProps): JSX.Element {
	const isVehicle = step === 'vehicle';
	const takenSoFar = () => campaign.written(step).filter(({ kind }) => kind === 'note').length;
	const taken = takenSoFar();
	const count = isVehicle ? 1 : campaign.hour.assets.count;
	const pick = async () => {
		const isAdded = await addCard(actions, campaign, step);
		// Count again: the player may pick the next one before the last is rendered.
		wasDone(isAdded && takenSoFar() >= count);
	};
	return (
		<>
			{isVehicle && <Lacking actions={actions} campaign={campaign} />}
			<div class="sworn-campaign-action">
				<button type="button" data-first onClick={() => void pick()}>
					{isVehicle ? t('Choose its card') : taken === 0 ? t('Pick an asset') : t('Pick another asset')}
				</button>
				<span class="sworn-detail" role="status">
					{t('{taken} of {count} chosen', { taken, count })}
				</span>
			</div>
		</>
	);
}

/** Says that the data lack the card that the book begins with, unless the vault has it. */
function Lacking({ actions, campaign }: Pick<StepActionProps, 'actions' | 'campaign'>): JSX.Element | null {
	const name = campaign.hour.vehicle?.lacking;
	const [isLacking, setLacking] = useState(false);
	useEffect(() => void lackingCard(actions, campaign).then(found => setLacking(!found)), [campaign]);
	if (name === undefined || !isLacking) return null;
	return (
		<p class="sworn-detail" role="status">
			{t(
				'The data that come with the plugin lack the card “{name}”, with which the book begins: choose another one, or put a note or a Datasworn file with a card of that name into the vault.',
				{ name },
			)}
		</p>
	);
}
