import { MarkdownView, type App } from 'obsidian';

/**
 * Renders all Reading views again. Otherwise Obsidian keeps what the plugin rendered after it is unloaded, and what it
 * rendered itself before the plugin was loaded.
 */
export function redrawPreviews({ workspace }: App): void {
	for (const { view } of workspace.getLeavesOfType('markdown')) {
		if (!(view instanceof MarkdownView)) continue;
		if (view.getMode() === 'preview') view.previewMode.rerender(true);
		else view.previewMode.clear();
	}
}
