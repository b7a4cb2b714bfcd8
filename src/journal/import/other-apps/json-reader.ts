/** A value of an export that no note has a place for, with the keys that lead to it. */
export interface Leftover {
	readonly path: readonly string[];
	readonly value: string | number | boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads an object of an exported file and remembers what was read. A value that does not fit what is asked for counts as
 * unread, so that nothing is guessed and nothing is lost.
 */
export class JsonReader {
	private readonly taken = new Set<string>();
	private readonly inside: JsonReader[] = [];
	private readonly entered = new Map<string, readonly JsonReader[]>();

	private constructor(
		private readonly fields: Fields,
		private readonly path: readonly string[],
	) {}

	static of(value: unknown, path: readonly string[] = []): JsonReader | undefined {
		return isObject(value) ? new JsonReader(value, path) : undefined;
	}

	/** The value of a key, without counting it as read. */
	peek(key: string): unknown {
		return Object.hasOwn(this.fields, key) ? this.fields[key] : undefined;
	}

	get keys(): readonly string[] {
		return Object.keys(this.fields);
	}

	/** A whole number, also one that is written as text. */
	whole(key: string): number | undefined {
		const value = this.peek(key);
		const number = typeof value === 'string' && /^\s*[-+]?\d{1,9}\s*$/.test(value) ? Number(value) : value;
		if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined;
		this.taken.add(key);
		return number;
	}

	/** A text that is not blank. */
	text(key: string): string | undefined {
		const value = this.peek(key);
		if (typeof value !== 'string' || value.trim() === '') return undefined;
		this.taken.add(key);
		return value.trim();
	}

	/** Whether a checkbox is checked. */
	flag(key: string): boolean {
		const value = this.peek(key);
		if (typeof value === 'boolean') this.taken.add(key);
		return value === true;
	}

	object(key: string): JsonReader | undefined {
		const found = JsonReader.of(this.peek(key), [...this.path, key]);
		return found && this.enter(key, () => [found])[0];
	}

	/** The objects of a list, or of a map by names. Its other elements count as unread. */
	objects(key: string): readonly JsonReader[] {
		const list = this.peek(key);
		if (typeof list !== 'object' || list === null) return [];
		return this.enter(key, () =>
			Object.entries<unknown>({ ...list }).flatMap(([at, value]) => {
				const path = [...this.path, key, Array.isArray(list) ? String(Number(at) + 1) : at];
				const each = JsonReader.of(value, path);
				if (!each) this.inside.push(new JsonReader({ '': value }, path));
				return each ?? [];
			}),
		);
	}

	/** Passes over numbers and flags that follow from the rules or are the app’s own; words in their place are kept. */
	skipValues(...keys: readonly string[]): void {
		for (const key of keys) if (/^(?:number|boolean)$/.test(typeof this.peek(key))) this.taken.add(key);
	}

	/** Passes over keys of the app’s own, such as ids and icons. */
	skip(...keys: readonly string[]): void {
		for (const key of keys) this.taken.add(key);
	}

	/** Everything in it that was not read, except empty texts, lists and unchecked boxes. */
	get left(): readonly Leftover[] {
		const own = Object.entries(this.fields).filter(([key]) => !this.taken.has(key));
		return [
			...own.flatMap(([key, value]) => leavesOf(value, key === '' ? this.path : [...this.path, key])),
			...this.inside.flatMap(each => each.left),
		];
	}

	/** A value that is asked for twice is entered once, so that what both have read counts. */
	private enter(key: string, make: () => readonly JsonReader[]): readonly JsonReader[] {
		const known = this.entered.get(key);
		if (known) return known;
		const made = make();
		this.taken.add(key);
		this.inside.push(...made);
		this.entered.set(key, made);
		return made;
	}
}

const isObject = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** How deep a value may be nested; what is deeper is kept as JSON. */
const MOST_LEVELS = 20;

function leavesOf(value: unknown, path: readonly string[]): readonly Leftover[] {
	if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, value: value.trim() }];
	if (typeof value === 'number') return [{ path, value }];
	if (value === true) return [{ path, value }];
	if (typeof value !== 'object' || value === null) return [];
	if (path.length > MOST_LEVELS) return [{ path, value: JSON.stringify(value) }];
	return Object.entries(value).flatMap(([key, each]) =>
		leavesOf(each, [...path, Array.isArray(value) ? String(Number(key) + 1) : key]),
	);
}
