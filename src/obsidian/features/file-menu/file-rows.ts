import { TFile, TFolder, type TAbstractFile } from 'obsidian';
import { playersOf } from '../../../journal/character/acting-path';
import { swornBlocks } from '../../../journal/note-blocks/find-blocks';
import type { MenuRow } from '../../components/menu-items';
import type { JournalActions } from '../../services/journal-actions';
import { mayHoldBlocks } from '../../vault/index/cached-note';
import { isPlayedNote } from '../../vault/played-notes';
import { isRulesFile } from '../../vault/rules-file';
import { createViewsIn, viewsIn } from '../bases/create-views';
import { checkNote } from '../journal-check/journal-check';
import { turnRecordsOf } from '../convert-records/convert-records';
import { isLinkedRules, openCheck } from '../rules-check/check-rules-note';
import { t } from '../../../i18n/translate';

/** Menu rows for a note or folder, which need not be open. */
export const fileRows = (actions: JournalActions, file: TAbstractFile): readonly MenuRow[] => [
	...turnRow(actions, file),
	...checkRow(actions, file),
	...rulesRow(actions, file),
	...viewsRow(actions, file),
];

function turnRow(actions: JournalActions, file: TAbstractFile): readonly MenuRow[] {
	if (!mayHoldRecords(actions, file)) return [];
	const run = () => turnRecordsOf(actions, file);
	return [{ title: t('Turn records into lines or blocks'), icon: 'wrap-text', run }];
}

function mayHoldRecords(actions: JournalActions, file: TAbstractFile): boolean {
	if (file instanceof TFolder) return file.children.some(child => mayHoldRecords(actions, child));
	if (!(file instanceof TFile) || file.extension !== 'md') return false;
	const text = actions.writer.openText(file.path);
	if (text !== undefined) return swornBlocks(text).length > 0;
	return mayHoldBlocks(actions.app.metadataCache.getFileCache(file)) || isPlayedNote(actions.vaultIndex, file.path);
}

function checkRow(actions: JournalActions, { path }: TAbstractFile): readonly MenuRow[] {
	if (!isPlayedNote(actions.vaultIndex, path) || playersOf(path, actions.vaultIndex).length === 0) return [];
	return [{ title: t('Journal check'), icon: 'file-search', run: () => checkNote(actions, path) }];
}

function rulesRow(actions: JournalActions, file: TAbstractFile): readonly MenuRow[] {
	if (!isRulesFile(file) || !isLinkedRules(actions, file)) return [];
	return [{ title: t('Test rules note'), icon: 'book-open-check', run: () => void openCheck(actions, file) }];
}

/** For folders that may contain records. */
function viewsRow(actions: JournalActions, file: TAbstractFile): readonly MenuRow[] {
	if (!(file instanceof TFolder) || viewsIn(actions, file.path)) return [];
	if (!mayHoldRecords(actions, file)) return [];
	const run = () => void createViewsIn(actions, file.path);
	return [{ title: t('Create views of your campaign'), icon: 'table-properties', run }];
}
