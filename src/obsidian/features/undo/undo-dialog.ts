import type { App } from 'obsidian';
import { nameOf } from '../../../journal/character/acting-character';
import { formatChange } from '../../../journal/record/format-change';
import type { Change } from '../../../play/character/change';
import type { MoveRecord } from '../../../play/record/record';
import { isConditionLine } from '../../../play/steps/condition-line';
import { Dialog } from '../../components/open-dialogs';
import { t } from '../../../language/text';

/** An undo, with what the player should know first. */
export interface Undoing {
	readonly record: MoveRecord;
	/** Why the block is not removed completely; undefined if it is. */
	readonly stays: string | undefined;
	/** The changes whose values have changed since the record. */
	readonly moved: readonly Change[];
	/** What cannot be undone, because it is not there, or not as the record left it. */
	readonly left: readonly Change[];
	/** The other notes with the same record, which are searched while the dialog is open. */
	readonly copies: Promise<readonly string[]>;
	undo(): void;
	/** Removes the record but keeps its changes. */
	removeRecord(): void;
}

/** The changes that undoing reverts, last first, without what only says how the rules were judged. */
export const changesOf = ({ done, burn }: MoveRecord): readonly string[] => [
	...[...done]
		.filter(change => !isConditionLine(change))
		.reverse()
		.map(change => formatChange(change)),
	...(burn ? [t('momentum {from} → {to} (burned)', { from: burn.from, to: burn.to })] : []),
];

/** Shows the record at or above the cursor with its changes, before anything is undone. */
export class UndoDialog extends Dialog {
	private warnings: HTMLElement | undefined;
	private buttons: HTMLElement | undefined;
	private removeOnly: HTMLButtonElement | undefined;

	constructor(
		app: App,
		private readonly undoing: Undoing,
	) {
		super(app);
	}

	override onOpen(): void {
		const { record, stays, moved, left } = this.undoing;
		this.setTitle(t('Undo {move}?', { move: record.move }));
		const changes = changesOf(record);
		this.contentEl.createEl('p', { text: `${whatGoes(stays)}${whatIsTakenBack(changes.length)}` });
		if (changes.length > 0) {
			const list = this.contentEl.createEl('ul');
			for (const change of changes) list.createEl('li', { text: change });
		}
		this.warnings = this.contentEl.createDiv();
		this.buttons = this.contentEl.createDiv({ cls: 'modal-button-container' });
		const undo = this.button(t('Undo the move'), () => void this.undoUnlessCopied());
		undo.addClass('mod-cta');
		this.button(t('Keep it'), () => this.close());
		this.warnOfLeft(left, left.length === changes.length);
		if (moved.length > 0) this.warnOfMoved(moved, moved.length + left.length === changes.length);
		if (changes.length > 0) void this.undoing.copies.then(paths => this.warnOfCopies(paths));
		window.setTimeout(() => (this.removeOnly ?? undo).focus(), 0);
	}

	/** Undoes, after waiting for the search for copies. If there are any, the player is asked. */
	private async undoUnlessCopied(): Promise<void> {
		const wasAsked = this.removeOnly !== undefined;
		const copies = wasAsked || changesOf(this.undoing.record).length === 0 ? [] : await this.undoing.copies;
		if (copies.length > 0) return;
		this.close();
		this.undoing.undo();
	}

	private warnOfLeft(left: readonly Change[], isAll: boolean): void {
		if (left.length === 0) return;
		const told = left.map(change => formatChange(change)).join('; ');
		this.warn(t('These are not there or not as the record left them, and are not undone: {told}.', { told }));
		if (isAll) this.offerRemoval();
	}

	private warnOfMoved(moved: readonly Change[], isAll: boolean): void {
		const told = moved.map(change => formatChange(change)).join('; ');
		if (isAll) {
			this.warn(
				t(
					'None of these values is as the record left it. They may have been taken back already; if so, only remove the record. Else they change by the difference: {told}.',
					{ told },
				),
			);
			this.offerRemoval();
		} else this.warn(t('These have changed since, so only the difference is undone: {told}.', { told }));
	}

	private warnOfCopies(paths: readonly string[]): void {
		if (paths.length === 0) return;
		this.warn(
			t(
				'The same record stands in {notes} as well, and its changes were made only once. Undo the move in one of the notes, and only remove the record from the other.',
				{ notes: paths.map(path => `“${nameOf(path)}”`).join(', ') },
			),
		);
		this.offerRemoval();
	}

	private warn(text: string): void {
		this.warnings?.createEl('p', { text, cls: 'sworn-problem', attr: { role: 'status' } });
	}

	private offerRemoval(): void {
		if (this.removeOnly || !this.buttons) return;
		this.removeOnly = this.button(t('Only remove the record'), () => {
			this.close();
			this.undoing.removeRecord();
		});
		const last = this.buttons.lastElementChild;
		const keep = last?.previousElementSibling;
		if (last && keep) keep.before(last);
		this.removeOnly.focus();
	}

	private button(label: string, onPress: () => void): HTMLButtonElement {
		const button = (this.buttons ?? this.contentEl).createEl('button', { text: label });
		button.addEventListener('click', onPress);
		return button;
	}
}

const whatGoes = (stays: string | undefined): string =>
	stays === undefined
		? t('The record is removed')
		: t('{stays} The results of the move are removed from it', { stays });

const whatIsTakenBack = (count: number): string =>
	count === 0 ? t('. It changed nothing else.') : t(', and these changes are taken back:');
