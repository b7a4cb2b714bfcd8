import { writeEntry } from '../sworn-block/edit-entry';
import { hasAnyKeys, KEYS_OF_KIND, LIST_KEYS, type BlockKind } from '../sworn-block/block-kinds';

/** The values of a block's keys. */
export type LineValues = ReadonlyMap<string, readonly string[]>;

/** A key for text that cannot be read. In the block, it becomes lines that are not entries. */
export const UNREAD = '?';

/**
 * Collects values by key. For a key with a single value, the first one counts, and any others are kept as unread text.
 */
export class Gathered {
	private readonly values = new Map<string, string[]>();

	constructor(private readonly isList: (key: string) => boolean = key => LIST_KEYS.has(key)) {}

	has = (key: string): boolean => this.values.has(key);

	add(key: string, value: string | undefined): void {
		if (value === undefined || value === '') return;
		const known = this.values.get(key);
		if (!known) this.values.set(key, [value]);
		else if (this.isList(key)) known.push(value);
		else this.values.set(UNREAD, [...(this.values.get(UNREAD) ?? []), `${key} ${value}`]);
	}

	unread(words: string): void {
		this.values.set(UNREAD, [...(this.values.get(UNREAD) ?? []), words]);
	}

	all = (): LineValues => this.values;
}

/** The body of a block with these values, in the order of its kind. */
export function inBlockOrder(kind: BlockKind, values: LineValues): string {
	const facts = hasAnyKeys(kind) ? [...values.keys()].filter(key => key !== kind && key !== UNREAD) : [];
	const keys = hasAnyKeys(kind) ? [kind, ...facts] : KEYS_OF_KIND[kind];
	const lines = keys.flatMap(key => {
		const said = values.get(key) ?? [];
		return said.length > 0 ? [writeEntry(key, said)] : [];
	});
	const unread = (values.get(UNREAD) ?? []).map(words => `${UNREAD} ${words.replace(/[\r\n]+/g, ' ')}`);
	return [...lines, ...unread].join('\n');
}
