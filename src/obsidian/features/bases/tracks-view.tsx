import type { Plugin, QueryController, App, BasesEntryGroup, TFile, Value } from 'obsidian';
import { BasesView, debounce, Keymap } from 'obsidian';
import { render, type JSX } from 'preact';
import { TRACKS_VIEW } from '../../../journal/campaign/campaign-base';
import type { JournalActions, Actions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ProblemLines } from '../../components/problem-lines';
import { TrackElsewhere } from '../tracks/linked-track-card';
import { readFrontmatter } from '../../../journal/frontmatter/frontmatter';
import { isTrackNote, readTrackNote } from '../../../journal/track/track-note';
import type { Track } from '../../../play/tracks/track';
import { parseOk, type Problem } from '../../../rules/core/problem';

interface TracksPageProps {
	readonly groups: readonly BasesEntryGroup[];
	readonly actions: JournalActions;
}

/** The entries of a base by group: tracks and clocks as cards, others by name. */
function TracksPage({ groups, actions }: TracksPageProps): JSX.Element {
	const filled = groups.filter(({ entries }) => entries.length > 0);
	if (filled.length === 0) return <Empty />;
	const isGrouped = filled.length > 1 || filled.some(group => group.hasKey());
	return (
		<>
			{filled.map((group, at) => (
				<section key={group.hasKey() ? `key ${String(group.key)}` : at}>
					{isGrouped && <GroupHeading value={group.hasKey() ? group.key : undefined} app={actions.app} />}
					<ul class="sworn-base-entries">
						{group.entries.map(({ file }) => (
							<li key={file.path} class="sworn-base-entry">
								<Entry file={file} actions={actions} />
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

const Empty = (): JSX.Element => (
	<p class="sworn-base-empty">
		{t(
			'No track or clock here yet. This view shows those that are notes: begin one in your journal and choose “Turn track into a note”. If there are some already, look at the filters of this view.',
		)}
	</p>
);

/** A group heading, rendered by Obsidian so that links work. */
function GroupHeading({ value, app }: { value: Value | undefined; app: App }): JSX.Element {
	const heading = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		const el = heading.current;
		if (!el) return;
		el.empty();
		if (value) value.renderTo(el, app.renderContext);
		else el.setText(t('None'));
	}, [value, app]);
	return <h3 ref={heading} class="sworn-base-group" />;
}

function Entry({ file, actions }: { file: TFile; actions: JournalActions }): JSX.Element {
	const content = entryContent(actions, file);
	const name = <NoteLink file={file} app={actions.app} />;
	switch (content.kind) {
		case 'track':
			return (
				<>
					{name}
					<TrackElsewhere at={{ track: content.track, home: { path: file.path } }} path={file.path} actions={actions} />
				</>
			);
		case 'unreadable':
			return (
				<>
					{name}
					<ProblemLines problems={content.problems} />
				</>
			);
		case 'other':
			return (
				<>
					{name} <span class="sworn-base-kind">{content.word}</span>
				</>
			);
	}
}

const NoteLink = ({ file, app }: { file: TFile; app: App }): JSX.Element => (
	<a
		class="internal-link"
		href={file.path}
		onClick={event => {
			event.preventDefault();
			void app.workspace.openLinkText(file.path, '', Keymap.isModEvent(event));
		}}
	>
		{file.extension === 'md' ? file.basename : file.name}
	</a>
);

/** How we interpret an entry of a base. */
type EntryContent =
	| { readonly kind: 'track'; readonly track: Track }
	/** It declares itself a track but cannot be read as one. */
	| { readonly kind: 'unreadable'; readonly problems: readonly Problem[] }
	/** `word` describes it: `character`, `note`, `png file`. */
	| { readonly kind: 'other'; readonly word: string };

/**
 * Reads the entry from the note's text if that is known, as it is right after a press; otherwise from the properties.
 */
function entryContent(
	{ viewState, vaultIndex }: Actions<'viewState' | 'vaultIndex'>,
	{ path, basename, extension }: TFile,
): EntryContent {
	if (extension !== 'md') return { kind: 'other', word: `${extension} file` };
	const known = vaultIndex.properties(path) ?? new Map();
	if (!isTrackNote(known)) return { kind: 'other', word: wordFor(known.get('sworn'), vaultIndex.characters.has(path)) };
	const text = viewState.textOf(path);
	const frontmatter = text === undefined ? undefined : readFrontmatter(text);
	const properties = frontmatter?.ok === false ? frontmatter : parseOk(frontmatter?.value.values ?? known);
	const track = properties.ok ? readTrackNote(basename, properties.value) : properties;
	return track.ok ? { kind: 'track', track: track.value } : { kind: 'unreadable', problems: track.problems };
}

function wordFor(sworn: unknown, isCharacter: boolean): string {
	if (isCharacter) return 'character';
	return typeof sworn === 'string' && sworn !== '' ? sworn : 'note';
}

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
