/** Computes a value on first use. */
export function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

/** Computes a value once per object; it is released with the object. */
export function memoize<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
	const made = new WeakMap<K, { readonly value: T }>();
	return thing => {
		const known = made.get(thing);
		if (known) return known.value;
		const value = make(thing);
		made.set(thing, { value });
		return value;
	};
}
