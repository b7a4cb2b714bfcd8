import type { BasesPropertyId, BasesViewRegistration as PublicRegistration } from 'obsidian';
import type { App } from '../app-parts';
import { Component } from '../component';
import type { QueryController } from './query-controller';
import { BasesQueryResult } from './query-result';
import type { BasesViewConfig } from './view-config';

export interface BasesViewRegistration extends Omit<PublicRegistration, 'factory' | 'options'> {
	factory: (controller: QueryController, containerEl: HTMLElement) => BasesView;
}

/** Renders the results of a base; plugins bring their own kinds. */
export abstract class BasesView extends Component {
	abstract type: string;
	app: App;
	config: BasesViewConfig;
	allProperties: BasesPropertyId[] = [];
	data = new BasesQueryResult([], null);

	protected constructor(controller: QueryController) {
		super();
		this.app = controller.app;
		this.config = controller.config;
	}

	abstract onDataUpdated(): void;
}
