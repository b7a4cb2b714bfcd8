/** What stands under a name that a player or a book gave; `constructor` and the like, which every object has, are not there. */
export const own = <T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
	values && Object.hasOwn(values, name) ? values[name] : undefined;
