import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import { Draft } from '../pages/draft';
import type { Page, PageEdit, Pages, Plan } from '../pages/page';
import type { TextChange } from '../text/text-change';
import { t } from '../../language/text';

/** A typed text and its position. */
export interface TypedHere {
	readonly from: number;
	readonly text: string;
}

/** The current position of the text: the same, or the nearest occurrence before or after it. */
function placeOf(note: string, { from, text }: TypedHere): number | undefined {
	if (note.startsWith(text, from)) return from;
	const [before, behind] = [note.lastIndexOf(text, from), note.indexOf(text, from)];
	if (before < 0 || behind < 0) return before < 0 && behind < 0 ? undefined : Math.max(before, behind);
	return from - before <= behind - from ? before : behind;
}

const GONE = t('What was typed does not stand there any more. Nothing was written.');

/**
 * Combines a plan with the removal of the typed text that it replaces, in one edit. `offset` is the position of the
 * text.
 */
export function inPlaceOfTyped<T extends Plan>(
	pages: Pages,
	typed: TypedHere,
	plan: (pages: Pages, offset: number) => Reading<T>,
): Reading<T> {
	const { path, text } = pages.journal;
	const from = placeOf(text, typed);
	if (from === undefined) return unread('typed_gone', GONE);
	const asked: TextChange = { from, to: from + typed.text.length, insert: '' };
	const draft = new Draft(text);
	draft.apply([asked]);
	const bare = (page: Page): Page => (page.path === path ? { ...page, text: draft.text } : page);
	const { journal, actor, others } = pages;
	const without: Pages = {
		...pages,
		isTyped: true,
		journal: bare(journal),
		actor: bare(actor),
		...(others ? { others: others.map(bare) } : {}),
	};
	const planned = plan(without, from);
	if (!planned.ok) return planned;
	const own = planned.value.edits.find(edit => edit.path === path && !edit.isNew);
	draft.apply(own?.changes ?? []);
	const edit: PageEdit = { ...own, path, changes: draft.changes, typed: inSentence(asked, own) };
	return read({ ...planned.value, edits: [edit, ...planned.value.edits.filter(other => other !== own)] });
}

/** A line within a sentence replaces the text; anything written elsewhere just removes it. */
function inSentence(asked: TextChange, own: PageEdit | undefined): TextChange {
	const here = own?.changes.find(({ from, to }) => from === asked.from && to === from)?.insert ?? '';
	// At the end of a note, the same change also writes what goes below the paragraph.
	const [line] = /^`.*`(?=\r?\n|\r|$)/.exec(here) ?? [];
	return line === undefined ? asked : { ...asked, insert: line };
}
