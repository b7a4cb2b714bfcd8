import type { KeymapEventHandler, MarkdownFileInfo, Command as PublicCommand } from 'obsidian';
import type { Editor } from './editor/editor';
import { Platform } from './platform';
import type { Scope } from './scope';
import { MarkdownView } from './workspace/markdown-view';

export interface Command extends Omit<PublicCommand, 'editorCallback' | 'editorCheckCallback'> {
	editorCallback?: (editor: Editor, context: MarkdownView | MarkdownFileInfo) => unknown;
	editorCheckCallback?: (checking: boolean, editor: Editor, context: MarkdownView | MarkdownFileInfo) => boolean | void;
}

/** What the commands need of the app. */
interface CommandOwner {
	readonly scope: Scope;
	readonly workspace: { readonly activeEditor: object | null };
}

/** All commands. Not public in the typings; the palette, hotkeys and tests need it. */
export class Commands {
	readonly commands: Record<string, Command> = {};
	/** The ids of those chosen in the palette, the last one first. */
	recent: readonly string[] = [];
	private readonly hotkeys = new Map<string, readonly KeymapEventHandler[]>();

	constructor(private readonly app: CommandOwner) {}

	/** With its hotkeys. */
	add(command: Command): void {
		if (this.commands[command.id]) throw new Error(`stand-in host: there is a command "${command.id}" already`);
		this.commands[command.id] = command;
		const execute = () => {
			this.execute(command);
			return false;
		};
		const handlers = (command.hotkeys ?? []).map(({ modifiers, key }) =>
			this.app.scope.register(modifiers, key, execute),
		);
		this.hotkeys.set(command.id, handlers);
	}

	remove(id: string): void {
		delete this.commands[id];
		for (const handler of this.hotkeys.get(id) ?? []) this.app.scope.unregister(handler);
		this.hotkeys.delete(id);
	}

	ids(): string[] {
		return Object.keys(this.commands);
	}

	/** Those that can run now: editor commands need an editor that shows, a checked one agrees, some are for phones and tablets only. */
	listCommands(): Command[] {
		return Object.values(this.commands).filter(command => this.run(command, true));
	}

	findByName(name: string): Command | null {
		const named = (command: Command) => command.name === name || command.name.endsWith(`: ${name}`);
		return Object.values(this.commands).find(named) ?? null;
	}

	/** False when it cannot run now. */
	executeCommandById(id: string): boolean {
		const command = this.commands[id];
		if (!command) throw new Error(`stand-in host: there is no command "${id}"`);
		return this.execute(command);
	}

	execute(command: Command): boolean {
		if (!this.run(command, true)) return false;
		this.run(command, false);
		return true;
	}

	/** Chosen in the palette: it is first there from now on. */
	use(command: Command): void {
		this.recent = [command.id, ...this.recent.filter(id => id !== command.id)];
		this.execute(command);
	}

	private run(command: Command, checking: boolean): boolean {
		if (command.mobileOnly && !Platform.isMobile) return false;
		const view = this.app.workspace.activeEditor;
		const editing = view instanceof MarkdownView && view.getMode() === 'source' ? view : null;
		if (command.editorCheckCallback) {
			return editing !== null && command.editorCheckCallback(checking, editing.editor, editing) === true;
		}
		if (command.editorCallback) {
			if (editing && !checking) command.editorCallback(editing.editor, editing);
			return editing !== null;
		}
		if (command.checkCallback) return command.checkCallback(checking) === true;
		if (!checking) command.callback?.();
		return command.callback !== undefined;
	}
}
