import type { App, FuzzyMatch } from 'obsidian';
import { FuzzySuggestModal } from 'obsidian';
import { dialogCloses, dialogOpens } from './open-dialogs';

/** Lets the player pick one of a few things by its text. Closed without a pick, it calls `onCancel`. */
export function pickOne<T>(
	app: App,
	items: readonly T[],
	text: (item: T) => string,
	onPick: (item: T) => void,
	placeholder: string,
	onCancel?: () => void,
): void {
	new PickDialog(app, items, text, onPick, placeholder, onCancel).open();
}

class PickDialog<T> extends FuzzySuggestModal<T> {
	private isPicked = false;

	constructor(
		app: App,
		private readonly items: readonly T[],
		private readonly text: (item: T) => string,
		private readonly onPick: (item: T) => void,
		placeholder: string,
		private readonly onCancel?: () => void,
	) {
		super(app);
		this.setPlaceholder(placeholder);
	}

	override open(): void {
		dialogOpens(this);
		super.open();
	}

	override close(): void {
		dialogCloses(this);
		super.close();
	}

	getItems(): T[] {
		return [...this.items];
	}

	getItemText(item: T): string {
		return this.text(item);
	}

	/** The app closes the dialog before it says what was picked. */
	override selectSuggestion(match: FuzzyMatch<T>, event: MouseEvent | KeyboardEvent): void {
		this.isPicked = true;
		super.selectSuggestion(match, event);
	}

	onChooseItem(item: T): void {
		this.onPick(item);
	}

	override onClose(): void {
		super.onClose();
		if (!this.isPicked) this.onCancel?.();
	}
}
