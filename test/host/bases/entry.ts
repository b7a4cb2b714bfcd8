import type { BasesPropertyId } from 'obsidian';
import type { App } from '../app-parts';
import type { TFile } from '../vault/files';
import type { Base } from './base';
import { evaluate, type Surroundings } from './expression/evaluate';
import { NotUnderstood } from './expression/unsupported-expression';
import { fileProperty, noteProperty } from './file-properties';
import { parsePropertyId } from './property-id';
import { NullValue, type Value } from './values/value';

/** One file among the results of a base. */
export class BasesEntry {
	private readonly formulaValues = new Map<string, Value | 'under way'>();

	constructor(
		private readonly app: App,
		readonly file: TFile,
		private readonly base: Base,
	) {}

	getValue(id: BasesPropertyId): Value | null {
		const { type, name } = parsePropertyId(id);
		if (type === 'note') return noteProperty(this.app, this.file, name);
		return type === 'file' ? fileProperty(this.app, this.file, name) : this.formula(name);
	}

	/** What an expression sees of this entry; the host's own. */
	surroundings(): Surroundings {
		const { app, file } = this;
		return { app, file, property: id => this.getValue(id) ?? NullValue.value };
	}

	/** Worked out once; one that needs itself cannot be. */
	private formula(name: string): Value | null {
		const known = this.formulaValues.get(name);
		if (known === 'under way') throw new NotUnderstood(`The formula “${name}” needs itself`);
		if (known) return known;
		const expression = this.base.formulas.get(name);
		if (!expression) return null;
		this.formulaValues.set(name, 'under way');
		const value = evaluate(expression, this.surroundings());
		this.formulaValues.set(name, value);
		return value;
	}
}
