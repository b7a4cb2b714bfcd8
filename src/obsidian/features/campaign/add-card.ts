import type { ListedStep } from '../../../rules/books/campaign-setup';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { isSameName } from '../../../rules/search/folded-name';
import { cardInVault } from '../../vault/card-in-vault';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import { rollOracle } from '../../../play/oracles/oracle-roll';
import { newAssetNote } from '../../../journal/assets/new-asset-note';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import { openAddAsset } from '../assets/add-asset-dialog';
import type { AddAssetInput } from '../assets/asset-draft';
import { addingTo } from '../assets/browse-assets';
import { pickAsset } from '../assets/pick-asset';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { t } from '../../../i18n/translate';

/** Lets the player pick a card and fill it in; starting assets are free. Returns whether an asset was added. */
export async function addCard(actions: JournalActions, campaign: Campaign, step: ListedStep): Promise<boolean> {
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
export async function lackingCard(
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
