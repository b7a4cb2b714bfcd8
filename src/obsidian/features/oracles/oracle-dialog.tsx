import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import type { Asked } from '../../../play/oracles/oracles-asked';
import { otherForm, type AnswerForm } from '../../../journal/oracle-blocks/answer-form';
import type { OddsRow, Question } from '../../../play/oracles/ask-the-oracle';
import { openDialog } from '../../components/open-dialog';
import { AskForm } from './ask-form';
import { toggled } from './favourites';
import { OracleFinder, type RecentOracles } from './oracle-finder';
import { t } from '../../../i18n/translate';

interface OracleDialogInput {
	readonly book: OracleBook;
	readonly atHand: RecentOracles;
	readonly odds: readonly OddsRow[];
	/** The default form of the answer. */
	readonly form: AnswerForm;
}

interface OracleDialogActs {
	readonly onAsk: (question: Question, form: AnswerForm) => void;
	readonly onRoll: (asked: Asked, form: AnswerForm) => void;
}

/** Finds a table and rolls on it, or asks a question, in one dialog. Closing it changes nothing. */
export const openOracleDialog = (app: App, input: OracleDialogInput, { onAsk, onRoll }: OracleDialogActs): void =>
	openDialog(app, {
		title: t('Ask the oracle'),
		class: 'sworn-oracle-dialog',
		content: dialog => <Stages {...input} onAsk={dialog.closing(onAsk)} onRoll={dialog.closing(onRoll)} />,
	});

/** A question form replaces the search when one is asked. */
function Stages(props: OracleDialogInput & OracleDialogActs): JSX.Element {
	const { book, atHand, odds, form: usual, onAsk, onRoll } = props;
	const [query, setQuery] = useState('');
	const [favourites, setFavourites] = useState(atHand.favourites);
	const [form, setForm] = useState(usual);
	const [question, setQuestion] = useState<string | undefined>();
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	const wished = (isOther: boolean) => (isOther ? otherForm(form) : form);
	const hint = t('Shift+Enter writes {form}.', { form: form === 'line' ? t('a block') : t('one line') });
	if (question !== undefined)
		return (
			<AskForm rows={odds} question={question} hint={hint} onAsk={(asked, isOther) => onAsk(asked, wished(isOther))} />
		);
	return (
		<>
			<OracleFinder
				id="sworn-oracle"
				field={field}
				book={() => book}
				{...atHand}
				favourites={favourites}
				onFavourite={name => {
					atHand.onFavourite(name);
					setFavourites(toggled(favourites, name));
				}}
				query={query}
				isOpen={true}
				onQuery={setQuery}
				onPick={(entry, isOther) => {
					if (entry.kind === 'question') setQuestion(entry.question);
					else onRoll(entry.asked, wished(isOther));
				}}
			/>
			<p class="sworn-oracle-form">
				<button type="button" aria-pressed={form === 'line'} onClick={() => setForm(otherForm(form))}>
					{t('Write as one line')}
				</button>
				<span class="sworn-detail">{hint}</span>
			</p>
		</>
	);
}
