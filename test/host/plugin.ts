import type { Extension } from '@codemirror/state';
import type { CliFlags, CliHandler, ObsidianProtocolHandler, PluginManifest } from 'obsidian';
import type { App } from './app';
import type { BasesViewRegistration } from './bases/bases-view';
import type { Command } from './commands';
import { Component } from './component';
import { reportHostError } from './errors';
import { setIcon } from './icons';
import { type CodeBlockHandler, codeBlockHandlers, type PostProcessor, postProcessors } from './markdown/post-process';
import { Platform } from './platform';
import type { EditorSuggest } from './ui/popover-suggest';
import type { SettingTab } from './ui/settings/setting-tab';
import type { ViewCreator } from './workspace/workspace';

/** What a plugin registers is taken back when it is unloaded. */
export abstract class Plugin extends Component {
	declare settings: unknown;
	onExternalSettingsChange?(): unknown;

	constructor(
		readonly app: App,
		readonly manifest: PluginManifest,
	) {
		super();
	}

	addCommand(command: Command): Command {
		const { id, name } = this.manifest;
		command.id = `${id}:${command.id}`;
		command.name = `${name}: ${command.name}`;
		this.app.commands.add(command);
		this.register(() => this.app.commands.remove(command.id));
		return command;
	}

	addRibbonIcon(icon: string, title: string, callback: (event: MouseEvent) => unknown): HTMLElement {
		const attr = { 'aria-label': title, role: 'button', tabindex: '0' };
		const el = this.app.ribbonEl.createDiv({ cls: 'clickable-icon side-dock-ribbon-action', attr });
		setIcon(el, icon);
		el.addEventListener('click', callback);
		this.register(() => el.remove());
		return el;
	}

	/** On a phone the item is nowhere to be seen. */
	addStatusBarItem(): HTMLElement {
		const bar = Platform.isMobile ? createDiv() : this.app.statusBarEl;
		const el = bar.createDiv(`status-bar-item plugin-${this.manifest.id}`);
		this.register(() => el.remove());
		return el;
	}

	addSettingTab(tab: SettingTab): void {
		tab.settingItems = tab.getSettingDefinitions();
		this.add(this.app.settingTabs, tab);
	}

	/** A view that is open when its plugin goes leaves its tab, and comes back with its state. */
	registerView(type: string, creator: ViewCreator): void {
		const { workspace } = this.app;
		if (workspace.viewCreators.has(type)) {
			throw new Error(`Attempting to register an existing view type "${type}"`);
		}
		const leaves = () => workspace.getLeavesOfType(type);
		workspace.viewCreators.set(type, creator);
		for (const leaf of leaves()) leaf.regainPlugin().catch(reportHostError);
		this.register(() => {
			workspace.viewCreators.delete(type);
			for (const leaf of leaves()) leaf.losePlugin().catch(reportHostError);
		});
	}

	registerMarkdownPostProcessor(processor: PostProcessor, sortOrder = 0): PostProcessor {
		processor.sortOrder = sortOrder;
		this.add(postProcessors, processor);
		return processor;
	}

	registerMarkdownCodeBlockProcessor(language: string, handler: CodeBlockHandler, sortOrder?: number): PostProcessor {
		if (codeBlockHandlers.has(language)) {
			throw new Error(`Code block postprocessor for language ${language} is already registered`);
		}
		const { workspace } = this.app;
		codeBlockHandlers.set(language, handler);
		this.register(() => workspace.updateOptions());
		this.register(() => codeBlockHandlers.delete(language));
		workspace.updateOptions();
		return Object.assign(() => {}, sortOrder === undefined ? {} : { sortOrder });
	}

	registerEditorExtension(extension: Extension): void {
		const { workspace } = this.app;
		this.register(() => workspace.updateOptions());
		this.add(workspace.editorExtensions, extension);
		workspace.updateOptions();
	}

	registerEditorSuggest(suggest: EditorSuggest<unknown>): void {
		this.register(() => suggest.close());
		this.add(this.app.workspace.editorSuggests, suggest);
	}

	registerObsidianProtocolHandler(action: string, handler: ObsidianProtocolHandler): void {
		this.register(this.app.protocol.add(action, handler));
	}

	/** False when Bases is off in the vault. */
	registerBasesView(viewId: string, registration: BasesViewRegistration): boolean {
		const { bases } = this.app;
		if (bases) this.register(bases.add(viewId, registration));
		return bases !== null;
	}

	registerCliHandler(command: string, description: string, flags: CliFlags | null, handler: CliHandler): void {
		this.register(this.app.cli.add(this.manifest.id, command, { description, flags, handler }));
	}

	/** Where the settings lie; not public. */
	get dataPath(): string {
		return `${this.app.vault.configDir}/plugins/${this.manifest.id}/data.json`;
	}

	/** `null` before the first save. */
	async loadData(): Promise<unknown> {
		const { adapter } = this.app.vault;
		if (!(await adapter.exists(this.dataPath))) return null;
		return JSON.parse(await adapter.read(this.dataPath)) as unknown;
	}

	async saveData(data: unknown): Promise<void> {
		const { adapter } = this.app.vault;
		await adapter.mkdir(this.dataPath.slice(0, this.dataPath.lastIndexOf('/')));
		await adapter.write(this.dataPath, JSON.stringify(data, null, 2));
	}

	private add<T>(list: T[], item: T): void {
		list.push(item);
		this.register(() => list.remove(item));
	}
}
