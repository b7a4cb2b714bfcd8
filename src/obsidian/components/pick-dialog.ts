import { renderMatches, SuggestModal, type App } from 'obsidian';
import { given } from '../../rules/core/collections';
import { foldText, rangesOf, type TextRange } from '../../rules/search/folded-text';
import { withMinus } from '../../rules/core/minus-sign';
import { BEHIND_NAMES, sortByRank, matchNames, type Ranked } from '../../rules/search/fuzzy-match';
import { dialogCloses, dialogOpens } from './open-dialogs';
import { t } from '../../i18n/translate';
import { isComposing } from './is-composing';

/** The text of a row in the list. */
interface RowWords {
	readonly label: string;
	readonly detail?: string;
	/** Another word by which it is found. */
	readonly also?: string;
}

interface Row<T> extends RowWords {
	readonly item: T;
	/** The ranges of the label that matched the search. */
	readonly ranges: readonly TextRange[];
	/** Set if it cannot be chosen. */
	readonly isOnlySaid?: boolean;
}

/** What a list of choices calls. */
interface PickHandlers<T> {
	readonly onPick: (item: T) => void;
	/** Called if the dialog is closed without a pick. */
	readonly onCancel?: (() => void) | undefined;
}

/** Lets the player pick one of a few items by its text. */
export function pickOne<T>(
	app: App,
	items: readonly T[],
	{ text, placeholder }: { readonly text: (item: T) => string; readonly placeholder: string },
	handlers: PickHandlers<T>,
): void {
	const rows = items.map(item => ({ item, label: text(item), ranges: [] }));
	new PickDialog(app, rows, placeholder, handlers).open();
}

/** One possible action. Without it, the row only says why it cannot be chosen, and a pick leaves the list open. */
export interface Choice extends RowWords {
	readonly run?: () => void;
}

/** Offers a list of actions. Esc closes it without doing anything but `onCancel`. */
export function offerChoices(app: App, question: string, choices: readonly Choice[], onCancel?: () => void): void {
	const rows = choices.map(({ label, detail, also, run }) => ({
		label,
		...given({ detail, also }),
		item: { run },
		isOnlySaid: run === undefined,
		ranges: [],
	}));
	new PickDialog(app, rows, question, { onPick: choice => choice.run?.(), onCancel }).open();
}

/** A list that is filtered while typing. */
class PickDialog<T> extends SuggestModal<Row<T>> {
	private isPicked = false;

	constructor(
		app: App,
		private readonly rows: readonly Row<T>[],
		placeholder: string,
		private readonly handlers: PickHandlers<T>,
	) {
		super(app);
		this.setPlaceholder(placeholder);
		this.emptyStateText = t('Nothing fits. Delete a letter to see the choices again.');
	}

	override open(): void {
		dialogOpens(this);
		super.open();
	}

	override close(): void {
		dialogCloses(this);
		super.close();
	}

	override getSuggestions(query: string): Row<T>[] {
		const typed = foldText(query).letters;
		return typed === '' ? [...this.rows] : [...sortByRank(this.rows.flatMap(row => rankOf(row, typed) ?? []))];
	}

	override renderSuggestion({ label, detail, ranges, isOnlySaid = false }: Row<T>, el: HTMLElement): void {
		if (isOnlySaid) el.setAttr('aria-disabled', 'true');
		const matches = ranges.map(({ from, to }): [number, number] => [from, to]);
		renderMatches(detail ? el.createDiv() : el, withMinus(label), matches);
		if (detail) el.createDiv({ text: withMinus(detail), cls: 'sworn-choice-detail' });
	}

	/** Obsidian closes the dialog before it calls `onChooseSuggestion`, so the pick is noted here. */
	override selectSuggestion(row: Row<T>, event: MouseEvent | KeyboardEvent): void {
		if (isComposing(event) || row.isOnlySaid) return;
		this.isPicked = true;
		super.selectSuggestion(row, event);
	}

	override onChooseSuggestion({ item }: Row<T>): void {
		this.handlers.onPick(item);
	}

	override onClose(): void {
		super.onClose();
		if (!this.isPicked) this.handlers.onCancel?.();
	}
}

/** Matches the label the way the finder matches names, or else the words of label and detail in any order. */
function rankOf<T>(row: Row<T>, typed: string): Ranked<Row<T>> | undefined {
	const label = foldText(row.label);
	const met = matchNames([label], typed);
	if (met) return { ...met, match: { ...row, ranges: rangesOf(label, met.letters) } };
	const { letters } = foldText([row.label, row.detail, row.also].join(' '));
	const hasAll = typed.split(' ').every(word => letters.includes(word));
	return hasAll ? { rank: BEHIND_NAMES, looseness: 0, match: row } : undefined;
}
