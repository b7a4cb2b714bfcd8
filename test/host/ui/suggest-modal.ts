import type { FuzzyMatch, Instruction } from 'obsidian';
import type { App } from '../app-parts';
import { prepareFuzzySearch, renderMatches, sortSearchResults } from '../search';
import { Chooser } from './chooser';
import { Modal } from './modal';

type PickEvent = MouseEvent | KeyboardEvent;

export abstract class SuggestModal<T> extends Modal {
	limit = 100;
	emptyStateText = 'No results found.';
	inputEl: HTMLInputElement;
	resultContainerEl: HTMLElement;
	/** Not public in the typings, but used by real plugins. */
	chooser: Chooser<T>;
	private readonly instructionsEl: HTMLElement;

	constructor(app: App) {
		super(app);
		this.modalEl.className = 'prompt';
		this.modalEl.setAttribute('aria-label', 'Search');
		this.modalEl.empty();
		this.inputEl = this.modalEl.createDiv('prompt-input-container').createEl('input', {
			cls: 'prompt-input',
			attr: {
				type: 'text',
				role: 'combobox',
				'aria-expanded': 'true',
				'aria-controls': 'prompt-results',
				'aria-label': 'Search',
			},
		});
		this.resultContainerEl = this.modalEl.createDiv({
			cls: 'prompt-results',
			attr: { id: 'prompt-results', role: 'listbox', 'aria-label': 'Suggestions' },
		});
		this.instructionsEl = this.modalEl.createDiv('prompt-instructions');
		this.chooser = new Chooser(this.resultContainerEl, this);
		this.inputEl.addEventListener('input', () => void this.updateSuggestions());
		this.chooser.moveByArrows(this.scope);
		this.scope.register([], 'Enter', event => {
			if (!event.isComposing) this.selectActiveSuggestion(event);
			return false;
		});
	}

	abstract getSuggestions(query: string): T[] | Promise<T[]>;
	abstract renderSuggestion(value: T, el: HTMLElement): void;
	abstract onChooseSuggestion(item: T, event: PickEvent): void;

	override open(): void {
		super.open();
		void this.updateSuggestions();
		this.inputEl.focus();
	}

	setPlaceholder(placeholder: string): void {
		this.inputEl.placeholder = placeholder;
		this.inputEl.setAttribute('aria-label', placeholder);
		this.modalEl.setAttribute('aria-label', placeholder);
	}

	setInstructions(instructions: readonly Instruction[]): void {
		this.instructionsEl.empty();
		for (const { command, purpose } of instructions) {
			const line = this.instructionsEl.createDiv('prompt-instruction');
			line.createSpan({ cls: 'prompt-instruction-command', text: command });
			line.createSpan({ text: purpose });
		}
	}

	onNoSuggestion(): void {
		this.resultContainerEl.empty();
		this.chooser.addMessage(this.emptyStateText);
	}

	selectSuggestion(value: T, event: PickEvent): void {
		this.close();
		this.onChooseSuggestion(value, event);
	}

	selectActiveSuggestion(event: PickEvent): void {
		this.chooser.useSelectedItem(event);
	}

	/** Answers that come at once are shown at once, so a test can type and press Enter. */
	private updateSuggestions(): void | Promise<void> {
		const query = this.inputEl.value;
		const show = (values: readonly T[]) => {
			if (this.inputEl.value !== query) return;
			this.chooser.setSuggestions(this.limit ? values.slice(0, this.limit) : values);
			if (values.length === 0) this.onNoSuggestion();
		};
		const values = this.getSuggestions(query);
		return values instanceof Promise ? values.then(show) : show(values);
	}
}

export abstract class FuzzySuggestModal<T> extends SuggestModal<FuzzyMatch<T>> {
	abstract getItems(): T[];
	abstract getItemText(item: T): string;
	abstract onChooseItem(item: T, event: PickEvent): void;

	getSuggestions(query: string): FuzzyMatch<T>[] {
		const search = prepareFuzzySearch(query);
		const found = this.getItems().flatMap(item => {
			const match = search(this.getItemText(item));
			return match ? [{ item, match }] : [];
		});
		if (query.trim()) sortSearchResults(found);
		return found;
	}

	renderSuggestion({ item, match }: FuzzyMatch<T>, el: HTMLElement): void {
		renderMatches(el, this.getItemText(item), match.matches);
	}

	onChooseSuggestion({ item }: FuzzyMatch<T>, event: PickEvent): void {
		this.onChooseItem(item, event);
	}
}
