/** Computes a value on first use and caches it. */
export function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

/** Caches a value per object in a weak map, so it is released with the object. */
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
