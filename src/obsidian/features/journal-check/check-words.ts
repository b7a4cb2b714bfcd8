import type { CheckedValue, JournalCheck } from '../../../journal/check/journal-check';
import { valueWords } from '../../../journal/check/mend';
import type { NoteOrder } from '../../../journal/check/note-order';
import type { ToldChange } from '../../../journal/check/recorded-changes';
import type { Level, ToldValue } from '../../../journal/check/recorded-value';
import { nameOf } from '../../../journal/character/acting-character';
import { capitalize } from '../../../rules/effects/sentences';
import { counted } from '../rules-check/checked-rules';
import type { Mended } from './mend';

const ORDERS: Readonly<Record<NoteOrder, string>> = {
	date: 'in the order of their dates',
	path: 'in the order of their paths',
	name: 'in the order of their names',
	created: 'in the order in which they were made',
};

const inNotes = ({ changes, notes }: JournalCheck): string =>
	`${counted(changes, 'change')} in ${counted(notes, 'note')}`;

/** “Story and sheet agree: 312 changes in 14 notes.” */
export function summaryOf(check: JournalCheck): string {
	const { changes, values, unread } = check;
	const notRead = unread.length === 0 ? '' : ` ${counted(unread.length, 'place')} could not be read.`;
	if (changes === 0) return `No note tells of a change yet, so there is nothing to compare.${notRead}`;
	const different = values.filter(({ says }) => says === 'differs').length;
	if (different === 0) return `Story and sheet agree: ${inNotes(check)}.${notRead}`;
	return `Story and sheet differ in ${counted(different, 'value')}. Read: ${inNotes(check)}.${notRead}`;
}

export const orderWords = ({ order, notes }: JournalCheck): string =>
	notes > 1 ? `The notes are read ${ORDERS[order]}.` : '';

export const heading = (value: ToldValue): string => capitalize(valueWords(value));

/** What a bonus that waits comes to is how many there are. */
export const levelWords = ({ sort }: ToldValue, level: Level): string =>
	sort === 'next' ? (level === 0 ? 'not waiting' : level === 1 ? 'waiting' : `waiting ${level} times`) : String(level);

export const differenceWords = ({ value, last, now = '' }: CheckedValue): string =>
	`The story ends at ${levelWords(value, last.to)}, the sheet says ${levelWords(value, now)}.`;

/** What stands above the history of a value. */
export const standsWords = (checked: CheckedValue): string => {
	const { value, now, says } = checked;
	if (now === undefined) return 'The sheet has no such thing any more.';
	return says === 'differs' ? differenceWords(checked) : `The sheet says ${levelWords(value, now)}.`;
};

/** “Session 3, line 41” */
export const placeWords = ({ path, line }: Pick<ToldChange, 'path' | 'line'>): string =>
	`${nameOf(path)}, line ${line}`;

/** “Momentum: 4 on the sheet”, in the list of all values. */
export const optionWords = ({ value, now }: CheckedValue): string =>
	`${heading(value)}: ${now === undefined ? 'not on the sheet' : levelWords(value, now)}`;

export function mendedWords({ mending, side, journal }: Mended): string {
	const { value, to } = mending;
	const says = `says ${levelWords(value, to)} now`;
	return side === 'sheet'
		? `${heading(value)}: the sheet ${says}.`
		: `${heading(value)}: the story ${says}, at the end of “${nameOf(journal)}”.`;
}
