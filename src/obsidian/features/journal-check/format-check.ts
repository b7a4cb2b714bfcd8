import type { CheckedValue, JournalCheck } from '../../../journal/journal-check/journal-check';
import { valueWords } from '../../../journal/journal-check/fix-value';
import type { NoteOrder } from '../../../journal/journal-check/note-order';
import type { RecordedChange } from '../../../journal/journal-check/recorded-changes';
import type { RecordedValue, ValueKey } from '../../../journal/journal-check/value-key';
import { nameOf } from '../../../rules/search/stated-name';
import { capitalize } from '../../../rules/effects/sentences';
import type { WrittenFix } from './fix-value';
import { t, tn } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

const ORDERS: Readonly<Record<NoteOrder, string>> = {
	date: t('in the order of their dates'),
	path: t('in the order of their paths'),
	name: t('in the order of their names'),
	created: t('in the order in which they were made'),
};

const inNotes = ({ changes, notes }: JournalCheck): string =>
	t('{changes} in {notes}', {
		changes: tn(changes, '{count} change', '{count} changes'),
		notes: tn(notes, '{count} note', '{count} notes'),
	});

/** “Story and sheet agree: 312 changes in 14 notes.” */
export function summaryOf(check: JournalCheck): string {
	const { changes, values, unread } = check;
	const notRead =
		unread.length === 0
			? ''
			: t(' {length} could not be read.', { length: tn(unread.length, '{count} place', '{count} places') });
	if (changes === 0) return t('No note records a change yet, so there is nothing to compare.{notRead}', { notRead });
	const different = values.filter(({ says }) => says === 'differs').length;
	if (different === 0) return t('Story and sheet agree: {check}.{notRead}', { check: inNotes(check), notRead });
	return t('Story and sheet differ in {counted}. Read: {check}.{notRead}', {
		counted: tn(different, '{count} value', '{count} values'),
		check: inNotes(check),
		notRead,
	});
}

export const orderWords = ({ order, notes }: JournalCheck): string =>
	notes > 1 ? t('The notes are read {order}.', { order: ORDERS[order] }) : '';

export const heading = (value: ValueKey): string => capitalize(translateTerm(valueWords(value)));

/** Words for a value. For waiting bonuses, it is their count. */
export const levelWords = ({ sort }: ValueKey, level: RecordedValue): string =>
	sort === 'next'
		? level === 0
			? t('not waiting')
			: level === 1
				? t('waiting')
				: t('waiting {level} times', { level })
		: String(level);

export const differenceWords = ({ value, last, now = '' }: CheckedValue): string =>
	t('The story ends at {value}, the sheet says {value2}.', {
		value: levelWords(value, last.to),
		value2: levelWords(value, now),
	});

/** The text above the history of a value. */
export const standsWords = (checked: CheckedValue): string => {
	const { value, now, says } = checked;
	if (now === undefined) return t('The sheet has no such thing any more.');
	return says === 'differs'
		? differenceWords(checked)
		: t('The sheet says {value}.', { value: levelWords(value, now) });
};

/** “Session 3, line 41” */
export const placeWords = ({ path, line }: Pick<RecordedChange, 'path' | 'line'>): string =>
	t('{path}, line {line}', { path: nameOf(path), line });

/** “Momentum: 4 on the sheet”, in the list of all values. */
export const optionWords = ({ value, now }: CheckedValue): string =>
	`${heading(value)}: ${now === undefined ? t('not on the sheet') : levelWords(value, now)}`;

export function formatFixResult({ mending, side, journal }: WrittenFix): string {
	const { value, to } = mending;
	const says = t('says {value} now', { value: levelWords(value, to) });
	return side === 'sheet'
		? t('{value}: the sheet {says}.', { value: heading(value), says })
		: t('{value}: the story {says}, at the end of “{journal}”.', {
				value: heading(value),
				says,
				journal: nameOf(journal),
			});
}
