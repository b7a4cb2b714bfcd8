import { Notice, type MarkdownView } from 'obsidian';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { distinctNames } from '../../../journal/character/unique-character-name';
import { pickOne } from '../../components/pick-dialog';
import type { Actions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';

/** *Act as …*: chooses who acts from now on in a note that is the journal of several characters. */
export function actAs(
	{ app, vaultIndex, viewState }: Actions<'app' | 'vaultIndex' | 'viewState'>,
	view: MarkdownView,
): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const company = charactersOfJournal(journal, vaultIndex);
	if (company.length === 0) {
		new Notice(t('This note is not the journal of several characters. Link to them all in its “character” property.'));
		return;
	}
	const choose = (path: string) => viewState.acting.choose(journal, path);
	pickOne(app, company, { text: distinctNames(company), placeholder: t('Who acts?') }, { onPick: choose });
}
