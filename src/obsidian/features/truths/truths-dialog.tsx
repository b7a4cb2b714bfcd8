import type { TruthsInNote } from '../../../journal/truths/truths-in-note';
import type { Actions } from '../../services/journal-actions';
import { openDialog } from '../../components/open-dialog';
import type { TruthsFile } from './truths-file';
import { focusChosen } from './truth-form';
import { TruthsForm } from './truths-form';
import { t } from '../../../i18n/translate';

interface TruthsHandlers {
	readonly onDone: () => void;
	/** Called after it is closed in any way and everything is written. */
	readonly wasClosed?: (() => void) | undefined;
}

interface ShownTruths {
	readonly file: TruthsFile;
	readonly standing: TruthsInNote;
}

/** Lets the player choose the truths of a world one by one. Closing it keeps what was chosen. */
export function openTruthsDialog(
	actions: Actions<'app' | 'dice'>,
	{ file, standing }: ShownTruths,
	{ onDone, wasClosed }: TruthsHandlers,
): void {
	let keep: () => void = () => undefined;
	openDialog(actions.app, {
		title: t('The truths of your world'),
		class: 'sworn-truths-dialog',
		content: dialog => (
			<TruthsForm
				truths={file.truths}
				standing={new Map(standing.written.map(({ truth, text }) => [truth._id, text]))}
				findings={standing.findings}
				dice={() => actions.dice}
				set={(truth, text, seen) => file.set(truth, text, seen)}
				onKeep={kept => (keep = kept)}
				onDone={dialog.closing(onDone)}
			/>
		),
		// Obsidian focuses the first field once the dialog is open; the chosen answer is a better start.
		focus: focusChosen,
		wasClosed: () => {
			keep();
			void file.whenWritten().then(wasClosed);
		},
	});
}
