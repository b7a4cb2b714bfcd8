/** Worked out when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
}

/** Worked out for each thing when it is first asked for of it; forgotten with the thing. */
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
