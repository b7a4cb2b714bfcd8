import { Plugin } from 'obsidian';
import type { Dice } from './src/play/dice';
import { SwornBlock } from './src/obsidian/blocks/sworn-block';
import { VaultCast } from './src/obsidian/index/cast';
import { TableNotes } from './src/obsidian/index/table-notes';
import { fairDice } from './src/obsidian/chance';
import { registerCommands } from './src/obsidian/commands/register-commands';
import { Desk } from './src/obsidian/desk';
import { FieldInSight } from './src/obsidian/field-in-sight';
import { noteLinks } from './src/obsidian/note-links';
import { inlineInEditor } from './src/obsidian/inline/inline-in-editor';
import { drawInlineIn } from './src/obsidian/inline/inline-pill';
import { RulesLibrary } from './src/obsidian/library';
import { closeAllDialogs } from './src/obsidian/open-dialogs';
import { NoteWriter } from './src/obsidian/note-writer';
import { readAtOnce } from './src/obsidian/read-at-once';
import { RemovedRecords } from './src/obsidian/removed-records';
import { Renames } from './src/obsidian/rename/renames';
import type { Settings } from './src/obsidian/settings';
import { SettingsTab, readSettings } from './src/obsidian/settings';
import { ShownNotes } from './src/obsidian/shown';
import { withdrawOffers } from './src/obsidian/tell';
import { localToday } from './src/obsidian/today';
import { TABLE_VIEW, TableView } from './src/obsidian/table/table-view';

/** Builds the parts and registers them; decides nothing. */
export default class SwornJournalPlugin extends Plugin {
	/** Chance. Tests hand in dice that fall as told. */
	dice: Dice = fairDice;
	/** The day that it is. Tests hand in one of theirs. */
	today: () => string = localToday;

	override async onload(): Promise<void> {
		const settings = readSettings(await this.loadData());
		const save = () => this.saveData(settings);
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
		const writer = new NoteWriter(app);
		const shown = this.addChild(new ShownNotes(app, cast, writer, library));
		return new Desk({
			app,
			cast,
			library,
			shown,
			tables,
			writer,
			settings,
			saveSettings,
			dice: () => this.dice,
			today: () => this.today(),
		});
	}
}
