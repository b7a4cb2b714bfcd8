import { Events } from '../events';

/** Whatever stands in the window. */
export abstract class WorkspaceItem extends Events {
	/** The side of the window that it is in. */
	abstract parent: object;

	getRoot(): object {
		return this.parent;
	}
}
