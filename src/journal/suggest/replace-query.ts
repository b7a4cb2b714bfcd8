import { given } from '../../rules/core/collections';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { WorkingCopy } from '../actions/working-copy';
import type { ActionNote, ActionNotes, Plan } from '../actions/action-notes';
import type { PlannedEdit } from '../edit-guard/validate-plan';
import { diffTexts, type TextChange } from '../text/text-change';
import { t } from '../../i18n/translate';

/** A typed text and its position in the note as it was then. */
export interface QueryLocation {
	readonly from: number;
	readonly text: string;
	readonly note: string;
}

/**
 * The current position of the text, which moves with what is written before it. The same words elsewhere are never
 * meant: if both sides of it changed, they must occur only once in between, behind the same letters.
 */
function placeOf(now: string, { from, text, note }: QueryLocation): number | undefined {
	const changed = diffTexts(note, now);
	const to = from + text.length;
	if (changed.to <= from) return from + now.length - note.length;
	if (changed.from >= to) return from;
	const [first, last] = [Math.min(changed.from, from), Math.max(changed.to, to)];
	const is = now.slice(first, now.length - note.length + last);
	const isOnce = [note.slice(first, last), is].every(part => part.split(text).length === 2);
	const at = first + is.indexOf(text);
	return isOnce && wordsBefore(note, from) === wordsBefore(now, at) ? at : undefined;
}

const wordsBefore = (note: string, offset: number): string => note.slice(Math.max(0, offset - 3), offset);

const GONE = t('What was typed does not stand there any more. Nothing was written.');

/**
 * Combines a plan with the removal of the typed text that it replaces, in one edit. `offset` is the position of the
 * text.
 */
export function replaceQuery(
	pages: ActionNotes,
	typed: QueryLocation,
	plan: (pages: ActionNotes, offset: number) => ParseResult<Plan>,
): ParseResult<Plan> {
	const { path, text } = pages.journal;
	const from = placeOf(text, typed);
	if (from === undefined) return parseError('typed_gone', GONE);
	const asked: TextChange = { from, to: from + typed.text.length, insert: '' };
	const draft = new WorkingCopy(text);
	draft.apply([asked]);
	const bare = (page: ActionNote): ActionNote => (page.path === path ? { ...page, text: draft.text } : page);
	const { journal, actor, others } = pages;
	const without: ActionNotes = {
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
	const edit: PlannedEdit = { ...own, path, changes: draft.changes, typed: inSentence(asked, own) };
	const { cursor, ...rest } = planned.value;
	const edits = [edit, ...planned.value.edits.filter(other => other !== own)];
	// Where the player has written on, the cursor moves with the text.
	const isStill = text === typed.note;
	return parseOk({ ...rest, edits, ...(isStill ? given({ cursor }) : {}) });
}

/** A line within a sentence replaces the text; anything written elsewhere just removes it. */
function inSentence(asked: TextChange, own: PlannedEdit | undefined): TextChange {
	const here = own?.changes.find(({ from, to }) => from === asked.from && to === from)?.insert ?? '';
	// At the end of a note, the same change also writes what goes below the paragraph.
	const [line] = /^`.*`(?=\r?\n|\r|$)/.exec(here) ?? [];
	return line === undefined ? asked : { ...asked, insert: line };
}
