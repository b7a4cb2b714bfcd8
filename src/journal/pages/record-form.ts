import { readFrontmatter } from '../frontmatter/frontmatter';
import type { RecordForm } from '../sworn-block/block-at';
import type { Pages } from './page';

/** How a record is written into a journal: as its property `records` says, else as it is wished. */
export const recordFormOn = ({ journal, form = 'block' }: Pages): RecordForm => recordFormIn(journal.text, form);

/** The same, of the text of a note. */
export function recordFormIn(note: string, form: RecordForm): RecordForm {
	const properties = readFrontmatter(note);
	const said = properties.ok ? properties.value.values.get('records') : undefined;
	return isRecordForm(said) ? said : form;
}

export const isRecordForm = (value: unknown): value is RecordForm => value === 'block' || value === 'line';
