import { render } from 'preact';
import { given } from '../../../rules/core/collections';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Rulebook } from '../../../rules/books/rulebook';
import type { DiceRoller } from '../../../play/dice/dice';
import { waysToRoll } from '../../../play/request/ways-to-ask';
import { newUnrolledMove } from '../../../play/record/record';
import type { ActionNotes, Plan } from '../../../journal/actions/action-notes';
import { makeMoveInNotes } from '../../../journal/actions/play-in-notes';
import { validatePlan } from '../../../journal/edit-guard/validate-plan';
import { recordsOf } from '../../../journal/note-blocks/find-records';
import { applyChanges } from '../../../journal/text/text-change';
import type { ActionContext } from '../../services/services';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { whenIdle } from '../../vault/index/idle';
import { forksAt, newerJournals, openQuestion } from '../journal-check/resolve-forks';
import { cardView, type CardContext } from './card/card-view';
import { MoveCard } from './card/move-card';

/** The rulebooks by which a move was rehearsed since the plugin started. */
const rehearsed = new WeakSet<Rulebook>();

/** The faces of rehearsals, a miss and a strong hit, which nobody sees: the dice of the player are left alone. */
const SOME_DICE: readonly DiceRoller[] = [
	{ roll: sides => Math.ceil(sides / 2) },
	{ roll: sides => (sides === 6 ? sides : 1) },
];

/**
 * Runs what a move runs before its text stands once while the player reads the odds, in idle time and without effect, so
 * that the browser has compiled it, and the rules are looked through, when the first move is made: the plan, the search
 * for open questions, also in journals that were written to since, the edit guard, and the card.
 */
export function warmUpMove(
	actions: Actions<'app' | 'look' | 'settings' | 'vaultIndex' | 'viewState' | 'writer'>,
	journal: string,
	actor: ActorView,
): void {
	const { path, character, book } = actor;
	if (rehearsed.has(book)) return;
	rehearsed.add(book);
	const context = { book, character, certain: actions.settings.certain, problems: [], rolledAgain: false };
	whenIdle(() => {
		void actions
			.look(journal, path, at => {
				const plans = SOME_DICE.flatMap(dice => planOf(at, context, actions.settings.records, dice) ?? []);
				return parseOk({ texts: textsOn(at.pages), plans });
			})
			.then(async seen => {
				if (!seen.ok) return;
				const newer = await newerJournals(actions, journal, path).catch(() => []);
				const { texts, plans } = seen.value;
				const text = texts.get(journal) ?? '';
				const made = plans.flatMap(planned => (planned.ok ? [planned.value] : []));
				inTurn([
					() => openQuestion(actions, { path: journal, text }, actor),
					...newer.map(note => () => forksAt(actions, note, actor)),
					...made.map(
						({ edits }) =>
							() =>
								validatePlan(edits, texts),
					),
					...made.slice(0, 1).map(plan => () => drawCard(textAfter(text, journal, plan), context, actions)),
				]);
			});
	});
}

/** Runs each in an idle period of its own. */
function inTurn([first, ...others]: readonly (() => unknown)[]): void {
	if (!first) return;
	whenIdle(() => {
		first();
		inTurn(others);
	});
}

/** The plan of the first move of the rules that can be rolled at once. */
function planOf(
	{ pages, table }: ActionContext,
	context: CardContext,
	form: ActionNotes['form'],
	dice: DiceRoller,
): ParseResult<Plan> | undefined {
	for (const { name } of context.book.ruleset.moves) {
		const { call } = cardView(newUnrolledMove(name), context);
		const [way] = call ? waysToRoll(call) : [];
		if (!way) continue;
		const on = { ...pages, ...given({ form }) };
		return makeMoveInNotes(
			on,
			pages.journal.text.length,
			{ call: newUnrolledMove(name), rollInput: way.input },
			{ table, dice },
		);
	}
	return undefined;
}

const textsOn = ({ journal, actor, others = [] }: ActionNotes): ReadonlyMap<string, string> =>
	new Map([journal, actor, ...others].map(({ path, text }) => [path, text]));

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
