import type { App } from 'obsidian';
import type { OddsRow, Question } from '../../../play/oracles/ask-the-oracle';
import { AskForm } from './ask-form';
import { PreactModal } from '../../components/preact-modal';
import { t } from '../../../language/text';

interface AskDialogInput {
	readonly rows: readonly OddsRow[];
	readonly question?: string;
	readonly hint?: string;
}

/** Asks for a question and the odds of a yes. Closing it asks nothing. */
export class AskDialog extends PreactModal {
	constructor(
		app: App,
		private readonly input: AskDialogInput,
		private readonly onAsk: (question: Question, isOther: boolean) => void,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-ask-dialog');
		this.setTitle(t('Ask the oracle'));
		this.drawContent(<AskForm {...this.input} onAsk={this.closing(this.onAsk)} />);
	}
}
