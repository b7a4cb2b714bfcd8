import type { PaneType } from 'obsidian';
import { Keymap } from '../scope';

type OpenLink = (linktext: string, sourcePath: string, newLeaf: PaneType | boolean) => unknown;

/** Handed to the values that render themselves. There are no hover previews here. */
export class RenderContext {
	hoverPopover = null;

	constructor(private readonly openLink: OpenLink) {}

	/** The host's own. */
	drawLink(el: HTMLElement, target: string, text: string, sourcePath: string): void {
		const attr = { 'data-href': target };
		const link = el.createEl('a', { cls: 'internal-link', text, href: target, attr });
		link.addEventListener('click', event => {
			event.preventDefault();
			this.openLink(target, sourcePath, Keymap.isModEvent(event));
		});
	}
}
