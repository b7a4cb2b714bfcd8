import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import type { Break, ValueChangeStep } from '../../../journal/journal-check/value-history';
import { levelWords, optionWords, standsWords } from './format-check';
import { RecordedLine, type GoTo } from './change-line';
import { t } from '../../../i18n/translate';

interface ValueHistoryProps {
	readonly check: JournalCheck;
	/** The key of the chosen value. */
	readonly chosen: string | undefined;
	readonly choose: (key: string) => void;
	readonly goTo: GoTo;
}

/** Answers “Why is my momentum 3?”: one value with the lines that changed it, newest first. */
export function ValueHistory({ check, chosen, choose, goTo }: ValueHistoryProps): JSX.Element | null {
	const select = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (chosen === undefined) return;
		select.current?.focus();
		select.current?.scrollIntoView({ block: 'start' });
	}, [chosen]);
	const value = check.values.find(({ key }) => key === chosen) ?? likeliest(check.values);
	if (!value) return null;
	return (
		<section aria-label={t('Why is it so?')}>
			<label class="sworn-field">
				<span class="sworn-check-label">{t('Why is it so?')}</span>
				<select ref={select} class="dropdown" value={value.key} onChange={event => choose(event.currentTarget.value)}>
					{check.values.map(one => (
						<option key={one.key} value={one.key}>
							{optionWords(one)}
						</option>
					))}
				</select>
			</label>
			<Steps key={value.key} value={value} goTo={goTo} />
		</section>
	);
}

/** The initial value: one that differs, or else momentum, or else the first recorded one. */
const likeliest = (values: readonly CheckedValue[]): CheckedValue | undefined =>
	values.find(({ says }) => says === 'differs') ??
	values.find(({ value }) => value.what === 'momentum' && value.target === undefined) ??
	values[0];

/** How many lines are displayed at first, and how many more on each request. */
const FIRST = 10;
const MORE = 50;

function Steps({ value, goTo }: { value: CheckedValue; goTo: GoTo }): JSX.Element {
	const [most, setMost] = useState(FIRST);
	const { steps, breaks } = value;
	const newest = [...steps].reverse();
	const shown = newest.slice(0, most);
	const left = newest.length - shown.length;
	return (
		<>
			<p>{standsWords(value)}</p>
			<ol class="sworn-value-history" aria-label={t('The newest change first')}>
				{shown.map((step, at) => (
					<StepRow key={at} value={value} step={step} gap={breaks.find(({ after }) => after === step)} goTo={goTo} />
				))}
			</ol>
			{left > 0 && (
				<button type="button" onClick={() => setMost(most + MORE)}>
					{left === 1
						? t('Show the change before')
						: t('Show {more} earlier changes of {left}', { more: Math.min(MORE, left), left })}
				</button>
			)}
		</>
	);
}

interface StepRowProps {
	readonly value: CheckedValue;
	readonly step: ValueChangeStep;
	readonly gap: Break | undefined;
	readonly goTo: GoTo;
}

function StepRow({ value: { value }, step, gap, goTo }: StepRowProps): JSX.Element {
	const from = step.from === undefined ? '' : `${levelWords(value, step.from)} → `;
	return (
		<li>
			<strong>{`${from}${levelWords(value, step.to)}`}</strong>
			<RecordedLine recorded={step.recorded} goTo={goTo} />
			{gap && (
				<p class="sworn-detail">
					{t('The line before it ended at {value}.', { value: levelWords(value, gap.before.to) })}
				</p>
			)}
		</li>
	);
}
