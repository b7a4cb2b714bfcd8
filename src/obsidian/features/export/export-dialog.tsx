import { Notice } from 'obsidian';
import type { Actions } from '../../plugin/journal-actions';
import { LONG_NOTICE, offer } from '../../plugin/notices';
import { PreactModal } from '../../components/preact-modal';
import { ExportOptions, focusForm, type Source } from './export-options';
import { ExportRun } from './export-run';

/** Asks what is to be exported and as what. Closed while it writes, it stops after the note at hand. */
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
		this.setTitle('Export');
		this.draw();
		// The app gives the focus to the first field once the dialog is open.
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
		else if (stage.kind === 'stopped') new Notice(`The export was stopped after ${stage.done} notes.`);
	}

	private tell({ first, target, notes }: { first: string; target: string; notes: number }): void {
		this.close();
		const written = `${notes === 1 ? '1 note' : `${notes} notes`} exported to “${target}”.`;
		if (!first.endsWith('.md')) return void new Notice(`${written} Open it in a browser.`, LONG_NOTICE);
		offer(written, 'Open', () => void this.actions.app.workspace.openLinkText(first, '', 'tab'), LONG_NOTICE);
	}
}
