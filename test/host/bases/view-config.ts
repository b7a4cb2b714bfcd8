import type { BasesPropertyId, BasesSortConfig } from 'obsidian';
import type { Base, ViewData } from './base';
import { parsePropertyId, toPropertyId } from './property-id';

const isDirection = (value: unknown): value is 'ASC' | 'DESC' => value === 'ASC' || value === 'DESC';

/** One of a list in the file: a property, and which way it is sorted. */
function readSort(sort: unknown): BasesSortConfig | null {
	const { property, direction }: { property?: unknown; direction?: unknown } = Object(sort);
	return typeof property === 'string' && isDirection(direction)
		? { property: toPropertyId(property), direction }
		: null;
}

/** The part of a .base file that belongs to one view. */
export class BasesViewConfig {
	readonly name: string;

	constructor(
		private readonly base: Base,
		private readonly view: ViewData,
	) {
		this.name = view.name;
	}

	get(key: string): unknown {
		return this.view[key];
	}
	getOrder(): BasesPropertyId[] {
		return (this.view.order ?? []).map(toPropertyId);
	}

	getSort(): BasesSortConfig[] {
		const sort = this.get('sort');
		return Array.isArray(sort) ? sort.map(readSort).filter(found => found !== null) : [];
	}

	getDisplayName(id: BasesPropertyId): string {
		return this.base.displayName(id) ?? parsePropertyId(id).name;
	}

	/** The host's own: the property that makes the groups. */
	getGroupBy(): BasesSortConfig | null {
		return readSort(this.view.groupBy);
	}

	/** The host's own: at most so many entries. */
	getLimit(): number {
		const limit = this.get('limit');
		return typeof limit === 'number' && limit > 0 ? limit : Infinity;
	}
}
