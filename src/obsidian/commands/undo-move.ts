import type { App, Editor, MarkdownView } from 'obsidian';
import { Notice } from 'obsidian';
import { isRecord } from '../../play/record';
import type { MoveRecord } from '../../play/record';
import { writeChange } from '../../journal/record/done';
import type { RecordAt } from '../../journal/pages/play-on-page';
import { recordsOf } from '../../journal/pages/play-on-page';
import { placeOf } from '../../journal/sworn-block/in-note';
import type { Desk } from '../desk';
import { focusEditor } from '../focus-editor';
import { Dialog } from '../open-dialogs';

/** Undo last move: the record at or nearest above the cursor, shown with its changes before the press. */
export function undoMoveAbove(desk: Desk, editor: Editor, view: MarkdownView): void {
	const journal = view.file?.path;
	const offset = editor.posToOffset(editor.getCursor());
	const at = recordsOf(editor.getValue())
		.filter(({ record, block }) => block.fenceFrom <= offset && isResolved(desk, journal ?? '', record))
		.at(-1);
	if (journal === undefined || !at) {
		new Notice('There is no move here or above to undo.');
		return;
	}
	new UndoDialog(desk.app, at, () => {
		void desk.undo(journal, placeOf(at.block), at.record.by).then(() => focusEditor(editor));
	}).open();
}

/** A move that is not rolled counts as made as soon as it stands in the note. */
function isResolved(desk: Desk, journal: string, record: MoveRecord): boolean {
	if (isRecord(record)) return true;
	const actor = desk.shown.actor(journal, record.by);
	return actor.ok && actor.value.book.move(record.move)?.roll_type === 'no_roll';
}

/** Every change that undoing takes back, last first. */
export const changesOf = ({ done, burn }: MoveRecord): readonly string[] => [
	...[...done].reverse().map(writeChange),
	...(burn ? [`momentum ${burn.from} → ${burn.to} (burned)`] : []),
];

class UndoDialog extends Dialog {
	constructor(
		app: App,
		private readonly at: RecordAt,
		private readonly onUndo: () => void,
	) {
		super(app);
	}

	override onOpen(): void {
		const { record } = this.at;
		this.setTitle(`Undo ${record.move}?`);
		const changes = changesOf(record);
		this.contentEl.createEl('p', {
			text:
				changes.length === 0
					? 'The record is removed. It changed nothing else.'
					: 'The record is removed, and these changes are taken back:',
		});
		if (changes.length > 0) {
			const list = this.contentEl.createEl('ul');
			for (const change of changes) list.createEl('li', { text: change });
		}
		const buttons = this.contentEl.createDiv({ cls: 'modal-button-container' });
		const undo = buttons.createEl('button', { text: 'Undo the move', cls: 'mod-cta' });
		undo.addEventListener('click', () => {
			this.close();
			this.onUndo();
		});
		buttons.createEl('button', { text: 'Keep it' }).addEventListener('click', () => this.close());
		window.setTimeout(() => undo.focus(), 0);
	}
}
