import type { EditorPosition, EditorSuggestTriggerInfo, Instruction } from 'obsidian';
import type { App } from '../app-parts';
import type { Editor } from '../editor/editor';
import { Scope } from '../scope';
import type { TFile } from '../vault/files';
import { Chooser } from './chooser';

/** Between the list and what it is about. */
const GAP = 2;

type PickEvent = MouseEvent | KeyboardEvent;

export abstract class PopoverSuggest<T> {
	scope: Scope;
	suggestEl: HTMLElement;
	protected readonly chooser: Chooser<T>;
	protected isOpen = false;

	constructor(
		readonly app: App,
		scope?: Scope,
	) {
		this.scope = scope ?? new Scope(app.scope);
		this.suggestEl = createDiv('suggestion-container');
		const list = this.suggestEl.createDiv({
			cls: 'suggestion',
			attr: { role: 'listbox', 'aria-label': 'Suggestions' },
		});
		this.chooser = new Chooser(list, this);
		this.chooser.moveByArrows(this.scope);
		this.scope.register([], 'Enter', event => {
			this.chooser.useSelectedItem(event);
			return false;
		});
		this.scope.register([], 'Escape', () => {
			this.close();
			return false;
		});
		// The field keeps the focus, so a click in the list does not close it first.
		this.suggestEl.addEventListener('mousedown', event => event.preventDefault());
	}

	abstract renderSuggestion(value: T, el: HTMLElement): void;
	abstract selectSuggestion(value: T, event: PickEvent): void;

	open(): void {
		if (this.isOpen) return;
		this.isOpen = true;
		document.body.append(this.suggestEl);
		this.app.keymap.pushScope(this.scope);
	}

	close(): void {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.suggestEl.remove();
		this.app.keymap.popScope(this.scope);
	}

	/** Below what it is about; above it where the window, or the keyboard of a phone, leaves no room below. */
	protected place({ left, top, bottom }: { left: number; top: number; bottom: number }): void {
		const { offsetHeight: height, offsetWidth: width, style } = this.suggestEl;
		const keyboard = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--keyboard-height')) || 0;
		const isRoom = bottom + GAP + height <= window.innerHeight - keyboard;
		style.left = `${Math.max(0, Math.min(left, window.innerWidth - width))}px`;
		style.top = `${isRoom ? bottom + GAP : Math.max(0, top - GAP - height)}px`;
	}
}

export interface EditorSuggestContext extends EditorSuggestTriggerInfo {
	readonly editor: Editor;
	readonly file: TFile;
}

export abstract class EditorSuggest<T> extends PopoverSuggest<T> {
	context: EditorSuggestContext | null = null;
	limit = 100;

	abstract onTrigger(cursor: EditorPosition, editor: Editor, file: TFile | null): EditorSuggestTriggerInfo | null;
	abstract getSuggestions(context: EditorSuggestContext): T[] | Promise<T[]>;

	setInstructions(instructions: readonly Instruction[]): void {
		this.suggestEl.querySelector('.prompt-instructions')?.remove();
		const box = this.suggestEl.createDiv('prompt-instructions');
		for (const { command, purpose } of instructions) {
			const line = box.createDiv('prompt-instruction');
			line.createSpan({ cls: 'prompt-instruction-command', text: command });
			line.createSpan({ text: purpose });
		}
	}

	/** The host asks soon after a change of the text. A list that is closed opens only if it may. */
	async trigger(editor: Editor, file: TFile | null, mayOpen = true): Promise<void> {
		const cursor = editor.getCursor();
		const found = file ? this.onTrigger(cursor, editor, file) : null;
		const context = found && file ? { ...found, editor, file } : null;
		this.context = context;
		if (!mayOpen && !this.isOpen) return;
		const values = context ? await this.getSuggestions(context) : [];
		if (this.context !== context) return;
		if (values.length === 0) {
			this.close();
			return;
		}
		this.chooser.setSuggestions(this.limit ? values.slice(0, this.limit) : values);
		const place = editor.cm.coordsAtPos(editor.posToOffset(context?.start ?? cursor));
		this.open();
		if (place) this.place(place);
	}
}
