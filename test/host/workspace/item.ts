import { Events } from '../events';
import type { WorkspaceParent, WorkspaceRoot } from './splits';

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
