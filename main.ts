import './src/obsidian/plugin/language';
import { Plugin } from 'obsidian';
import type { DiceRoller } from './src/play/dice/dice';
import type { SwornJournalApi } from './docs/api/sworn-journal';
import { registerApi } from './src/obsidian/api/journal-api';
import { redrawPreviews } from './src/obsidian/plugin/redraw-previews';
import { SwornBlock } from './src/obsidian/blocks/sworn-block';
import { VaultIndex } from './src/obsidian/vault/index/vault-index';
import { TableNoteIndex } from './src/obsidian/vault/index/table-note-index';
import { showRulesWarning } from './src/obsidian/services/rules-warnings';
import { fairDice } from './src/obsidian/services/fair-dice';
import { registerCommands } from './src/obsidian/plugin/commands';
import { registerMenus } from './src/obsidian/plugin/menus';
import { dialogs } from './src/obsidian/plugin/dialogs';
import { JournalActions } from './src/obsidian/services/journal-actions';
import type { Services } from './src/obsidian/services/services';
import { ScrollFieldIntoView } from './src/obsidian/components/scroll-field-into-view';
import { keysOfPane } from './src/obsidian/blocks/inline/keys-of-pane';
import { afterRoll } from './src/obsidian/blocks/inline/after-roll';
import { deletingAtEdges } from './src/obsidian/blocks/inline/atomic-delete';
import { inlineInEditor, wrappedInEditor } from './src/obsidian/blocks/inline/inline-in-editor';
import { onTyping } from './src/obsidian/editor/on-typing';
import { placedCursors } from './src/obsidian/editor/placed-cursor';
import { drawInlineIn } from './src/obsidian/blocks/inline/draw-inline';
import { lineCardsInEditor } from './src/obsidian/blocks/inline/line-cards-in-editor';
import { toggledLines } from './src/obsidian/blocks/inline/toggled-lines';
import { RulesLibrary } from './src/obsidian/vault/rules-library';
import { addAnnouncements } from './src/obsidian/components/announce';
import { closeAllDialogs } from './src/obsidian/components/open-dialogs';
import { loadedNotes } from './src/obsidian/vault/loaded-notes';
import { ActionLog } from './src/obsidian/vault/writer/action-log';
import { deviceOf } from './src/obsidian/vault/writer/device';
import { ImportMemory } from './src/obsidian/vault/writer/import-log';
import { NoteWriter } from './src/obsidian/vault/writer/note-writer';
import { PluginFile } from './src/obsidian/vault/writer/plugin-file';
import { words } from './src/obsidian/vault/writer/file-operation';
import { UndoLogFile } from './src/obsidian/vault/writer/undo-log-file';
import { UnfinishedActions } from './src/obsidian/features/crash-recovery/interrupted-actions';
import { blankPageHint } from './src/obsidian/editor/blank-page-hint';
import { parseNewBlocks } from './src/obsidian/editor/parse-new-blocks';
import { pendingTokens } from './src/obsidian/editor/pending-token';
import { reasonsInPlace } from './src/obsidian/editor/reason-in-place';
import { trackedPlaces } from './src/obsidian/editor/tracked-places';
import { RemovedRecords } from './src/obsidian/features/undo/removed-records';
import { FirstEvents } from './src/obsidian/components/listen-when-used';
import { FollowRenames } from './src/obsidian/features/rename/follow-renames';
import { readSettings, type Settings } from './src/obsidian/services/settings';
import { SettingsTab } from './src/obsidian/plugin/settings-tab';
import { ViewState } from './src/obsidian/services/view-state/view-state';
import { storedSettings } from './src/obsidian/services/stored-settings';
import { showProblems, withdrawOffers } from './src/obsidian/services/notices';
import { problem } from './src/rules/core/problem';
import { localToday } from './src/obsidian/plugin/today';
import { addRecordMenu } from './src/obsidian/features/record-menu/drawn-record';
import { drawRecaps } from './src/obsidian/features/sessions/draw-recap';
import { readAheadOf } from './src/obsidian/features/editor-suggest/read-ahead';
import { TypedSuggest } from './src/obsidian/features/editor-suggest/sworn-suggest';
import { RULES_CHECK_VIEW } from './src/obsidian/features/rules-check/check-rules-note';
import { RulesCheckView } from './src/obsidian/features/rules-check/rules-check-view';
import { SheetProperties } from './src/obsidian/features/character/sheet-properties';
import { MoveHover } from './src/obsidian/features/hover-preview/move-hover';
import { StatusLine } from './src/obsidian/features/status-bar/status-line';
import { registerTracksView } from './src/obsidian/features/bases/tracks-view';
import { TABLE_VIEW, TableView } from './src/obsidian/features/side-view/side-view';
import { t } from './src/i18n/translate';

const LOG_FAILED = t(
	'You can keep playing; but if Obsidian is interrupted while it writes, the next start cannot offer to repair what was half-done.',
);

const MEMORY_FAILED = t('Undoing a move after a restart gives its values back, but perhaps not every blank line.');

const IMPORTS_FAILED = t('The notes are as the import has left them, but it can perhaps not be undone as a whole.');

/**
 * The plugin class: constructs the services and registers commands, views and editor extensions. It contains no logic
 * of its own.
 */
export default class SwornJournalPlugin extends Plugin {
	/** The source of randomness. Tests pass scripted dice. */
	dice: DiceRoller = fairDice;
	/** The player's settings. Tests change them to choose how records are rendered. */
	preferences: Settings = readSettings(undefined);
	/** Today's date. Tests set a fixed one. */
	today: () => string = localToday;

	/** The public API for other plugins, scripts and templates; documented in `docs/reference/api.md`. */
	api: SwornJournalApi | undefined;

	override async onload(): Promise<void> {
		const { settings, save, reload } = await storedSettings(this);
		this.preferences = settings;
		const actions = this.setUp(settings, save);
		this.onExternalSettingsChange = () => reload().then(() => actions.displayModes.changed());
		this.register(closeAllDialogs);
		this.register(addAnnouncements());
		this.register(withdrawOffers);
		this.registerEditorExtension(this.addChild(new RemovedRecords(actions)).listener);
		this.addChild(new FirstEvents(this.app));
		this.addChild(new FollowRenames(actions));
		this.addChild(new ScrollFieldIntoView());
		this.addChild(new StatusLine(this, actions));
		this.addChild(new MoveHover(actions));
		this.addChild(new SheetProperties(actions));
		const saveAndDraw = () => save().then(() => actions.displayModes.changed());
		this.addSettingTab(new SettingsTab(this.app, this, settings, saveAndDraw));
		this.registerMarkdownCodeBlockProcessor('sworn', (source, el, context) => {
			const block = new SwornBlock(el, source, context, actions);
			context.addChild(block);
			addRecordMenu(block);
			return block.drawn();
		});
		this.registerMarkdownPostProcessor((el, context) => drawInlineIn(el, context, actions));
		this.registerMarkdownPostProcessor(drawRecaps);
		this.registerEditorExtension(loadedNotes);
		this.registerEditorExtension(placedCursors);
		this.registerEditorExtension(onTyping(path => actions.writesIn(path)));
		this.registerEditorExtension(actions.viewState.listener);
		this.registerEditorExtension(toggledLines);
		this.registerEditorExtension(afterRoll);
		const typedSuggest = new TypedSuggest(actions);
		this.registerEditorExtension(typedSuggest.extension);
		this.registerEditorExtension(keysOfPane);
		this.registerEditorExtension(inlineInEditor(actions));
		this.registerEditorExtension(wrappedInEditor(actions));
		this.registerEditorExtension(lineCardsInEditor(actions));
		this.registerEditorExtension(deletingAtEdges);
		this.registerEditorExtension(parseNewBlocks);
		this.registerEditorExtension(blankPageHint(settings));
		this.registerEditorExtension([pendingTokens, reasonsInPlace, trackedPlaces]);
		this.registerEditorSuggest(typedSuggest);
		this.registerEvent(this.app.workspace.on('file-open', file => void readAheadOf(actions, file)));
		this.registerView(TABLE_VIEW, leaf => new TableView(leaf, actions));
		this.registerView(RULES_CHECK_VIEW, leaf => new RulesCheckView(leaf, actions));
		registerTracksView(this, actions);
		registerCommands(this, actions);
		registerMenus(this, actions);
		this.api = registerApi(this, actions);
		// Style Settings reads the styles of a plugin that is enabled after it only when it is told
		this.app.workspace.trigger('parse-style-settings');
		if (this.app.workspace.layoutReady) redrawPreviews(this.app);
	}

	override onunload(): void {
		redrawPreviews(this.app);
	}

	private setUp(settings: Settings, saveSettings: () => Promise<void>): JournalActions {
		const { app } = this;
		const vaultIndex = this.addChild(new VaultIndex(app));
		const library = this.addChild(
			new RulesLibrary(app, {
				changed: path => vaultIndex.touched(path),
				remarked: (remark, path) => showRulesWarning(app, remark, path),
			}),
		);
		const tables = this.addChild(new TableNoteIndex(app, vaultIndex.isForm));
		const log = new ActionLog(this.ownFile('unfinished-actions.jsonl', LOG_FAILED), deviceOf(app));
		const writer = new NoteWriter(app, log);
		const viewState = this.addChild(new ViewState(app, vaultIndex, writer, library));
		const parts: Services = {
			app,
			vaultIndex,
			library,
			viewState,
			tables,
			writer,
			imports: this.addChild(new ImportMemory(app, this.ownFile('imports.jsonl', IMPORTS_FAILED))),
			memory: this.addChild(new UndoLogFile(app, this.ownFile('undo-memory.jsonl', MEMORY_FAILED))),
			settings,
			saveSettings,
			dice: () => this.dice,
			today: () => this.today(),
		};
		const actions = new JournalActions(parts, dialogs);
		this.addChild(new UnfinishedActions(actions, log));
		return actions;
	}

	/** A file in the plugin's folder, next to its settings. If the file cannot be used, the player is told once. */
	private ownFile(name: string, whatIsLost: string): PluginFile {
		let isTold = false;
		const { vault } = this.app;
		const folder = this.manifest.dir ?? `${vault.configDir}/plugins/${this.manifest.id}`;
		return new PluginFile(vault.adapter, folder, name, error => {
			if (!isTold)
				showProblems([
					problem(
						'own_file',
						t('“{folder}/{name}” cannot be used ({error}). {whatIsLost}', {
							folder,
							name,
							error: words(error),
							whatIsLost,
						}),
					),
				]);
			isTold = true;
		});
	}
}
