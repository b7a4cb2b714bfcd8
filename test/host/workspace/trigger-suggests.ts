import type { Transaction } from '@codemirror/state';
import type { ViewUpdate } from '@codemirror/view';
import type { AskedSuggester } from '../app-parts';
import type { Editor } from '../editor/editor';
import { reportHostError } from '../errors';
import type { TFile } from '../vault/files';

/** How long after a change the suggesters are asked, in milliseconds. */
const SOON = 50;

interface AskedIn {
	readonly editor: Editor;
	readonly file: TFile | null;
	readonly suggesters: readonly AskedSuggester[];
}

const isTyping = (change: Transaction): boolean =>
	change.docChanged && (change.isUserEvent('input') || change.isUserEvent('delete'));

/** Asks the suggesters a moment after something changed in an editor; only typing and deleting open a list. */
export class SuggesterQuestions {
	private mayOpen = false;
	private timer: number | undefined;

	constructor(private readonly where: () => AskedIn | null) {}

	onUpdate({ docChanged, selectionSet, transactions }: ViewUpdate): void {
		if (transactions.some(isTyping)) this.mayOpen = true;
		if (!docChanged && !selectionSet) return;
		window.clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.ask(), SOON);
	}

	/** An editor without the focus shows no list. What the list was about stays known. */
	onBlur(): void {
		for (const suggester of this.where()?.suggesters ?? []) suggester.close();
	}

	cancel(): void {
		window.clearTimeout(this.timer);
	}

	private ask(): void {
		const { mayOpen } = this;
		this.mayOpen = false;
		const { suggesters = [], editor, file } = this.where() ?? {};
		if (!editor) return;
		for (const suggester of suggesters) suggester.trigger(editor, file ?? null, mayOpen).catch(reportHostError);
	}
}
