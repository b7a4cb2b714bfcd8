import type { MarkdownView } from 'obsidian';
import { actorName } from '../../../journal/character/unique-character-name';
import { otherFormat } from '../../../journal/notes/format-version';
import type { SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { findBlock, placeOf } from '../../../journal/note-blocks/find-blocks';
import { isLineKind } from '../../../journal/sworn-block/block-kinds';
import { blockKind, readBlock } from '../../../journal/sworn-block/sworn-block';
import type { MenuRow } from '../../components/menu-items';
import { recordText } from '../../components/format-record';
import type { JournalActions } from '../../services/journal-actions';
import { copyText } from '../../services/notices';
import { continueRecord } from '../moves/continue-move';
import { copyRecordLink } from './copy-record-link';
import { ONE_RECORD, turnOne } from '../convert-records/convert-records';
import { strikeRows } from '../oracles/strike-row';
import { askToUndo } from '../undo/ask-to-undo';
import { isResolved } from '../undo/undo-move';
import { t } from '../../../i18n/translate';

/** The menu rows for a record in a writable note, including those for its text. */
export function recordRows(actions: JournalActions, view: MarkdownView, block: SwornBlockAt): readonly MenuRow[] {
	const path = view.file?.path;
	if (path === undefined) return [];
	const rows = textRows(actions, path, block.body);
	if (otherFormat(view.editor.getValue()) !== undefined) return rows;
	const here: RecordHere = { actions, view, path, block };
	return [...moveRows(here), ...strikeRows(actions, path, block.body), ...formRows(here), linkRow(here), ...rows];
}

interface RecordHere {
	readonly actions: JournalActions;
	readonly view: MarkdownView;
	readonly path: string;
	/** The block as it was when the menu opened. */
	readonly block: SwornBlockAt;
}

/** Runs an action on the block after finding its current position. */
const doing =
	({ actions, view, path, block }: RecordHere, act: (block: SwornBlockAt, text: string) => void) =>
	(): void => {
		if (view.file?.path !== path) return;
		const text = view.editor.getValue();
		const found = findBlock(text, placeOf(block));
		if (found.ok) act(found.value, text);
		else actions.showProblems(found.problems);
	};

/** Whether a block records something. Blocks that only display other content keep Obsidian's menu. */
export function isRecordBody(body: string): boolean {
	const kind = blockKind(readBlock(body));
	return kind.ok && isLineKind(kind.value);
}

function moveRows(here: RecordHere): readonly MenuRow[] {
	const { actions, view, path, block } = here;
	const reading = actions.viewState.recordIn(block.body);
	if (!reading.ok) return [];
	const { record } = reading.value;
	const goesOn = view.getMode() === 'source' ? 'in the list' : 'on the card';
	const goOn = doing(here, now => continueRecord(actions, view, { record, block: now }, goesOn));
	const undo = doing(here, now => askToUndo(actions, view.editor, path, { record, block: now }));
	const rows = [
		{ title: t('Continue move'), icon: 'list-todo', run: goOn },
		{ title: t('Undo this move'), icon: 'undo-2', run: undo },
	];
	return isResolved(actions, path, record) ? rows : rows.slice(0, 1);
}

/** Empty if the record cannot be converted. */
function formRows(here: RecordHere): readonly MenuRow[] {
	const { actions, view, path, block } = here;
	const { form, stays } = turnOne(actions, path, view.editor.getValue(), block);
	if (stays !== undefined) return [];
	const run = doing(here, (now, text) => turnOne(actions, path, text, now).run());
	return [{ title: t('Write as {form}', { form: ONE_RECORD[form] }), icon: 'wrap-text', run }];
}

const linkRow = (here: RecordHere): MenuRow => ({
	title: t('Copy link to this record'),
	icon: 'link',
	run: doing(here, now => void copyRecordLink(here.actions, here.path, now)),
});

/** The menu rows for the text of a record, wherever it is rendered. */
export const textRows = (actions: JournalActions, path: string, body: string): readonly MenuRow[] => [
	{
		title: t('Copy as text'),
		icon: 'copy',
		run: () => void copyText(recordText(body, actorName(path, actions.vaultIndex))),
	},
];
