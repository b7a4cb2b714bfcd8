import { getOwn } from '../../rules/core/collections';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { everyEffect } from '../../rules/effects/nested-effects';
import { kindsOfSection } from '../../rules/core/track-kind';
import type { Character } from '../character/character';
import { begunBefore } from '../roll/track-kinds';

/** How a trigger says in which position the move is made. */
const POSITIONS: Readonly<Record<string, RegExp>> = {
	'in control': /\bin control\b/i,
	'in a bad spot': /\bin a bad spot\b/i,
	'has initiative': /\byou have (?:the )?initiative\b/i,
	'no initiative': /\bfoe has (?:the )?initiative\b/i,
};

/** Moves that are not specific to fights but keep or regain initiative (Ironsworn, Combat). */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
	'has initiative': ['Secure an Advantage'],
	'no initiative': ['Face Danger'],
};

/**
 * The moves for the character's position in a fight: first those whose trigger names it, then those that fit any
 * position. Empty outside a fight.
 */
export function fightMoves({ combat = '' }: Pick<Character, 'combat'>, book: Rulebook): readonly Move[] {
	const position = getOwn(POSITIONS, combat);
	if (!position) return [];
	const moves = book.ruleset.moves.filter(move => isOfAFight(move, book));
	const named = moves.filter(({ trigger }) => position.test(trigger.text));
	if (named.length === 0) return [];
	const free = moves.filter(move => namesNoPosition(move) && changesTheFight(move, combat, book));
	return [...named, ...free, ...(getOwn(BESIDES, combat) ?? []).flatMap(name => book.move(name) ?? [])];
}

/** The position that a move is meant for, if the character is in a different one. */
export function otherPosition({ trigger }: Move, combat: string | undefined): string | undefined {
	if (combat === undefined || !getOwn(POSITIONS, combat)) return undefined;
	const named = Object.keys(POSITIONS).filter(position => POSITIONS[position]?.test(trigger.text));
	return named.includes(combat) ? undefined : named[0];
}

/** It is made during a fight and does not begin one. */
export const isOfAFight = (move: Move, book: Rulebook): boolean =>
	kindsOfSection(move.category).some(isFought) && !isFought(begunBefore(move, book));

/** Whether it is a track of a fight: an objective, or a foe. */
export const isFought = (kind: string | undefined): boolean => kind === 'objective' || kind === 'foe';

const namesNoPosition = ({ trigger }: Move): boolean =>
	Object.values(POSITIONS).every(position => !position.test(trigger.text));

/**
 * It is a progress move, or affects the fight in some other way than giving the position that the character already
 * has.
 */
function changesTheFight(move: Move, combat: string, book: Rulebook): boolean {
	const effects = everyEffect(book.effectsOf(move));
	const positions = effects.flatMap(effect => (effect.kind === 'combat' ? [effect.position] : []));
	if (move.roll_type === 'no_roll' && positions.includes(combat)) return false;
	return move.roll_type !== 'action_roll' || positions.length > 0 || effects.some(({ kind }) => kind === 'progress');
}
