/** Computes a value on first use and caches it. */
export function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

interface Made<T> {
	readonly byObject: WeakMap<object, Made<T>>;
	readonly byValue: Map<unknown, Made<T>>;
	answer?: { readonly value: T };
}

const nothingMade = <T>(): Made<T> => ({ byObject: new WeakMap(), byValue: new Map() });

function madeFor<T>({ byObject, byValue }: Made<T>, part: unknown): Made<T> {
	const known = part instanceof Object ? byObject.get(part) : byValue.get(part);
	if (known) return known;
	const made = nothingMade<T>();
	if (part instanceof Object) byObject.set(part, made);
	else byValue.set(part, made);
	return made;
}

/** Caches what is made of the same objects and plain values; it is released with the first object. */
export function memoize<A extends readonly [object, ...unknown[]], T>(make: (...of: A) => T): (...of: A) => T {
	const all = nothingMade<T>();
	return (...of) => {
		let made = all;
		for (const part of of) made = madeFor(made, part);
		return (made.answer ??= { value: make(...of) }).value;
	};
}
