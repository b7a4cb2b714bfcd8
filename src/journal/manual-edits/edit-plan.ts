import type { Change } from '../../play/character/change';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { insertInline } from '../inline/insert-inline';
import type { WorkingCopies } from '../actions/working-copies';
import type { Plan } from '../actions/action-notes';

/** Where to record a change: the journal, the offset, and the character if it is not the note itself. */
export interface LineAt {
	readonly path: string;
	readonly offset: number;
	readonly by?: string;
	/** Typed within a sentence, where the line is inserted. */
	readonly isTyped?: true;
}

/** The edits of a manual change, with the changes to record. */
export interface ManualEditPlan extends Plan {
	readonly done: readonly Change[];
}

const nothingChanged = (note: string | undefined): string =>
	note === undefined
		? t('Nothing was changed: it was so already, or is at its limit.')
		: t('Nothing was changed: {why}.', { why: translateTerm(note) });

/** The edits of all drafts, including the line that records the changes in the journal. */
export function handPlan(
	drafts: WorkingCopies,
	done: readonly Change[],
	line: LineAt | undefined,
	note?: string,
): ManualEditPlan {
	const cursor = line && tell(drafts, done, line);
	const { edits } = drafts;
	const remarks = edits.length + done.length === 0 ? { remarks: [nothingChanged(note)] } : {};
	return { edits, done, ...remarks, ...(cursor === undefined ? {} : { cursor }) };
}

function tell(drafts: WorkingCopies, done: readonly Change[], line: LineAt): number | undefined {
	const draft = drafts.of(line.path);
	const { changes, cursor } = insertInline(draft.text, draft.at(line.offset), done, {
		by: line.by,
		isTyped: line.isTyped,
	});
	draft.apply(changes);
	return cursor;
}
