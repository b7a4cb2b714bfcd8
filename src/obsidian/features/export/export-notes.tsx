import { campaignFolder } from '../../../journal/character/acting-path';
import { pageBeside } from '../../../journal/export/export-paths';
import { foldersUp } from '../../../journal/character/folder-distance';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { sourceName, type Source, ExportOptions, focusForm } from './export-options';
import { quote, t, tn } from '../../../i18n/translate';
import { Notice } from 'obsidian';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../../services/notices';
import type { Stage } from './export-run';
import { RunDialog } from './run-progress';

/** Asks what to export and in which format. */
class ExportDialog extends RunDialog {
	constructor(
		actions: JournalActions,
		private readonly sources: readonly Source[],
	) {
		super(actions, t('Export'));
	}

	override onOpen(): void {
		super.onOpen();
		// Obsidian focuses the first field once the dialog is open.
		window.setTimeout(() => focusForm(this.contentEl), 0);
	}

	protected override draw(): void {
		const { run, sources } = this;
		if (run.stage.kind === 'done') this.tell(run.stage);
		else this.drawContent(<ExportOptions run={run} sources={sources} close={() => this.close()} />);
	}

	private tell({ first, target, notes, leftOut = [] }: Extract<Stage, { kind: 'done' }>): void {
		this.close();
		const written = t('{notes} exported to “{target}”.', {
			notes: tn(notes, '{count} note', '{count} notes'),
			target,
		});
		if (first.endsWith('.epub')) {
			const page = pageBeside(first);
			const made = t('{written} “{page}” beside it is for a printer.', { written, page });
			const missing = t('Left out: {pictures}. A book holds PNG, JPEG, GIF and WebP that are not too large.', {
				pictures: leftOut.slice(0, 5).join(', ') + (leftOut.length > 5 ? ' …' : ''),
			});
			return void new Notice(leftOut.length === 0 ? made : `${made} ${missing}`, LONG_NOTICE);
		}
		if (!first.endsWith('.md')) return void new Notice(t('{written} Open it in a browser.', { written }), LONG_NOTICE);
		offer(written, t('Open'), () => void this.app.workspace.openLinkText(first, '', 'tab'), LONG_NOTICE);
	}
}

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
