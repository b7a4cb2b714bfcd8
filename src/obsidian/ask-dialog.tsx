import type { App } from 'obsidian';
import { Modal } from 'obsidian';
import { render } from 'preact';
import type { OddsRow, Question } from '../play/ask-the-oracle';
import { AskForm } from './oracles/ask-form';

interface AskDialogInput {
	readonly rows: readonly OddsRow[];
	readonly question?: string;
	readonly hint?: string;
}

/** Asks the oracle: the question, then how likely a yes is. Closing it asks nothing. */
export class AskDialog extends Modal {
	constructor(
		app: App,
		private readonly input: AskDialogInput,
		private readonly onAsk: (question: Question, isOther: boolean) => void,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-ask-dialog');
		this.setTitle('Ask the oracle');
		const ask = (question: Question, isOther: boolean) => {
			this.close();
			this.onAsk(question, isOther);
		};
		render(<AskForm {...this.input} onAsk={ask} />, this.contentEl);
	}

	override onClose(): void {
		render(null, this.contentEl);
	}
}
