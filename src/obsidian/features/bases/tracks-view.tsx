import type { Plugin, QueryController } from 'obsidian';
import { BasesView, debounce } from 'obsidian';
import { render } from 'preact';
import { TRACKS_VIEW } from '../../../journal/campaign/campaign-base';
import type { JournalActions } from '../../services/journal-actions';
import { TracksPage } from './tracks-page';
import { t } from '../../../i18n/translate';

/** How long changes are batched before rendering, in milliseconds. */
const SOON = 30;

/** Registers a view type for Obsidian's Bases. If Bases is turned off, only this view is missing. */
export function registerTracksView(plugin: Plugin, actions: JournalActions): void {
	plugin.registerBasesView(TRACKS_VIEW, {
		name: t('Tracks'),
		icon: 'list-checks',
		factory: (controller, containerEl) => new TracksView(controller, containerEl, actions),
	});
}

/** A Bases view of tracks and clocks as interactive cards. It contains no logic. */
class TracksView extends BasesView {
	readonly type = TRACKS_VIEW;
	private readonly el: HTMLElement;
	private hasData = false;
	private readonly drawSoon = debounce(() => this.draw(), SOON);

	constructor(
		controller: QueryController,
		containerEl: HTMLElement,
		private readonly actions: JournalActions,
	) {
		super(controller);
		this.el = containerEl.createDiv('sworn-base');
	}

	override onload(): void {
		this.register(this.actions.vaultIndex.onChange((_path, isProse) => void (isProse || this.drawSoon())));
		this.register(() => void this.drawSoon.cancel());
	}

	override onunload(): void {
		render(null, this.el);
		this.el.remove();
	}

	override onDataUpdated(): void {
		this.hasData = true;
		this.draw();
	}

	private draw(): void {
		if (this.hasData) render(<TracksPage groups={this.data.groupedData} actions={this.actions} />, this.el);
	}
}
