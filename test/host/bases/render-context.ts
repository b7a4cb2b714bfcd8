import type { App } from '../app';
import { Keymap } from '../scope';

/** Handed to the values that render themselves. There are no hover previews here. */
export class RenderContext {
	hoverPopover = null;

	constructor(private readonly app: App) {}

	/** The host's own. */
	drawLink(el: HTMLElement, target: string, text: string, sourcePath: string): void {
		const attr = { 'data-href': target };
		const link = el.createEl('a', { cls: 'internal-link', text, href: target, attr });
		link.addEventListener('click', event => {
			event.preventDefault();
			void this.app.workspace.openLinkText(target, sourcePath, Keymap.isModEvent(event));
		});
	}
}
