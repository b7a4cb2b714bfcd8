import type { FrontMatterCache } from 'obsidian';
import { parseYaml } from '../yaml';

/** `null` for bad YAML and for anything that is not a set of properties. */
export function readProperties(frontmatter: string): FrontMatterCache | null {
	try {
		const value = parseYaml(frontmatter);
		return value && typeof value === 'object' && !Array.isArray(value) ? (value as FrontMatterCache) : null;
	} catch {
		return null;
	}
}

function valueText(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (Array.isArray(value)) return value.map(valueText).join(', ');
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The properties above a note, to look at; the app's own can be edited in place. */
export function drawProperties(properties: FrontMatterCache): HTMLElement {
	const container = createDiv('metadata-container');
	const table = container.createEl('table').createEl('tbody');
	for (const [key, value] of Object.entries(properties)) {
		const row = table.createEl('tr', { cls: 'metadata-property', attr: { 'data-property-key': key } });
		row.createEl('th', { cls: 'metadata-property-key', text: key, attr: { scope: 'row' } });
		row.createEl('td', { cls: 'metadata-property-value', text: valueText(value) });
	}
	return container;
}
