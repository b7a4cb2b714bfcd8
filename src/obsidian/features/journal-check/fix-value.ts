import type { ValueDifference } from '../../../journal/journal-check/fix-value';
import { canBeSet, correctionLines, recordCorrection, setOnSheet } from '../../../journal/journal-check/fix-value';
import type { StoryEnd } from '../../../journal/journal-check/journal-check';
import { nameFor } from '../../../journal/character/unique-character-name';
import { nameOf } from '../../../rules/search/stated-name';
import type { ManualEditPlan, LineAt } from '../../../journal/manual-edits/edit-plan';
import { changeablePages, type ActionNote, type ActionNotes } from '../../../journal/actions/action-notes';
import { lineIndexAt, linesOf } from '../../../journal/text/lines';
import { applyChanges, diffTexts } from '../../../journal/text/text-change';
import { newUnrolledMove } from '../../../play/record/record';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { Ruleset } from '../../../rules/ruleset';
import { offsetIn } from '../../services/manual-edits/journal-for-edit';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';

export { canBeSet };

/** Which side is changed: the sheet is set to the story's value, or the story is corrected to the sheet's. */
export type Side = 'sheet' | 'story';

/** A written fix that can be undone exactly. */
export interface WrittenFix {
	readonly mending: ValueDifference;
	readonly side: Side;
	/** The journal that the story ends in. */
	readonly journal: string;
	readonly takeBack: () => Promise<boolean>;
}

/** Fixes a value on one side; undefined if nothing was written, after showing why. */
export async function fixValue(
	actions: JournalActions,
	actor: string,
	mending: ValueDifference,
	{ side, end }: { readonly side: Side; readonly end: StoryEnd },
): Promise<WrittenFix | undefined> {
	const by = nameFor(actor, end.path, actions.vaultIndex);
	const isTold = side === 'story' || actions.settings.journal === 'always';
	let plan: ManualEditPlan | undefined;
	let before: readonly ActionNote[] = [];
	const isWritten = await actions.act(
		end.path,
		actor,
		({ pages, table }) => {
			const line = lineAt(actions, pages, end, by);
			const planned = planOf(pages, table.book.ruleset, mending, { side, line: isTold ? line : undefined });
			if (!planned.ok) return planned;
			const { cursor: _, ...rest } = planned.value;
			plan = rest;
			before = changeablePages(pages);
			return parseOk(rest);
		},
		{ about: newUnrolledMove('', { done: correctionLines(mending) }) },
	);
	if (!isWritten || !plan) return undefined;
	const { done } = plan;
	const tell = (changes: ManualEditPlan['done']) =>
		side === 'sheet' && actions.manualEdits.tell({ done: changes }, end.path, by);
	tell(done);
	const written = writtenBy(plan, before);
	const takeBack = async () => {
		const isBack = await restore(actions, written);
		if (isBack) tell(correctionLines({ ...mending, from: mending.to, to: mending.from }));
		return isBack;
	};
	return { mending, side, journal: end.path, takeBack };
}

const planOf = (
	pages: ActionNotes,
	ruleset: Ruleset,
	mending: ValueDifference,
	{ side, line }: { readonly side: Side; readonly line: LineAt | undefined },
): ParseResult<ManualEditPlan> => {
	if (side === 'story' && line) return recordCorrection(pages, ruleset, mending, line);
	return setOnSheet(pages, ruleset, mending, line);
};

/**
 * Where to insert at the end of the story: at the cursor if that is below the last change, otherwise at the end of the
 * note.
 */
function lineAt(
	{ writer }: Actions<'writer'>,
	{ journal }: ActionNotes,
	{ path, line }: StoryEnd,
	by: string | undefined,
): LineAt {
	const { text } = journal;
	const cursor = offsetIn(writer, path, text);
	const isBelow = lineIndexAt(linesOf(text), cursor) >= line;
	return { path, offset: isBelow ? cursor : text.length, ...(by === undefined ? {} : { by }) };
}

interface Written {
	readonly path: string;
	readonly before: string;
	readonly after: string;
	readonly isNew: boolean;
}

const writtenBy = ({ edits }: ManualEditPlan, pages: readonly ActionNote[]): readonly Written[] =>
	edits.map(({ path, changes, isNew = false }) => {
		const before = pages.find(page => page.path === path)?.text ?? '';
		return { path, before, after: applyChanges(before, changes), isNew };
	});

/** Restores the texts of all notes, provided that each is still as the fix left it. */
async function restore(actions: Actions<'write'>, written: readonly Written[]): Promise<boolean> {
	const paths = written.map(({ path }) => path);
	const isRestored = await actions.write(paths, texts => {
		const moved = written.find(({ path, after }) => texts.get(path) !== after);
		if (moved)
			return parseError(
				'moved_on',
				t('“{path}” has changed since, so this cannot be undone here. Undo it in the editor, or change it by hand.', {
					path: nameOf(moved.path),
				}),
			);
		return parseOk({
			edits: written.map(({ path, before, after, isNew }) =>
				isNew ? { path, changes: [], isGone: true as const } : { path, changes: [diffTexts(after, before)] },
			),
		});
	});
	return isRestored !== undefined;
}
