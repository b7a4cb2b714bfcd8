import { render } from 'preact';
import { given } from '../../../rules/collections';
import { read, type Reading } from '../../../rules/problem';
import type { Rulebook } from '../../../rules/rulebook';
import type { Dice } from '../../../play/dice/dice';
import { newCall } from '../../../play/record/record';
import type { Pages, Plan } from '../../../journal/pages/page';
import { makeMoveOnPage } from '../../../journal/pages/play-on-page';
import { recordsOf } from '../../../journal/blocks-in-note/records-of';
import { applyChanges } from '../../../journal/text/text-change';
import type { ActionContext } from '../../services/services';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { whenIdle } from '../../vault/index/idle';
import type { CardContext } from './card/card-view';
import { cardView } from './card/card-view';
import { MoveCard } from './card/move-card';
import { waysToRoll } from './roll-form/roll-form-view';

/** The rulebooks by which a move was rehearsed since the plugin started. */
const rehearsed = new WeakSet<Rulebook>();

/** The faces of rehearsals, which nobody sees: the dice of the player are left alone. */
const SOME_DICE: Dice = { roll: sides => Math.ceil(sides / 2) };

/**
 * Runs the plan of a move and its card once while the player reads the odds, in idle time and without effect, so that
 * the browser has compiled them, and the rules are looked through, when the first move is made.
 */
export function rehearseMove(
	actions: Actions<'app' | 'look' | 'settings'>,
	journal: string,
	{ path, character, book }: ActorView,
): void {
	if (rehearsed.has(book)) return;
	rehearsed.add(book);
	const context = { book, character, certain: actions.settings.certain, problems: [], rolledAgain: false };
	whenIdle(() => {
		void actions
			.look(journal, path, at => {
				const planned = planOf(at, context, actions.settings.records);
				return planned ? read({ note: at.pages.journal.text, planned }) : read(undefined);
			})
			.then(seen => {
				if (!seen.ok || !seen.value?.planned.ok) return;
				const { note, planned } = seen.value;
				whenIdle(() => drawCard(textAfter(note, journal, planned.value), context, actions));
			});
	});
}

/** The plan of the first move of the rules that can be rolled at once. */
function planOf({ pages, table }: ActionContext, context: CardContext, form: Pages['form']): Reading<Plan> | undefined {
	for (const { name } of context.book.ruleset.moves) {
		const { call } = cardView(newCall(name), context);
		const [way] = call ? waysToRoll(call) : [];
		if (!way) continue;
		const on = { ...pages, ...given({ form }) };
		return makeMoveOnPage(
			on,
			pages.journal.text.length,
			{ call: newCall(name), rollInput: way.rollInput },
			{ table, dice: SOME_DICE },
		);
	}
	return undefined;
}

const textAfter = (note: string, journal: string, { edits }: Plan): string =>
	applyChanges(
		note,
		edits.flatMap(({ path, changes }) => (path === journal ? changes : [])),
	);

/** Draws the card of the last record of a text into an element that is on no page. */
function drawCard(text: string, context: CardContext, { app }: Actions<'app'>): void {
	const record = recordsOf(text).at(-1)?.record;
	if (!record) return;
	const el = createDiv();
	const press = () => {};
	render(<MoveCard view={cardView(record, context)} home={{ app, sourcePath: '' }} press={press} />, el);
	render(null, el);
}
