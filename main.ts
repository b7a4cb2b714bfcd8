import { Plugin } from 'obsidian';
import type { Dice } from './src/play/dice';
import { SwornBlock } from './src/obsidian/blocks/sworn-block';
import { VaultCast } from './src/obsidian/index/cast';
import { TableNotes } from './src/obsidian/index/table-notes';
import { fairDice } from './src/obsidian/chance';
import { registerCommands } from './src/obsidian/commands/register-commands';
import { waysToBegin } from './src/obsidian/commands/ways-to-begin';
import { Desk } from './src/obsidian/desk';
import type { DeskParts } from './src/obsidian/desk-parts';
import { FieldInSight } from './src/obsidian/field-in-sight';
import { noteLinks } from './src/obsidian/note-links';
import { inlineInEditor } from './src/obsidian/inline/inline-in-editor';
import { drawInlineIn } from './src/obsidian/inline/inline-pill';
import { RulesLibrary } from './src/obsidian/library';
import { closeAllDialogs } from './src/obsidian/open-dialogs';
import { ActionLog } from './src/obsidian/writer/action-log';
import { NoteWriter } from './src/obsidian/writer/note-writer';
import { OwnFile } from './src/obsidian/writer/own-file';
import { words } from './src/obsidian/writer/step';
import { UndoMemory } from './src/obsidian/writer/undo-memory';
import { UnfinishedActions } from './src/obsidian/writer/unfinished-actions';
import { readAtOnce } from './src/obsidian/read-at-once';
import { RemovedRecords } from './src/obsidian/removed-records';
import { Renames } from './src/obsidian/rename/renames';
import type { Settings } from './src/obsidian/settings';
import { SettingsTab } from './src/obsidian/settings';
import { ShownNotes } from './src/obsidian/shown';
import { storedSettings } from './src/obsidian/stored-settings';
import { tell, withdrawOffers } from './src/obsidian/tell';
import { problem } from './src/rules/problem';
import { localToday } from './src/obsidian/today';
import { TABLE_VIEW, TableView } from './src/obsidian/table/table-view';

const LOG_FAILED =
	'Play goes on; but should Obsidian be cut off while it writes, the next start cannot offer to mend what was half-done.';

const MEMORY_FAILED = 'Undoing a move after a restart gives its values back, but perhaps not every blank line.';

/** Builds the parts and registers them; decides nothing. */
export default class SwornJournalPlugin extends Plugin {
	/** Chance. Tests hand in dice that fall as told. */
	dice: Dice = fairDice;
	/** The day that it is. Tests hand in one of theirs. */
	today: () => string = localToday;

	override async onload(): Promise<void> {
		const { settings, save } = await storedSettings(this);
		const desk = this.setUp(settings, save);
		this.register(closeAllDialogs);
		this.register(withdrawOffers);
		this.registerEditorExtension(this.addChild(new RemovedRecords(desk)).listener);
		this.addChild(new Renames(desk));
		this.addChild(new FieldInSight());
		this.addSettingTab(new SettingsTab(this.app, this, settings, save));
		this.registerMarkdownCodeBlockProcessor('sworn', (source, el, context) => {
			context.addChild(new SwornBlock(el, source, context, desk));
		});
		this.registerMarkdownPostProcessor((el, { sourcePath }) => drawInlineIn(el, noteLinks(this.app, sourcePath)));
		this.registerEditorExtension(inlineInEditor);
		this.registerEditorExtension(readAtOnce);
		this.registerView(TABLE_VIEW, leaf => new TableView(leaf, desk));
		registerCommands(this, desk);
	}

	private setUp(settings: Settings, saveSettings: () => Promise<void>): Desk {
		const { app } = this;
		const cast = this.addChild(new VaultCast(app));
		const library = this.addChild(new RulesLibrary(app, path => cast.touched(path)));
		const tables = this.addChild(new TableNotes(app, cast.isForm));
		const log = new ActionLog(this.ownFile('unfinished-actions.jsonl', LOG_FAILED));
		const writer = new NoteWriter(app, log);
		const shown = this.addChild(new ShownNotes(app, cast, writer, library));
		const parts: DeskParts = {
			app,
			cast,
			library,
			shown,
			tables,
			writer,
			memory: this.addChild(new UndoMemory(app, this.ownFile('undo-memory.jsonl', MEMORY_FAILED))),
			settings,
			saveSettings,
			dice: () => this.dice,
			today: () => this.today(),
		};
		const desk = new Desk(parts, waysToBegin);
		this.addChild(new UnfinishedActions(desk, log));
		return desk;
	}

	/** A file beside the settings. That it cannot be used is told once. */
	private ownFile(name: string, whatIsLost: string): OwnFile {
		let isTold = false;
		const { vault } = this.app;
		const folder = this.manifest.dir ?? `${vault.configDir}/plugins/${this.manifest.id}`;
		return new OwnFile(vault.adapter, folder, name, error => {
			if (!isTold) tell([problem('own_file', `“${folder}/${name}” cannot be used (${words(error)}). ${whatIsLost}`)]);
			isTold = true;
		});
	}
}
