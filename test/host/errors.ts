/** What went wrong inside callbacks of the plugin; tests and the page expect it to stay empty. */
export const hostErrors: unknown[] = [];

export function reportHostError(error: unknown): void {
	hostErrors.push(error);
	console.error(error);
}

/** A gap in the host is never passed over in silence. */
export function notBuilt(what: string): never {
	throw new Error(`stand-in host: ${what} is not built`);
}
