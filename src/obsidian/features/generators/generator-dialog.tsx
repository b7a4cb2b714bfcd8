import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Generator } from '../../../rules/generators/generator';
import { searchGenerators } from '../../../rules/generators/generators';
import type { GeneratorInput } from '../../../play/oracles/generate/roll-line';
import type { FoundRow } from '../../components/finder/finder-row';
import { Finder } from '../../components/finder/finder';
import { openDialog } from '../../components/open-dialog';
import type { GeneratorDraft } from './generator-draft';
import { nameIn } from './generator-draft';
import { GeneratorForm } from './generator-form';
import { t } from '../../../i18n/translate';

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
