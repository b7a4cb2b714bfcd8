import type { App } from '../app-parts';
import type { Base, ViewData } from './base';
import type { BasesView, BasesViewRegistration } from './bases-view';
import { QueryController } from './query-controller';

/** A view of a base while it shows, with what feeds it. */
export class DrawnView {
	private readonly controller: QueryController;
	private made: BasesView | null = null;

	/** `changed` is called when the vault may have other results. */
	constructor(
		app: App,
		readonly registration: BasesViewRegistration,
		private readonly containerEl: HTMLElement,
		changed: () => void,
	) {
		this.controller = new QueryController(app, changed);
		void this.controller.load();
	}

	get view(): BasesView {
		this.made ??= this.registration.factory(this.controller, this.containerEl);
		return this.made;
	}

	ask(base: Base, data: ViewData): void {
		this.controller.setQuery(base, data);
	}

	/** New results and new entries every time. The view is loaded once it has the first. */
	update(): void {
		const { controller } = this;
		const result = controller.run();
		const { view } = this;
		view.config = controller.config;
		view.data = result;
		view.allProperties = controller.propertiesOf(result);
		void view.load();
		view.onDataUpdated();
	}

	close(): void {
		this.made?.unload();
		this.controller.unload();
	}
}
