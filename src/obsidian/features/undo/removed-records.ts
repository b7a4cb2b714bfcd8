import { Transaction, type Text } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { Component, MarkdownView, debounce, editorInfoField, type TFile } from 'obsidian';
import type { MoveRecord } from '../../../play/record/record';
import { differenceOf, snapshotOf, type Snapshot } from '../../../journal/note-blocks/record-snapshot';
import type { JournalActions } from '../../services/journal-actions';
import { noteViews } from '../../vault/active-note';
import { withPlainBreaks } from '../../../journal/text/lines';
import { isProseEdit } from '../../editor/prose-edit';
import { isInTableCell } from '../../editor/table-cell';
import { textOfDoc } from '../../editor/text-of-doc';
import { RemovalOffers } from './removal-offers';
import { withActor } from './duplicate-records';

const isByHand = (change: Transaction): boolean =>
	['input', 'delete', 'move', 'undo', 'redo'].some(event => change.isUserEvent(event));

const hasEvent = (change: Transaction): boolean => change.annotation(Transaction.userEvent) !== undefined;

/** The delay after editing before a note is compared with its previous state, in milliseconds. */
const PAUSE = 300;

/**
 * Detects when the player's undo, redo or deletion removes a record, or a part of one, from a note or brings it back
 * while its changes are in another note; one press makes them agree again. Writes by the plugin and changes from disk
 * are ignored, as those take care of the changes themselves.
 */
export class RemovedRecords extends Component {
	/** The last known notes; their records are parsed when they are compared. */
	private readonly known = new Map<string, () => Snapshot>();
	/** The texts of the notes after their last change that was told. */
	private readonly seen = new Map<string, Text>();
	private readonly offers: RemovalOffers;
	private isOver = false;
	private readonly compare = debounce(
		(file: TFile, { state }: EditorView) => this.check(file, textOfDoc(state.doc)),
		PAUSE,
		true,
	);
	/** Observes every change in an editor; Obsidian's `editor-change` event does not tell its origin. */
	readonly listener = EditorView.updateListener.of(update => {
		if (update.docChanged) this.edited(update);
	});

	constructor(private readonly actions: JournalActions) {
		super();
		this.offers = new RemovalOffers(actions);
	}

	override onload(): void {
		const { workspace } = this.actions.app;
		this.registerEvent(workspace.on('file-open', () => this.remember()));
		this.registerEvent(workspace.on('layout-change', () => this.remember('only what is new')));
		workspace.onLayoutReady(() => this.remember());
		this.register(
			this.actions.onUndone((path, record) => {
				if (this.standsElsewhere(path, record)) this.offers.tookBack({ record, isPart: false });
			}),
		);
		this.register(() => {
			this.isOver = true;
			this.compare.cancel();
		});
	}

	/** Remembers the text of a note when it is opened. One that was open already is compared on its next edit. */
	private remember(which: 'always' | 'only what is new' = 'always'): void {
		const view = this.actions.app.workspace.getActiveViewOfType(MarkdownView);
		if (!view?.file || view.getMode() !== 'source') return;
		if (which === 'always' || !this.known.has(view.file.path)) this.knows(view.file.path, view.editor.getValue());
	}

	private knows(path: string, text: { toString(): string }): void {
		this.known.set(path, () => this.snapshotOf(text.toString()));
	}

	private snapshotOf = (text: string, before?: Snapshot): Snapshot =>
		snapshotOf(text, this.actions.viewState.recordIn, before);

	private edited(update: ViewUpdate): void {
		const { startState, state, view, transactions, changes } = update;
		const file = state.field(editorInfoField, false)?.file;
		if (!file || isInTableCell(view)) return;
		// no event tells that a note changes from reading to editing, nor perhaps what came into it while it was read
		const isNew = this.seen.get(file.path)?.eq(startState.doc) !== true;
		if (isNew && transactions.some(isByHand)) this.knows(file.path, startState.doc);
		this.seen.set(file.path, state.doc);
		const isFromElsewhere = transactions.some(change => change.isUserEvent('set'));
		const isOurs = this.actions.writer.writing === file.path;
		if (isOurs || isFromElsewhere) this.goesOnFrom(file, state.doc, isOurs);
		else if (!isProseEdit(startState.doc, state.doc, changes)) {
			if (transactions.some(hasEvent)) this.compare(file, view);
			else void this.compareUnlessOnDisk(file, view);
		}
	}

	private goesOnFrom(file: TFile, doc: Text, isOurs: boolean): void {
		// A second pane of the same note repeats the edits of the first.
		if (isOurs || this.panesWith(file, textOfDoc(doc)) === 1) this.knows(file.path, doc);
	}

	/** Obsidian may not tell that a change came from the disk. It did if the note is there already as it is here. */
	private async compareUnlessOnDisk(file: TFile, view: EditorView): Promise<void> {
		const { doc } = view.state;
		const isOther = this.panesWith(file, textOfDoc(doc)) > 1;
		const there = await this.actions.app.vault.read(file).catch(() => undefined);
		if (this.isOver) return;
		if (there === undefined || withPlainBreaks(there) !== textOfDoc(doc)) this.compare(file, view);
		else if (!isOther) this.knows(file.path, doc);
	}

	/** The number of panes in which the note has this text; zero if it is the text of a table cell. */
	private panesWith(file: TFile, text: string): number {
		return noteViews(this.actions.app).filter(view => view.file === file && view.editor.getValue() === text).length;
	}

	private check(file: TFile, text: string): void {
		if (this.panesWith(file, text) === 0) return;
		const { path } = file;
		const before = this.known.get(path)?.();
		const after = this.snapshotOf(text, before);
		this.known.set(path, () => after);
		if (!before) return;
		const { removed, added } = differenceOf(before, after);
		for (const gone of removed) if (this.standsElsewhere(path, gone.record)) this.offers.went(path, gone);
		for (const gone of added) this.offers.came(path, gone);
	}

	/** Whether the changes are in another note. Otherwise the player's undo reverts them along with the record. */
	private standsElsewhere(path: string, record: MoveRecord): boolean {
		const actor = this.actions.viewState.actor(path, withActor(this.actions, path, record).by);
		return actor.ok && actor.value.path !== path;
	}
}
