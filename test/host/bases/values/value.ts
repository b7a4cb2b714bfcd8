import type { RenderContext } from '../render-context';

/** What a property or an expression of a base is worth. */
export abstract class Value {
	static type = 'any';

	abstract toString(): string;
	abstract isTruthy(): boolean;

	static equals(a: Value | null, b: Value | null): boolean {
		return a === b || (a !== null && b !== null && a.constructor === b.constructor && a.equals(b));
	}

	static looseEquals(a: Value | null, b: Value | null): boolean {
		return a === b || (a !== null && b !== null && a.looseEquals(b));
	}

	/** The same kind of value that reads the same. */
	equals(other: this): boolean {
		return this.constructor === other.constructor && this.toString() === other.toString();
	}

	/** As `==` in a filter: `5` is `"5"`, and a link is the note it leads to. */
	looseEquals(other: Value): boolean {
		return this instanceof NullValue === other instanceof NullValue && this.toString() === other.toString();
	}

	/** Not in the typings, but in the app's guide. */
	isEmpty(): boolean {
		return this.toString() === '';
	}

	renderTo(el: HTMLElement, context: RenderContext): void;
	renderTo(el: HTMLElement): void {
		el.appendText(this.toString());
	}
}

export abstract class NotNullValue extends Value {}

/** There is one, `NullValue.value`. */
export class NullValue extends Value {
	static override type = 'null';
	static value = new NullValue();

	toString(): string {
		return '';
	}

	isTruthy(): boolean {
		return false;
	}
}
