import type { PluginManifest } from 'obsidian';
import { App, type LocalStorage, MemoryStorage } from '../host/app';
import { assume, type Assumptions, doubtsIn } from '../host/assumptions/assume';
import type { Backend } from '../host/backend/backend';
import { FaultyBackend } from '../host/backend/faulty-backend';
import { FoldingBackend } from '../host/backend/folding';
import { MemoryBackend } from '../host/backend/memory';
import type { Editor } from '../host/editor/editor';
import { hostErrors } from '../host/errors';
import { beginProcess } from '../host/functions';
import { forgetProcessors } from '../host/markdown/post-process';
import { appModules } from '../host/modules';
import { type Device, Platform, setDevice } from '../host/platform';
import type { Plugin } from '../host/plugin';
import { evaluatePlugin, type PluginClass, startPlugin } from '../host/plugin-loader';
import { endSince, pageState } from '../host/leak-detector/watch';
import { MarkdownView, type NoteMode } from '../host/workspace/markdown-view';
import { GoneView } from '../host/workspace/leaf';
import manifest from '../../manifest.json';
import { atRest } from './wait-until-idle';
import { runEffects } from './run-effects';
import { closeWhatIsTheApps, leavingOf, stillDrawn } from './left-behind';
import { skipTime } from './skip-time';

export interface BootOptions {
	/** Path -> text. */
	readonly files?: Readonly<Record<string, string>>;
	/** The note to open; without it nothing is open. */
	readonly note?: string;
	readonly mode?: NoteMode;
	/**
	 * How records render. Whole cards here, though lines are the default of the plugin: most tests look into cards, also into
	 * those that are settled. The tests of lines say so.
	 */
	readonly look?: 'lines' | 'cards' | 'story';
	/**
	 * How records are written, where the vault has no settings of its own. Blocks here, though lines are the default of the
	 * plugin in a new vault: most tests look into blocks. The tests of lines say so.
	 */
	readonly records?: 'line' | 'block' | 'as read';
	/** `true` is a phone with Android. */
	readonly mobile?: boolean | Device;
	/** Our plugin from its source, no plugin, any class, or a main.js as text. */
	readonly load?: 'source' | 'none' | PluginClass | { readonly code: string };
	readonly manifest?: Partial<PluginManifest>;
	/** Instead of `files`. One that folds names is that of a computer with Windows. */
	readonly backend?: Backend;
	/** Kept from one boot to the next, it stands for a restart; one of its own stands for another device. */
	readonly localStorage?: LocalStorage;
	/** Whether the core plugin Bases is on. */
	readonly bases?: boolean;
	/** Where the app is to behave otherwise than we assume; `HOST_DOUBTS` says it for all tests. */
	readonly assume?: Partial<Assumptions>;
}

export interface Booted<P> {
	readonly app: App;
	readonly plugin: P;
	/** What is on disk; can be made to fail. */
	readonly backend: FaultyBackend;
	/** The note view in front, and its editor. */
	readonly view: MarkdownView;
	readonly editor: Editor;
	open(path: string, mode?: NoteMode): Promise<void>;
	/** The file as it is on disk. */
	read(path: string): Promise<string>;
	/** Something outside the app writes the file. */
	writeOutside(path: string, data: string): Promise<void>;
	/** Lets everything that is under way finish; `ms` lets so much time pass besides, without waiting for it. */
	tick(ms?: number): Promise<void>;
	/** Ctrl+P, the name, Enter. Throws when no such command can run. */
	palette(commandName: string): Promise<void>;
	/** A key where the focus is. */
	press(key: string, modifiers?: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean }): Promise<void>;
	/** The texts of the notices that show. */
	notices(): string[];
	/** The errors so far; they are forgotten, so that `close` does not complain. */
	errors(): unknown[];
	/** The app is gone without a word: nothing is unloaded. What was on disk is in `backend.inner`. */
	crash(): void;
	/** Unloads the plugin and quits. Throws when the plugin left something behind or there were errors. */
	close(): Promise<void>;
}

function deviceFor(mobile: boolean | Device): Device {
	if (typeof mobile === 'string') return mobile;
	return mobile ? 'android-phone' : 'desktop';
}

async function pluginClass(load: BootOptions['load']): Promise<PluginClass | null> {
	if (load === 'none') return null;
	if (typeof load === 'function') return load;
	if (typeof load === 'object') return evaluatePlugin(load.code, 'plugin', appModules);
	// By its whole name: a main.js that was built beside it would be found first.
	const module = (await import('../../main.ts')) as { default: unknown };
	return module.default as PluginClass;
}

type Looking = { readonly preferences: object };

const looking = (look: string) => ({ inReading: look, inEditor: look });

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

const isThere = (backend: Backend, path: string): Promise<boolean> =>
	backend.read(path).then(
		() => true,
		() => false,
	);

/** A storage with nothing in it but the name of this device: a restart of the app on it. */
export function thisDevice(): MemoryStorage {
	const storage = new MemoryStorage();
	storage.setItem('stand-in-sworn-journal-device', '"this device"');
	return storage;
}

/** What all tests are to doubt. */
const doubts = doubtsIn(globalThis.process?.env['HOST_DOUBTS'] ?? '');

/** The apps that run, each with what ends it. */
const running = new Map<App, () => void>();

/** Ends the apps that a test file did not close. */
export function endWhatRuns(): void {
	for (const crash of running.values()) crash();
}

/** Starts the stand-in host with a vault in memory and, by default, our plugin. */
export async function boot<P = Plugin>(options: BootOptions = {}): Promise<Booted<P>> {
	const {
		files = {},
		note,
		mode = 'live',
		mobile = false,
		load = 'source',
		look = 'cards',
		records = 'block',
	} = options;
	hostErrors.length = 0;
	assume({ ...doubts, ...options.assume });
	document.body.replaceChildren();
	document.body.className = 'theme-light obsidian-app';
	setDevice(deviceFor(mobile));
	if (options.backend instanceof FoldingBackend) Object.assign(Platform, { isLinux: false, isWin: true });
	const backend = new FaultyBackend(options.backend ?? new MemoryBackend(files));
	const root = document.body.createDiv('app-container');
	const app = new App(backend, root, { localStorage: options.localStorage ?? thisDevice(), bases: options.bases });
	await app.init();
	const leftBehind = leavingOf(app);
	const page = pageState(window);
	const ofThisApp = beginProcess();
	const crash = () => {
		running.delete(app);
		backend.cutOff();
		app.abandon();
		forgetProcessors();
		runEffects();
		ofThisApp.isOver = true;
		endSince(page);
		document.body.replaceChildren();
		setDevice('desktop');
		hostErrors.length = 0;
	};
	running.set(app, crash);

	const tick = (ms = 0) => (ms > 0 ? skipTime(app, ms) : atRest(app));
	const currentView = (): MarkdownView => {
		const view = app.workspace.getActiveViewOfType(MarkdownView) ?? app.workspace.getMostRecentLeaf()?.view;
		if (!(view instanceof MarkdownView)) throw new Error('boot: no note is open');
		return view;
	};
	const press: Booted<P>['press'] = async (key, modifiers = {}) => {
		const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
		(document.activeElement ?? document.body).dispatchEvent(event);
		await tick();
	};
	const open: Booted<P>['open'] = async (path, wanted) => {
		const file = app.vault.getFileByPath(path);
		if (!file) throw new Error(`boot: there is no "${path}"`);
		const state = wanted && { mode: wanted === 'preview' ? 'preview' : 'source', source: wanted === 'source' };
		await app.workspace.getLeaf(false).openFile(file, { state });
		await tick();
	};

	const made = await pluginClass(load);
	const start = async () => {
		const started = made && (await startPlugin(app, made, { ...manifest, ...options.manifest }));
		if (started && load === 'source') {
			const isSaid = records === 'as read' || (await isThere(backend.inner, SETTINGS));
			const written = isSaid ? {} : { records, answers: records };
			Object.assign((started as unknown as Looking).preferences, looking(look), written);
		}
		app.workspace.setReady();
		if (note !== undefined) await open(note, mode);
		await tick();
		return started;
	};
	const plugin = await start().catch(async (error: unknown) => {
		await app.quit();
		crash();
		throw error;
	});

	const quit = async () => {
		plugin?.unload();
		closeWhatIsTheApps(app);
		await tick();
		const drawn = plugin ? stillDrawn(plugin.manifest.id) : [];
		delete app.plugins.plugins[plugin?.manifest.id ?? ''];
		app.workspace.iterateAllLeaves(leaf => {
			if (leaf.side === 'root' || leaf.view instanceof GoneView) leaf.detach();
		});
		await tick();
		const left = [...drawn, ...leftBehind()];
		await app.quit();
		document.body.replaceChildren();
		setDevice('desktop');
		if (left.length > 0) throw new Error(`the plugin left behind: ${left.join(', ')}`);
		if (hostErrors.length > 0) throw new Error(`errors in the host: ${hostErrors.map(String).join('; ')}`);
	};

	return {
		app,
		plugin: plugin as P,
		backend,
		get view() {
			return currentView();
		},
		get editor() {
			return currentView().editor;
		},
		open,
		read: path => backend.inner.read(path),
		async writeOutside(path, data) {
			await backend.inner.write(path, data);
			await app.vault.externalChange(path);
			await tick();
		},
		tick,
		press,
		async palette(commandName) {
			app.openCommandPalette();
			const input = document.querySelector<HTMLInputElement>('.prompt-input');
			if (!input) throw new Error('boot: the command palette did not open');
			input.value = commandName;
			input.dispatchEvent(new Event('input', { bubbles: true }));
			await tick();
			const rows = Array.from(document.querySelectorAll('.prompt .suggestion-content'));
			const at = rows.findIndex(({ textContent }) => textContent?.endsWith(commandName));
			if (at < 0) throw new Error(`boot: the palette does not offer "${commandName}" now`);
			for (let i = 0; i < at; i++) await press('ArrowDown');
			await press('Enter');
		},
		notices: () => Array.from(document.querySelectorAll('.notice-message'), ({ textContent }) => textContent ?? ''),
		errors: () => hostErrors.splice(0),
		crash,
		async close() {
			if (!running.has(app)) return;
			try {
				await quit();
			} catch (error) {
				crash();
				throw error;
			}
			running.delete(app);
		},
	};
}
