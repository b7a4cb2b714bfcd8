import type { Reading } from '../../../rules/problem';
import type { Dice } from '../../../play/roll/dice';
import { newCall } from '../../../play/record/record';
import type { TypedAction } from '../../../play/typed/offer';
import { makeMoveOnPage } from '../../../journal/pages/play-on-page';
import type { Pages, Plan } from '../../../journal/pages/page';
import type { TypedHere } from '../../../journal/typed/replace-typed';
import { inPlaceOfTyped } from '../../../journal/typed/replace-typed';
import type { Actions } from '../../plugin/journal-actions';
import type { ActionContext } from '../../plugin/services';
import { rememberMove } from '../moves/make-move';

type Used = Actions<'act' | 'app' | 'settings'>;

/** Where something was typed, and who acts there. */
export interface TypedIn extends TypedHere {
	readonly journal: string;
	readonly actor: string;
}

/** Carries out what was typed: its record takes its place, in one edit. */
export async function carryOut(actions: Used, action: TypedAction, at: TypedIn): Promise<boolean> {
	rememberMove(actions.app, action.move);
	return inPlace(actions, at, (pages, offset, { table }, dice) =>
		makeMoveOnPage(pages, offset, newCall(action.move), action.wishes, table, dice),
	);
}

const inPlace = (
	actions: Used,
	at: TypedIn,
	plan: (pages: Pages, offset: number, context: ActionContext, dice: Dice) => Reading<Plan>,
): Promise<boolean> =>
	actions.act(at.journal, at.actor, (context, dice) => {
		const pages: Pages = { ...context.pages, form: actions.settings.records };
		return inPlaceOfTyped(pages, at, (bare, offset) => plan(bare, offset, context, dice));
	});
