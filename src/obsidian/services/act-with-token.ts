import type { MarkdownView } from 'obsidian';
import { EditorView } from '@codemirror/view';
import { given } from '../../rules/core/collections';
import type { DiceRoller } from '../../play/dice/dice';
import type { DiceRoll } from '../../play/record/record';
import { rollMove } from '../../play/moves/roll-move';
import { newUnrolledMove } from '../../play/record/record';
import type { RollInput } from '../../play/record/roll-input';
import { tokenElement } from '../components/summary-view';
import type { Awaited } from '../editor/pending-token';
import { PendingToken } from '../editor/pending-token';
import { translateTerm } from '../../i18n/translate-terms';
import type { ReplayableDice } from './fair-dice';
import { replayableDice } from './fair-dice';
import type { Actions } from './journal-actions';
import type { ActionPlan } from './services';
import type { ActorView } from './view-state/view-state';

/** Who acts, as far as is known before the notes are read. */
type Actor = Pick<ActorView, 'path' | 'character' | 'book'>;

/** A move that is about to be rolled. */
interface Rolled {
	readonly move: string;
	readonly rollInput: RollInput;
}

/** An action that was begun in an editor: who acts, what it is called, and where its text will stand. */
interface Begun {
	readonly journal: string;
	readonly actor: Actor;
	/** The move, or the words for anything else. */
	readonly what: Rolled | string;
	readonly view: MarkdownView | undefined;
	/** Undefined if it stands elsewhere than in the text that the view shows. */
	readonly place: Awaited | undefined;
}

/** Dice that were shown and not written: they lie there for the next roll, so that no refusal rolls again. */
const unwritten = new WeakMap<object, ReplayableDice>();

/**
 * Carries out an action whose dice are thrown, and stand in the editor, before its notes are read; its outcome comes with
 * its text. However often its plan is made, these dice are the first of their kind.
 */
export async function actWithToken(actions: Actions<'act' | 'dice'>, begun: Begun, plan: ActionPlan): Promise<boolean> {
	const dice = unwritten.get(actions) ?? replayableDice(actions.dice);
	unwritten.delete(actions);
	dice.again();
	const token = tokenFor(begun, dice);
	const planOnDice: ActionPlan = at => {
		dice.again();
		const planned = plan(at, dice);
		if (token) token.isTextNext = planned.ok;
		return planned;
	};
	let isWritten = false;
	const wasWritten = () => {
		isWritten = true;
		if (unwritten.get(actions) === dice) unwritten.delete(actions);
	};
	try {
		return await actions.act(begun.journal, begun.actor.path, planOnDice, { wasWritten });
	} finally {
		token?.remove();
		if (token && !isWritten) unwritten.set(actions, dice);
	}
}

function tokenFor({ view, place, what, actor }: Begun, dice: DiceRoller): PendingToken | undefined {
	const editor = view?.getMode() === 'source' ? EditorView.findFromDOM(view.contentEl) : null;
	if (!editor || !place || editor.state.doc.toString() !== view?.editor.getValue()) return undefined;
	const isMove = typeof what !== 'string';
	const name = translateTerm(isMove ? what.move : what);
	const thrown = isMove ? diceThrown(actor, what, dice) : undefined;
	const draw = () => tokenElement({ name, ...given({ dice: thrown }) }, { hasDice: true }, 'sworn-pending');
	return PendingToken.show(editor, place, draw);
}

/** The dice of a move, if it can be rolled by what is known before its notes are read. */
function diceThrown({ book, character }: Actor, { move, rollInput }: Rolled, dice: DiceRoller): string | undefined {
	const { begin: _begin, ...others } = rollInput;
	const situation = { record: newUnrolledMove(move), character, book, certain: 'ask' as const, asksPosition: true };
	const rolled = rollMove(situation, others, dice);
	const fallen = rolled.ok ? rolled.value.record.dice : undefined;
	return fallen && facesOf(fallen);
}

/** The faces alone, with no word of what they come to. */
const facesOf = ({ actionDie, challengeDice }: DiceRoll): string =>
	[...(actionDie === undefined ? [] : [`▢ ${actionDie}`]), ...challengeDice.map(face => `◇ ${face}`)].join('  ');
