import { parseOk, type ParseResult } from '../../rules/core/problem';
import { insertLines, placeAt } from '../text/insert-lines';
import { lineBreakNear } from '../text/lines';
import { sectionsOf } from '../text/literal-sections';
import type { TextChange } from '../text/text-change';
import { WorkingCopy } from './working-copy';
import { given } from '../../rules/core/collections';
import type { ActionNotes, Plan } from './action-notes';
import type { PlannedEdit } from '../edit-guard/validate-plan';

/** Changes of the journal before and after a plan. */
export interface Around {
	readonly before?: readonly TextChange[];
	/** Receives the text after the plan, and where writing would continue. */
	readonly after?: (
		journal: string,
		cursor: number | undefined,
	) => Pick<PlannedEdit, 'changes' | 'mayRemove'> & { readonly cursor?: number };
}

/**
 * Combines several steps in the journal into one action; each starts from the text left by the previous one. The
 * journal is saved first, as for any record, so this is never used for undo, which writes the state first.
 */
export function combinePlans(
	pages: ActionNotes,
	{ before = [], after }: Around,
	plan: (pages: ActionNotes) => ParseResult<Plan>,
): ParseResult<Plan> {
	const { path, text } = pages.journal;
	const draft = new WorkingCopy(text);
	draft.apply(before);
	const journal = { path, text: draft.text };
	const planned = plan({ ...pages, journal, actor: pages.actor.path === path ? journal : pages.actor });
	if (!planned.ok) return planned;
	const { edits, cursor: planCursor, ...rest } = planned.value;
	const own = edits.find(edit => edit.path === path);
	draft.apply(own?.changes ?? []);
	const last = after?.(draft.text, planCursor);
	draft.apply(last?.changes ?? []);
	const cursor = last?.cursor ?? planCursor;
	const removed = [...(own?.mayRemove ?? []), ...(last?.mayRemove ?? [])];
	const mayRemove = removed.length > 0 ? removed : undefined;
	const { changes } = draft;
	return parseOk({
		...rest,
		edits: [
			...(changes.length > 0 ? [{ path, changes, ...given({ mayRemove }) }] : []),
			...edits.filter(edit => edit.path !== path),
		],
		...given({ cursor }),
	});
}

/** A plan whose record stands under a new line of the story, in one action; without a line, at the offset. */
export function underLine(
	pages: ActionNotes,
	offset: number,
	line: string | undefined,
	plan: (pages: ActionNotes, offset: number) => ParseResult<Plan>,
): ParseResult<Plan> {
	if (line === undefined) return plan(pages, offset);
	const { text } = pages.journal;
	const sections = sectionsOf(text);
	const at = { line: placeAt(text, sections, offset).line, room: 'room to write' } as const;
	const { changes, cursor } = insertLines(text, sections, at, () => line);
	return combinePlans(pages, { before: changes }, on => plan(on, cursor));
}

/** Where an action was begun, in the text of now. */
export interface BegunAt {
	readonly offset: number;
	/** What the player has written since: something, so that the cursor stays there, or on the very line, which was empty. */
	readonly written?: 'on' | 'on its line' | undefined;
}

/** A plan at the place where it was begun, above what was written on its line meanwhile. */
export function whereBegun(
	pages: ActionNotes,
	{ offset, written }: BegunAt,
	plan: (pages: ActionNotes, offset: number) => ParseResult<Plan>,
): ParseResult<Plan> {
	const insert = lineBreakNear(pages.journal.text, offset);
	const before = written === 'on its line' ? [{ from: offset, to: offset, insert }] : [];
	const planned = before.length > 0 ? combinePlans(pages, { before }, on => plan(on, offset)) : plan(pages, offset);
	if (!planned.ok || written === undefined) return planned;
	const { cursor: _cursor, ...rest } = planned.value;
	return parseOk(rest);
}
