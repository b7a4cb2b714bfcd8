import type { FrontmatterValue } from './frontmatter';

/** The properties of a note, from its text or from the app's cache. */
export type Properties = ReadonlyMap<string, FrontmatterValue>;

/** The single values of a property, as text and in order: of a list its items; none when it is missing or empty. */
export function textsOf(properties: Properties, key: string): readonly string[] {
	const value = properties.get(key);
	if (value === undefined || value === null || isNested(value)) return [];
	return [value]
		.flat(3)
		.filter(item => typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean')
		.map(item => String(item).trim())
		.filter(Boolean);
}

/** A map, or a list that holds one: nothing that a property of ours can be. */
export const isNested = (value: FrontmatterValue | undefined): boolean =>
	typeof value === 'object' && value !== null && ('kind' in value || value.some(isNested));
