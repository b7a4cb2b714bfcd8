import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/note-in-use';
import { foldersUp } from '../../../journal/character/nearness';
import { ImportDialog } from './import-dialog';
import type { Source } from './import-options';
import { t } from '../../../language/text';

/** *Import from Iron Vault*: shows a report first, then converts the campaign's notes. */
export function importCampaign(actions: JournalActions): void {
	new ImportDialog(actions, sourcesFor(actions)).open();
}

/** The Iron Vault campaigns in the vault, those around the note in use first, and the whole vault. */
function sourcesFor({ app, vaultIndex }: JournalActions): readonly Source[] {
	const around = new Set(foldersUp(noteInUse(app)?.file?.path ?? ''));
	const campaigns = app.vault
		.getMarkdownFiles()
		.filter(({ path }) => vaultIndex.properties(path)?.get('iron-vault-kind') === 'campaign')
		.map(file => file.parent?.path ?? '')
		.filter(folder => folder !== '' && folder !== '/')
		.sort((one, other) => Number(around.has(other)) - Number(around.has(one)) || (one < other ? -1 : 1));
	return [
		...[...new Set(campaigns)].map(root => ({ root, label: t('The campaign “{root}”', { root }) })),
		{ root: '', label: t('The whole vault') },
	];
}
