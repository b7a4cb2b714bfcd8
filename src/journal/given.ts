type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the fields that are there: an absent field is not a field that says undefined. */
export const given = <T extends object>(fields: T): Given<T> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
