import type { App } from 'obsidian';
import { effectsMeant, placeName, type Asked, type Meaning } from '../../../rules/coverage/state-meaning';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { t, tn } from '../../../i18n/translate';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Picked, PickedKind } from '../../../rules/coverage/meaning-picks';
import { amountsOf, amountWords, namesFor, PICKED_KINDS, pickedEffect } from '../../../rules/coverage/meaning-picks';
import { nearestPhrase } from '../../../rules/coverage/nearest-phrase';
import { metersUnknown } from '../../../rules/rules-notes/note-effects';
import { vocabularyOf } from '../../../rules/rules-notes/vocabulary';
import type { Ruleset } from '../../../rules/ruleset';
import type { Effect } from '../../../rules/effects/effect';
import { effectListLabel } from '../../../rules/effects/effect-label';
import { readEffectsNotation } from '../../../rules/effects/notation/read-notation';
import { writeEffects } from '../../../rules/effects/notation/write-notation';
import { Form, submitFromSelect } from '../../components/form';
import { invalid, ProblemLine, SelectField } from '../../components/form-field';
import { openDialog } from '../../components/open-dialog';
import { RadioRow } from '../../components/radio-row';
import { useForm } from '../../components/use-form';
import { copyText } from '../../services/notices';
import { translateTerm } from '../../../i18n/translate-terms';

interface MeaningInput {
	readonly sentence: string;
	/** Undefined where it cannot be stated. */
	readonly asked: Asked | undefined;
	/** The note of the vault's own in which it is written, where the move stands in none that may be changed. */
	readonly beside?: string | undefined;
	readonly onWrite: (meaning: Meaning) => void;
}

/** Asks what a sentence means that is only shown. Closing it writes nothing. */
export const openMeaning = (app: App, { sentence, asked, ...more }: MeaningInput): void =>
	openDialog(app, {
		title: t('This means…'),
		class: 'sworn-meaning-dialog',
		content: dialog => (
			<>
				<blockquote>{sentence}</blockquote>
				{asked ? (
					<MeaningForm {...{ sentence, asked, ...more }} onWrite={dialog.closing(more.onWrite)} />
				) : (
					<p>{t('When it is played, the words are shown and the rest is up to you.')}</p>
				)}
				<NearestWords sentence={sentence} />
			</>
		),
	});

/** Words that are understood, to be written in place of the sentence. */
function NearestWords({ sentence }: Pick<MeaningInput, 'sentence'>): JSX.Element | null {
	const near = useMemo(() => nearestPhrase(sentence), [sentence]);
	if (!near) return null;
	return (
		<>
			<p>{t('Or write it in words that are understood. The nearest are:')}</p>
			<pre>{`${near.words}\n\n${near.notation}`}</pre>
			<button type="button" onClick={() => void copyText(near.words)}>
				{t('Copy the words')}
			</button>
		</>
	);
}

const KIND_WORDS: Readonly<Record<Exclude<PickedKind, 'meter'>, string>> = {
	impact: t('An impact'),
	progress: t('Progress'),
	move: t('A move'),
	table: t('The table'),
	experience: t('Experience'),
	tell: t('Nothing, a note'),
};

/** What can be picked first: each meter by its name, as most sentences are about one, and the other kinds. */
const pickedFirst = ({ ruleset, hasTable }: Asked): readonly Picked[] =>
	PICKED_KINDS.filter(kind => kind !== 'table' || hasTable).flatMap((kind): readonly Picked[] => {
		const names = namesFor(kind, ruleset);
		const by = amountsOf(kind)[0] ?? 0;
		if (kind === 'meter') return names.map(name => ({ kind, name, by }));
		return kind === 'impact' && names.length === 0 ? [] : [{ kind, name: names[0] ?? '', by }];
	});

const firstWords = (first: Picked | undefined): string =>
	first?.kind === 'meter' ? translateTerm(first.name) : first ? KIND_WORDS[first.kind] : '';

type MeaningFormProps = MeaningInput & { readonly asked: Asked };

function MeaningForm({ sentence, asked, beside, onWrite }: MeaningFormProps): JSX.Element {
	const [picked, setPicked] = useState<Picked>();
	/** The lines in front of the one that is picked. */
	const [above, setAbove] = useState('');
	const [lines, setLines] = useState('');
	const [isAsked, setAsked] = useState(false);
	const [isForAll, setForAll] = useState(false);
	const offered = pickedFirst(asked);
	const pick = (now: Picked): void => {
		setPicked(now);
		setLines(above + writeEffects([pickedEffect(now, sentence)]));
	};
	const read = () => meantBy(lines, asked.ruleset, isAsked ? sentence : undefined);
	const reading = read();
	const { form, problem, onSubmit } = useForm(read, effects => onWrite({ effects, isForAll }), { first: 'input' });
	return (
		<Form form={form} onSubmit={onSubmit} onKeyDown={submitFromSelect}>
			<RadioRow
				legend={t('What it does')}
				name="sworn-meaning-kind"
				options={[...offered.keys()]}
				picked={offered.findIndex(
					({ kind, name }) => kind === picked?.kind && (kind !== 'meter' || name === picked.name),
				)}
				wordsOf={at => firstWords(offered[at])}
				onPick={at => {
					const first = offered[at];
					if (first) pick(first);
				}}
			/>
			{picked && <PickedFields picked={picked} pick={pick} asked={asked} />}
			<label class="sworn-field">
				{t('In the notation of effects')}
				<textarea
					rows={lines.split('\n').length + 1}
					spellcheck={false}
					value={lines}
					{...invalid(problem, 'sworn-meaning-problem')}
					onInput={event => setLines(event.currentTarget.value)}
				/>
			</label>
			<ProblemLine id="sworn-meaning-problem" problem={problem?.message} />
			<Tick isOn={isAsked} set={setAsked} words={t('Ask me each time')} />
			{asked.others > 0 && (
				<Tick
					isOn={isForAll}
					set={setForAll}
					words={tn(
						asked.others,
						'Also where {count} other sentence says the same',
						'Also where {count} other sentences say the same',
					)}
				/>
			)}
			{reading.ok && <Outlook sentence={sentence} asked={asked} meant={reading.value} />}
			{beside !== undefined && <p>{t('It is written in the rules note “{beside}”.', { beside })}</p>}
			<div class="modal-button-container">
				<button
					type="button"
					disabled={!reading.ok}
					onClick={() => {
						setAbove(`${lines}\n`);
						setPicked(undefined);
					}}
				>
					{t('And another effect')}
				</button>
				<button type="submit" class="mod-cta">
					{t('Write it')}
				</button>
			</div>
		</Form>
	);
}

/** The effects that lines of notation state; with `asked`, they are offered under that label. */
function meantBy(lines: string, ruleset: Ruleset, asked: string | undefined): ParseResult<readonly Effect[]> {
	const reading = readEffectsNotation(lines);
	if (!reading.ok) return reading;
	const effects = reading.value;
	if (effects.length === 0) return parseError('no_effect', t('Pick what it does.'));
	const [unknown] = metersUnknown(effects, vocabularyOf(ruleset));
	if (unknown) return parseError('unknown_meter', unknown.message);
	if (asked === undefined) return reading;
	return parseOk([{ kind: 'may', option: { label: asked.replace(/\s+/g, ' ').replace(/\.$/, ''), effects } }]);
}

interface PickedFieldsProps extends Pick<MeaningFormProps, 'asked'> {
	readonly picked: Picked;
	readonly pick: (picked: Picked) => void;
}

function PickedFields({ picked, pick, asked }: PickedFieldsProps): JSX.Element {
	const { kind, name, by } = picked;
	const names = namesFor(kind, asked.ruleset);
	const amounts = amountsOf(kind);
	return (
		<>
			{kind !== 'meter' && names.length > 0 && (
				<SelectField
					id="sworn-meaning-name"
					label={KIND_WORDS[kind]}
					value={name}
					options={names.map(each => [each, translateTerm(each)])}
					onChange={each => pick({ ...picked, name: each })}
				/>
			)}
			{amounts.length > 0 && (
				<RadioRow
					legend={t('How much')}
					name="sworn-meaning-by"
					options={amounts}
					picked={by}
					wordsOf={each => translateTerm(amountWords({ ...picked, by: each }))}
					onPick={each => pick({ ...picked, by: each })}
				/>
			)}
		</>
	);
}

interface TickProps {
	readonly isOn: boolean;
	readonly set: (isOn: boolean) => void;
	readonly words: string;
}

const Tick = ({ isOn, set, words }: TickProps): JSX.Element => (
	<label class="sworn-tick">
		<input type="checkbox" checked={isOn} onChange={event => set(event.currentTarget.checked)} />
		{words}
	</label>
);

/** What the move does then, with each outcome that the sentence is for. */
const Outlook = ({
	sentence,
	asked: { places, effects },
	meant,
}: Pick<MeaningFormProps, 'sentence' | 'asked'> & { readonly meant: readonly Effect[] }): JSX.Element => (
	<div role="status">
		<p>{t('What the move does then:')}</p>
		<ul>
			{places.map(place => (
				<li key={place}>
					<strong>{translateTerm(placeName(place)) || t('In any case')}</strong>
					{': '}
					{translateTerm(effectListLabel(effectsMeant(place, effects, { text: sentence, meant })))}
				</li>
			))}
		</ul>
	</div>
);
