import { propertiesIn } from '../frontmatter/frontmatter';
import type { RecordForm } from '../sworn-block/block-at';
import type { ActionNotes } from './action-notes';

/** The form of records in a journal: its `records` property, else the given default. */
export const recordFormOn = ({ journal, form = 'block' }: ActionNotes): RecordForm => recordFormIn(journal.text, form);

/** The same for the text of a note. */
export function recordFormIn(note: string, form: RecordForm): RecordForm {
	const said = propertiesIn(note).get('records');
	const word = typeof said === 'string' ? said.trim().toLowerCase() : said;
	return isRecordForm(word) ? word : form;
}

export const isRecordForm = (value: unknown): value is RecordForm => value === 'block' || value === 'line';
