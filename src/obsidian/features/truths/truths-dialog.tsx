import type { TruthsInNote } from '../../../journal/truths/truths-in-note';
import type { Actions } from '../../services/journal-actions';
import { PreactModal } from '../../components/preact-modal';
import type { TruthsFile } from './truths-file';
import { focusChosen } from './truth-form';
import { TruthsForm } from './truths-form';
import { t } from '../../../language/text';

interface TruthsHandlers {
	readonly onDone: () => void;
	/** Called after it is closed in any way and everything is written. */
	readonly wasClosed?: (() => void) | undefined;
}

/** Lets the player choose the truths of a world one by one. Closing it keeps what was chosen. */
export class TruthsDialog extends PreactModal {
	private keep: () => void = () => undefined;

	constructor(
		private readonly actions: Actions<'app' | 'dice'>,
		private readonly shown: { readonly file: TruthsFile; readonly standing: TruthsInNote },
		private readonly handlers: TruthsHandlers,
	) {
		super(actions.app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-truths-dialog');
		this.setTitle(t('The truths of your world'));
		const { file, standing } = this.shown;
		this.drawContent(
			<TruthsForm
				truths={file.truths}
				standing={new Map(standing.written.map(({ truth, text }) => [truth._id, text]))}
				findings={standing.findings}
				dice={() => this.actions.dice}
				set={(truth, text, seen) => file.set(truth, text, seen)}
				onKeep={keep => (this.keep = keep)}
				onDone={() => {
					this.close();
					this.handlers.onDone();
				}}
			/>,
		);
		// Obsidian focuses the first field once the dialog is open; the chosen answer is a better start.
		window.setTimeout(() => focusChosen(this.contentEl), 0);
	}

	override onClose(): void {
		this.keep();
		super.onClose();
		void this.shown.file.whenWritten().then(this.handlers.wasClosed);
	}
}
