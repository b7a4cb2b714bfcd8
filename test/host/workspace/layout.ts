import type { SplitDirection } from 'obsidian';
import { Platform } from '../platform';
import { WorkspaceLeaf } from './leaf';
import { WorkspaceMobileDrawer, WorkspaceSidedock } from './sidedock';
import {
	type LeafGroup,
	type Side,
	type WorkspaceParent,
	WorkspaceRoot,
	type WorkspaceSplit,
	WorkspaceTabs,
} from './splits';

export type SideSplit = WorkspaceSidedock | WorkspaceMobileDrawer;

/** From the first to the last. */
export const leavesIn = (parent: WorkspaceParent): WorkspaceLeaf[] =>
	parent.leaves().filter(leaf => leaf instanceof WorkspaceLeaf);

/** Where the leaves are: in tab groups, on the three sides of the window. */
export class Layout {
	readonly root: WorkspaceRoot;
	readonly left: SideSplit;
	readonly right: SideSplit;

	constructor(
		private readonly makeLeaf: () => WorkspaceLeaf,
		containerEl: HTMLElement,
		changed: () => void,
	) {
		const rootEl = createDiv('workspace-split mod-root');
		this.root = new WorkspaceRoot('vertical', rootEl);
		this.left = this.makeSide('left', containerEl, changed);
		containerEl.append(rootEl);
		this.right = this.makeSide('right', containerEl, changed);
	}

	leaves(): WorkspaceLeaf[] {
		return [this.root, this.left, this.right].flatMap(leavesIn);
	}

	sideOf(leaf: WorkspaceLeaf): Side {
		const root = leaf.getRoot();
		return root === this.left ? 'left' : root === this.right ? 'right' : 'root';
	}

	/** In front of its tab group, on a side that is not folded away. */
	isShown(leaf: WorkspaceLeaf): boolean {
		const side = { root: null, left: this.left, right: this.right }[this.sideOf(leaf)];
		return leaf.parent.front === leaf && !side?.collapsed;
	}

	addTab(tabs: LeafGroup): WorkspaceLeaf {
		const leaf = this.makeLeaf();
		tabs.add(leaf);
		return leaf;
	}

	addTabs(split: WorkspaceSplit, index: number): WorkspaceLeaf {
		return this.addTab(split.insert(new WorkspaceTabs(), index));
	}

	/** A tab group of its own, to the right of a leaf or below it. A phone or a drawer has no room for that: there it is a tab. */
	split(leaf: WorkspaceLeaf, direction: SplitDirection = 'vertical', before = false): WorkspaceLeaf {
		const tabs = leaf.parent;
		if (Platform.isPhone || !(tabs instanceof WorkspaceTabs)) return this.addTab(tabs);
		const split = tabs.parent.direction === direction ? tabs.parent : tabs.parent.wrap(tabs, direction);
		return this.addTabs(split, split.indexOf(tabs) + (before ? 0 : 1));
	}

	remove(leaf: WorkspaceLeaf): void {
		const tabs = leaf.parent;
		tabs.remove(leaf);
		if (!tabs.front && tabs instanceof WorkspaceTabs) tabs.parent.remove(tabs);
	}

	/** The leaf in it that was active last; one that never was comes after all others. */
	mostRecent(root: WorkspaceParent): WorkspaceLeaf | null {
		return leavesIn(root).sort((a, b) => b.activeTime - a.activeTime)[0] ?? null;
	}

	private makeSide(side: 'left' | 'right', containerEl: HTMLElement, changed: () => void): SideSplit {
		return Platform.isMobile
			? new WorkspaceMobileDrawer(containerEl.createDiv(`workspace-drawer mod-${side}`), this.root, changed)
			: new WorkspaceSidedock(containerEl.createDiv(`workspace-split mod-${side}-split`), this.root, changed);
	}
}
