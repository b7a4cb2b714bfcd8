import type { App } from '../app';
import type { Command } from '../commands';
import { switchTheme } from './color-theme';
import { noteView, showAs } from './note-bar';

/** Commands of the app itself that the page can carry out, named as there; the palette lists them after those of plugins. */
const commandsOf = (app: App): readonly Command[] => [
	{
		id: 'command-palette:open',
		name: 'Open command palette',
		hotkeys: [{ modifiers: ['Mod'], key: 'P' }],
		callback: () => app.openCommandPalette(),
	},
	{
		id: 'app:open-settings',
		name: 'Open settings',
		hotkeys: [{ modifiers: ['Mod'], key: ',' }],
		callback: () => app.openSettings(),
	},
	{
		id: 'markdown:toggle-preview',
		name: 'Toggle reading view',
		hotkeys: [{ modifiers: ['Mod'], key: 'E' }],
		checkCallback: checking => toggle(app, 'preview', checking),
	},
	{
		id: 'editor:toggle-source',
		name: 'Toggle Live Preview/Source mode',
		checkCallback: checking => toggle(app, 'source', checking),
	},
	{
		id: 'app:toggle-right-sidebar',
		name: 'Toggle right sidebar',
		callback: () => app.workspace.rightSplit.toggle(),
	},
	{ id: 'theme:switch-light-dark', name: 'Switch between light and dark', callback: () => switchTheme(app) },
];

export function addPageCommands(app: App): void {
	for (const command of commandsOf(app)) app.commands.add(command);
}

function toggle(app: App, mode: 'preview' | 'source', checking: boolean): boolean {
	const view = noteView(app);
	if (view && !checking) void showAs(app, view.noteMode === mode ? 'live' : mode);
	return view !== null;
}
