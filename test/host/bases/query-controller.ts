import type { BasesPropertyId } from 'obsidian';
import type { App } from '../app-parts';
import { Component } from '../component';
import { debounce } from '../functions';
import type { TFile } from '../vault/files';
import type { Base, ViewData } from './base';
import { BasesEntry } from './entry';
import { sortingOrder } from './expression/compare';
import { FILE_PROPERTY_NAMES } from './file-properties';
import { BasesQueryResult } from './query-result';
import { NullValue } from './values/value';
import { BasesViewConfig } from './view-config';

/** Changes that come together are answered once. */
const UPDATE_DELAY = 20;

/** Queries the vault for one view of a base, and reports when the result may have changed. */
export class QueryController extends Component {
	config!: BasesViewConfig;
	/** The results are reported again, a little later. */
	readonly requestUpdate: () => void;
	private base!: Base;
	private view!: ViewData;

	constructor(
		readonly app: App,
		changed: () => void,
	) {
		super();
		const soon = debounce(changed, UPDATE_DELAY, true);
		this.register(() => soon.cancel());
		this.requestUpdate = () => void soon();
	}

	override onload(): void {
		const { metadataCache, vault } = this.app;
		for (const name of ['changed', 'deleted']) this.registerEvent(metadataCache.on(name, this.requestUpdate));
		for (const name of ['create', 'delete', 'rename']) this.registerEvent(vault.on(name, this.requestUpdate));
	}

	/** What is asked from now on. */
	setQuery(base: Base, view: ViewData): void {
		this.base = base;
		this.view = view;
		this.config = new BasesViewConfig(base, view);
	}

	/** Throws `NotUnderstood` when a filter or a formula cannot be worked out. */
	run(): BasesQueryResult {
		const { base, config } = this;
		const isWanted = base.filterOf(this.view);
		const entries = this.app.vault
			.getFiles()
			.map(file => this.entryOf(file))
			.filter(entry => isWanted(entry.surroundings()));
		for (const entry of entries) for (const name of base.formulas.keys()) entry.getValue(`formula.${name}`);
		const valueOf = (entry: BasesEntry, id: BasesPropertyId) => entry.getValue(id) ?? NullValue.value;
		const sorts = config.getSort();
		entries.sort((a, b) => {
			const orders = sorts.map(({ property, direction }) =>
				sortingOrder(valueOf(a, property), valueOf(b, property), direction),
			);
			return orders.find(order => order !== 0) ?? 0;
		});
		return new BasesQueryResult(entries.slice(0, config.getLimit()), config);
	}

	/** Every property that a file of the result has, those of files, and the formulas. */
	propertiesOf({ data }: BasesQueryResult): BasesPropertyId[] {
		const own = data.flatMap(({ file }) => Object.keys(this.app.metadataCache.getFileCache(file)?.frontmatter ?? {}));
		return [
			...[...new Set(own)].map((name): BasesPropertyId => `note.${name}`),
			...FILE_PROPERTY_NAMES.map((name): BasesPropertyId => `file.${name}`),
			...[...this.base.formulas.keys()].map((name): BasesPropertyId => `formula.${name}`),
		];
	}

	private entryOf(file: TFile): BasesEntry {
		return new BasesEntry(this.app, file, this.base);
	}
}
