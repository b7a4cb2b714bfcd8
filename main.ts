import { MarkdownView, Notice, Plugin } from 'obsidian';
import type { Dice } from './src/play/dice';
import { SwornBlock } from './src/obsidian/blocks/sworn-block';
import { VaultCast } from './src/obsidian/cast';
import { fairDice } from './src/obsidian/chance';
import { checkRulesNote } from './src/obsidian/commands/check-rules-note';
import { continueMove } from './src/obsidian/commands/continue-move';
import { createCharacter } from './src/obsidian/commands/create-character';
import { makeMove } from './src/obsidian/commands/make-move';
import { undoMoveAbove } from './src/obsidian/commands/undo-move';
import { Desk } from './src/obsidian/desk';
import { RulesLibrary } from './src/obsidian/library';
import { NoteWriter } from './src/obsidian/note-writer';
import { RemovedRecords } from './src/obsidian/removed-records';
import type { Settings } from './src/obsidian/settings';
import { SettingsTab, readSettings } from './src/obsidian/settings';
import { ShownNotes } from './src/obsidian/shown';

/** Builds the parts and registers them; decides nothing. */
export default class SwornJournalPlugin extends Plugin {
	/** Chance. Tests hand in dice that fall as told. */
	dice: Dice = fairDice;

	override async onload(): Promise<void> {
		const settings = readSettings(await this.loadData());
		const desk = this.setUp(settings);
		this.addChild(new RemovedRecords(desk));
		this.addSettingTab(new SettingsTab(this.app, this, settings, () => this.saveData(settings)));
		this.registerMarkdownCodeBlockProcessor('sworn', (source, el, context) => {
			context.addChild(new SwornBlock(el, source, context, desk));
		});
		this.addRibbonIcon('dices', 'Make a move', () => {
			const view = this.app.workspace.getActiveViewOfType(MarkdownView);
			if (view) makeMove(desk, view);
			else new Notice('Open a note first: the move is written there.');
		});
		this.addCommands(desk);
	}

	private setUp(settings: Settings): Desk {
		const { app } = this;
		const cast = this.addChild(new VaultCast(app));
		const library = this.addChild(new RulesLibrary(app, path => cast.touched(path)));
		const writer = new NoteWriter(app);
		const shown = this.addChild(new ShownNotes(app, cast, writer, library));
		return new Desk({ app, cast, library, shown, writer, settings, dice: () => this.dice });
	}

	private addCommands(desk: Desk): void {
		this.addCommand({
			id: 'make-a-move',
			name: 'Make a move',
			icon: 'dices',
			checkCallback: checking => {
				const view = this.app.workspace.getActiveViewOfType(MarkdownView);
				if (view && !checking) makeMove(desk, view);
				return view !== null;
			},
		});
		this.addCommand({
			id: 'continue-move',
			name: 'Continue move',
			icon: 'list-todo',
			editorCheckCallback: (checking, editor, view) => {
				if (!(view instanceof MarkdownView)) return false;
				if (!checking) continueMove(desk, editor, view);
				return true;
			},
		});
		this.addCommand({
			id: 'undo-last-move',
			name: 'Undo last move',
			icon: 'undo-2',
			editorCheckCallback: (checking, editor, view) => {
				if (!(view instanceof MarkdownView)) return false;
				if (!checking) undoMoveAbove(desk, editor, view);
				return true;
			},
		});
		this.addCommand({
			id: 'create-a-character',
			name: 'Create a character',
			icon: 'user-plus',
			callback: () => createCharacter(desk),
		});
		this.addCommand({
			id: 'check-rules-note',
			name: 'Check rules note',
			icon: 'book-open-check',
			callback: () => checkRulesNote(desk),
		});
	}
}
