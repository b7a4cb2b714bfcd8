import type { ViewStateResult, WorkspaceLeaf } from 'obsidian';
import { debounce, ItemView, Platform } from 'obsidian';
import { createRef, render } from 'preact';
import type { JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import type { TableActions } from './side-view-actions';
import { tableActions } from './side-view-actions';
import { tableContent } from './side-view-content';
import { TablePage } from './side-view-page';
import type { Section, TableState } from './side-view-state';
import { NEW_TABLE, readTableState, withFold } from './side-view-state';
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
			app.workspace.on('editor-change', () => void this.drawWhenKeysRest()),
		])
			this.registerEvent(ref);
		this.register(
			actions.vaultIndex.onChange((path, isProse) => !isProse && (this.watched?.includes(path) ?? true) && soon()),
		);
		this.register(actions.vaultIndex.onLearned(soon));
		this.register(() => {
			for (const due of [this.drawSoon, this.drawWhenKeysRest, this.countSoon]) due.cancel();
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
			/>,
			this.contentEl,
		);
	}

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
