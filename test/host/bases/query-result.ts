import type { BasesPropertyId } from 'obsidian';
import type { BasesEntry } from './entry';
import { sortingOrder } from './expression/compare';
import { NullValue, Value } from './values/value';
import type { BasesViewConfig } from './view-config';

export class BasesEntryGroup {
	constructor(
		readonly key: Value,
		readonly entries: BasesEntry[],
	) {}

	hasKey(): boolean {
		return !(this.key instanceof NullValue);
	}
}

/** The entries that the filters let through, sorted and limited as the view asks. */
export class BasesQueryResult {
	constructor(
		readonly data: BasesEntry[],
		private readonly config: BasesViewConfig | null,
	) {}

	/** One group with an empty key when nothing is grouped. The order of the entries stays. */
	get groupedData(): BasesEntryGroup[] {
		const by = this.config?.getGroupBy();
		if (!by) return [new BasesEntryGroup(NullValue.value, this.data)];
		const groups: BasesEntryGroup[] = [];
		for (const entry of this.data) {
			const key = entry.getValue(by.property) ?? NullValue.value;
			const group = groups.find(other => Value.equals(other.key, key));
			if (group) group.entries.push(entry);
			else groups.push(new BasesEntryGroup(key, [entry]));
		}
		return groups.sort((a, b) => sortingOrder(a.key, b.key, by.direction));
	}

	get properties(): BasesPropertyId[] {
		return this.config?.getOrder() ?? [];
	}
}
