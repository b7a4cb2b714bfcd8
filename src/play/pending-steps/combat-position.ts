import { getOwn } from '../../rules/core/collections';
import { parseError, type ParseResult } from '../../rules/core/problem';
import type { Move } from '../../rules/move';
import type { Outcome } from '../../rules/core/outcome';
import { everyEffect } from '../../rules/effects/nested-effects';
import { automatic } from './automatic';
import { otherPosition } from './fight-moves';
import { positionsOf } from '../../rules/fight-positions';
import { begunBefore } from '../roll/track-kinds';
import type { Character } from '../character/character';
import type { DecisionSettings } from '../record/decision-settings';
import type { StepBuilder } from './step-builder';

const IN_CONTROL = 'in control';
const IN_A_BAD_SPOT = 'in a bad spot';

const POSITION_WORDS: Readonly<Record<string, string>> = {
	[IN_CONTROL]: 'you are in control',
	[IN_A_BAD_SPOT]: 'you are in a bad spot',
	'has initiative': 'you have initiative',
	'no initiative': 'your foe has initiative',
};

/** The problem code of a move of the other combat position. */
export const OTHER_POSITION = 'other_position';

/** Tells that a move is meant for the other position in a fight; undefined if it is not. */
export function toldOfPosition(move: Move, combat: string | undefined): string | undefined {
	const meant = getOwn(POSITION_WORDS, otherPosition(move, combat) ?? '');
	const is = getOwn(POSITION_WORDS, combat ?? '');
	return meant === undefined || is === undefined ? undefined : `${move.name} is for when ${meant}; ${is}.`;
}

/** Refuses a move that is meant for the other position in a fight, so that the player is asked before it is rolled. */
export function refusedForPosition(
	move: Move,
	{ combat }: Pick<Character, 'combat'>,
	{ asksPosition }: DecisionSettings,
): ParseResult<never> | undefined {
	const told = asksPosition ? toldOfPosition(move, combat) : undefined;
	return told === undefined ? undefined : parseError(OTHER_POSITION, told);
}

/** Reminds the player before the roll if a move is meant for the other position in a fight, such as Strike in a bad spot. */
export function remindOfPosition(agenda: StepBuilder, move: Move): void {
	const told = toldOfPosition(move, agenda.ledger.recorded.combat);
	if (told !== undefined) agenda.step({ id: 'position.other', prompt: told, state: 'text', options: [] });
}

/**
 * During a fight, a move that does not define a position sets it: in control on a strong hit, in a bad spot on a weak
 * hit or a miss (Starforged, glossary: In Control / In a Bad Spot). Fights with initiative have no such rule.
 */
export function setPosition(agenda: StepBuilder, move: Move, outcome: Outcome): void {
	if (isLeftInABadSpot(agenda, move, outcome)) return inABadSpot(agenda);
	const { combat } = agenda.ledger.recorded;
	if (combat !== IN_CONTROL && combat !== IN_A_BAD_SPOT) return;
	if (everyEffect(agenda.book.effectsOf(move)).some(({ kind }) => kind === 'combat')) return;
	const to = outcome === 'strong_hit' ? IN_CONTROL : IN_A_BAD_SPOT;
	automatic(agenda, { kind: 'combat', position: to }, 'position', { why: 'position', isChosen: false });
}

/**
 * A fight that begins on a weak hit, without being in control, begins in a bad spot (Starforged, Enter the Fray), if
 * the rules know such a position.
 */
function isLeftInABadSpot({ book, steps, isPositionSet }: StepBuilder, move: Move, outcome: Outcome): boolean {
	if (!positionsOf(book.ruleset).includes(IN_A_BAD_SPOT)) return false;
	const isUndecided = steps.some(({ state, options }) => state === 'required' && options.every(({ asks }) => !asks));
	return outcome === 'weak_hit' && begunBefore(move, book) === 'objective' && !isPositionSet && !isUndecided;
}

const inABadSpot = (agenda: StepBuilder): void =>
	automatic(agenda, { kind: 'combat', position: IN_A_BAD_SPOT }, 'position', { why: 'position', isChosen: false });
