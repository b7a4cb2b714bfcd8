import type { JSX } from 'preact';
import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import type { Break } from '../../../journal/journal-check/value-history';
import { heading, levelWords } from './format-check';
import type { GoTo } from './change-line';
import { RecordedLine } from './change-line';
import { withoutEnding } from '../../../journal/notes/note-name';
import { t, tn } from '../../../i18n/translate';

interface InformationalFindingsProps {
	readonly check: JournalCheck;
	/** The paths of the notes that were left out. */
	readonly copies: readonly string[];
	readonly problems: readonly { readonly message: string }[];
	readonly goTo: GoTo;
}

/** Findings that need no action, because the story has moved on since. */
export function InformationalFindings({
	check: { values },
	copies,
	problems,
	goTo,
}: InformationalFindingsProps): JSX.Element {
	const gaps = values.flatMap(value => value.breaks.map(gap => ({ value, gap })));
	const summed = values.filter(({ says }) => says === 'adds up');
	const missing = values.filter(({ says }) => says === 'not there');
	const goneOn = [
		...gaps.map(({ value, gap }, at) => <Gap key={at} value={value} gap={gap} goTo={goTo} />),
		...summed.map(value => <Summed key={value.key} value={value} goTo={goTo} />),
	];
	return (
		<>
			{copies.length > 0 && <p class="sworn-detail">{copiesWords(copies)}</p>}
			{goneOn.length > 0 && <Folded title={t('Changed in between, and gone on since')} rows={goneOn} />}
			{missing.length > 0 && (
				<Folded
					title={t('In the journal, but not on the sheet')}
					rows={missing.map(({ key, value, last }) => (
						<li key={key}>
							<strong>{heading(value)}</strong>
							<RecordedLine recorded={last.recorded} goTo={goTo} />
						</li>
					))}
				/>
			)}
			{problems.length > 0 && (
				<Folded
					title={t('To mend on the sheet')}
					rows={problems.map(({ message }, at) => (
						<li key={at}>{message}</li>
					))}
				/>
			)}
		</>
	);
}

/** The maximum number of copies that are named. */
const MOST_COPIES = 10;

function copiesWords(copies: readonly string[]): string {
	const named = copies.slice(0, MOST_COPIES).map(path => withoutEnding(path));
	const more = copies.length - named.length;
	const copy = [...named, ...(more > 0 ? [t('and {more} more', { more })] : [])].join(', ');
	return tn(copies.length, 'A copy is left out: {copy}', '{count} copies are left out: {copy}', { copy });
}

/** The maximum number of rows; the newest ones if they are in order. */
const MOST = 50;

function Folded({ title, rows }: { title: string; rows: readonly JSX.Element[] }): JSX.Element {
	const left = rows.length - MOST;
	return (
		<details class="sworn-checked-move">
			<summary>{`${title}: ${rows.length}`}</summary>
			<ul class="sworn-value-history">{rows.slice(-MOST)}</ul>
			{left > 0 && <p class="sworn-detail">{t('And {left} earlier.', { left })}</p>}
		</details>
	);
}

function Gap({ value: { value }, gap: { before, after }, goTo }: { value: CheckedValue; gap: Break; goTo: GoTo }) {
	const ends = levelWords(value, before.to);
	const begins = levelWords(value, after.from ?? after.to);
	return (
		<li>
			<strong>{t('{value}: recorded as {ends}, then as {begins}', { value: heading(value), ends, begins })}</strong>
			<RecordedLine recorded={before.recorded} goTo={goTo} />
			<RecordedLine recorded={after.recorded} goTo={goTo} />
		</li>
	);
}

/** A value that only adds up: a move was undone after later ones, so their lines still state the old values. */
function Summed({ value: { value, last, now = '' }, goTo }: { value: CheckedValue; goTo: GoTo }) {
	const words = t('the last line says {value}, and all changes together come to {value2}, as the sheet says', {
		value: levelWords(value, last.to),
		value2: levelWords(value, now),
	});
	return (
		<li>
			<strong>{`${heading(value)}: ${words}`}</strong>
			<RecordedLine recorded={last.recorded} goTo={goTo} />
		</li>
	);
}
