import type { ViewUpdate } from '@codemirror/view';
import { EditorView } from '@codemirror/view';
import type { TFile } from 'obsidian';
import { Component, MarkdownView, debounce, editorInfoField } from 'obsidian';
import type { MoveRecord } from '../../../play/record/record';
import type { Snapshot } from '../../../journal/record/removed-records';
import { differenceOf, snapshotOf } from '../../../journal/record/removed-records';
import type { JournalActions } from '../../services/journal-actions';
import { RemovalOffers } from './removal-offers';

/** The delay after editing before a note is compared with its previous state, in milliseconds. */
const PAUSE = 300;

/**
 * Notices when the player's own undo, redo or deletion takes a record out of a note, or a part of one, or brings it back,
 * while its changes are in another note; one press makes them agree again. What the plugin itself writes is not noticed,
 * nor what comes from the disk: who took a record out there saw to its changes.
 */
export class RemovedRecords extends Component {
	/** The notes as they are known; what stands in one is read when it is compared. */
	private readonly known = new Map<string, () => Snapshot>();
	private readonly offers: RemovalOffers;
	private readonly compare = debounce(
		(file: TFile, { state }: EditorView) => this.check(file, state.doc.toString()),
		PAUSE,
		true,
	);
	/** Hears of every change in an editor; the app's own event does not say where a change comes from. */
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
		this.register(() => this.compare.cancel());
	}

	/** A note that comes into its editor is remembered as it is; one that was there already is compared when it is edited. */
	private remember(which: 'always' | 'only what is new' = 'always'): void {
		const view = this.actions.app.workspace.getActiveViewOfType(MarkdownView);
		if (!view?.file || view.getMode() !== 'source') return;
		if (which === 'always' || !this.known.has(view.file.path)) this.knows(view.file.path, view.editor.getValue());
	}

	private knows(path: string, text: { toString(): string }): void {
		this.known.set(path, () => this.snapshotOf(text.toString()));
	}

	private snapshotOf = (text: string): Snapshot => snapshotOf(text, this.actions.viewState.recordIn);

	private edited({ state, view, transactions }: ViewUpdate): void {
		const file = state.field(editorInfoField, false)?.file;
		if (!file) return;
		const isFromElsewhere = transactions.some(change => change.isUserEvent('set'));
		const isOurs = this.actions.writer.writing === file.path;
		if (!isFromElsewhere && !isOurs) this.compare(file, view);
		// What the player does in one pane the other takes over as well.
		else if (isOurs || this.panesWith(file, state.doc.toString()) === 1) this.knows(file.path, state.doc);
	}

	/** In how many panes the note has this text: none, where it is the text of a cell of a table. */
	private panesWith(file: TFile, text: string): number {
		const views = this.actions.app.workspace.getLeavesOfType('markdown').map(({ view }) => view);
		return views.filter(view => view instanceof MarkdownView && view.file === file && view.editor.getValue() === text)
			.length;
	}

	private check(file: TFile, text: string): void {
		if (this.panesWith(file, text) === 0) return;
		const { path } = file;
		const after = this.snapshotOf(text);
		const before = this.known.get(path);
		this.known.set(path, () => after);
		if (!before) return;
		const { removed, added } = differenceOf(before(), after);
		for (const gone of removed) if (this.standsElsewhere(path, gone.record)) this.offers.went(path, gone);
		for (const gone of added) this.offers.came(path, gone);
	}

	/** In a lone note the same undo takes the changes with it. */
	private standsElsewhere(path: string, record: MoveRecord): boolean {
		const actor = this.actions.viewState.actor(path, record.by);
		return actor.ok && actor.value.path !== path;
	}
}
