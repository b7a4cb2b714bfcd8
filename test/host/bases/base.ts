import type { BasesConfigFile, BasesConfigFileView, BasesPropertyId } from 'obsidian';
import { parseYaml } from '../yaml';
import { readExpression } from './expression/check';
import { NotUnderstood } from './expression/unsupported-expression';
import type { Expression } from './expression/parse';
import { type Filter, readFilter } from './filter';
import { toPropertyId } from './property-id';

/** A view as it stands in the file; plugins keep values of their own in it. */
export type ViewData = BasesConfigFileView & Readonly<Record<string, unknown>>;

/** A `.base` file, read. */
export class Base {
	readonly formulas: ReadonlyMap<string, Expression>;
	readonly views: readonly ViewData[];
	private readonly filter: Filter;
	private readonly displayNames: ReadonlyMap<BasesPropertyId, unknown>;

	private constructor({ filters, formulas, properties, views }: BasesConfigFile) {
		this.filter = readFilter(filters);
		this.formulas = new Map(Object.entries(formulas ?? {}).map(([name, text]) => [name, readExpression(text)]));
		this.displayNames = new Map(
			Object.entries(properties ?? {}).map(([name, { displayName }]) => [toPropertyId(name), displayName]),
		);
		this.views = (views?.length ? views : [{ type: 'table', name: 'Table' }]) as ViewData[];
	}

	/** Throws `NotUnderstood`, with the words that are to blame. */
	static read(text: string): Base {
		return new Base(readYaml(text));
	}

	get firstView(): ViewData {
		const [first] = this.views;
		if (!first) throw new NotUnderstood('The base has no view');
		return first;
	}

	/** What holds for all views, and for this one. */
	filterOf({ filters }: ViewData): Filter {
		const own = readFilter(filters);
		return around => this.filter(around) && own(around);
	}

	displayName(id: BasesPropertyId): string | null {
		const name = this.displayNames.get(id);
		return typeof name === 'string' && name !== '' ? name : null;
	}
}

function readYaml(text: string): BasesConfigFile {
	try {
		const data = parseYaml(text);
		if (data === null || data === undefined) return {};
		if (typeof data === 'object' && !Array.isArray(data)) return data;
	} catch (error) {
		throw new NotUnderstood(`The file is no YAML: ${error instanceof Error ? error.message : String(error)}`);
	}
	throw new NotUnderstood('The file is no base: it has no filters, formulas, properties or views');
}
