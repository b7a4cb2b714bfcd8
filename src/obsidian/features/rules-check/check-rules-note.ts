import { MarkdownView, Platform, type TFile } from 'obsidian';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { pickOne } from '../../components/pick-dialog';
import { isRulesFile } from '../../vault/rules-file';
import { rulesFilesOf } from './check-note';
import { t } from '../../../i18n/translate';

export const RULES_CHECK_VIEW = 'sworn-journal-rules-check';

/** *Test rules note*: checks the active note, or a file that the player picks, in a pane next to it. */
export function checkRulesNote(actions: JournalActions): void {
	const active = actions.app.workspace.getActiveFile();
	if (active && isRulesFile(active)) void openCheck(actions, active);
	else pickRules(actions);
}

export function pickRules(actions: Actions<'app' | 'vaultIndex'>): void {
	const files = actions.app.vault.getFiles().filter(isRulesFile);
	const linked = linkedRules(actions);
	const likeliest = [...files].sort((a, b) => Number(linked.has(b.path)) - Number(linked.has(a.path)));
	pickOne(
		actions.app,
		likeliest,
		{ text: ({ path }) => path, placeholder: t('Which rules are to be checked?') },
		{ onPick: file => void openCheck(actions, file) },
	);
}

/** Whether a character or journal links to this file in `rules`. */
export const isLinkedRules = (actions: Actions<'app' | 'vaultIndex'>, { path }: TFile): boolean =>
	linkedRules(actions).has(path);

/** The files that characters and journals link to in `rules`. */
function linkedRules({ app, vaultIndex }: Actions<'app' | 'vaultIndex'>): ReadonlySet<string> {
	const notes = app.vault.getMarkdownFiles().map(({ path }) => path);
	return new Set(notes.flatMap(path => rulesFilesOf(app, path, vaultIndex.properties(path))).map(({ path }) => path));
}

/** Shows a file in the single check view. The note keeps the focus, so that writing can continue. */
export async function openCheck({ app: { workspace } }: Actions<'app'>, file: TFile): Promise<void> {
	const before = workspace.getMostRecentLeaf();
	const [open] = workspace.getLeavesOfType(RULES_CHECK_VIEW);
	const leaf = open ?? (Platform.isMobile ? workspace.getRightLeaf(false) : workspace.getLeaf('split', 'vertical'));
	if (!leaf) return;
	await leaf.setViewState({ type: RULES_CHECK_VIEW, state: { file: file.path }, active: false });
	await workspace.revealLeaf(leaf);
	if (before?.view instanceof MarkdownView && before.view.file === file)
		workspace.setActiveLeaf(before, { focus: !Platform.isMobile });
}
