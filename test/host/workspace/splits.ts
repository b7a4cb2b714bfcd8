import type { SplitDirection } from 'obsidian';
import { Events } from '../events';

export type Side = 'root' | 'left' | 'right';

/** Whatever is in the window. What has no parent is a side of the window itself. */
export abstract class WorkspaceItem extends Events {
	parent!: WorkspaceParent;

	getRoot(): WorkspaceItem {
		return (this.parent as WorkspaceParent | undefined)?.getRoot() ?? this;
	}

	/** There is one window only, so this is its middle, also for what is in a sidebar. */
	getContainer(): WorkspaceRoot {
		return this.parent.getContainer();
	}
}

/** A leaf, as far as what holds it needs it. */
interface Leaf extends WorkspaceItem {
	readonly containerEl: HTMLElement;
}

/** Holds other items of the window. */
export abstract class WorkspaceParent extends WorkspaceItem {
	abstract readonly containerEl: HTMLElement;

	/** All leaves in it, from the first to the last. Not public. */
	abstract leaves(): Leaf[];
}

/** Leaves behind each other; the one in front shows. Not public. */
export abstract class LeafGroup extends WorkspaceParent {
	front: Leaf | null = null;
	private readonly children: Leaf[] = [];

	constructor(readonly containerEl: HTMLElement) {
		super();
	}

	leaves(): Leaf[] {
		return [...this.children];
	}

	/** The first leaf is in front, later ones behind it until they are shown. */
	add(leaf: Leaf): void {
		leaf.parent = this;
		this.children.push(leaf);
		this.containerEl.append(leaf.containerEl);
		this.show(this.front ?? leaf);
	}

	remove(leaf: Leaf): void {
		const at = this.children.indexOf(leaf);
		this.children.splice(at, 1);
		leaf.containerEl.remove();
		if (this.front !== leaf) return;
		this.front = null;
		const next = this.children[Math.min(at, this.children.length - 1)];
		if (next) this.show(next);
	}

	show(leaf: Leaf): void {
		this.front = leaf;
		for (const child of this.children) child.containerEl.toggle(child === leaf);
	}
}

export class WorkspaceTabs extends LeafGroup {
	declare parent: WorkspaceSplit;

	constructor() {
		super(createDiv('workspace-tabs mod-top'));
	}
}

type SplitChild = WorkspaceSplit | WorkspaceTabs;

/** Tab groups, or other splits, beside each other (`vertical`) or below each other (`horizontal`). */
export class WorkspaceSplit extends WorkspaceParent {
	private readonly children: SplitChild[] = [];

	constructor(
		/** Not public. */
		readonly direction: SplitDirection,
		readonly containerEl: HTMLElement = createDiv('workspace-split'),
	) {
		super();
		containerEl.addClass(`mod-${direction}`);
	}

	leaves(): Leaf[] {
		return this.children.flatMap(child => child.leaves());
	}

	/** The first tab group in it, made if there is none. */
	firstTabs(): WorkspaceTabs {
		const [first] = this.children;
		if (first instanceof WorkspaceTabs) return first;
		return first ? first.firstTabs() : this.insert(new WorkspaceTabs(), 0);
	}

	indexOf(child: SplitChild): number {
		return this.children.indexOf(child);
	}

	insert<T extends SplitChild>(child: T, index: number): T {
		const next = this.children[index];
		child.parent = this;
		this.children.splice(index, 0, child);
		if (next) next.containerEl.before(child.containerEl);
		else this.containerEl.append(child.containerEl);
		return child;
	}

	/** Another split takes the place of a child, which moves into it. */
	wrap(child: SplitChild, direction: SplitDirection): WorkspaceSplit {
		const at = this.indexOf(child);
		this.children.splice(at, 1);
		const split = this.insert(new WorkspaceSplit(direction), at);
		split.insert(child, 0);
		return split;
	}

	/** A split that is left empty goes too; the sides of the window stay. */
	remove(child: SplitChild): void {
		this.children.splice(this.indexOf(child), 1);
		child.containerEl.remove();
		if (this.children.length === 0 && this.parent instanceof WorkspaceSplit) this.parent.remove(this);
	}
}

/** A part of the screen that is a window of its own. */
export abstract class WorkspaceContainer extends WorkspaceSplit {
	abstract readonly win: Window;
	abstract readonly doc: Document;
}

/** The middle of the window. */
export class WorkspaceRoot extends WorkspaceContainer {
	readonly win = window;
	readonly doc = document;

	override getContainer(): this {
		return this;
	}
}
