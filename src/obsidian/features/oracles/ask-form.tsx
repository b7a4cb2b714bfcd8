import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { evenOdds, oddsOfTwo, type OddsRow, type Question } from '../../../play/oracles/ask-the-oracle';
import { Form } from '../../components/form';
import { TextField } from '../../components/form-field';
import { isOtherForm } from '../../components/finder/modifier-keys';
import { isOn } from '../../components/event-target';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface AskFormProps {
	readonly rows: readonly OddsRow[];
	/** The question as typed so far. */
	readonly question?: string;
	/** Explains what Shift does, if answers can be written in two forms. */
	readonly hint?: string;
	/** `isOther` is true if Shift, Ctrl or Cmd is held. */
	readonly onAsk: (question: Question, isOther: boolean) => void;
}

/** A form for a yes-or-no question with its odds, or for two possibilities of which the first is likelier. */
export function AskForm({ rows, question: typed = '', hint, onAsk }: AskFormProps): JSX.Element {
	const [question, setQuestion] = useState(typed);
	const [or, setOr] = useState<string | undefined>();
	const [isTried, setTried] = useState(false);
	const [field, otherField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
	useLayoutEffect(() => field.current?.focus(), []);
	const ask = (odds: string | undefined, isOther: boolean) => {
		setTried(true);
		if (question.trim() === '') return field.current?.focus();
		if (or?.trim() === '') return otherField.current?.focus();
		if (odds === undefined) return;
		onAsk({ question: question.trim(), ...(or === undefined ? {} : { or: or.trim() }), odds }, isOther);
	};
	const usual = or === undefined ? evenOdds(rows) : oddsOfTwo(rows);
	return (
		<Form
			onKeyDown={event => {
				if (event.repeat) return;
				const odds = or === undefined ? oddsOfKey(event, rows) : undefined;
				const isEnter = event.key === 'Enter' && isOn(event.target, 'input');
				if (!isEnter && odds === undefined) return;
				event.preventDefault();
				ask(isEnter ? usual : odds, isOtherForm(event));
			}}
		>
			<TextField
				id="sworn-question"
				label={or === undefined ? t('A question with a yes or a no') : t('What is likely')}
				value={question}
				input={{ ref: field, placeholder: or === undefined ? t('Is somebody here?') : t('They sleep') }}
				problem={isTried && question.trim() === '' ? t('Write it first.') : undefined}
				onInput={setQuestion}
			/>
			{or !== undefined && (
				<TextField
					id="sworn-other"
					label={t('What it is otherwise')}
					value={or}
					input={{ ref: otherField, placeholder: t('They wait for us') }}
					problem={isTried && or.trim() === '' ? t('Write the other one, too.') : undefined}
					onInput={setOr}
				/>
			)}
			<p class="sworn-oracle-form">
				<button
					type="button"
					aria-pressed={or !== undefined}
					onClick={() => {
						const [first, second] = inTwo(question, or);
						setQuestion(first);
						setOr(second);
						setTried(false);
						field.current?.focus();
					}}
				>
					{t('Pick one of two')}
				</button>
			</p>
			{or !== undefined && <p class="sworn-detail">{t('One is likely; if it is not so, it is the other.')}</p>}
			<OddsButtons
				rows={or === undefined ? rows : rows.filter(({ odds }) => odds === usual)}
				hasKeys={or === undefined && isQuestion(question)}
				onAsk={ask}
			/>
			<p class="sworn-detail">
				{[
					usual &&
						t('Enter asks at {usual}{second}.', {
							usual: translateTerm(usual),
							second: or === undefined ? t(', a number behind the question mark at its odds') : '',
						}),
					hint,
				]
					.filter(Boolean)
					.join(' ')}
			</p>
		</Form>
	);
}

const isQuestion = (text: string): boolean => /\?\s*$/.test(text);

/** The odds that a number key selects. In the field, it does so only after the question mark; before, it is text. */
function oddsOfKey(
	{ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
	rows: readonly OddsRow[],
): string | undefined {
	if (!/^[1-9]$/.test(key) || altKey || ctrlKey || metaKey) return undefined;
	if (isOn(target, 'input')) {
		const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
		const isBehind = isQuestion(value) && selectionStart === value.length && selectionEnd === value.length;
		if (!isBehind) return undefined;
	}
	return rows[Number(key) - 1]?.odds;
}

/** Splits "They sleep or they wait?" into two possibilities, or joins them again. */
function inTwo(question: string, or: string | undefined): readonly [question: string, or: string | undefined] {
	if (or !== undefined) return [[question, or].filter(text => text.trim() !== '').join(' or '), undefined];
	const [, first, second] = /^(.{1,300}?),? or (.{1,300}?)\??$/.exec(question.trim()) ?? [];
	return first === undefined ? [question, ''] : [first, second ?? ''];
}

interface OddsButtonsProps {
	readonly rows: readonly OddsRow[];
	/** Whether a number asks, and is no text of the question. */
	readonly hasKeys: boolean;
	readonly onAsk: (odds: string, isOther: boolean) => void;
}

/** Buttons for the odds; a press asks the question. */
function OddsButtons({ rows, hasKeys, onAsk }: OddsButtonsProps): JSX.Element {
	if (rows.length === 0)
		return (
			<p class="sworn-problem" role="status">
				{t('These rules have no odds to ask at: they have no move “Ask the Oracle” with its tables.')}
			</p>
		);
	return (
		<div class="sworn-odds-rows" role="group" aria-label={t('How likely is a yes?')}>
			{rows.map(({ odds, yes, rolls }, at) => (
				<button
					key={odds}
					type="button"
					aria-keyshortcuts={hasKeys ? String(at + 1) : undefined}
					onClick={event => onAsk(odds, isOtherForm(event))}
				>
					<span class="sworn-odds-name">
						{hasKeys && (
							<kbd class="sworn-key" aria-hidden="true">
								{at + 1}
							</kbd>
						)}
						{translateTerm(odds)}
					</span>
					<span class="sworn-detail">{`${yes}%: ${translateTerm(rolls)}`}</span>
				</button>
			))}
		</div>
	);
}
