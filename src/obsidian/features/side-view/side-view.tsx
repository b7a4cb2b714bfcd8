import { debounce, ItemView, Platform, type MarkdownView, type ViewStateResult, type WorkspaceLeaf } from 'obsidian';
import { createRef, render } from 'preact';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { lastLineSeen } from '../../services/note-at-cursor';
import { StatesAtLine, type Then } from './as-of-line';
import { tableActions, type TableActions } from './side-view-actions';
import { tableContent, type TableContent } from './side-view-content';
import { TablePage } from './side-view-page';
import { NEW_TABLE, readTableState, withFold, type Section, type TableState } from './side-view-state';
import { t } from '../../../i18n/translate';

export const TABLE_VIEW = 'sworn-journal-table';

/**
 * How long changes are batched before rendering, in milliseconds; while typing, how long to wait after the last key.
 */
const SOON = 30;
const WHEN_KEYS_REST = 300;
/** How often the number of notes left to index is updated, in milliseconds. */
const COUNT_EVERY = 250;

/** The Table: a sidebar view next to the note being played. It contains no logic. */
export class TableView extends ItemView {
	override icon = 'scroll-text';
	override navigation = false;
	private state: TableState = NEW_TABLE;
	private readonly acts: TableActions;
	private readonly field = createRef<HTMLInputElement>();
	private readonly drawSoon = debounce(() => this.draw(), SOON);
	private readonly drawWhenKeysRest = debounce(() => this.draw(), WHEN_KEYS_REST, true);
	private readonly countSoon = debounce(() => this.draw(), COUNT_EVERY);
	private readonly readAgain = debounce(() => this.states?.refresh(), WHEN_KEYS_REST, true);
	/** What the notes record, while the state as of the line of the cursor is shown. */
	private states: StatesAtLine | undefined;
	/** The notes and rules whose changes affect it; undefined while any change may. */
	private watched: readonly string[] | undefined;

	constructor(
		leaf: WorkspaceLeaf,
		private readonly actions: JournalActions,
	) {
		super(leaf);
		this.acts = tableActions(actions);
	}

	getViewType(): string {
		return TABLE_VIEW;
	}

	getDisplayText(): string {
		return t('Table');
	}

	override getState(): Record<string, unknown> {
		return { ...this.state };
	}

	override async setState(state: unknown, result: ViewStateResult): Promise<void> {
		this.state = readTableState(state);
		await super.setState(state, result);
		this.drawSoon();
	}

	override async onOpen(): Promise<void> {
		const { app, actions } = this;
		const soon = () => void this.drawSoon();
		for (const ref of [
			app.workspace.on('active-leaf-change', soon),
			app.workspace.on('file-open', soon),
			app.workspace.on('layout-change', soon),
			app.workspace.on('editor-change', () => {
				this.readAgain();
				this.drawWhenKeysRest();
			}),
		])
			this.registerEvent(ref);
		this.register(
			actions.vaultIndex.onChange((path, isProse) => {
				this.readAgain();
				if (!isProse && (this.watched?.includes(path) ?? true)) soon();
			}),
		);
		// the cursor moves without an event of the app
		this.registerDomEvent(this.contentEl.ownerDocument, 'selectionchange', () => this.states && soon());
		this.register(actions.vaultIndex.onLearned(soon));
		this.register(() => {
			for (const due of [this.drawSoon, this.drawWhenKeysRest, this.countSoon, this.readAgain]) due.cancel();
			this.states?.end();
		});
		this.draw();
	}

	override async onClose(): Promise<void> {
		render(null, this.contentEl);
	}

	/** Focuses the move search. On mobile it does not, as the keyboard would cover the rest. */
	focusSearch(): void {
		this.draw();
		if (!Platform.isMobile) this.field.current?.focus();
	}

	override onResize(): void {
		this.drawSoon();
	}

	/** Whether it is hidden in a collapsed sidebar. It is then rendered when it becomes visible. */
	private get isAway(): boolean {
		const { leftSplit, rightSplit } = this.app.workspace;
		const root = this.leaf.getRoot();
		return (root === leftSplit && leftSplit.collapsed) || (root === rightSplit && rightSplit.collapsed);
	}

	private draw(): void {
		if (this.isAway) return;
		const view = noteInUse(this.app);
		const content = tableContent(this.actions, view);
		const { viewState, vaultIndex } = this.actions;
		const watched =
			content.kind === 'played' && content.copied === undefined
				? viewState.around(content.path, undefined).watched
				: undefined;
		this.watched =
			watched && content.kind === 'played' ? [...watched, ...content.others.map(({ path }) => path)] : watched;
		if (!vaultIndex.isComplete) this.countSoon();
		render(
			<TablePage
				content={content}
				state={this.state}
				actions={this.actions}
				acts={this.acts}
				field={this.field}
				onFold={this.fold}
				onShow={this.show}
				then={this.stateAtCursor(content, view)}
				onThen={this.toggleThen}
			/>,
			this.contentEl,
		);
	}

	private stateAtCursor(content: TableContent, view: MarkdownView | undefined): Then | undefined {
		if (!this.states || content.kind !== 'played' || !view) return undefined;
		return this.states.at(content, lastLineSeen(view) + 1);
	}

	private readonly toggleThen = (): void => {
		this.states?.end();
		this.states = this.states ? undefined : new StatesAtLine(this.actions, () => void this.drawSoon());
		this.draw();
	};

	private readonly fold = (section: Section): void => this.keep(withFold(this.state, section));

	private readonly show = (which: 'finished' | 'resting'): void => {
		const { showsFinished, showsResting } = this.state;
		this.keep({
			...this.state,
			...(which === 'finished' ? { showsFinished: !showsFinished } : { showsResting: !showsResting }),
		});
	};

	private keep(state: TableState): void {
		this.state = state;
		this.app.workspace.requestSaveLayout();
		this.draw();
	}
}
