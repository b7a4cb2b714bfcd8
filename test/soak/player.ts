import { vi } from 'vitest';
import type SwornJournalPlugin from '../../main';
import { MemoryStorage } from '../host/app';
import { MemoryBackend } from '../host/backend/memory';
import { codeBlockHandlers, postProcessors } from '../host/markdown/post-process';
import type { PageState } from '../host/leak-detector/watch';
import { bringForward, endSince, pageState } from '../host/leak-detector/watch';
import { MarkdownView } from '../host/workspace/markdown-view';
import type { JournalActions } from '../../src/obsidian/services/journal-actions';
import type { Booted } from '../support/boot';
import { boot } from '../support/boot';
import { macrotask } from '../support/macrotask';
import { actionsOf } from '../support/plugin-actions';
import { filesOf, type VaultSpec } from './vault';

/** The number of consecutive idle rounds required. */
const QUIET_ROUNDS = 3;
/** Timers that come sooner than a person can act. */
const SOON = 50;
const DATA = '.obsidian/plugins/sworn-journal/data.json';

/** One who sits at the app with a vault of notes. The time is that of the steps, not that of the machine. */
export class Player {
	readonly backend: MemoryBackend;
	readonly storage = new MemoryStorage();
	/** What was cut last. */
	clipboard = '';
	/** How many dialogs were answered or closed. */
	asked = 0;
	private hasCrashed = false;
	/** The page before the app was started in it. */
	private page: PageState | undefined;
	private booted: Booted<SwornJournalPlugin> | undefined;
	private seat: JournalActions | undefined;

	constructor(readonly spec: VaultSpec) {
		const { telling, certain, records = 'block' } = spec;
		this.backend = new MemoryBackend({
			...filesOf(spec),
			[DATA]: JSON.stringify({ journal: telling, certain, records }),
		});
	}

	get host(): Booted<SwornJournalPlugin> {
		if (!this.booted) throw new Error('The app is not started');
		return this.booted;
	}

	get actions(): JournalActions {
		if (!this.seat) throw new Error('The app is not started');
		return this.seat;
	}

	async start(note: string): Promise<void> {
		this.page = pageState(window);
		const at = this.backend.files.has(note) ? note : this.firstNote();
		const place = at === undefined ? {} : { note: at, mode: this.spec.plain ? ('source' as const) : ('live' as const) };
		this.booted = await boot<SwornJournalPlugin>({ backend: this.backend, localStorage: this.storage, ...place });
		this.seat = actionsOf(this.booted.plugin);
		await this.rest(0);
	}

	/** Quits the app; what was typed is saved. */
	async quit(): Promise<void> {
		const last = this.booted;
		this.booted = undefined;
		this.seat = undefined;
		await last?.close();
	}

	/** What goes wrong when it ends is told once it is started again. */
	async restart(note: string): Promise<void> {
		const wrong = await this.quit().catch((error: unknown) => ({ error }));
		await this.start(note);
		// An app that went without a word leaves its observers in the page; in life they go with the process.
		if (wrong && !(this.hasCrashed && String(wrong.error).includes('left behind'))) throw wrong.error;
	}

	/** The power goes; nothing is saved any more, and the app is started again. */
	async crash(note: string): Promise<void> {
		this.hasCrashed = true;
		this.host.crash();
		vi.clearAllTimers();
		// What a process that is gone has registered is gone with it.
		if (this.page) endSince(this.page);
		codeBlockHandlers.clear();
		postProcessors.length = 0;
		await this.start(note);
	}

	/** The view in front, as far as it shows a note. */
	view(): MarkdownView | undefined {
		const { workspace } = this.host.app;
		const view = workspace.getActiveViewOfType(MarkdownView) ?? workspace.getMostRecentLeaf()?.view;
		return view instanceof MarkdownView && view.file ? view : undefined;
	}

	/** The note in front, open for writing. */
	editing(): { readonly view: MarkdownView; readonly path: string; readonly text: string } | undefined {
		const view = this.view();
		if (!view?.file || view.getMode() !== 'source') return undefined;
		return { view, path: view.file.path, text: view.getViewData() };
	}

	/** Until nothing is under way, then for so long; what comes by itself meanwhile comes. */
	async rest(wait: number): Promise<void> {
		await this.quiet();
		await vi.advanceTimersByTimeAsync(SOON);
		await this.quiet();
		if (wait === 0) return;
		await vi.advanceTimersByTimeAsync(wait);
		await this.quiet();
	}

	private async quiet(): Promise<void> {
		const { app } = this.host;
		for (let quiet = 0; quiet < QUIET_ROUNDS; quiet++) {
			await macrotask();
			await app.settled();
			if (bringForward()) quiet = -1;
		}
	}

	private firstNote(): string | undefined {
		return [...this.backend.files.keys()].filter(path => path.endsWith('.md')).sort()[0];
	}
}
