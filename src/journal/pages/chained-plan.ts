import { read, type Reading } from '../../rules/problem';
import type { TextChange } from '../text/text-change';
import { Draft } from './draft';
import { given } from '../../rules/collections';
import type { PageEdit, Pages, Plan } from './page';

/** Work on the journal before a plan is made, and after it. */
export interface Around {
	readonly before?: readonly TextChange[];
	/** From the text that the plan leaves, and where writing would go on in it. */
	readonly after?: (
		journal: string,
		cursor: number | undefined,
	) => Pick<PageEdit, 'changes' | 'mayRemove'> & { readonly cursor?: number };
}

/**
 * One action out of several steps in the journal: each is made on the text that the one before it leaves. The journal is
 * saved first, as a record before its state; so an undo, which puts the state back first, is never chained.
 */
export function chained(
	pages: Pages,
	{ before = [], after }: Around,
	plan: (pages: Pages) => Reading<Plan>,
): Reading<Plan> {
	const { path, text } = pages.journal;
	const draft = new Draft(text);
	draft.apply(before);
	const journal = { path, text: draft.text };
	const planned = plan({ ...pages, journal, actor: pages.actor.path === path ? journal : pages.actor });
	if (!planned.ok) return planned;
	const { edits, cursor: planCursor, ...rest } = planned.value;
	draft.apply(edits.find(edit => edit.path === path)?.changes ?? []);
	const last = after?.(draft.text, planCursor);
	draft.apply(last?.changes ?? []);
	const cursor = last?.cursor ?? planCursor;
	const mayRemove = last?.mayRemove;
	const { changes } = draft;
	return read({
		...rest,
		edits: [
			...(changes.length > 0 ? [{ path, changes, ...given({ mayRemove }) }] : []),
			...edits.filter(edit => edit.path !== path),
		],
		...given({ cursor }),
	});
}
