import { MarkdownView, normalizePath } from 'obsidian';
import { ownRuleset, rulesIn, statedRuleset } from '../../../journal/character/character-rules';
import { campaignSetupOf, type SetupStep } from '../../../rules/books/campaign-setup';
import { campaignPaths, STEP_PROPERTY } from '../../../journal/campaign/campaign-notes';
import { nameOf } from '../../../journal/character/acting-character';
import type { Choice } from '../../components/pick-dialog';
import { offerChoices } from '../../components/pick-dialog';
import { backToNote } from '../../services/note-at-cursor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { Campaign } from './campaign';
import { openCampaign } from './campaign-form';
import { gameOf, type NamesDraft } from './names-form';
import { expansionsFor, expansionsIn, withExpansions, type Expansion } from '../../vault/expansions';
import { BUNDLED, gamesIn, possibleRulesets, type Game } from '../../vault/own-rulesets';
import { memoize } from '../../../rules/core/memoize';
import { t } from '../../../i18n/translate';

/** What is remembered about campaign setups in this session. */
interface Memory {
	readonly campaigns: Map<string, Campaign>;
	names: NamesDraft;
}

const NO_NAMES: NamesDraft = { rules: 'starforged', expansions: [], campaign: '', character: '' };

const memoryOf = memoize((_actions: JournalActions): Memory => ({
	campaigns: new Map(),
	names: NO_NAMES,
}));

/** *Begin a campaign*: starts a new one, or continues one whose setup is not finished. */
export const beginCampaign = (actions: JournalActions): void =>
	possibleRulesets(actions.app).length === 0
		? beginWith(actions, { games: BUNDLED, expansions: [] })
		: void Promise.all([gamesIn(actions.app), expansionsIn(actions.app)]).then(([games, expansions]) =>
				beginWith(actions, { games, expansions }),
			);

/** What can be played, and what the vault has to add to it. */
interface Playable {
	readonly games: readonly Game[];
	readonly expansions: readonly Expansion[];
}

function beginWith(actions: JournalActions, playable: Playable): void {
	const begun = campaignsBegun(actions, playable);
	if (begun.length === 0) return openDialog(actions, playable);
	const choices = begun.map(({ campaign, step }): Choice => {
		const { folder } = campaign.paths;
		return {
			label: t('Go on with {folder}', { folder }),
			detail: campaign.character,
			run: () => openDialog(actions, playable, campaign, step),
		};
	});
	const anew: Choice = { label: t('Begin a new campaign'), run: () => openDialog(actions, playable) };
	offerChoices(actions.app, t('Which campaign?'), [...choices, anew]);
}

function openDialog(
	actions: JournalActions,
	{ games, expansions }: Playable,
	campaign?: Campaign,
	step: SetupStep = 'names',
): void {
	const memory = memoryOf(actions);
	openCampaign({
		actions,
		games,
		expansions,
		campaign,
		step,
		names: memory.names,
		onNames: names => (memory.names = names),
		begin: async ({ rules, expansions: picked, campaign: folder, character }) => {
			const game = gameOf(games, rules);
			if (!game) return undefined;
			const paths = campaignPaths(normalizePath(folder), normalizePath(character));
			const begun = new Campaign(actions, paths, withPicked(game, expansions, picked));
			if (!(await begun.begin())) return undefined;
			memory.campaigns.set(begun.paths.actor, begun);
			memory.names = { ...NO_NAMES, rules };
			return begun;
		},
		onDone: done => void playOn(actions, done),
	});
}

/** Opens the journal with the cursor below its heading. */
async function playOn({ app }: Actions<'app'>, { paths }: Campaign): Promise<void> {
	const file = app.vault.getFileByPath(paths.journal) ?? app.vault.getFileByPath(paths.actor);
	if (!file) return;
	const leaf = app.workspace.getLeaf(false);
	await leaf.openFile(file);
	if (!(leaf.view instanceof MarkdownView) || leaf.view.getMode() !== 'source') return;
	const { editor } = leaf.view;
	editor.setCursor(editor.offsetToPos(editor.getValue().length));
	backToNote(leaf.view);
}

/** A game with those of its expansions whose files have these paths. */
const withPicked = (game: Game, expansions: readonly Expansion[], paths: readonly (string | undefined)[]): Game =>
	withExpansions(
		game,
		expansionsFor(expansions, game).filter(({ file }) => paths.includes(file.path)),
	);

/** The unfinished campaign setups: those of characters whose notes say where to continue. */
function campaignsBegun(
	actions: JournalActions,
	{ games, expansions }: Playable,
): readonly { readonly campaign: Campaign; readonly step: SetupStep }[] {
	return [...actions.vaultIndex.characters].flatMap(actor => {
		const properties = actions.vaultIndex.properties(actor);
		const id = properties && (statedRuleset(properties) ?? ownRuleset(properties));
		const plain = games.find(each => each.id === id);
		const links = rulesIn([properties]).map(link => actions.app.metadataCache.getFirstLinkpathDest(link, actor)?.path);
		const game = plain && withPicked(plain, expansions, links);
		const folder = actions.app.vault.getFileByPath(actor)?.parent?.path;
		if (!game || folder === undefined || folder === '/') return [];
		const step = campaignSetupOf(game.ruleset).steps.find(key => key === properties?.get(STEP_PROPERTY));
		return step ? [{ campaign: campaignAt(actions, actor, folder, game), step }] : [];
	});
}

function campaignAt(actions: JournalActions, actor: string, folder: string, game: Game): Campaign {
	const { campaigns } = memoryOf(actions);
	const known = campaigns.get(actor) ?? new Campaign(actions, campaignPaths(folder, nameOf(actor)), game);
	campaigns.set(actor, known);
	return known;
}
