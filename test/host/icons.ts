import { createElement, icons } from 'lucide';

const customIcons = new Map<string, string>();

/** Ids that were asked for and are not in Lucide; the real app may carry a few more than the host. */
export const missingIcons = new Set<string>();

const lucideName = (id: string) =>
	id
		.replace(/^lucide-/, '')
		.split('-')
		.map(part => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

const kebab = (name: string) =>
	name
		.replace(/([a-z])([A-Z0-9])/g, '$1-$2')
		.replace(/([0-9])([A-Z])/g, '$1-$2')
		.toLowerCase();

export function getIcon(id: string): SVGSVGElement | null {
	const custom = customIcons.get(id);
	if (custom !== undefined) {
		const template = document.createElement('template');
		template.innerHTML = `<svg viewBox="0 0 100 100" class="svg-icon ${id}">${custom}</svg>`;
		return template.content.querySelector('svg');
	}
	const node = (icons as Readonly<Record<string, Parameters<typeof createElement>[0]>>)[lucideName(id)];
	if (!node) {
		missingIcons.add(id);
		return null;
	}
	const svg = createElement(node) as SVGSVGElement;
	svg.setAttribute('class', `svg-icon lucide-${id.replace(/^lucide-/, '')}`);
	svg.setAttribute('aria-hidden', 'true');
	return svg;
}

export function setIcon(parent: HTMLElement, id: string): void {
	const icon = getIcon(id);
	parent.replaceChildren(...(icon ? [icon] : []));
}

export function addIcon(id: string, svg: string): void {
	customIcons.set(id, svg);
}

export function removeIcon(id: string): void {
	customIcons.delete(id);
}

export function getIconIds(): string[] {
	return [...customIcons.keys(), ...Object.keys(icons).map(name => `lucide-${kebab(name)}`)];
}
