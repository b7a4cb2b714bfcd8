import { MarkdownView, Notice, Plugin } from 'obsidian';
import type { Dice } from './src/play/dice';
import { SwornBlock } from './src/obsidian/blocks/sworn-block';
import { VaultCast } from './src/obsidian/cast';
import { fairDice } from './src/obsidian/chance';
import { continueMove } from './src/obsidian/commands/continue-move';
import { createCharacter } from './src/obsidian/commands/create-character';
import { makeMove } from './src/obsidian/commands/make-move';
import { undoMoveAbove } from './src/obsidian/commands/undo-move';
import { Desk } from './src/obsidian/desk';
import { NoteWriter } from './src/obsidian/note-writer';
import { RemovedRecords } from './src/obsidian/removed-records';
import { SettingsTab, readSettings } from './src/obsidian/settings';

/** Builds the parts and registers them; decides nothing. */
export default class SwornJournalPlugin extends Plugin {
	/** Chance. Tests hand in dice that fall as told. */
	dice: Dice = fairDice;

	override async onload(): Promise<void> {
		const settings = readSettings(await this.loadData());
		const cast = new VaultCast(this.app, () => desk.book.ruleset);
		const desk: Desk = new Desk(this.app, cast, new NoteWriter(this.app), settings, () => this.dice);
		this.addChild(cast);
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
	}
}
