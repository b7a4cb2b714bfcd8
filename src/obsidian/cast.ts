import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { Ruleset } from '../rules/ruleset';
import type { FrontmatterValue } from '../journal/frontmatter';
import type { Properties } from '../journal/character-note';
import { isCharacter } from '../journal/character-note';
import type { Cast } from '../journal/which-character';

/**
 * The character notes of the vault, from the metadata cache alone: gathered when first asked for, then kept up by the
 * app's events. For finding and showing only; what is written is decided from fresh text.
 */
export class VaultCast extends Component implements Cast {
	private found: Set<string> | undefined;
	private templates: string | undefined;
	private readonly listeners = new Set<(path: string) => void>();

	constructor(
		private readonly app: App,
		private readonly ruleset: () => Ruleset,
	) {
		super();
	}

	override onload(): void {
		const { metadataCache, vault, workspace } = this.app;
		workspace.onLayoutReady(() => void this.readTemplatesFolder());
		this.registerEvent(metadataCache.on('changed', file => this.changed(file.path)));
		this.registerEvent(metadataCache.on('deleted', file => this.changed(file.path)));
		this.registerEvent(
			vault.on('rename', (file, old) => {
				this.changed(old);
				this.changed(file.path);
			}),
		);
	}

	get characters(): ReadonlySet<string> {
		this.found ??= new Set(
			this.app.vault
				.getMarkdownFiles()
				.map(({ path }) => path)
				.filter(path => this.isCharacter(path)),
		);
		return this.found;
	}

	properties(path: string): Properties | undefined {
		const file = this.app.vault.getAbstractFileByPath(path);
		if (!(file instanceof TFile)) return undefined;
		const frontmatter: Readonly<Record<string, unknown>> | undefined =
			this.app.metadataCache.getFileCache(file)?.frontmatter;
		return frontmatter && new Map(Object.entries(frontmatter).map(([key, value]) => [key, plain(value)]));
	}

	resolve(link: string, from: string): string | undefined {
		const direct = this.app.metadataCache.getFirstLinkpathDest(link, from)?.path;
		return direct ?? [...this.characters].find(path => aliasesOf(this.properties(path)).includes(link));
	}

	/** Calls back with the path of every note that changed. */
	onChange(listener: (path: string) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	/** A note was written by us: the cards in it and those of its character need not wait for the cache. */
	touched(path: string): void {
		for (const listener of [...this.listeners]) listener(path);
	}

	/** The folder of the core Templates plugin: a character in it is a form, not a character. */
	private async readTemplatesFolder(): Promise<void> {
		const { adapter, configDir } = this.app.vault;
		const path = `${configDir}/templates.json`;
		if (!(await adapter.exists(path))) return;
		this.templates = templatesFolderIn(await adapter.read(path));
		this.found = undefined;
	}

	private isCharacter(path: string): boolean {
		if (this.templates !== undefined && path.startsWith(`${this.templates}/`)) return false;
		const properties = this.properties(path);
		return properties !== undefined && isCharacter(properties, this.ruleset());
	}

	private changed(path: string): void {
		if (this.found && this.isCharacter(path)) this.found.add(path);
		else this.found?.delete(path);
		this.touched(path);
	}
}

/** `{"folder": "Templates"}`; anything else is no folder. */
function templatesFolderIn(json: string): string | undefined {
	try {
		const saved: unknown = JSON.parse(json);
		const folder = typeof saved === 'object' && saved !== null && 'folder' in saved ? saved.folder : undefined;
		return typeof folder === 'string' && folder !== '' ? folder.replace(/^\/+|\/+$/g, '') : undefined;
	} catch {
		return undefined;
	}
}

function aliasesOf(properties: Properties | undefined): readonly string[] {
	const aliases = properties?.get('aliases');
	if (typeof aliases === 'string') return [aliases];
	return Array.isArray(aliases) ? aliases.filter((alias): alias is string => typeof alias === 'string') : [];
}

/** What the cache holds, as our own reader would give it. */
function plain(value: unknown): FrontmatterValue {
	if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return value;
	return Array.isArray(value) ? value.map(plain) : { kind: 'unsupported' };
}
