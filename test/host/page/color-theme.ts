import type { App } from '../app';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The address or the reader has said which; until then the page looks as the system does. */
let isChosen = false;

function show(isDark: boolean): void {
	document.body.classList.toggle('theme-dark', isDark);
	document.body.classList.toggle('theme-light', !isDark);
}

export function applyTheme(wanted: string | null): void {
	isChosen = wanted !== null;
	show(isChosen ? wanted === 'dark' : systemIsDark.matches);
}

export function followSystem(app: App): void {
	systemIsDark.addEventListener('change', () => {
		if (isChosen) return;
		show(systemIsDark.matches);
		app.workspace.trigger('css-change');
	});
}

export function switchTheme(app: App): void {
	isChosen = true;
	show(!app.isDarkMode());
	app.workspace.trigger('css-change');
}
