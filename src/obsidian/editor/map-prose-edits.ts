import type { ChangeDesc, Text } from '@codemirror/state';

/** What was read of a text, and the edits of prose since then, as one. */
interface Known<T> {
	readonly value: T;
	readonly since?: ChangeDesc;
}

/**
 * What is read of the text of an editor by its offsets. An edit of prose moves it and changes none of it, so it is not
 * read again; and it is moved when someone asks, not at each key.
 */
export class MovedByProse<T> {
	private readonly known = new WeakMap<Text, Known<T>>();

	constructor(
		private readonly read: (text: string) => T,
		private readonly move: (value: T, changes: ChangeDesc) => T,
	) {}

	/** With its offsets in this text. */
	in(doc: Text): T {
		const { value, since } = this.asRead(doc);
		if (!since) return value;
		const moved = this.move(value, since);
		this.known.set(doc, { value: moved });
		return moved;
	}

	/** With its offsets in the text that was read. */
	asRead(doc: Text): Known<T> {
		const known = this.known.get(doc) ?? { value: this.read(doc.toString()) };
		this.known.set(doc, known);
		return known;
	}

	/** An edit of prose led from one text to the next. */
	edited(before: Text, after: Text, changes: ChangeDesc): void {
		const known = this.known.get(before);
		if (!known || this.known.has(after)) return;
		this.known.set(after, { value: known.value, since: known.since?.composeDesc(changes) ?? changes });
	}
}
