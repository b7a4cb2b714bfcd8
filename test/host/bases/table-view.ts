import type { BasesPropertyId } from 'obsidian';
import { BasesView } from './bases-view';
import type { BasesEntry } from './entry';
import type { QueryController } from './query-controller';
import type { BasesEntryGroup } from './query-result';
import { FileValue } from './values/links';

/** The built-in table: a row for each entry, a column for each property. */
export class TableView extends BasesView {
	readonly type = 'table';

	constructor(
		controller: QueryController,
		private readonly containerEl: HTMLElement,
	) {
		super(controller);
	}

	onDataUpdated(): void {
		const order = this.config.getOrder();
		const columns: BasesPropertyId[] = order.length > 0 ? order : ['file.name'];
		this.containerEl.empty();
		const table = this.containerEl.createEl('table', 'bases-table');
		const head = table.createEl('thead').createEl('tr');
		for (const id of columns) {
			head.createEl('th', { text: this.config.getDisplayName(id), attr: { scope: 'col', 'data-property': id } });
		}
		for (const group of this.data.groupedData) this.drawGroup(table.createEl('tbody'), group, columns);
	}

	private drawGroup(body: HTMLElement, group: BasesEntryGroup, columns: readonly BasesPropertyId[]): void {
		if (this.config.getGroupBy()) {
			const attr = { scope: 'rowgroup', colspan: columns.length };
			const heading = body.createEl('tr', 'bases-group-heading').createEl('th', { attr });
			if (group.key.isEmpty()) heading.setText('None');
			else group.key.renderTo(heading, this.app.renderContext);
		}
		for (const entry of group.entries) {
			const row = body.createEl('tr', { attr: { 'data-path': entry.file.path } });
			for (const id of columns) this.drawCell(row.createEl('td'), entry, id);
		}
	}

	/** The name of a file leads to it. */
	private drawCell(cell: HTMLElement, entry: BasesEntry, id: BasesPropertyId): void {
		const value = id === 'file.name' ? new FileValue(entry.file) : entry.getValue(id);
		value?.renderTo(cell, this.app.renderContext);
	}
}
