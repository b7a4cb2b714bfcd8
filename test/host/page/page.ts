import { App } from '../app';
import { installGlobals } from '../dom';
import { hostErrors, reportHostError } from '../errors';
import { appModules } from '../modules';
import { setLanguage } from '../language';
import { setDevice } from '../platform';
import type { Plugin } from '../plugin';
import { loadPlugin } from '../plugin-loader';
import { MarkdownView, type NoteMode } from '../workspace/markdown-view';
import { drawBanner } from './banner';
import { addPageCommands } from './commands';
import { applyTheme, followSystem } from './color-theme';
import { wantedDevice } from './phone/emulated-device';
import { carriedSource, servedSource, type CarriedPage } from './plugin-files';
import { drawWindow } from './window';

interface HostWindow {
	/** Set before the page starts: a made-up vault in memory, path -> text, instead of the one on disk. */
	HOST_SEED?: Readonly<Record<string, string>>;
	app?: App;
	plugin?: Plugin;
	hostErrors?: unknown[];
	hostReady?: boolean;
}

installGlobals(window);
const host = window as unknown as HostWindow;
const query = new URLSearchParams(location.search);

/** What the page carries, when it is one file. */
function carried(): CarriedPage | undefined {
	const data = document.getElementById('host-carried')?.textContent;
	return data ? (JSON.parse(data) as CarriedPage) : undefined;
}

function applyLook(): void {
	applyTheme(query.get('theme'));
	setDevice(wantedDevice(query));
	setLanguage(query.get('lang') ?? 'en');
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

async function start(): Promise<void> {
	host.hostErrors = hostErrors;
	window.addEventListener('error', ({ error }) => hostErrors.push(error));
	window.addEventListener('unhandledrejection', ({ reason }) => hostErrors.push(reason));
	applyLook();
	const root = document.getElementById('app');
	if (!root) throw new Error('the page has no #app');
	root.addClass('app-container');
	const page = carried();
	const source = page ? carriedSource(page) : await servedSource(host.HOST_SEED);
	drawBanner(root, source);
	const { backend, vaultName, localStorage, plugin } = source;
	const app = new App(backend, root, { vaultName, localStorage });
	host.app = app;
	await app.init();
	drawWindow(app, root, query);
	followSystem(app);
	document.head.createEl('style', { text: plugin.css });
	host.plugin = await loadPlugin(app, plugin.code, JSON.parse(plugin.manifest), appModules);
	addPageCommands(app);
	app.workspace.setReady();
	performance.mark('stand-in:layout-ready');
	await openFirstNote(app);
	source.watch(app);
	host.hostReady = true;
}

start().catch((error: unknown) => {
	reportHostError(error);
	document.body.createEl('pre', { cls: 'host-failure', text: error instanceof Error ? error.stack : String(error) });
});
