import { MarkdownView } from 'obsidian';
import type { RulesetId } from '../../rules/bundled';
import { isRulesetId } from '../../rules/bundled';
import type { StepKey } from '../../rules/campaign/first-hour';
import { firstHourOf } from '../../rules/campaign/first-hour';
import { campaignPaths, STEP_PROPERTY } from '../../journal/campaign/campaign-notes';
import { nameOf } from '../../journal/character/which-character';
import type { Choice } from '../choice-list';
import { ChoiceList } from '../choice-list';
import { backToNote } from '../commands/note-at';
import type { Desk } from '../desk';
import { Campaign } from './campaign';
import { CampaignDialog } from './campaign-dialog';
import type { NamesDraft } from './names-form';
import { oncePer } from '../../rules/once';

/** What is remembered of the first hours of this session of the app. */
interface Memory {
	readonly campaigns: Map<string, Campaign>;
	names: NamesDraft;
}

const memoryOf = oncePer((_desk: Desk): Memory => ({
	campaigns: new Map(),
	names: { rules: 'starforged', campaign: '', character: '' },
}));

/** Begin a campaign: a new one, or one whose first hour is not over yet. */
export function beginCampaign(desk: Desk): void {
	const begun = campaignsBegun(desk);
	if (begun.length === 0) return openDialog(desk);
	const choices = begun.map(({ campaign, step }): Choice => {
		const { folder } = campaign.paths;
		return {
			label: `Go on with ${folder}`,
			detail: campaign.character,
			run: () => openDialog(desk, campaign, step),
		};
	});
	const anew: Choice = { label: 'Begin a new campaign', run: () => openDialog(desk) };
	new ChoiceList(desk.app, 'Which campaign?', [...choices, anew]).open();
}

function openDialog(desk: Desk, campaign?: Campaign, step: StepKey = 'names'): void {
	const memory = memoryOf(desk);
	new CampaignDialog(desk, {
		desk,
		campaign,
		step,
		names: memory.names,
		onNames: names => (memory.names = names),
		begin: async ({ rules, campaign: folder, character }) => {
			const begun = new Campaign(desk, campaignPaths(folder, character), rules);
			if (!(await begun.begin())) return undefined;
			memory.campaigns.set(begun.paths.actor, begun);
			memory.names = { rules, campaign: '', character: '' };
			return begun;
		},
		onDone: done => void playOn(desk, done),
	}).open();
}

/** The journal opens, and one writes on below its heading. */
async function playOn({ app }: Desk, { paths }: Campaign): Promise<void> {
	const file = app.vault.getFileByPath(paths.journal) ?? app.vault.getFileByPath(paths.actor);
	if (!file) return;
	const leaf = app.workspace.getLeaf(false);
	await leaf.openFile(file);
	if (!(leaf.view instanceof MarkdownView) || leaf.view.getMode() !== 'source') return;
	const { editor } = leaf.view;
	editor.setCursor(editor.offsetToPos(editor.getValue().length));
	backToNote(leaf.view);
}

/** The characters whose notes say where their first hour goes on. */
function campaignsBegun(desk: Desk): readonly { readonly campaign: Campaign; readonly step: StepKey }[] {
	return [...desk.cast.characters].flatMap(actor => {
		const properties = desk.cast.properties(actor);
		const id = properties?.get('ruleset');
		const folder = desk.app.vault.getFileByPath(actor)?.parent?.path;
		if (typeof id !== 'string' || !isRulesetId(id) || folder === undefined || folder === '/') return [];
		const step = firstHourOf(id).steps.find(key => key === properties?.get(STEP_PROPERTY));
		return step ? [{ campaign: campaignAt(desk, actor, folder, id), step }] : [];
	});
}

function campaignAt(desk: Desk, actor: string, folder: string, id: RulesetId): Campaign {
	const { campaigns } = memoryOf(desk);
	const known = campaigns.get(actor) ?? new Campaign(desk, campaignPaths(folder, nameOf(actor)), id);
	campaigns.set(actor, known);
	return known;
}
