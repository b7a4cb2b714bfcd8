import { MarkdownView, normalizePath } from 'obsidian';
import { campaignPaths } from '../../../journal/campaign/campaign-notes';
import { nameOf } from '../../../rules/search/stated-name';
import { backToNote } from '../../services/note-at-cursor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { Campaign } from './campaign';
import { openBegin } from './campaign-form';
import { gameOf, type NamesDraft } from './names-form';
import { expansionsFor, expansionsIn, withExpansions, type Expansion } from '../../vault/expansions';
import { BUNDLED, gamesIn, possibleRulesets, type Game } from '../../vault/own-rulesets';
import { memoize } from '../../../rules/core/memoize';

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

/** *Begin a campaign*: asks for its game and its names. */
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

function beginWith(actions: JournalActions, { games, expansions }: Playable): void {
	const memory = memoryOf(actions);
	openBegin({
		actions,
		games,
		expansions,
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
		play: begun => void playOn(actions, begun),
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

/** The campaign of a character; undefined where it has no folder of its own. */
export function campaignOf(actions: JournalActions, { path, book: { ruleset } }: ActorView): Campaign | undefined {
	const { campaigns } = memoryOf(actions);
	const folder = actions.app.vault.getFileByPath(path)?.parent?.path;
	if (folder === undefined || folder === '/') return undefined;
	const game = { id: ruleset._id, title: ruleset.title, ruleset };
	const known = campaigns.get(path) ?? new Campaign(actions, campaignPaths(folder, nameOf(path)), game);
	campaigns.set(path, known);
	return known;
}
