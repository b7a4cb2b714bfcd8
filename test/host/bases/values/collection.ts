import type { RenderContext } from '../render-context';
import { DateValue } from './date';
import { BooleanValue, NumberValue, StringValue } from './primitive';
import { NotNullValue, NullValue, Value } from './value';

/** What may be in a property, or a value already. Only whole dates become dates. */
export function toValue(data: unknown): Value {
	if (data instanceof Value) return data;
	if (data === null || data === undefined) return NullValue.value;
	if (typeof data === 'boolean') return new BooleanValue(data);
	if (typeof data === 'number') return new NumberValue(data);
	if (typeof data === 'string') return DateValue.parseFromString(data) ?? new StringValue(data);
	if (data instanceof Date) return new DateValue(data, true);
	if (Array.isArray(data)) return new ListValue(data);
	return new ObjectValue(data as Record<string, unknown>);
}

export class ListValue extends NotNullValue {
	static override type = 'list';
	private readonly items: Value[];

	/** The array is kept, and its elements become values. */
	constructor(value: (unknown | Value)[]) {
		super();
		value.forEach((item, at) => (value[at] = toValue(item)));
		this.items = value as Value[];
	}

	toString(): string {
		return this.items.join(', ');
	}

	isTruthy(): boolean {
		return this.items.length > 0;
	}

	override renderTo(el: HTMLElement, context: RenderContext): void {
		this.items.forEach((item, at) => {
			if (at > 0) el.appendText(', ');
			item.renderTo(el, context);
		});
	}
}

export class ObjectValue extends NotNullValue {
	static override type = 'object';

	constructor(private readonly data: Readonly<Record<string, unknown>>) {
		super();
	}

	toString(): string {
		return JSON.stringify(this.data);
	}

	isTruthy(): boolean {
		return !this.isEmpty();
	}

	override isEmpty(): boolean {
		return Object.keys(this.data).length === 0;
	}
}
