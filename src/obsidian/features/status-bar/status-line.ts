import { Component, debounce, Platform, type Plugin } from 'obsidian';
import type { JournalActions } from '../../services/journal-actions';
import { copyWarning } from '../../../journal/actions/copy-warning';
import { charactersOfJournal } from '../../../journal/character/acting-path';
import { noteInUse } from '../../vault/active-note';
import { isPlayedNote } from '../../vault/played-notes';
import { openTable } from '../side-view/open-side-view';
import { statusWords, type StatusWords } from '../character/status-words';
import { isComposing } from '../../components/is-composing';
import { t } from '../../../i18n/translate';

/** How long changes are batched, in milliseconds; while typing, how long to wait after the last key. */
const SOON = 50;
const WHEN_KEYS_REST = 300;

/**
 * A status bar item with the state of the character that plays in the note in use. A press opens the Table. Mobile has
 * no status bar.
 */
export class StatusLine extends Component {
	private item: HTMLElement | undefined;
	private readonly drawSoon = debounce(() => this.draw(), SOON);
	private readonly drawWhenKeysRest = debounce(() => this.draw(), WHEN_KEYS_REST, true);
	/** The notes and rules whose changes affect it; undefined while any change may. */
	private watched: readonly string[] | undefined;

	constructor(
		private readonly plugin: Plugin,
		private readonly actions: JournalActions,
	) {
		super();
	}

	override onload(): void {
		if (Platform.isMobile) return;
		this.item = this.plugin.addStatusBarItem();
		this.item.addClass('mod-clickable');
		this.item.setAttrs({ role: 'button', tabindex: 0 });
		this.item.hide();
		this.registerDomEvent(this.item, 'click', () => void openTable(this.actions));
		this.registerDomEvent(this.item, 'keydown', event => {
			if (isComposing(event) || (event.key !== 'Enter' && event.key !== ' ')) return;
			event.preventDefault();
			void openTable(this.actions);
		});
		this.listen();
	}

	private listen(): void {
		const { app, vaultIndex, displayModes } = this.actions;
		const soon = () => void this.drawSoon();
		for (const ref of [
			app.workspace.on('active-leaf-change', soon),
			app.workspace.on('file-open', soon),
			app.workspace.on('editor-change', () => void this.drawWhenKeysRest()),
		])
			this.registerEvent(ref);
		this.register(vaultIndex.onChange((path, isProse) => !isProse && (this.watched?.includes(path) ?? true) && soon()));
		this.register(vaultIndex.onLearned(soon));
		// This also fires when settings change.
		this.register(displayModes.onChange(soon));
		app.workspace.onLayoutReady(soon);
		this.register(() => {
			for (const due of [this.drawSoon, this.drawWhenKeysRest]) due.cancel();
		});
	}

	private draw(): void {
		const words = this.words();
		const { item } = this;
		if (!item) return;
		item.toggle(words !== undefined);
		if (!words) return;
		const label = t('{spoken}. Open the Table', { spoken: words.spoken });
		if (item.getAttribute('aria-label') === label) return;
		item.setText(words.text);
		item.setAttr('aria-label', label);
	}

	/** What is displayed of a note that is part of play. For others it is nothing, and no rules are loaded. */
	private words(): StatusWords | undefined {
		const { app, settings, vaultIndex, viewState } = this.actions;
		const view = settings.statusBar ? noteInUse(app) : undefined;
		const path = view?.file?.path;
		this.watched = undefined;
		if (!view || path === undefined) return undefined;
		if (!vaultIndex.knowsWhoActs(path)) {
			void vaultIndex.opened(view.file).then(() => vaultIndex.knowsWhoActs(path) && this.drawSoon());
			return undefined;
		}
		const hasBlocks = viewState.hasBlocks(view.editor.getValue());
		const copied = copyWarning(path, hasBlocks, vaultIndex);
		if (copied !== undefined) return { text: t('Copy of another note'), spoken: withoutStop(copied) };
		if (!hasBlocks && !isPlayedNote(vaultIndex, path)) return undefined;
		const { actor, watched } = viewState.around(path, undefined);
		this.watched = watched;
		if (!actor.ok) return undefined;
		const words = statusWords(actor.value.character, actor.value.book.ruleset);
		const isOfSeveral = charactersOfJournal(path, vaultIndex).length > 0;
		return isOfSeveral ? { ...words, text: `${actor.value.character.name} · ${words.text}` } : words;
	}
}

const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
