/** Deep-freezes plain data. */
export function frozen<T>(data: T): T {
	if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
		Object.freeze(data);
		for (const part of Object.values(data)) frozen(part);
	}
	return data;
}
