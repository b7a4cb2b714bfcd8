import type { Workspace } from '../workspace/workspace';
import { BaseFileView } from './base-file-view';
import type { BasesViewRegistration } from './bases-view';
import { TableView } from './table-view';

/** The core plugin: it opens .base files, and knows the kinds of views that show them. */
export class Bases {
	private readonly registrations = new Map<string, BasesViewRegistration>([
		['table', { name: 'Table', icon: 'table', factory: (controller, el) => new TableView(controller, el) }],
	]);

	constructor(private readonly workspace: Workspace) {
		workspace.viewCreators.set('bases', leaf => new BaseFileView(leaf, type => this.get(type)));
		workspace.viewTypesByExtension.set('base', 'bases');
	}

	/** Returns what takes the kind of view away again: those that are rendered are unloaded, and say what is missing. */
	add(type: string, registration: BasesViewRegistration): () => void {
		if (this.registrations.has(type)) throw new Error(`stand-in host: there is a Bases view "${type}" already`);
		this.registrations.set(type, registration);
		this.redraw();
		return () => {
			this.registrations.delete(type);
			this.redraw();
		};
	}

	get(type: string): BasesViewRegistration | null {
		return this.registrations.get(type) ?? null;
	}

	types(): string[] {
		return [...this.registrations.keys()];
	}

	private redraw(): void {
		for (const { view } of this.workspace.getLeavesOfType('bases')) {
			if (view instanceof BaseFileView) view.draw();
		}
	}
}
