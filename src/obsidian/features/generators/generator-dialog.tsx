import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { lineLabel, type Generator } from '../../../rules/generators/generator';
import { searchGenerators } from '../../../rules/generators/generators';
import type { GeneratorInput } from '../../../play/oracles/generate/roll-line';
import type { FoundRow } from '../../components/finder/finder-row';
import { Finder } from '../../components/finder/finder';
import { openDialog } from '../../components/open-dialog';
import { nameIn, isNamedByTable, linesIn, offeredFor, type GeneratorDraft } from './generator-draft';
import { t } from '../../../i18n/translate';
import { getOwn } from '../../../rules/core/collections';
import { lineOf, type Generated, type GeneratedLine } from '../../../play/oracles/generate/generated';
import {
	choose,
	followTyped,
	generateAgain,
	reroll,
	rollOneMore,
	typeOver,
} from '../../../play/oracles/generate/generate';
import { Form } from '../../components/form';
import { Options, ProblemLine, Suggestions } from '../../components/form-field';

interface GeneratorFormProps {
	readonly start: GeneratorDraft;
	readonly hand: () => GeneratorInput;
	/** The problem of using the name for a new note. */
	readonly nameProblem: (name: string) => string | undefined;
	/** Stores the draft for the next time, however the form is closed. */
	readonly keep: (draft: GeneratorDraft) => void;
	readonly onInsert: (draft: GeneratorDraft) => void;
	readonly onNote: (draft: GeneratorDraft) => void;
}

/** A generated thing. Each line can be rolled again or edited; Enter inserts the thing. */
function GeneratorForm({ start, hand, nameProblem, keep, onInsert, onNote }: GeneratorFormProps): JSX.Element {
	const [draft, setDraft] = useState(start);
	/** The latest draft: blur and submit may come together, before the next render. */
	const latest = useRef(start);
	const [said, setSaid] = useState('');
	const [wrong, setWrong] = useState<string | undefined>();
	const form = useRef<HTMLFormElement>(null);
	useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
	const change = (next: GeneratorDraft): void => {
		latest.current = next;
		keep(next);
		setDraft(next);
		setWrong(undefined);
	};
	const edit = (by: (generated: Generated) => Generated): void =>
		change({ ...latest.current, generated: by(latest.current.generated) });
	const roll = (key: string, by: (generated: Generated) => Generated): void => {
		edit(by);
		setSaid(`${lineLabel(key)}: ${lineOf(latest.current.generated, key)?.values.join('; ') ?? ''}`);
	};
	return (
		<Form form={form} class="sworn-generator" onSubmit={() => onInsert(latest.current)}>
			<Choices
				generated={draft.generated}
				choose={(key, option) => edit(generated => choose(generated, key, option, hand()))}
			/>
			{!isNamedByTable(draft) && (
				<OwnName value={draft.ownName} type={ownName => change({ ...latest.current, ownName })} />
			)}
			{linesIn(draft).map(line => (
				<FormLine
					key={line.key}
					line={line}
					offered={offeredFor(draft, line)}
					type={(at, text) => edit(generated => typeOver(generated, line.key, at, text))}
					follow={() => edit(generated => followTyped(generated, hand()))}
					roll={at => roll(line.key, generated => reroll(generated, line.key, hand(), at))}
					rollOneMore={() => roll(line.key, generated => rollOneMore(generated, line.key, hand()))}
				/>
			))}
			<p class="sworn-detail" role="status">
				{said}
			</p>
			<ProblemLine problem={wrong} />
			<div class="sworn-form-foot">
				<span class="sworn-detail">{t('A line left empty is not written.')}</span>
				<button
					type="button"
					onClick={() => {
						edit(generated => generateAgain(generated, hand()));
						setSaid(t('Everything was rolled again, but for what you typed.'));
					}}
				>
					{t('Roll all again')}
				</button>
				<button
					type="button"
					onClick={() => {
						const name = nameIn(latest.current);
						const problem = name === '' ? undefined : nameProblem(name);
						if (problem === undefined) onNote(latest.current);
						else setWrong(problem);
					}}
				>
					{t('Create note')}
				</button>
				<button type="submit" class="mod-cta">
					{t('Insert as block')}
				</button>
			</div>
		</Form>
	);
}

interface ChoicesProps {
	readonly generated: Generated;
	readonly choose: (key: string, option: string) => void;
}

/** Selects for what is not rolled: the region. */
function Choices({ generated: { generator, choices }, choose }: ChoicesProps): JSX.Element {
	return (
		<>
			{generator.choices.map(({ key, options }) => (
				<div key={key} class="sworn-generator-line">
					<label class="sworn-generator-label" for={`sworn-generator-${key}`}>
						{lineLabel(key)}
					</label>
					<div class="sworn-generator-value">
						<select
							id={`sworn-generator-${key}`}
							class="dropdown"
							value={getOwn(choices, key)}
							onChange={event => choose(key, event.currentTarget.value)}
						>
							<Options values={options} label={lineLabel} />
						</select>
					</div>
				</div>
			))}
		</>
	);
}

const OwnName = ({ value, type }: { readonly value: string; readonly type: (text: string) => void }): JSX.Element => (
	<div class="sworn-generator-line">
		<label class="sworn-generator-label" for="sworn-generator-own-name">
			{t('Name')}
		</label>
		<div class="sworn-generator-value">
			<input
				id="sworn-generator-own-name"
				type="text"
				autocomplete="off"
				spellcheck={false}
				enterkeyhint="go"
				placeholder={t('What you call it')}
				value={value}
				onInput={event => type(event.currentTarget.value)}
			/>
		</div>
	</div>
);

interface FormLineProps {
	readonly line: GeneratedLine;
	/** Suggestions for a value that other lines depend on. */
	readonly offered: readonly string[];
	readonly type: (at: number, text: string) => void;
	/** Called when typing ends, to roll the lines that depend on this one. */
	readonly follow: () => void;
	readonly roll: (at: number) => void;
	readonly rollOneMore: () => void;
}

/** One fact, with a field for each of its values and buttons to roll them again. */
function FormLine({ line, offered, type, follow, roll, rollOneMore }: FormLineProps): JSX.Element {
	const { key, values, most } = line;
	const label = lineLabel(key);
	const fields = values.length > 0 ? values : [''];
	const list = offered.length > 0 ? `sworn-generator-${key}-offered` : undefined;
	return (
		<div class="sworn-generator-line">
			<span class="sworn-generator-label" aria-hidden="true">
				{label}
			</span>
			{fields.map((value, at) => {
				const name = fields.length > 1 ? `${label} ${at + 1}` : label;
				return (
					<div key={at} class="sworn-generator-value">
						<input
							type="text"
							autocomplete="off"
							enterkeyhint="go"
							aria-label={name}
							list={list}
							value={value}
							onInput={event => type(at, event.currentTarget.value)}
							onChange={follow}
						/>
						<button type="button" aria-label={t('Roll {name} again', { name })} onClick={() => roll(at)}>
							{t('Roll')}
						</button>
						{at === fields.length - 1 && fields.length < most && (
							<button type="button" aria-label={t('One more: {label}', { label })} onClick={rollOneMore}>
								{t('One more')}
							</button>
						)}
					</div>
				);
			})}
			{list && <Suggestions id={list} values={offered} />}
		</div>
	);
}

interface GeneratorDialogInput {
	readonly generators: readonly Generator[];
	/** The title of a generator's book: "Starforged". */
	readonly titleOf: (book: string) => string;
	/** A previous result that was not used. */
	readonly last: GeneratorDraft | undefined;
	readonly hand: () => GeneratorInput;
	readonly nameProblem: (name: string) => string | undefined;
}

interface GeneratorDialogActs {
	/** Rolls everything for the first time. */
	readonly begin: (generator: Generator) => GeneratorDraft;
	readonly keep: (draft: GeneratorDraft) => void;
	readonly onInsert: (draft: GeneratorDraft) => void;
	readonly onNote: (draft: GeneratorDraft) => void;
}

/** Generates a thing in one dialog: pick a generator, then see the result. The result is kept when it closes. */
export const openGenerators = (app: App, input: GeneratorDialogInput, acts: GeneratorDialogActs): void =>
	openDialog(app, {
		title: t('Generate'),
		class: 'sworn-generator-dialog',
		content: dialog => (
			<Stages
				{...input}
				{...acts}
				onInsert={dialog.closing(acts.onInsert)}
				onNote={dialog.closing(acts.onNote)}
				onPicked={({ generated }) => dialog.setTitle(generated.generator.name)}
			/>
		),
	});

interface StagesProps extends GeneratorDialogInput, GeneratorDialogActs {
	readonly onPicked: (draft: GeneratorDraft) => void;
}

/** After a generator is picked, its form replaces the search. */
function Stages({ onPicked, begin, keep, ...props }: StagesProps): JSX.Element {
	const [start, setStart] = useState<GeneratorDraft | undefined>();
	if (!start)
		return (
			<Search
				{...props}
				onPick={draft => {
					keep(draft);
					onPicked(draft);
					setStart(draft);
				}}
				begin={begin}
			/>
		);
	return <GeneratorForm {...props} start={start} keep={keep} />;
}

interface SearchProps extends Pick<StagesProps, 'generators' | 'titleOf' | 'last' | 'begin'> {
	readonly onPick: (draft: GeneratorDraft) => void;
}

interface Entry {
	readonly row: FoundRow;
	readonly draft: () => GeneratorDraft;
}

function Search({ generators, titleOf, last, begin, onPick }: SearchProps): JSX.Element {
	const [query, setQuery] = useState('');
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	const found = searchGenerators(generators, query).map(({ generator, ...met }): Entry => ({
		row: { key: generator.name, name: generator.name, category: titleOf(generator.book), ...met },
		draft: () => begin(generator),
	}));
	const entries = last && query === '' ? [goOnWith(last), ...found] : found;
	return (
		<Finder
			id="sworn-generator"
			field={field}
			label={t('What to generate')}
			listLabel={t('Things')}
			placeholder={t('Settlement, ship, character…')}
			none={t('No generator matches that. Delete a letter, or try another word.')}
			query={query}
			rows={entries.map(({ row }) => row)}
			isOpen={true}
			onQuery={setQuery}
			onPick={index => {
				const entry = entries[index];
				if (entry) onPick(entry.draft());
			}}
		/>
	);
}

/** The entry to continue with the last unused result, which comes first. */
function goOnWith(last: GeneratorDraft): Entry {
	const { name } = last.generated.generator;
	const own = nameIn(last);
	return {
		row: {
			key: 'last',
			name: t('Continue with the last one'),
			nameRanges: [],
			category: name,
			hint: own === '' ? t('It was rolled, and not used') : t('{own} was rolled, and not used', { own }),
			hintRanges: [],
		},
		draft: () => last,
	};
}
