import { App, type LocalStorage } from '../app';
import type { Backend } from '../backend/backend';
import { HttpBackend } from '../backend/http';
import { MemoryBackend } from '../backend/memory';
import { OverlayBackend } from '../backend/overlay';
import { installGlobals } from '../dom';
import { hostErrors, reportHostError } from '../errors';
import { appModules } from '../modules';
import { setPhone } from '../platform';
import type { Plugin } from '../plugin';
import { loadPlugin } from '../plugin-loader';
import { MarkdownView, type NoteMode } from '../workspace/markdown-view';
import { drawFileList } from './file-list';
import { drawToolbar } from './toolbar';

interface HostWindow {
	/** Set before the page starts: a made-up vault in memory, path -> text, instead of the one on disk. */
	HOST_SEED?: Readonly<Record<string, string>>;
	app?: App;
	plugin?: Plugin;
	hostErrors?: unknown[];
	hostReady?: boolean;
}

interface VaultInfo {
	readonly name: string;
	readonly id: string;
}

installGlobals(window);
const host = window as unknown as HostWindow;
const query = new URLSearchParams(location.search);

const text = async (path: string) => (await fetch(path)).text();

/** The browser's storage, apart for each vault. */
function storageOf(id: string): LocalStorage {
	const name = (key: string) => `stand-in/${id}/${key}`;
	return {
		getItem: key => localStorage.getItem(name(key)),
		setItem: (key, value) => localStorage.setItem(name(key), value),
		removeItem: key => localStorage.removeItem(name(key)),
	};
}

function applyLook(): void {
	const wanted = query.get('theme');
	const isDark = wanted ? wanted === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
	document.body.classList.toggle('theme-dark', isDark);
	document.body.classList.toggle('theme-light', !isDark);
	const isNarrow = matchMedia('(max-width: 600px)').matches;
	if (query.has('mobile') ? query.get('mobile') !== '0' : isNarrow) setPhone(true);
}

async function openFirstNote(app: App): Promise<void> {
	const files = app.vault.getMarkdownFiles();
	const welcome = files.find(({ basename }) => /^(start here|welcome|readme)$/i.test(basename));
	const wanted = query.get('note');
	const file = wanted ? app.vault.getFileByPath(wanted) : (welcome ?? files[0]);
	if (!file) return;
	await app.workspace.getLeaf(false).openFile(file);
	const mode = query.get('mode') as NoteMode | null;
	const { view } = app.workspace.getLeaf(false);
	if (mode && view instanceof MarkdownView) await view.setMode(mode);
}

function watchDisk(app: App): void {
	const events = new EventSource('/vault/events');
	events.addEventListener('message', ({ data }) => {
		const { path } = JSON.parse(String(data)) as { path: string };
		app.vault.externalChange(path).catch(reportHostError);
	});
}

async function start(): Promise<void> {
	host.hostErrors = hostErrors;
	window.addEventListener('error', ({ error }) => hostErrors.push(error));
	window.addEventListener('unhandledrejection', ({ reason }) => hostErrors.push(reason));
	applyLook();
	const root = document.getElementById('app');
	if (!root) throw new Error('the page has no #app');
	root.addClass('app-container');
	root.createDiv({ cls: 'host-banner', text: 'Stand-in host, not Obsidian', attr: { role: 'banner' } });
	const bar = root.createDiv({ cls: 'host-bar', attr: { role: 'region', 'aria-label': 'Note controls' } });
	const files = root.createEl('nav', { cls: 'file-list', attr: { 'aria-label': 'Notes' } });
	const backdrop = root.createDiv('host-backdrop');

	const info = JSON.parse(await text('/vault/info')) as VaultInfo;
	const disk = new HttpBackend();
	const seed = host.HOST_SEED;
	const backend: Backend = seed ? new OverlayBackend(new MemoryBackend(seed), disk) : disk;
	const app = new App(backend, root, { vaultName: info.name, localStorage: storageOf(info.id) });
	host.app = app;
	await app.init();

	app.workspace.containerEl.setAttr('role', 'main');
	app.ribbonEl.setAttrs({ role: 'region', 'aria-label': 'Ribbon' });
	app.statusBarEl.setAttr('role', 'contentinfo');
	const showFiles = (on: boolean) => root.classList.toggle('is-files-open', on);
	backdrop.addEventListener('click', () => showFiles(false));
	drawFileList(app, files, () => showFiles(false));
	drawToolbar(app, bar, () => {
		const isPhone = document.body.classList.contains('is-phone');
		if (isPhone) showFiles(!root.classList.contains('is-files-open'));
		else root.classList.toggle('is-files-closed');
	});

	const [manifest, code, css] = await Promise.all(
		['/plugin/manifest.json', '/plugin/main.js', '/plugin/styles.css'].map(text),
	);
	document.head.createEl('style', { text: css });
	host.plugin = await loadPlugin(app, code ?? '', JSON.parse(manifest ?? ''), appModules);
	app.workspace.setReady();
	performance.mark('stand-in:layout-ready');
	await openFirstNote(app);
	if (!seed) watchDisk(app);
	host.hostReady = true;
}

start().catch((error: unknown) => {
	reportHostError(error);
	document.body.createEl('pre', { cls: 'host-failure', text: error instanceof Error ? error.stack : String(error) });
});
