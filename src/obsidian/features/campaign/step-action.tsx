import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ListedStep } from '../../../rules/books/campaign-setup';
import type { JournalActions, Actions } from '../../services/journal-actions';
import { openTruths, truthsOf } from '../truths/set-truths';
import { TruthsFile } from '../truths/truths-file';
import type { Campaign } from './campaign';
import { t } from '../../../i18n/translate';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { isSameName } from '../../../rules/search/folded-name';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import { rollOracle } from '../../../play/oracles/oracle-roll';
import { newAssetNote } from '../../../journal/assets/new-asset-note';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import { openAddAsset } from '../assets/add-asset-dialog';
import type { AddAssetInput } from '../assets/asset-draft';
import { addingTo } from '../assets/browse-assets';
import { pickAsset } from '../assets/pick-asset';
import type { App, TFile } from 'obsidian';
import { ownCardIn, typedCardIn } from '../../../journal/assets/own-card-note';
import { readHouseRules } from '../../../rules/datasworn-files/read-house-rules';
import { possibleRulesets } from '../../vault/own-rulesets';

/** Lets the player pick a card and fill it in; starting assets are free. Returns whether an asset was added. */
async function addCard(actions: JournalActions, campaign: Campaign, step: ListedStep): Promise<boolean> {
	const { paths, game, hour } = campaign;
	const actor = await actions.freshActor(paths.actor, paths.actor);
	if (!actor) return false;
	const { character, book } = actor;
	const first = hour.assets.first;
	const isFirst = first && campaign.written(step).filter(({ kind }) => kind === 'note').length < first.count;
	const printed = book.ruleset.assets?.() ?? [];
	const fromVault = step === 'vehicle' ? await lackingCard(actions, campaign) : undefined;
	const vehicle = fromVault?.card ?? hour.vehicle;
	const category = step === 'vehicle' ? vehicle?.category : isFirst ? first.category : undefined;
	const card = await pickAsset(actions.app, fromVault?.holdsCard ? [fromVault.card, ...printed] : printed, {
		ruleset: game.ruleset._id,
		category,
		owned: character.assets.map(({ asset }) => asset),
		pickLabel: t('Choose for {name}', { name: character.name }),
	});
	if (!card) return false;
	const asset = await filledIn(actions, {
		...addingTo(actions, actor, card),
		...(step === 'vehicle' && { rollName: () => rolledName(actions, campaign, step) }),
		cost: 0,
		isStarting: true,
	});
	if (!asset) return false;
	const holdsCard = card === fromVault?.card && fromVault.holdsCard;
	const text = newAssetNote({ ...asset, holdsCard }, campaign.link);
	if (!text.ok) {
		actions.showProblems(text.problems);
		return false;
	}
	return campaign.write(step, [{ kind: 'note', path: `${paths.folder}/${asset.name}.md`, text: text.value }]);
}

interface LackingCard {
	readonly card: PrintedAsset;
	/** Whether its note has to hold it, because the rules of the character do not have it. */
	readonly holdsCard: boolean;
}

/** The card that the book begins with and the data lack, as far as the vault has it. */
async function lackingCard(
	actions: JournalActions,
	{ hour, paths }: Pick<Campaign, 'hour' | 'paths'>,
): Promise<LackingCard | undefined> {
	const name = hour.vehicle?.lacking;
	if (name === undefined) return undefined;
	const actor = await actions.freshActor(paths.actor, paths.actor);
	const card = actor?.book.ruleset.assets?.().find(each => isSameName(each.name, name));
	if (card) return { card, holdsCard: false };
	const own = await cardInVault(actions.app, name);
	return own && { card: own, holdsCard: true };
}

/** A name from the oracles of the step; the results of several are joined. */
function rolledName({ dice }: Actions<'dice'>, { hour, facts }: Campaign, step: ListedStep): string {
	const book = oracleBook(facts.ruleset);
	const oracles = (hour.oracles[step]?.name ?? []).flatMap(id => book.byId(`oracle_rollable:${id}`) ?? []);
	return oracles.map(oracle => rollOracle(oracle, book, dice).result).join(' ');
}

/** Opens the form of a card; undefined if it is closed. */
const filledIn = (actions: Actions<'app'>, input: AddAssetInput): Promise<PricedAsset | undefined> =>
	new Promise(resolve => {
		openAddAsset(actions.app, input, {
			onAdd: resolve,
			wasClosed: () => window.setTimeout(() => resolve(undefined), 0),
		});
	});

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
				{taken > 0 && (
					<span class="sworn-detail" role="status">
						{t('{taken} of {count} chosen', { taken, count })}
					</span>
				)}
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

/** The card of this name that a note or a Datasworn file of the vault holds, whether it is linked in `rules` or not. */
async function cardInVault({ vault }: App, name: string): Promise<PrintedAsset | undefined> {
	const notes = vault.getMarkdownFiles().filter(({ basename }) => isSameName(basename, name));
	for (const file of [...notes, ...possibleRulesets({ vault })]) {
		const text = await vault.cachedRead(file).catch(() => '');
		const card = cardsIn(text, file, name).find(each => isSameName(each.name, name));
		if (card) return card;
	}
	return undefined;
}

function cardsIn(text: string, file: TFile, name: string): readonly PrintedAsset[] {
	if (file.extension === 'md') return [ownCardIn(text, file.basename) ?? typedCardIn(text, file.basename) ?? []].flat();
	// without it there is no need to parse a file of megabytes
	if (!text.toLowerCase().includes(name.toLowerCase())) return [];
	const rules = readHouseRules(text, file.extension === 'json' ? 'json' : 'yaml', file.name);
	return rules.ok ? (rules.value.layer.assets ?? []) : [];
}
