import { campaignFolder } from '../../../journal/character/acting-path';
import { foldersUp } from '../../../journal/character/folder-distance';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { ExportDialog } from './export-dialog';
import { sourceName, type Source } from './export-options';
import { quote, t } from '../../../i18n/translate';

/** *Export*: writes a note, a folder or a campaign in a form that does not need the plugin. */
export function exportNotes(actions: JournalActions): void {
	new ExportDialog(actions, sourcesFor(actions, noteInUse(actions.app)?.file?.path)).open();
}

/**
 * What can be exported: the note in use, its parent folders, and the vault. The folder that also contains its character
 * is that of the campaign.
 */
function sourcesFor({ vaultIndex }: JournalActions, note: string | undefined): readonly Source[] {
	const vault: Source = { root: '', label: sourceName('') };
	if (note === undefined) return [vault];
	const folders = foldersUp(note).filter(folder => folder !== '');
	const campaign = campaignFolder(note, vaultIndex);
	return [
		{ root: note, label: t('The note “{note}”', { note: sourceName(note) }) },
		...folders.map(folder => ({
			root: folder,
			label: `${folder === campaign ? t('The campaign') : t('The folder')} ${quote(sourceName(folder))}`,
		})),
		vault,
	];
}
