import { normalizePath, TFile } from 'obsidian';
import type { Plan } from '../../../journal/actions/action-notes';
import { campaignFolder } from '../../../journal/character/acting-path';
import { CAMPAIGN_BASE, campaignBase } from '../../../journal/campaign/campaign-base';
import { parseOk } from '../../../rules/core/problem';
import type { Actions } from '../../services/journal-actions';
import { leafOf } from '../../vault/open-at-line';
import { fileHere } from '../../vault/path-here';
import { noteToCreate } from '../../../journal/notes/note-to-create';

type Needs = Actions<'app' | 'vaultIndex' | 'write'>;

/** *Create views of your campaign*: writes them to the folder that contains both the note in use and its character. */
export const createViews = (actions: Needs): Promise<void> => createViewsIn(actions, folderOfViews(actions));

const viewsPath = (folder: string): string => normalizePath(`${folder}/${CAMPAIGN_BASE}`);

/** The views that a folder has. */
export function viewsIn({ app }: Actions<'app'>, folder: string): TFile | undefined {
	const file = fileHere(app, viewsPath(folder));
	return file instanceof TFile ? file : undefined;
}

/**
 * Opens the views of a folder, after creating them if they do not exist. Existing ones belong to the player and are
 * never overwritten.
 */
export async function createViewsIn(actions: Needs, folder: string): Promise<void> {
	if (!viewsIn(actions, folder) && !(await writeViews(actions, folder))) return;
	const file = viewsIn(actions, folder);
	if (file) await openBeside(actions, file);
}

/** Opens the views in a new tab or reveals the tab that shows them; the note in use stays open. */
async function openBeside({ app }: Actions<'app'>, file: TFile): Promise<void> {
	const open = leafOf(app, file, 'bases');
	if (open) await app.workspace.revealLeaf(open);
	else await app.workspace.getLeaf('tab').openFile(file);
}

async function writeViews(actions: Needs, folder: string): Promise<boolean> {
	const edits = [noteToCreate(viewsPath(folder), campaignBase(folder))];
	const written = await actions.write([], () => parseOk<Plan>({ edits }));
	return written !== undefined;
}

function folderOfViews({ app, vaultIndex }: Needs): string {
	const file = app.workspace.getActiveFile();
	if (file?.name === CAMPAIGN_BASE) return file.parent?.path ?? '/';
	const active = file?.path ?? '';
	return campaignFolder(active, vaultIndex) || '/';
}
