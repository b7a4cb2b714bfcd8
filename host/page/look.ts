import type { App } from '../app';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

function show(isDark: boolean): void {
	document.body.classList.toggle('theme-dark', isDark);
	document.body.classList.toggle('theme-light', !isDark);
}

/** Light or dark as the address says, otherwise as the system is now. */
export function applyTheme(wanted: string | null): void {
	show(wanted ? wanted === 'dark' : systemIsDark.matches);
}

/** Follows the system while neither the address nor the reader has said otherwise. */
export function followSystem(app: App, wanted: string | null): void {
	if (wanted) return;
	const follow = () => {
		show(systemIsDark.matches);
		app.workspace.trigger('css-change');
	};
	systemIsDark.addEventListener('change', follow);
	app.workspace.on('host:theme-chosen', () => systemIsDark.removeEventListener('change', follow));
}

export function switchTheme(app: App): void {
	app.workspace.trigger('host:theme-chosen');
	show(!app.isDarkMode());
	app.workspace.trigger('css-change');
}
