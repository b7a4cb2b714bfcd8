import type { FuzzyMatch, Hotkey } from 'obsidian';
import type { App } from '../app-parts';
import type { Command, Commands } from '../commands';
import { Platform } from '../platform';
import { FuzzySuggestModal } from './suggest-modal';

/** All commands that can run now, those used last first, with the keys that do the same. */
export class CommandPalette extends FuzzySuggestModal<Command> {
	constructor(
		app: App,
		private readonly commands: Commands,
	) {
		super(app);
		this.setPlaceholder('Type a command');
		if (Platform.isMobile) return;
		this.setInstructions([
			{ command: '↑↓', purpose: 'to navigate' },
			{ command: '↵', purpose: 'to use' },
			{ command: 'esc', purpose: 'to dismiss' },
		]);
	}

	getItems(): Command[] {
		const { commands } = this;
		const all = commands.listCommands();
		const recent = commands.recent.flatMap(id => all.find(command => command.id === id) ?? []);
		return [...recent, ...all.filter(command => !recent.includes(command))];
	}

	getItemText({ name }: Command): string {
		return name;
	}

	override renderSuggestion(found: FuzzyMatch<Command>, el: HTMLElement): void {
		el.addClass('mod-complex');
		super.renderSuggestion(found, el.createDiv('suggestion-content'));
		const hotkeys = found.item.hotkeys ?? [];
		if (hotkeys.length === 0) return;
		const keysEl = el.createDiv('suggestion-aux');
		for (const hotkey of hotkeys) keysEl.createEl('kbd', { cls: 'suggestion-hotkey', text: nameOf(hotkey) });
	}

	onChooseItem(command: Command): void {
		this.commands.use(command);
	}
}

function nameOf({ modifiers, key }: Hotkey): string {
	const mod = Platform.isMacOS ? '⌘' : 'Ctrl';
	const names = modifiers.map(modifier => (modifier === 'Mod' ? mod : modifier));
	return [...names, key.length === 1 ? key.toUpperCase() : key].join(' + ');
}
