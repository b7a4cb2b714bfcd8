import type { CachedMetadata } from 'obsidian';
import { assumed } from '../assumptions/assume';
import { Events } from '../events';
import { getLinkpath } from '../functions';
import { later } from '../real-timers';
import { type TAbstractFile, TFile } from '../vault/files';
import type { Vault } from '../vault/vault';
import { parseCache } from './parse-cache';

type LinkCounts = Record<string, number>;

/** For how many moments a cache that is much too late keeps notes waiting. */
const MUCH_LATER = 40;

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
			if (!cache) return;
			const keep = () => void this.store.set(file.path, cache);
			if (assumed.cacheOfRenamed === 'at once') keep();
			else this.track(later(keep));
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

	/**
	 * The exact path wins, seen from the top of the vault, or from the note for `./` and `../`. Else the first file whose path
	 * ends so: those under the folder of the note before all others, of these the one with the shortest path.
	 */
	getFirstLinkpathDest(linkpath: string, sourcePath: string): TFile | null {
		if (linkpath === '') return this.vault.getFileByPath(sourcePath);
		const written = linkpath.toLowerCase();
		const folder = parentOf(sourcePath.toLowerCase());
		const isRelative = /^\.\.?\//.test(written);
		const wanted = isRelative ? fromFolder(folder, written) : written.replace(/^\/+/, '');
		const name = wanted.slice(wanted.lastIndexOf('/') + 1);
		const named = this.names().get(name) ?? [];
		const end = named.length > 0 ? wanted : `${wanted}.md`;
		const candidates = named.length > 0 ? named : (this.names().get(`${name}.md`) ?? []);
		const exact = candidates.find(({ path }) => path.toLowerCase() === end);
		if (exact || isRelative || written.startsWith('/')) return exact ?? null;
		const ending = candidates
			.filter(({ path }) => path.toLowerCase().endsWith(`/${end}`))
			.sort((a, b) => a.path.length - b.path.length);
		const isInside = ({ path }: TFile) => path.toLowerCase().startsWith(folder);
		return ending.find(isInside) ?? ending[0] ?? null;
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
		else this.track(this.inItsTime(() => this.index(file)));
	}

	private async inItsTime(job: () => Promise<void>): Promise<void> {
		const waits = { 'before the promise': 0, soon: 1, 'much later': MUCH_LATER }[assumed.cacheTime];
		for (let i = 0; i < waits; i++) await later(() => {});
		await job();
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
		const isFirst = assumed.cacheOrder === 'changed first';
		if (isFirst) this.trigger('changed', file, data, cache);
		this.trigger('resolve', file);
		this.trigger('resolved');
		if (!isFirst) this.trigger('changed', file, data, cache);
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

/** The folder of a file with a slash behind it; nothing at the top of the vault. */
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Where `./x` or `../x` leads from a folder. */
function fromFolder(folder: string, path: string): string {
	const steps = folder.split('/').slice(0, -1);
	for (const part of path.split('/')) {
		if (part === '..') steps.pop();
		else if (part !== '.') steps.push(part);
	}
	return steps.join('/');
}
