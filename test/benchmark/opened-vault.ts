import type { App as ObsidianApp } from 'obsidian';
import { MemoryBackend } from '../host/backend/memory';
import { Events } from '../host/events';
import { MetadataCache } from '../host/metadata/metadata-cache';
import { FileSystemAdapter } from '../host/vault/adapter';
import { Vault } from '../host/vault/vault';

export interface Counted {
	readonly app: ObsidianApp;
	readonly vault: Vault;
	readonly cache: MetadataCache;
	reads: number;
}

/** A vault and its cache, without a page; each reading takes so many milliseconds. */
export async function opened(notes: Readonly<Record<string, string>>, disk = 0): Promise<Counted> {
	const vault = new Vault(new FileSystemAdapter(new MemoryBackend(notes), 'bench'));
	const cache = new MetadataCache(vault);
	await vault.init();
	await cache.init();
	const workspaceEvents = new Events();
	const storage = new Map<string, unknown>();
	const app = {
		vault,
		metadataCache: cache,
		workspace: {
			onLayoutReady: (then: () => void) => then(),
			on: workspaceEvents.on.bind(workspaceEvents),
			getActiveFile: () => null,
			getActiveViewOfType: () => null,
			getLeavesOfType: () => [],
		},
		loadLocalStorage: (key: string) => storage.get(key) ?? null,
		saveLocalStorage: (key: string, data: unknown) => storage.set(key, data),
	};
	const counted: Counted = { app: app as unknown as ObsidianApp, vault, cache, reads: 0 };
	const read = vault.cachedRead.bind(vault);
	vault.cachedRead = async file => {
		counted.reads++;
		if (disk > 0) await new Promise(resolve => setTimeout(resolve, disk));
		return read(file);
	};
	return counted;
}

export function timed(action: () => unknown): number {
	const start = performance.now();
	action();
	return performance.now() - start;
}
