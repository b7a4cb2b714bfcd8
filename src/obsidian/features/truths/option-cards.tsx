import type { ComponentChildren, JSX } from 'preact';
import { Fragment } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { plainText } from '../../../rules/rules-text';
import type { Truth, TruthOption, TruthTable } from '../../../rules/truth';
import { rowKeys } from './truth-keys';
import type { TruthDraft } from './truth-draft';
import { chosenDraft } from './truth-draft';
import { t } from '../../../i18n/translate';

interface OptionCardsProps {
	readonly truth: Truth;
	readonly draft: TruthDraft;
	readonly onDraft: (draft: TruthDraft) => void;
	readonly onRollTable: (table: TruthTable) => void;
}

/**
 * The answers in the book and a field for the player's own, as radio buttons. The chosen answer is displayed in full.
 */
export function OptionCards({ truth, draft, onDraft, onRollTable }: OptionCardsProps): JSX.Element {
	const own = truth.options.length + 1;
	const isOwn = draft.kind === 'own';
	return (
		<fieldset class="sworn-truth-options">
			<legend class="sworn-truth-name">{truth.name}</legend>
			{truth.question !== undefined && <p>{truth.question}</p>}
			{truth.options.map((option, i) => {
				const picked = draft.kind === 'printed' && draft.option === option ? draft : undefined;
				return (
					<Fragment key={`${truth._id} ${i}`}>
						<Card number={i + 1} isPicked={picked !== undefined} pick={() => onDraft(chosenDraft(draft, option))}>
							<OptionText option={option} isPicked={picked !== undefined} />
						</Card>
						{picked && <Tables option={option} draft={picked} onDraft={onDraft} onRollTable={onRollTable} />}
					</Fragment>
				);
			})}
			<Card number={own} isPicked={isOwn} pick={() => !isOwn && onDraft({ kind: 'own', text: '' })}>
				<span class="sworn-truth-summary">{t('My own words')}</span>
			</Card>
			{draft.kind === 'own' && (
				<OwnWords
					label={t('{name}, in your own words', { name: truth.name })}
					text={draft.text}
					onText={text => onDraft({ kind: 'own', text })}
				/>
			)}
			{truth.your_character !== undefined && <p>{plainText(truth.your_character)}</p>}
		</fieldset>
	);
}

interface OwnWordsProps {
	readonly label: string;
	readonly text: string;
	readonly onText: (text: string) => void;
}

/** A text field that gets the focus when the player's own words are chosen. */
function OwnWords({ label, text, onText }: OwnWordsProps): JSX.Element {
	const field = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	return (
		<textarea
			ref={field}
			class="sworn-truth-own"
			rows={5}
			aria-label={label}
			value={text}
			onInput={event => onText(event.currentTarget.value)}
		/>
	);
}

interface CardProps {
	/** The number key that selects it. */
	readonly number: number;
	readonly isPicked: boolean;
	readonly pick: () => void;
	readonly children: ComponentChildren;
}

const Card = ({ number, isPicked, pick, children }: CardProps): JSX.Element => (
	<label class={isPicked ? 'sworn-truth-option is-picked' : 'sworn-truth-option'}>
		<input
			type="radio"
			name="sworn-truth"
			data-key={number}
			aria-keyshortcuts={String(number)}
			checked={isPicked}
			onChange={pick}
		/>
		<kbd class="sworn-key" aria-hidden="true">
			{number}
		</kbd>
		<span class="sworn-truth-text">{children}</span>
	</label>
);

/** The text of an answer. If it is not chosen, only its summary is displayed, if it has one. */
function OptionText({ option, isPicked }: { option: TruthOption; isPicked: boolean }): JSX.Element {
	const { summary, description, quest_starter, tables } = option;
	const paragraphs = plainText(description).split(/\n{2,}/);
	return (
		<>
			{summary !== undefined && <span class="sworn-truth-summary">{plainText(summary)}</span>}
			{(isPicked || summary === undefined) && paragraphs.map(text => <span key={text}>{text}</span>)}
			{isPicked && quest_starter !== undefined && (
				<span class="sworn-truth-quest">
					{t('Quest starter: {quest_starter}', { quest_starter: plainText(quest_starter) })}
				</span>
			)}
			{!isPicked && tables.length > 0 && <span class="sworn-detail">{tables.map(({ name }) => name).join(', ')}</span>}
		</>
	);
}

interface TablesProps {
	readonly option: TruthOption;
	readonly draft: Extract<TruthDraft, { kind: 'printed' }>;
	readonly onDraft: (draft: TruthDraft) => void;
	readonly onRollTable: (table: TruthTable) => void;
}

/** The tables of the chosen answer, each to be picked from or rolled. */
function Tables({ option, draft, onDraft, onRollTable }: TablesProps): JSX.Element {
	const keys = rowKeys(option);
	return (
		<>
			{option.tables.map(table => (
				<fieldset key={table._id} class="sworn-truth-table">
					<legend>{table.name}</legend>
					{table.rows.map(({ text }) => {
						const isPicked = draft.details[table._id] === text;
						const key = keys.get(`${table._id} ${text}`);
						return (
							<label key={text} class={isPicked ? 'sworn-truth-row is-picked' : 'sworn-truth-row'}>
								<input
									type="radio"
									name={table._id}
									data-key={key}
									aria-keyshortcuts={key}
									checked={isPicked}
									onChange={() => onDraft({ ...draft, details: { ...draft.details, [table._id]: text } })}
								/>
								<kbd class="sworn-key" aria-hidden="true">
									{key}
								</kbd>
								<span>{plainText(text)}</span>
							</label>
						);
					})}
					<button type="button" onClick={() => onRollTable(table)}>
						{t('Roll {name}', { name: table.name })}
					</button>
				</fieldset>
			))}
		</>
	);
}
