import type { BasesPropertyId, BasesSortConfig } from 'obsidian';
import type { Component } from '../component';
import type { Base, ViewData } from './base';
import { parsePropertyId, toPropertyId } from './property-id';
import { NullValue, type Value } from './values/value';

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

	/** `write` puts a value of the view into the file; `evaluated` works out a formula for the file of the base. */
	constructor(
		private readonly base: Base,
		private view: ViewData,
		private readonly write: (key: string, value: unknown) => void,
		private readonly evaluated: (formula: string) => Value,
	) {
		this.name = view.name;
	}

	get(key: string): unknown {
		return this.view[key];
	}

	getAsPropertyId(key: string): BasesPropertyId | null {
		const value = this.get(key);
		return typeof value === 'string' && value !== '' ? toPropertyId(value) : null;
	}

	getEvaluatedFormula(view: Component, key: string): Value;
	getEvaluatedFormula(_: Component, key: string): Value {
		const formula = this.get(key);
		return typeof formula === 'string' ? this.evaluated(formula) : NullValue.value;
	}

	/** What is there already is not written. */
	set(key: string, value: unknown): void {
		if (JSON.stringify(this.get(key) ?? null) === JSON.stringify(value ?? null)) return;
		this.view = { ...this.view, [key]: value ?? undefined };
		this.write(key, value);
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
