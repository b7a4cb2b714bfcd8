import type { MarkdownView } from 'obsidian';
import { EditorView } from '@codemirror/view';
import { given } from '../../rules/core/collections';
import type { Problem } from '../../rules/core/problem';
import type { DiceRoller } from '../../play/dice/dice';
import type { Plan } from '../../journal/actions/action-notes';
import { newUnrolledMove, type DiceRoll } from '../../play/record/record';
import { rollMove } from '../../play/moves/roll-move';
import type { RollInput } from '../../play/record/roll-input';
import { tokenElement } from '../components/summary-view';
import { PendingToken, type Awaited } from '../editor/pending-token';
import { translateTerm } from '../../i18n/translate-terms';
import { replayableDice, type ReplayableDice } from './fair-dice';
import { noteInUse } from '../vault/active-note';
import type { Acts, ActionRunner } from './action-runner';
import { messageOf } from './notices';
import type { ActionPlan } from './services';
import type { ActorView } from './view-state/view-state';

/** What stands in an editor until its text comes. */
export interface Shown {
	readonly name: string;
	/** Undefined if no die can be known before the notes are read. */
	readonly dice: string | undefined;
	readonly at: Awaited;
}

/** An action that was begun in a view. */
export interface Begun {
	readonly view: MarkdownView | undefined;
	/** Throws the dice by what is on display, over the text that the editor shows; undefined if nothing is to stand there. */
	readonly show: (dice: DiceRoller, text: string) => Shown | undefined;
}

/** Dice that were shown and not written: they lie there for the next roll, so that no refusal rolls again. */
const unwritten = new WeakMap<object, ReplayableDice>();

/**
 * Carries out an action whose dice are thrown, and stand in the editor, before its notes are read; its outcome comes with
 * its text. However often its plan is made, these dice are the first of their kind.
 */
export async function actWithToken(
	actions: Pick<ActionRunner, 'act' | 'dice'>,
	begun: Begun,
	carryOut: (on: Acts) => Promise<boolean>,
): Promise<boolean> {
	const dice = unwritten.get(actions) ?? replayableDice(actions.dice);
	const token = tokenFor(begun, dice);
	if (!token) return carryOut(actions);
	unwritten.delete(actions);
	let isWritten = false;
	const act: Acts['act'] = (journal, actor, plan, options) => {
		const planOnDice: ActionPlan = at => {
			dice.again();
			const planned = plan(at, dice);
			// a press that leads to a roll writes its choice first
			token.isTextNext = planned.ok && !planned.value.rollsNext;
			return planned;
		};
		const wasWritten = (done: Plan) => {
			isWritten = !done.rollsNext;
			if (isWritten && unwritten.get(actions) === dice) unwritten.delete(actions);
			options?.wasWritten?.(done);
		};
		const tellRefusal = (problems: readonly Problem[]) => isInUse(begun.view) && token.refuse(messageOf(problems));
		return actions.act(journal, actor, planOnDice, { ...options, wasWritten, tellRefusal });
	};
	try {
		return await carryOut({ act });
	} finally {
		token.remove();
		if (!isWritten) unwritten.set(actions, dice);
	}
}

const isInUse = (view: MarkdownView | undefined): boolean => view !== undefined && noteInUse(view.app) === view;

function tokenFor({ view, show }: Begun, dice: ReplayableDice): PendingToken | undefined {
	const editor = view?.getMode() === 'source' ? EditorView.findFromDOM(view.contentEl) : null;
	const text = editor?.state.doc.toString();
	if (!editor || text === undefined || text !== view?.editor.getValue()) return undefined;
	dice.again();
	const shown = show(dice, text);
	if (!shown) return undefined;
	const token = { name: translateTerm(shown.name), ...given({ dice: shown.dice }) };
	return PendingToken.show(editor, shown.at, () => tokenElement(token, { hasDice: true }, 'sworn-pending'));
}

/** The dice of a move, if it can be rolled by what is known before its notes are read. */
export function diceOfMove(
	{ book, character }: Pick<ActorView, 'book' | 'character'>,
	{ move, rollInput }: { readonly move: string; readonly rollInput: RollInput },
	dice: DiceRoller,
	record = newUnrolledMove(move),
): string | undefined {
	const { begin: _begin, ...others } = rollInput;
	const situation = { record, character, book, certain: 'ask' as const, asksPosition: true };
	const rolled = rollMove(situation, others, dice);
	const fallen = rolled.ok ? rolled.value.record.dice : undefined;
	return fallen && facesOf(fallen);
}

/** The faces alone, with no word of what they come to. */
export const facesOf = ({ actionDie, challengeDice }: DiceRoll): string =>
	[...(actionDie === undefined ? [] : [`▢ ${actionDie}`]), ...challengeDice.map(face => `◇ ${face}`)].join('  ');

/** The faces of all dice that are thrown on the way to an answer, and that answer. */
export function facesThrown<T>(
	dice: DiceRoller,
	roll: (dice: DiceRoller) => T,
): { readonly dice: string | undefined; readonly said: T } {
	const faces: number[] = [];
	const said = roll({
		roll(sides) {
			const face = dice.roll(sides);
			faces.push(face);
			return face;
		},
	});
	return { dice: faces.length > 0 ? faces.join('  ') : undefined, said };
}
