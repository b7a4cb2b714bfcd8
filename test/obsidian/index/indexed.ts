import { vi } from 'vitest';
import type { App } from 'obsidian';
import type { LocalStorage } from '../../host/app';
import { VaultIndex } from '../../../src/obsidian/vault/index/vault-index';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

/** A vault without the plugin, and the index of it alone. */
export interface Indexed {
	readonly host: Booted<unknown>;
	readonly vaultIndex: VaultIndex;
	/** The notes that the index read since it was last asked. */
	reads(): readonly string[];
	/** Waits until all that is known stands still. */
	settled(): Promise<void>;
	/** Ends the app, as when the plugin is turned off. */
	end(): Promise<void>;
}

export interface Start {
	readonly storage?: LocalStorage;
	/** The note in sight. */
	readonly note?: string;
	/** Paths whose reading fails. */
	readonly broken?: readonly string[];
	/** When the file was written, in milliseconds; the same at each start, as on a disk. */
	readonly mtimes?: Readonly<Record<string, number>>;
}

const running: Indexed[] = [];

export async function endAll(): Promise<void> {
	for (const each of running.splice(0)) await each.end();
}

export async function indexed(files: Readonly<Record<string, string>>, start: Start = {}): Promise<Indexed> {
	const { storage, note, broken = [], mtimes = {} } = start;
	const host = await boot({
		files,
		load: 'none',
		...(note ? { note } : {}),
		...(storage ? { localStorage: storage } : {}),
	});
	const { vault } = host.app;
	for (const file of vault.getMarkdownFiles()) file.stat.mtime = mtimes[file.path] ?? 1000;
	const vaultIndex = new VaultIndex(host.app as unknown as App);
	let paths: string[] = [];
	const read = vault.cachedRead.bind(vault);
	vi.spyOn(vault, 'cachedRead').mockImplementation(file => {
		// the app reads a note that has changed for its own cache, before it tells of the change
		if (new Error().stack?.includes('metadata-cache') !== true) paths.push(file.path);
		return broken.includes(file.path) ? Promise.reject(new Error('EIO')) : read(file);
	});
	let ended = false;
	const here: Indexed = {
		host,
		vaultIndex,
		reads() {
			const all = paths;
			paths = [];
			return all;
		},
		async settled() {
			await vi.waitUntil(() => vaultIndex.isComplete, { timeout: 30_000, interval: 5 });
			await host.tick(450);
		},
		async end() {
			if (ended) return;
			ended = true;
			vaultIndex.unload();
			await host.close();
		},
	};
	running.push(here);
	vaultIndex.load();
	await vi.waitUntil(() => vaultIndex.isComplete, { timeout: 30_000, interval: 5 });
	return here;
}

export const character = (more = ''): string => `---\nedge: 2\nmomentum: 3\n${more}---\n`;

export const inBlock = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n`;

export const vow = (name: string, status?: string): string =>
	inBlock(`vow: ${name}\nrank: formidable\nticks: 8${status === undefined ? '' : `\nstatus: ${status}`}`);

export const linkedTo = (name: string, more = ''): string => `---\ncharacter: "[[${name}]]"\n${more}---\n`;
