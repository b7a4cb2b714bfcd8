import type { App as AppParts } from './app-parts';
import type { Backend } from './backend/backend';
import { Bases } from './bases/bases';
import { RenderContext } from './bases/render-context';
import { Cli } from './cli';
import { Commands } from './commands';
import { reportHostError } from './errors';
import { MetadataCache } from './metadata/metadata-cache';
import { Protocol } from './protocol';
import { Keymap, Scope } from './scope';
import { CommandPalette } from './ui/command-palette';
import type { Modal } from './ui/modal';
import { SettingsModal } from './ui/settings/settings-modal';
import type { SettingTab } from './ui/settings/setting-tab';
import { FileSystemAdapter } from './vault/adapter';
import { FileManager } from './vault/file-manager';
import { Vault } from './vault/vault';
import { Workspace } from './workspace/workspace';

/** The part of the browser's storage that the app uses. */
export interface LocalStorage {
	getItem(key: string): string | null;
	setItem(key: string, value: string): void;
	removeItem(key: string): void;
}

export class MemoryStorage implements LocalStorage {
	readonly values = new Map<string, string>();

	getItem(key: string): string | null {
		return this.values.get(key) ?? null;
	}

	setItem(key: string, value: string): void {
		this.values.set(key, value);
	}

	removeItem(key: string): void {
		this.values.delete(key);
	}
}

export interface AppOptions {
	readonly vaultName?: string;
	/** Handed to a second app, it stands for a restart. */
	readonly localStorage?: LocalStorage;
	/** Whether the core plugin Bases is on; it is by default. */
	readonly bases?: boolean;
}

/** What the app needs of a plugin; one that is loaded has the whole app. */
interface LoadedPlugin {
	readonly dataPath: string;
	onExternalSettingsChange?(): unknown;
	unload(): void;
}

export class App implements AppParts {
	readonly scope = new Scope();
	readonly keymap: Keymap;
	readonly vault: Vault;
	readonly metadataCache: MetadataCache;
	readonly fileManager: FileManager;
	readonly workspace: Workspace;
	readonly renderContext = new RenderContext((...link) => this.workspace.openLinkText(...link));
	/** From here on nothing is public in the typings. */
	readonly commands = new Commands(this);
	readonly plugins = {
		plugins: {} as Record<string, LoadedPlugin>,
		manifests: {} as Record<string, object>,
		enabledPlugins: new Set<string>(),
	};
	readonly settingTabs: SettingTab[] = [];
	readonly openModals = new Set<Modal>();
	readonly cli = new Cli();
	readonly protocol = new Protocol();
	/** Null when the core plugin is off. */
	readonly bases: Bases | null;
	readonly ribbonEl: HTMLElement;
	readonly statusBarEl: HTMLElement;
	private readonly storage: LocalStorage;
	private readonly onKey = (event: KeyboardEvent) => this.keymap.onKey(event);

	constructor(
		backend: Backend,
		readonly containerEl: HTMLElement,
		{ vaultName = 'stand-in', localStorage = new MemoryStorage(), bases = true }: AppOptions = {},
	) {
		this.storage = localStorage;
		this.keymap = new Keymap(this.scope, () => this.workspace.activeLeaf?.view.scope ?? null);
		this.vault = new Vault(new FileSystemAdapter(backend, vaultName));
		this.metadataCache = new MetadataCache(this.vault);
		this.fileManager = new FileManager(this);
		this.ribbonEl = containerEl.createDiv('workspace-ribbon');
		this.workspace = new Workspace(this, containerEl.createDiv('workspace'));
		this.bases = bases ? new Bases(this.workspace) : null;
		this.statusBarEl = containerEl.createDiv('status-bar');
		document.addEventListener('keydown', this.onKey, true);
		this.vault.on('raw', (path: string) => {
			for (const plugin of Object.values(this.plugins.plugins)) {
				if (path === plugin.dataPath) void plugin.onExternalSettingsChange?.();
			}
		});
	}

	async init(): Promise<void> {
		await this.vault.init();
		await this.metadataCache.init();
	}

	isDarkMode(): boolean {
		return document.body.classList.contains('theme-dark');
	}

	loadLocalStorage(key: string): unknown {
		const value = this.storage.getItem(`${this.vault.getName()}-${key}`);
		return value === null ? null : (JSON.parse(value) as unknown);
	}

	saveLocalStorage(key: string, data: unknown): void {
		const name = `${this.vault.getName()}-${key}`;
		if (data === null || data === undefined) this.storage.removeItem(name);
		else this.storage.setItem(name, JSON.stringify(data));
	}

	openCommandPalette(): void {
		new CommandPalette(this, this.commands).open();
	}

	/** At a tab, or where it opens by itself. */
	openSettings(tab?: SettingTab): void {
		new SettingsModal(this, this.settingTabs, tab).open();
	}

	/** When nothing is being written or indexed any more. */
	async settled(): Promise<void> {
		await this.vault.settled();
		await this.metadataCache.settled();
	}

	/** Ends everything; the page or test may start another app after it. */
	async quit(): Promise<void> {
		for (const plugin of Object.values(this.plugins.plugins)) plugin.unload();
		for (const modal of [...this.openModals]) modal.close();
		this.workspace.iterateAllLeaves(leaf => leaf.detach());
		await this.settled().catch(reportHostError);
		this.abandon();
	}

	/** As if the process had ended: nothing is unloaded or saved. */
	abandon(): void {
		document.removeEventListener('keydown', this.onKey, true);
		this.workspace.release();
		this.containerEl.empty();
	}
}
