import type { Field } from './field';
import { fieldFor } from './fields';
import { type Properties, type PropertyChange, typeOf } from './read';

interface Row {
	readonly name: string;
	readonly el: HTMLElement;
	readonly field: Field;
}

/** The properties above a note, each with a field to change it. */
export class PropertiesBox {
	readonly el = createDiv('metadata-container');
	private readonly rowsEl: HTMLElement;
	private readonly addButton: HTMLElement;
	private rows: readonly Row[] = [];
	private shape = '';
	/** The property that has just been added; its value is typed next. */
	private added: string | undefined;

	constructor(private readonly edit: (change: PropertyChange) => void) {
		this.addHeading();
		const content = this.el.createDiv('metadata-content');
		this.rowsEl = content.createDiv('metadata-properties');
		const attr = { type: 'button' };
		this.addButton = content.createEl('button', { cls: 'metadata-add-button', text: 'Add property', attr });
		this.addButton.addEventListener('click', () => this.askName());
		this.el.addEventListener('keydown', event => this.onKey(event));
	}

	/** A press on it folds the properties away, and unfolds them. */
	private addHeading(): void {
		const attr = { type: 'button', 'aria-expanded': true };
		const heading = this.el.createEl('button', { cls: 'metadata-properties-heading', attr });
		heading.createSpan({ cls: 'metadata-properties-title', text: 'Properties' });
		heading.addEventListener('click', () => {
			const isFolded = this.el.classList.toggle('is-collapsed');
			heading.setAttribute('aria-expanded', String(!isFolded));
		});
	}

	/** The fields stay while the properties are the same, so that the focus stays in them. */
	show(properties: Properties): void {
		const entries = Object.entries(properties);
		const shape = JSON.stringify(entries.map(([name, value]) => [name, typeOf(value)]));
		if (shape !== this.shape) this.rebuild(properties);
		this.shape = shape;
		for (const { name, field } of this.rows) field.show(properties[name]);
		this.rows.find(({ name }) => name === this.added)?.field.focus();
		this.added = undefined;
	}

	focusLast(): void {
		this.fields().at(-2)?.focus();
	}

	private rebuild(properties: Properties): void {
		const focused = this.rows.find(({ el }) => el.contains(el.ownerDocument.activeElement))?.name;
		this.rows = Object.entries(properties).map(([name, value]) => this.makeRow(name, value));
		this.rowsEl.replaceChildren(...this.rows.map(({ el }) => el));
		this.rows.find(({ name }) => name === focused)?.field.focus();
	}

	private makeRow(name: string, value: unknown): Row {
		const attr = { 'data-property-key': name, 'data-property-type': typeOf(value) };
		const el = createDiv({ cls: 'metadata-property', attr });
		const key = el.createDiv('metadata-property-key');
		key.createSpan({ cls: 'metadata-property-key-input', text: name });
		const change = (next: unknown) => this.edit(all => void (all[name] = next));
		const field = fieldFor(value, { name, change });
		el.createDiv('metadata-property-value').append(field.el);
		return { name, el, field };
	}

	private askName(): void {
		const row = this.rowsEl.createDiv('metadata-property');
		const attr = { 'aria-label': 'Name of the property', placeholder: 'Property name' };
		const input = row.createDiv('metadata-property-key').createEl('input', {
			...{ cls: 'metadata-property-key-input', type: 'text', attr },
		});
		input.addEventListener('blur', () => row.remove());
		input.addEventListener('change', () => this.add(input.value.trim()));
		input.addEventListener('keydown', event => {
			if (event.key !== 'Enter' || event.isComposing) return;
			event.stopPropagation();
			this.add(input.value.trim());
		});
		input.focus();
	}

	private add(name: string): void {
		if (!name || this.rows.some(other => other.name === name)) return;
		this.added = name;
		this.edit(all => void (all[name] = null));
	}

	private fields(): HTMLElement[] {
		return Array.from(this.el.querySelectorAll<HTMLElement>('input, .metadata-add-button'));
	}

	/** Enter takes what was typed and continues to the next field. */
	private onKey(event: KeyboardEvent): void {
		const { target } = event;
		if (event.key !== 'Enter' || event.isComposing || !(target instanceof HTMLInputElement)) return;
		event.preventDefault();
		const next = this.fields()[this.fields().indexOf(target) + 1];
		if (next) next.focus();
		else target.blur();
	}
}
