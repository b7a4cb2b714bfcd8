/** Picks keys of an object, except those that are missing or null. */
export const pick = (object, keys) =>
	Object.fromEntries(keys.filter(key => object[key] != null).map(key => [key, object[key]]));

export const mapValues = (object, map) =>
	Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, map(value)]));
