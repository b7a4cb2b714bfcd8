import { Notice } from 'obsidian';
import { Fragment, type JSX, type ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Truth, TruthTable, TruthOption } from '../../../rules/truth';
import type { DiceRoller } from '../../../play/dice/dice';
import { rollDetails, rollTruth } from '../../../play/oracles/truths';
import { draftOf, openTables, rolledDraft, rolledTable, textOf, chosenDraft, type TruthDraft } from './truth-draft';
import { keyedAct, rowKeys, type TruthActions } from './truth-keys';
import { Form } from '../../components/form';
import { t } from '../../../i18n/translate';
import { plainText } from '../../../rules/rules-text';

interface OptionCardsProps {
	readonly truth: Truth;
	readonly draft: TruthDraft;
	readonly onDraft: (draft: TruthDraft) => void;
	readonly onRollTable: (table: TruthTable) => void;
}

/**
 * The answers in the book and a field for the player's own, as radio buttons. The chosen answer is displayed in full.
 */
function OptionCards({ truth, draft, onDraft, onRollTable }: OptionCardsProps): JSX.Element {
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

/** Props that are the same for all truths. */
export interface TruthFormBasics {
	readonly dice: () => DiceRoller;
	/** Receives a function that saves the current answer, for when the dialog closes. */
	readonly onKeep: (keep: () => void) => void;
	readonly onDone: () => void;
}

interface TruthFormProps extends TruthFormBasics {
	readonly truth: Truth;
	/** The text in the note. */
	readonly seen: string;
	/** Whether this dialog wrote that text. */
	readonly isOurs: boolean;
	readonly write: (text: string) => Promise<boolean>;
	readonly takeBack: () => Promise<boolean>;
	readonly onBack: (() => void) | undefined;
	readonly onNext: () => void;
}

const OWN_WORDS_STAY = t('Your own words stand in the note, and they stay. To change them, choose “My own words”.');

/** The form for one truth. */
export function TruthForm(props: TruthFormProps): JSX.Element {
	const { truth, seen, dice, onBack, onNext, onDone } = props;
	const form = useRef<HTMLFormElement>(null);
	const [draft, setDraft] = useState(() => draftOf(truth, seen));
	const [message, setMessage] = useState('');
	useLayoutEffect(() => focusChosen(form.current), []);
	const change = (next: TruthDraft) => {
		setDraft(next);
		setMessage(next.kind === 'printed' ? (next.rolled ?? '') : '');
	};
	const keep = keeping(props, draft);
	useLayoutEffect(() => {
		props.onKeep(() => {
			if (keep.isRefused) new Notice(OWN_WORDS_STAY);
			void keep.write();
		});
	});
	const go = async (where: () => void) => {
		if (keep.isRefused) setMessage(OWN_WORDS_STAY);
		else if (await keep.write()) where();
	};
	const next = () => {
		const asked = keep.isDue ? askFor(draft) : undefined;
		if (asked === undefined || asked === message) void go(onNext);
		else setMessage(asked);
	};
	const roll = () => {
		const rolled = rollTruth(truth, dice());
		if (rolled) change(rolledDraft(rolled));
	};
	const rollTable = (table: TruthTable) => change(rolledTable(draft, table, rollDetails([table], dice())));
	const takeBack = async () => {
		if (!(await props.takeBack())) return;
		setDraft({ kind: 'none' });
		setMessage(t('Taken back.'));
		focusChosen(form.current);
	};
	const acts: TruthActions = {
		next,
		roll,
		back: onBack && (() => void go(onBack)),
		skip: onNext,
		takeBack: props.isOurs ? () => void takeBack() : undefined,
	};
	return (
		<Form
			form={form}
			onKeyDown={event => {
				const act = keyedAct(event, event.currentTarget, acts);
				if (!act) return;
				event.preventDefault();
				act();
			}}
		>
			<OptionCards truth={truth} draft={draft} onDraft={change} onRollTable={rollTable} />
			<Foot message={message} acts={acts} onDone={() => void go(onDone)} />
		</Form>
	);
}

/** What saving the current answer would do. A printed answer does not replace the player's own words in the note. */
function keeping({ truth, seen, isOurs, write }: TruthFormProps, draft: TruthDraft) {
	const text = textOf(draft);
	const isDue = text !== undefined && text !== seen;
	const isRefused = isDue && draft.kind === 'printed' && !isOurs && draftOf(truth, seen).kind === 'own';
	return {
		isDue,
		isRefused,
		write: async (): Promise<boolean> => (isDue && !isRefused ? write(text) : true),
	};
}

function askFor(draft: TruthDraft): string | undefined {
	const [open] = openTables(draft);
	return (
		open && t('{name}: choose by its letter or roll it, or press Enter again to leave it open.', { name: open.name })
	);
}

/** Focuses the player's own words, the chosen answer, or else the first one. */
export const focusChosen = (form: HTMLElement | null | undefined): void => {
	const places = ['textarea', 'input:checked', 'input'].map(place => form?.querySelector<HTMLElement>(place));
	places.find(Boolean)?.focus();
};

interface FootProps {
	readonly message: string;
	readonly acts: TruthActions;
	readonly onDone: () => void;
}

/** The buttons, with their keys. */
function Foot({ message, acts, onDone }: FootProps): JSX.Element {
	return (
		<>
			<div class="sworn-truth-foot">
				<p class="sworn-truth-message" role="status">
					{message}
				</p>
				<FootButton label={t('Roll')} shortcut="R" onPress={acts.roll} />
				{acts.takeBack && <FootButton label={t('Take back')} shortcut="U" onPress={acts.takeBack} />}
				{acts.back && <FootButton label={t('Back')} onPress={acts.back} />}
				<FootButton label={t('Skip')} shortcut="S" onPress={acts.skip} />
				<FootButton label={t('Done')} onPress={onDone} />
				<button type="button" class="mod-cta" onClick={acts.next}>
					{t('Next')}
				</button>
			</div>
			<p class="sworn-detail sworn-truth-hint">
				{t(
					'A number chooses, Enter continues, Alt+← goes back; in your own words, Ctrl+Enter continues. Esc keeps what you chose.',
				)}
			</p>
		</>
	);
}

function FootButton({
	label,
	shortcut,
	onPress,
}: {
	label: string;
	shortcut?: string;
	onPress: () => void;
}): JSX.Element {
	return (
		<button type="button" aria-keyshortcuts={shortcut?.toLowerCase()} onClick={onPress}>
			{label}
			{shortcut !== undefined && (
				<kbd class="sworn-key" aria-hidden="true">
					{shortcut}
				</kbd>
			)}
		</button>
	);
}
