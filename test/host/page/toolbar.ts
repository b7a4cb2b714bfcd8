import type { App } from '../app';
import { Platform } from '../platform';
import { iconButton } from './icon-button';
import { drawTabs } from './tabs';

/** The row over the notes: what opens the sides, and a tab for each open note. On a phone the commands as well. */
export function drawToolbar(app: App, bar: HTMLElement, toggleFiles: () => void): void {
	const { rightSplit } = app.workspace;
	iconButton(bar, 'panel-left', 'Notes', toggleFiles).addClass('host-files-toggle');
	drawTabs(app, 'root', bar);
	if (Platform.isMobile) iconButton(bar, 'square-terminal', 'Commands', () => app.openCommandPalette());
	iconButton(bar, 'panel-right', 'Right sidebar', () => rightSplit.toggle());
	const header = rightSplit.containerEl.createDiv({ cls: 'host-right-header', prepend: true });
	drawTabs(app, 'right', header);
	iconButton(header, 'x', 'Close the right sidebar', () => rightSplit.collapse());
}
