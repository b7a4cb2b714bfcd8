import type { App } from 'obsidian';
import { SuggestModal } from 'obsidian';
import { dialogCloses, dialogOpens } from './open-dialogs';

/** One thing that can be done now. */
export interface Choice {
	readonly label: string;
	readonly detail?: string;
	run(): void;
}

/** A list that narrows as one types. Esc closes it and changes nothing. */
export class ChoiceList extends SuggestModal<Choice> {
	constructor(
		app: App,
		question: string,
		private readonly choices: readonly Choice[],
	) {
		super(app);
		this.setPlaceholder(question);
		this.emptyStateText = 'Nothing fits. Delete a letter to see the choices again.';
	}

	override open(): void {
		dialogOpens(this);
		super.open();
	}

	override close(): void {
		dialogCloses(this);
		super.close();
	}

	override getSuggestions(query: string): Choice[] {
		const words = query.toLowerCase().split(/\s+/).filter(Boolean);
		return this.choices.filter(({ label, detail }) =>
			words.every(word => `${label} ${detail ?? ''}`.toLowerCase().includes(word)),
		);
	}

	override renderSuggestion({ label, detail }: Choice, el: HTMLElement): void {
		el.createDiv({ text: label });
		if (detail) el.createDiv({ text: detail, cls: 'sworn-choice-detail' });
	}

	override onChooseSuggestion(choice: Choice): void {
		choice.run();
	}
}
