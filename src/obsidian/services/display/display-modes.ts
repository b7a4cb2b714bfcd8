import type { App, MarkdownView } from 'obsidian';
import { noteViews } from '../../vault/active-note';
import type { Settings } from '../settings';
import { DISPLAY_MODES, type DisplayMode } from './display-mode';

const PANE = '.workspace-leaf';
const READING = '.markdown-preview-view, .markdown-reading-view';
const VIEWS = `${READING}, .markdown-source-view, .cm-embed-block`;

/** The display mode of each pane: the one set for its view mode, unless the player switched the pane. */
export class DisplayModes {
	private readonly panes = new WeakMap<Element, DisplayMode>();
	private readonly listeners = new Set<() => void>();

	constructor(
		private readonly app: App,
		private readonly settings: Pick<Settings, 'inReading' | 'inEditor'>,
	) {}

	of(el: Element, path: string): DisplayMode {
		if (el.closest('.print')) return 'lines';
		const around = el.closest(VIEWS);
		const itsPane = el.closest(PANE);
		const views = around && itsPane ? [] : this.viewsOf(path);
		const pane = itsPane ?? paneOf(views);
		return (pane && this.panes.get(pane)) ?? this.settings[isReading(around, views) ? 'inReading' : 'inEditor'];
	}

	/** Switches a pane to its next display mode, which lasts until the pane is closed. */
	next(view: MarkdownView): DisplayMode {
		const { containerEl } = view;
		const pane = containerEl.closest(PANE) ?? containerEl;
		const now = this.panes.get(pane) ?? this.settings[view.getMode() === 'preview' ? 'inReading' : 'inEditor'];
		const next = DISPLAY_MODES[(DISPLAY_MODES.indexOf(now) + 1) % DISPLAY_MODES.length] ?? 'lines';
		this.panes.set(pane, next);
		this.changed();
		return next;
	}

	changed(): void {
		for (const listener of this.listeners) listener();
	}

	/** Calls the listener when any display mode may have changed. Returns an unsubscribe function. */
	onChange(listener: () => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	private viewsOf(path: string): readonly MarkdownView[] {
		return noteViews(this.app).filter(({ file }) => file?.path === path);
	}
}

/**
 * Obsidian may render a block before it attaches it to the page. Then the panes that show its note decide, if they
 * agree.
 */
function isReading(around: Element | null, views: readonly MarkdownView[]): boolean {
	return around ? around.matches(READING) : views.every(view => view.getMode() !== 'source');
}

function paneOf([view, ...others]: readonly MarkdownView[]): Element | null | undefined {
	return others.length === 0 ? view?.containerEl.closest(PANE) : undefined;
}
