import type { Effect } from '../rules/effects/effect';
import type { Move } from '../rules/move';
import type { Rulebook } from '../rules/rulebook';
import type { Character } from './character';
import type { MoveRecord } from './record';
import { isMatchOf, outcomeOfRecord } from './roll';
import { sufferMove } from './suffer';
import { AgendaWalk } from './agenda-walk';

/** One thing that a record asks of the player: what is asked, and the ways to answer. */
export interface Step {
	/** Stays the same while the record's effects do: how a press finds its step again. */
	readonly id: string;
	readonly prompt: string;
	readonly state: StepState;
	readonly options: readonly StepOption[];
	/** What `passed` says when the player declines; absent where declining means nothing. */
	readonly pass?: string;
}

/**
 * `certain` needs no choice and is carried out at once; `required` waits for one; `optional` may be left;
 * `settled` is answered; `text` is an instruction for the player to act on.
 */
export type StepState = 'certain' | 'required' | 'optional' | 'settled' | 'text';

export interface StepOption {
	readonly label: string;
	/** What it would change: "health 5 → 4". */
	readonly detail?: string;
	/** Why it cannot be picked now. */
	readonly blocked?: string;
	readonly isChosen: boolean;
	readonly action: Action;
}

/** What picking an option does to the record. */
export type Action =
	| { readonly kind: 'choose'; readonly chose: string }
	/** Carry out an effect that needs no choice. `chosen` when it belongs to an option that was picked. */
	| { readonly kind: 'carry_out'; readonly effect: Effect; readonly why?: string; readonly chosen: boolean }
	| { readonly kind: 'pay'; readonly move: string; readonly amount: number }
	/** Say how much a suffer move costs. */
	| { readonly kind: 'cost'; readonly amount: number }
	| { readonly kind: 'roll_table'; readonly move: string; readonly instead?: string }
	/** Make another move, as a record of its own. */
	| { readonly kind: 'follow'; readonly chose: string; readonly call: MoveRecord }
	| { readonly kind: 'ask'; readonly chose: string };

export const isOpen = (step: Step): boolean =>
	step.state === 'certain' || step.state === 'required' || step.state === 'optional';

/**
 * What is open on a record: the effects of its move and outcome, minus what was chosen, passed and done. It is reckoned
 * anew from the record each time, so a record edited by hand shows what follows from it.
 */
export function agendaOf(record: MoveRecord, character: Character, book: Rulebook): readonly Step[] {
	const move = book.move(record.move);
	if (!move) return [];
	const walk = new AgendaWalk(record, character, book);
	if (sufferMove(move.name)) walk.ownCost();
	walk.effects(effectsOf(record, move, book), 'e');
	return walk.steps;
}

/** The effects of a record as it stands; of a call that must still be rolled, none. */
function effectsOf(record: MoveRecord, move: Move, book: Rulebook): readonly Effect[] {
	const { always, outcomes, matches } = book.effectsOf(move);
	if (move.name === 'Pay the Price') return [{ kind: 'move', move: move.name }];
	const before = sufferMove(move.name) ? [] : always; // a suffer move's cost is booked by the rule of costs
	if (move.roll_type === 'no_roll') return before;
	const outcome = outcomeOfRecord(record);
	if (!outcome) return [];
	const onMatch = isMatchOf(record) ? (matches[outcome] ?? []) : [];
	return [...before, ...(outcomes[outcome] ?? []), ...onMatch];
}
