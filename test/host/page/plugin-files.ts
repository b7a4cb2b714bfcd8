import type { App, LocalStorage } from '../app';
import type { Backend } from '../backend/backend';
import { HttpBackend } from '../backend/http';
import { MemoryBackend } from '../backend/memory';
import { OverlayBackend } from '../backend/overlay';
import { reportHostError } from '../errors';

/** What a player installs, as text. */
export interface PluginFiles {
	readonly manifest: string;
	readonly code: string;
	readonly css: string;
}

/** Where a page has its notes and its plugin from. */
export interface PageSource {
	readonly vaultName: string;
	/** How long what is written stays: while the demo runs, while the page is open, or in a folder of the player's. */
	readonly lasts: 'run' | 'page' | 'always';
	readonly backend: Backend;
	readonly localStorage: LocalStorage | undefined;
	readonly plugin: PluginFiles;
	/** Follows what others change in the vault. */
	readonly watch: (app: App) => void;
}

/** All that a page which is one file carries with it. */
export interface CarriedPage {
	readonly vaultName: string;
	/** Path -> text. */
	readonly notes: Readonly<Record<string, string>>;
	readonly plugin: PluginFiles;
}

interface VaultInfo {
	readonly name: string;
	readonly id: string;
	/** Gone when the server ends. */
	readonly isCopy: boolean;
}

const text = async (path: string) => (await fetch(path)).text();

/** The page of `npm run demo` and of the end-to-end tests; `seed` is in place of the notes on disk. */
export async function servedSource(seed: Readonly<Record<string, string>> | undefined): Promise<PageSource> {
	const { name, id, isCopy } = JSON.parse(await text('/vault/info')) as VaultInfo;
	const [manifest = '', code = '', css = ''] = await Promise.all(
		['/plugin/manifest.json', '/plugin/main.js', '/plugin/styles.css'].map(text),
	);
	const disk = new HttpBackend();
	return {
		vaultName: name,
		lasts: isCopy ? 'run' : 'always',
		backend: seed ? new OverlayBackend(new MemoryBackend(seed), disk) : disk,
		localStorage: storageOf(isCopy ? sessionStorage : localStorage, id),
		plugin: { manifest, code, css },
		watch: seed ? () => {} : watchDisk,
	};
}

/** The page that is one file: what is played on it is gone when it is closed. */
export const carriedSource = ({ vaultName, notes, plugin }: CarriedPage): PageSource => ({
	vaultName,
	lasts: 'page',
	backend: new MemoryBackend(notes),
	localStorage: undefined,
	plugin,
	watch: () => {},
});

/** The browser's storage, apart for each vault; that of a copy ends with the page. */
function storageOf(storage: Storage, id: string): LocalStorage {
	const name = (key: string) => `stand-in/${id}/${key}`;
	return {
		getItem: key => storage.getItem(name(key)),
		setItem: (key, value) => storage.setItem(name(key), value),
		removeItem: key => storage.removeItem(name(key)),
	};
}

function watchDisk(app: App): void {
	const events = new EventSource('/vault/events');
	events.addEventListener('message', ({ data }) => {
		const { path } = JSON.parse(String(data)) as { path: string };
		app.vault.externalChange(path).catch(reportHostError);
	});
}
