/** A field of an untyped value read from a file. */
export const fieldOf = (value: unknown, key: string): unknown =>
	typeof value === 'object' && value !== null && Object.hasOwn(value, key)
		? (value as Readonly<Record<string, unknown>>)[key]
		: undefined;
