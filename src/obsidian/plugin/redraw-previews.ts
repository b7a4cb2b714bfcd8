import { MarkdownView, type App } from 'obsidian';

/**
 * Renders the Reading views again. The app keeps what a plugin drew there when the plugin goes, and what it drew itself before the
 * plugin was switched on.
 */
export function redrawPreviews({ workspace }: App): void {
	for (const { view } of workspace.getLeavesOfType('markdown')) {
		if (!(view instanceof MarkdownView)) continue;
		if (view.getMode() === 'preview') view.previewMode.rerender(true);
		else view.previewMode.clear();
	}
}
