import { createElement, icons } from 'lucide';

/** Ids that were asked for and are not in Lucide; the real app may carry a few more than the host. */
export const missingIcons = new Set<string>();

const lucideName = (id: string) =>
	id
		.replace(/^lucide-/, '')
		.split('-')
		.map(part => part.charAt(0).toUpperCase() + part.slice(1))
		.join('');

export function getIcon(id: string): SVGSVGElement | null {
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
