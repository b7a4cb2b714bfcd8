import type { PaneType, SplitDirection } from 'obsidian';
import { assumed } from '../assumptions/assume';
import type { App } from '../app-parts';
import { notBuilt } from '../errors';
import { Events } from '../events';
import { Layout, leavesIn, type SideSplit } from './layout';
import type { WorkspaceLeaf } from './leaf';
import type { Side, WorkspaceParent, WorkspaceRoot } from './splits';

/** The leaves of the window: how they are made, found and shown. */
export abstract class Panes extends Events {
	readonly rootSplit: WorkspaceRoot;
	readonly leftSplit: SideSplit;
	readonly rightSplit: SideSplit;
	protected readonly layout: Layout;
	private readonly onWindowResize = () => this.resized();

	constructor(
		readonly app: App,
		readonly containerEl: HTMLElement,
	) {
		super();
		this.layout = new Layout(
			() => this.makeLeaf(),
			containerEl,
			() => this.layoutChanged(),
		);
		this.rootSplit = this.layout.root;
		this.leftSplit = this.layout.left;
		this.rightSplit = this.layout.right;
		window.addEventListener('resize', this.onWindowResize);
	}

	/** `false` reuses a leaf that can be navigated: the one used last, or another that shows. */
	getLeaf(newLeaf: PaneType | boolean = false, direction?: SplitDirection): WorkspaceLeaf {
		const recent = this.getMostRecentLeaf();
		if (newLeaf === 'window') this.openPopoutLeaf();
		if (newLeaf === 'split' && recent) return this.added(this.layout.split(recent, direction));
		if (!newLeaf) {
			const shown = this.leavesOn('root').filter(leaf => this.isShown(leaf));
			const free = [...(recent ? [recent] : []), ...shown].find(leaf => leaf.canNavigate());
			if (free) return free;
		}
		return this.added(this.layout.addTab(recent?.parent ?? this.rootSplit.firstTabs()));
	}

	getRightLeaf(split: boolean): WorkspaceLeaf {
		return this.sideLeaf(this.rightSplit, split);
	}

	getLeftLeaf(split: boolean): WorkspaceLeaf {
		return this.sideLeaf(this.leftSplit, split);
	}

	openPopoutLeaf(): never {
		return notBuilt('a window of its own (openPopoutLeaf)');
	}

	getMostRecentLeaf(root: WorkspaceParent = this.rootSplit): WorkspaceLeaf | null {
		return this.layout.mostRecent(root);
	}
	getLeavesOfType(type: string): WorkspaceLeaf[] {
		return this.layout.leaves().filter(({ view }) => view.getViewType() === type);
	}

	detachLeavesOfType(type: string): void {
		for (const leaf of this.getLeavesOfType(type)) leaf.detach();
	}

	iterateAllLeaves(callback: (leaf: WorkspaceLeaf) => unknown): void {
		for (const leaf of this.layout.leaves()) callback(leaf);
	}

	iterateRootLeaves(callback: (leaf: WorkspaceLeaf) => unknown): void {
		for (const leaf of this.leavesOn('root')) callback(leaf);
	}

	// What follows is the host's own.

	leavesOn(side: Side): WorkspaceLeaf[] {
		return this.layout.leaves().filter(leaf => this.sideOf(leaf) === side);
	}

	sideOf(leaf: WorkspaceLeaf): Side {
		return this.layout.sideOf(leaf);
	}

	isShown(leaf: WorkspaceLeaf): boolean {
		return this.layout.isShown(leaf);
	}

	layoutChanged(): void {
		this.resized();
		if (assumed.layoutChange === 'told') this.trigger('layout-change');
	}

	/** Nobody listens to the window any more. */
	release(): void {
		window.removeEventListener('resize', this.onWindowResize);
	}

	protected abstract makeLeaf(): WorkspaceLeaf;

	protected sideLeaf(dock: SideSplit, split: boolean): WorkspaceLeaf {
		const last = split ? leavesIn(dock).at(-1) : undefined;
		return this.added(last ? this.layout.split(last, 'horizontal') : this.layout.addTab(dock.firstTabs()));
	}

	protected bringToFront(leaf: WorkspaceLeaf): void {
		if (leaf.parent.front === leaf) return;
		leaf.parent.show(leaf);
		this.resized();
	}

	private added(leaf: WorkspaceLeaf): WorkspaceLeaf {
		this.layoutChanged();
		return leaf;
	}

	/** Hidden views are not notified. */
	private resized(): void {
		for (const leaf of this.layout.leaves()) if (this.isShown(leaf)) leaf.onResize();
		this.trigger('resize');
	}
}
