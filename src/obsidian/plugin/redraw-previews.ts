import type { App } from 'obsidian';
import { noteViews } from '../vault/active-note';

/**
 * Renders all Reading views again. Otherwise Obsidian keeps what the plugin rendered after it is unloaded, and what it
 * rendered itself before the plugin was loaded.
 */
export function redrawPreviews(app: App): void {
	for (const view of noteViews(app)) {
		if (view.getMode() === 'preview') view.previewMode.rerender(true);
		else view.previewMode.clear();
	}
}
