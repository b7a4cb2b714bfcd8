import type { Editor } from 'obsidian';
import type { RecordAt } from '../../../journal/pages/play-on-page';
import { chainFrom } from '../../../journal/blocks-in-note/insert-block';
import { recordHome } from '../../services/services';
import type { JournalActions } from '../../services/journal-actions';
import { whatFollows } from '../moves/continue-move';
import type { TypedRow } from './typed-row';
import { t } from '../../../language/text';

/** The initially selected row, so that pressing Enter while writing picks no answer. */
const WRITE_ON: TypedRow = {
	label: t('Write on'),
	detail: t('What waits stays on the card'),
	run: () => Promise.resolve(undefined),
};

/** The rows for what is pending on the record at a line, or on the record below it that it led to. */
export function followUpRows(
	actions: JournalActions,
	journal: string,
	editor: Editor,
	line: number,
): readonly TypedRow[] {
	const text = editor.getValue();
	const records = actions.viewState.recordsOf(text);
	const first = records.find(({ block }) => block.startLine === line);
	if (!first) return [];
	const chain = new Set(chainFrom(text, first.block).map(({ fenceFrom }) => fenceFrom));
	const all = records.filter(({ block }) => block === first.block || chain.has(block.fenceFrom));
	for (const at of [...all].reverse()) {
		const rows = rowsOf(actions, journal, text, at);
		if (rows.length > 0) return [WRITE_ON, ...rows];
	}
	return [];
}

function rowsOf(actions: JournalActions, journal: string, text: string, at: RecordAt): readonly TypedRow[] {
	let pressed: Promise<boolean> | undefined;
	const choices = whatFollows(actions, journal, text, at, press => {
		pressed = actions.press(recordHome(journal, at), press, 'stays');
	});
	return choices.map(choice => ({
		label: choice.label,
		detail: choice.detail ?? '',
		// A choice that opens a form continues from there.
		run: async () => {
			choice.run();
			return (await pressed) ? at.block.startLine : undefined;
		},
	}));
}
