import type { App } from 'obsidian';
import { Component, TFile } from 'obsidian';
import type { FrontmatterValue } from '../journal/frontmatter';
import type { Properties } from '../journal/character-note';
import { isAssetNote } from '../journal/asset-note';
import { isCharacter } from '../journal/character-note';
import { isTrackNote } from '../journal/track/track-note';
import type { Cast } from '../journal/which-character';
import { linkTarget } from '../journal/which-character';

/** The stats of all bundled rulesets: known without opening any of them. */
export const ALL_STATS: readonly string[] = ['edge', 'heart', 'iron', 'shadow', 'wits'];

/** What a note is to the plugin. */
interface Found {
	readonly characters: Set<string>;
	/** Notes that are a track or an asset. */
	readonly belongings: Set<string>;
}

/**
 * The notes of the vault that are characters, tracks and assets, from the metadata cache alone: gathered when first asked
 * for, then kept up by the app's events. For finding and showing only; what is written is decided from fresh text.
 */
export class VaultCast extends Component implements Cast {
	private found: Found | undefined;
	/** Asked for by every card of a character; forgotten with every change. */
	private readonly belongings = new Map<string, readonly string[]>();
	private templates: string | undefined;
	private readonly listeners = new Set<(path: string) => void>();

	constructor(private readonly app: App) {
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
		return this.gathered.characters;
	}

	/** The track and asset notes of a character: those that link to it, and those that name no character, by path. */
	belongingsOf(actor: string): readonly string[] {
		const known =
			this.belongings.get(actor) ?? [...this.gathered.belongings].filter(path => this.isOf(path, actor)).sort();
		this.belongings.set(actor, known);
		return known;
	}

	private isOf(path: string, actor: string): boolean {
		const link = this.properties(path)?.get('character');
		if (typeof link !== 'string' || link.trim() === '') return true;
		return this.resolve(linkTarget(link), path) === actor;
	}

	private get gathered(): Found {
		if (this.found) return this.found;
		const found: Found = { characters: new Set(), belongings: new Set() };
		for (const { path } of this.app.vault.getMarkdownFiles()) this.place(path, found);
		this.found = found;
		return found;
	}

	private place(path: string, { characters, belongings }: Found): void {
		const properties = this.isForm(path) ? undefined : this.properties(path);
		mark(characters, path, properties !== undefined && isCharacter(properties, { stats: ALL_STATS }));
		mark(belongings, path, properties !== undefined && (isTrackNote(properties) || isAssetNote(properties)));
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
		this.belongings.clear();
	}

	private isForm(path: string): boolean {
		return this.templates !== undefined && path.startsWith(`${this.templates}/`);
	}

	private changed(path: string): void {
		this.belongings.clear();
		if (this.found) this.place(path, this.found);
		this.touched(path);
	}
}

function mark(paths: Set<string>, path: string, isOne: boolean): void {
	if (isOne) paths.add(path);
	else paths.delete(path);
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
