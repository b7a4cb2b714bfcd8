import type { App } from 'obsidian';
import type { OddsRow, Question } from '../../../play/oracles/ask-the-oracle';
import { AskForm } from './ask-form';
import { openDialog } from '../../components/open-dialog';
import { t } from '../../../i18n/translate';

/** Asks for a question and the odds of a yes. Closing it asks nothing. */
export const openAsk = (
	app: App,
	input: { readonly rows: readonly OddsRow[]; readonly question?: string; readonly hint?: string },
	onAsk: (question: Question, isOther: boolean) => void,
): void =>
	openDialog(app, {
		title: t('Ask the oracle'),
		class: 'sworn-ask-dialog',
		content: dialog => <AskForm {...input} onAsk={dialog.closing(onAsk)} />,
	});
