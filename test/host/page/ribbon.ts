import type { App } from '../app';
import { Platform } from '../platform';
import { iconButton } from './icon-button';
import { switchTheme } from './color-theme';

/** Beside the icons of plugins, those of the page itself: at the bottom, and on a phone in a row with them. */
export function drawRibbon(app: App): void {
	app.ribbonEl.setAttrs({ role: 'region', 'aria-label': 'Ribbon' });
	const own = app.ribbonEl.createDiv('host-ribbon-actions');
	if (!Platform.isMobile) iconButton(own, 'square-terminal', 'Commands', () => app.openCommandPalette());
	iconButton(own, 'sun-moon', 'Light or dark', () => switchTheme(app));
	iconButton(own, 'settings', 'Settings', () => app.openSettings());
}
