import type { BasesAllOptions, BasesPropertyId, BasesViewRegistration as PublicRegistration } from 'obsidian';
import type { App } from '../app-parts';
import { Component } from '../component';
import type { QueryController } from './query-controller';
import { BasesQueryResult } from './query-result';
import type { BasesViewConfig } from './view-config';

export interface BasesViewRegistration extends Omit<PublicRegistration, 'factory' | 'options'> {
	factory: (controller: QueryController, containerEl: HTMLElement) => BasesView;
	options?: (config: BasesViewConfig) => BasesAllOptions[];
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

	/** Makes a note and opens it in a tab; the app shows it in a small window over the base. */
	async createFileForView(
		baseFileName = 'Untitled',
		frontmatterProcessor?: (frontmatter: Record<string, unknown>) => void,
	): Promise<void> {
		const { vault, fileManager, workspace } = this.app;
		let path = `${baseFileName}.md`;
		for (let n = 1; vault.getAbstractFileByPath(path); n++) path = `${baseFileName} ${n}.md`;
		const file = await vault.create(path, '');
		if (frontmatterProcessor) await fileManager.processFrontMatter(file, frontmatterProcessor);
		await workspace.getLeaf('tab').openFile(file);
	}
}
