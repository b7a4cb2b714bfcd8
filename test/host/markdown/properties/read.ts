import { getFrontMatterInfo, parseYaml, stringifyYaml } from '../../yaml';

export type Properties = Record<string, unknown>;

export type PropertyChange = (properties: Properties) => void;

/** `null` for bad YAML and for anything that is not a set of properties. */
export function readProperties(frontmatter: string): Properties | null {
	try {
		const value = parseYaml(frontmatter);
		return value && typeof value === 'object' && !Array.isArray(value) ? (value as Properties) : null;
	} catch {
		return null;
	}
}

/** The note with its properties changed: all are rewritten, so comments and quotes are lost. Bad YAML throws. */
export function withProperties(note: string, change: PropertyChange): string {
	const { exists, frontmatter, contentStart } = getFrontMatterInfo(note);
	const properties = (exists ? (parseYaml(frontmatter) as Properties | null) : null) ?? {};
	const old = JSON.stringify(properties);
	change(properties);
	if (JSON.stringify(properties) === old) return note;
	const body = note.slice(contentStart);
	return Object.keys(properties).length > 0 ? `---\n${stringifyYaml(properties)}---\n${body}` : body;
}

/** How the app spells the types of properties that are distinguished here. */
export type PropertyType = 'text' | 'number' | 'checkbox' | 'multitext' | 'unknown';

export function typeOf(value: unknown): PropertyType {
	if (typeof value === 'number') return 'number';
	if (typeof value === 'boolean') return 'checkbox';
	if (Array.isArray(value)) return value.every(item => typeof item !== 'object') ? 'multitext' : 'unknown';
	return typeof value === 'object' && value !== null ? 'unknown' : 'text';
}
