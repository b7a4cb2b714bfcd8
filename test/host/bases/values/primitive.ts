import type { RenderContext } from '../render-context';
import { NotNullValue } from './value';

export abstract class PrimitiveValue<T> extends NotNullValue {
	/** The host's own: what comparisons and sorting look at. */
	readonly data: T;

	constructor(value: T) {
		super();
		this.data = value;
	}

	toString(): string {
		return String(this.data);
	}

	isTruthy(): boolean {
		return Boolean(this.data);
	}
}

export class BooleanValue extends PrimitiveValue<boolean> {
	static override type = 'boolean';

	override renderTo(el: HTMLElement, context: RenderContext): void;
	override renderTo(el: HTMLElement): void {
		const attr = { type: 'checkbox', 'aria-label': this.data ? 'Yes' : 'No' };
		const box = el.createEl('input', { cls: 'metadata-input-checkbox', attr });
		box.checked = this.data;
		box.disabled = true;
	}
}

export class NumberValue extends PrimitiveValue<number> {
	static override type = 'number';
}

export class StringValue extends PrimitiveValue<string> {
	static override type = 'string';
}
