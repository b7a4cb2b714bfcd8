import { Notice } from 'obsidian';
import type { Actions } from '../../services/journal-actions';
import { LONG_NOTICE, offer } from '../../services/notices';
import { PreactModal } from '../../components/preact-modal';
import { ExportOptions, focusForm, type Source } from './export-options';
import { ExportRun } from './export-run';
import { t, tn } from '../../../language/text';

/** Asks what to export and in which format. Closing it while writing stops the export after the current note. */
export class ExportDialog extends PreactModal {
	private readonly run: ExportRun;

	constructor(
		private readonly actions: Actions<'app' | 'vaultIndex' | 'writer'>,
		private readonly sources: readonly Source[],
	) {
		super(actions.app);
		this.run = new ExportRun(actions, () => this.draw());
	}

	override onOpen(): void {
		this.setTitle(t('Export'));
		this.draw();
		// Obsidian focuses the first field once the dialog is open.
		window.setTimeout(() => focusForm(this.contentEl), 0);
	}

	override onClose(): void {
		this.run.stop();
		super.onClose();
	}

	private draw(): void {
		const { run, sources } = this;
		const { stage } = run;
		if (stage.kind === 'done') return this.tell(stage);
		if (this.containerEl.isConnected)
			this.drawContent(<ExportOptions run={run} sources={sources} close={() => this.close()} />);
		else if (stage.kind === 'stopped')
			new Notice(t('The export was stopped after {done} notes.', { done: stage.done }));
	}

	private tell({ first, target, notes }: { first: string; target: string; notes: number }): void {
		this.close();
		const written = t('{notes} exported to “{target}”.', {
			notes: tn(notes, '{count} note', '{count} notes'),
			target,
		});
		if (!first.endsWith('.md')) return void new Notice(t('{written} Open it in a browser.', { written }), LONG_NOTICE);
		offer(written, t('Open'), () => void this.actions.app.workspace.openLinkText(first, '', 'tab'), LONG_NOTICE);
	}
}
