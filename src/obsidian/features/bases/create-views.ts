import type { TFile } from 'obsidian';
import { FileView, normalizePath } from 'obsidian';
import { sharedFolder } from '../../../journal/character/nearness';
import { actsIn } from '../../../journal/character/acting-character';
import { CAMPAIGN_BASE, campaignBase } from '../../../journal/campaign/campaign-base';
import { read } from '../../../rules/problem';
import type { Actions } from '../../services/journal-actions';
import type { Writing } from '../../vault/writer/note-writer';
import { noteToCreate } from '../../../journal/notes/note-to-create';

type Needs = Actions<'app' | 'vaultIndex' | 'write'>;

/** Create views of your campaign: in the folder that the note at hand and its character have in common. */
export const createViews = (actions: Needs): Promise<void> => createViewsIn(actions, campaignFolder(actions));

export const viewsPath = (folder: string): string => normalizePath(`${folder}/${CAMPAIGN_BASE}`);

/** Opens the views of a folder. They are written once: what is there is the player’s. */
export async function createViewsIn(actions: Needs, folder: string): Promise<void> {
	const { app } = actions;
	const path = viewsPath(folder);
	if (!app.vault.getFileByPath(path) && !(await writeViews(actions, folder))) return;
	const file = app.vault.getFileByPath(path);
	if (file) await openBeside(actions, file);
}

/** The note in use stays open, and so does what shows the views already. */
async function openBeside({ app: { workspace } }: Actions<'app'>, file: TFile): Promise<void> {
	const open = workspace.getLeavesOfType('bases').find(({ view }) => view instanceof FileView && view.file === file);
	if (open) await workspace.revealLeaf(open);
	else await workspace.getLeaf('tab').openFile(file);
}

async function writeViews(actions: Needs, folder: string): Promise<boolean> {
	const edits = [noteToCreate(viewsPath(folder), campaignBase(folder))];
	const written = await actions.write([], () => read<Writing>({ edits }));
	return written !== undefined;
}

function campaignFolder({ app, vaultIndex }: Needs): string {
	const file = app.workspace.getActiveFile();
	if (file?.name === CAMPAIGN_BASE) return file.parent?.path ?? '/';
	const active = file?.path ?? '';
	const actor = actsIn(vaultIndex, active);
	return actor === undefined ? '/' : sharedFolder(active, actor) || '/';
}
