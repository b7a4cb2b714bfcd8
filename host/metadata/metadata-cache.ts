import type { CachedMetadata } from 'obsidian';
import { Events } from '../events';
import { getLinkpath } from '../functions';
import { later } from '../later';
import { type TAbstractFile, TFile } from '../vault/files';
import type { Vault } from '../vault/vault';
import { parseCache } from './parse-cache';

type LinkCounts = Record<string, number>;

/** Follows the vault, always a little later: a write's promise is done before its note is read here again. */
export class MetadataCache extends Events {
	resolvedLinks: Record<string, LinkCounts> = {};
	unresolvedLinks: Record<string, LinkCounts> = {};
	private readonly store = new Map<string, CachedMetadata>();
	private readonly pending = new Set<Promise<void>>();
	/** The notes that wait while the cache is held. */
	private held: Set<TFile> | null = null;
	/** File name in lower case -> the files so called; dropped when the set of files changes. */
	private byName: Map<string, TFile[]> | null = null;

	constructor(private readonly vault: Vault) {
		super();
		vault.on('create', (file: TAbstractFile) => {
			this.filesChanged();
			this.schedule(file);
		});
		vault.on('modify', (file: TAbstractFile) => this.schedule(file));
		vault.on('delete', (file: TAbstractFile) => {
			this.filesChanged();
			const before = this.store.get(file.path) ?? null;
			this.store.delete(file.path);
			this.trigger('deleted', file, before);
		});
		vault.on('rename', (file: TAbstractFile, old: string) => {
			const cache = this.store.get(old);
			this.store.delete(old);
			if (cache) this.store.set(file.path, cache);
			this.filesChanged();
		});
	}

	/** Reads every note; done before the layout is ready. */
	async init(): Promise<void> {
		for (const file of this.vault.getMarkdownFiles()) {
			this.store.set(file.path, parseCache(await this.vault.cachedRead(file)));
		}
		this.resolveAll();
	}

	getCache(path: string): CachedMetadata | null {
		return this.store.get(path) ?? null;
	}

	getFileCache(file: TFile): CachedMetadata | null {
		return this.getCache(file.path);
	}

	/** The exact path wins, then the first file whose path ends so. */
	getFirstLinkpathDest(linkpath: string, sourcePath: string): TFile | null {
		if (linkpath === '') return this.vault.getFileByPath(sourcePath);
		const wanted = linkpath.toLowerCase().replace(/^\/+/, '');
		const name = wanted.slice(wanted.lastIndexOf('/') + 1);
		const candidates = [...(this.names().get(`${name}.md`) ?? []), ...(this.names().get(name) ?? [])];
		const is = (test: (path: string, wanted: string) => boolean) =>
			candidates.find(file => {
				const path = file.path.toLowerCase();
				return test(path, wanted) || test(path, `${wanted}.md`);
			});
		return is((path, end) => path === end) ?? is((path, end) => path.endsWith(`/${end}`)) ?? null;
	}

	/** The shortest link text that is not ambiguous. */
	fileToLinktext(file: TFile, _sourcePath?: string, omitMdExtension = true): string {
		const isAmbiguous = (this.names().get(file.name.toLowerCase()) ?? []).length > 1;
		const text = isAmbiguous ? file.path : file.name;
		return omitMdExtension && file.extension === 'md' ? text.slice(0, -'.md'.length) : text;
	}

	/** When all that is scheduled is read; only the host and tests ask. */
	async settled(): Promise<void> {
		while (this.pending.size > 0) await Promise.allSettled(this.pending);
	}

	/** From now on no note is read, until what is returned is called: a cache that lags far behind. The host's own. */
	hold(): () => void {
		this.held ??= new Set();
		return () => {
			const waiting = this.held ?? [];
			this.held = null;
			for (const file of waiting) this.schedule(file);
		};
	}

	private schedule(file: TAbstractFile): void {
		if (!(file instanceof TFile) || file.extension !== 'md') return;
		if (this.held) this.held.add(file);
		else this.track(later(() => this.index(file)));
	}

	private track(job: Promise<void>): void {
		this.pending.add(job);
		void job.finally(() => this.pending.delete(job));
	}

	private async index(file: TFile): Promise<void> {
		if (file.deleted) return;
		const data = await this.vault.cachedRead(file);
		const cache = parseCache(data);
		this.store.set(file.path, cache);
		this.resolve(file.path, cache);
		this.trigger('changed', file, data, cache);
		this.trigger('resolve', file);
		this.trigger('resolved');
	}

	private filesChanged(): void {
		this.byName = null;
		this.track(
			later(() => {
				this.resolveAll();
				this.trigger('resolved');
			}),
		);
	}

	private resolveAll(): void {
		this.resolvedLinks = {};
		this.unresolvedLinks = {};
		for (const [path, cache] of this.store) this.resolve(path, cache);
	}

	private resolve(path: string, cache: CachedMetadata): void {
		const resolved: LinkCounts = {};
		const unresolved: LinkCounts = {};
		const all = [...(cache.links ?? []), ...(cache.embeds ?? []), ...(cache.frontmatterLinks ?? [])];
		for (const { link } of all) {
			const target = this.getFirstLinkpathDest(getLinkpath(link), path);
			const counts = target ? resolved : unresolved;
			const key = target?.path ?? getLinkpath(link);
			counts[key] = (counts[key] ?? 0) + 1;
		}
		this.resolvedLinks[path] = resolved;
		this.unresolvedLinks[path] = unresolved;
	}

	private names(): Map<string, TFile[]> {
		if (this.byName) return this.byName;
		this.byName = new Map();
		for (const file of this.vault.getFiles()) {
			const name = file.name.toLowerCase();
			this.byName.set(name, [...(this.byName.get(name) ?? []), file]);
		}
		return this.byName;
	}
}
