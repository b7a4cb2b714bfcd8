import type { Ruleset } from '../rules/ruleset';
import type { Change } from './change';
import type { Character } from './character';
import { isMarked } from './character';
import type { CarriedOut } from './carry-out';
import { changeMeter, markImpact, valueOf } from './carry-out';
import { MIN_MOMENTUM } from './momentum';

/** A suffer move books a cost on a meter. */
export interface SufferMove {
	readonly name: string;
	readonly meter: string;
	/** What the cost turns into once the meter is empty. */
	readonly overflow?: string;
	/** The impact that an empty meter marks at once. */
	readonly marks?: string;
}

/** Starforged, Suffer Moves. Those on companions and vehicles follow when one is owned. */
const SUFFER_MOVES: readonly SufferMove[] = [
	{ name: 'Endure Harm', meter: 'health', overflow: 'Lose Momentum' },
	{ name: 'Endure Stress', meter: 'spirit', overflow: 'Lose Momentum' },
	{ name: 'Sacrifice Resources', meter: 'supply', marks: 'unprepared' },
	{ name: 'Lose Momentum', meter: 'momentum' },
];

export const sufferMoves = (ruleset: Ruleset): readonly SufferMove[] =>
	SUFFER_MOVES.filter(({ name }) => ruleset.moves.some(move => move.name === name));

export const sufferMove = (name: string): SufferMove | undefined =>
	SUFFER_MOVES.find(move => move.name.toLowerCase() === name.trim().toLowerCase());

/** Why a cost cannot be put on this move now: at 0 supply, or at the bottom of momentum, it must go elsewhere. */
export function cannotSuffer(move: SufferMove, character: Character, ruleset: Ruleset): string | undefined {
	if (move.marks && isMarked(character, move.marks))
		return `You are ${move.marks}: apply the cost to another suffer move.`;
	if (move.meter === 'momentum' && valueOf(character, 'momentum', ruleset) <= MIN_MOMENTUM)
		return 'Momentum is at its minimum: apply the cost to another suffer move.';
	return undefined;
}

/**
 * Books a cost: on the move's meter first, and what does not fit on the next as the book says (at 0 health or spirit,
 * Lose Momentum by what remains; at 0 supply, mark unprepared). `amount` is positive.
 */
export function bookCost(move: SufferMove, amount: number, character: Character, ruleset: Ruleset): CarriedOut {
	const fits = move.overflow ? Math.min(amount, Math.max(0, valueOf(character, move.meter, ruleset))) : amount;
	const paid =
		fits > 0 ? changeMeter(character, move.meter, -fits, ruleset, move.name) : nothingPaid(character, move, ruleset);
	if (move.marks && valueOf(paid.character, move.meter, ruleset) <= 0 && !isMarked(paid.character, move.marks))
		return after(paid, character => markImpact(character, move.marks ?? '', move.name));
	const next = move.overflow === undefined ? undefined : sufferMove(move.overflow);
	if (!next || fits === amount) return paid;
	return after(paid, character => bookCost(next, amount - fits, character, ruleset));
}

function nothingPaid(character: Character, move: SufferMove, ruleset: Ruleset): CarriedOut {
	const value = valueOf(character, move.meter, ruleset);
	return {
		character,
		changes: [{ kind: 'value', what: move.meter, from: value, to: value, note: 'at its minimum', why: move.name }],
	};
}

function after(first: CarriedOut, then: (character: Character) => CarriedOut): CarriedOut {
	const second = then(first.character);
	return { character: second.character, changes: [...first.changes, ...second.changes] };
}

/** The lines that a booked cost may leave in a record, in this order: its own, what its impact did, and the overflow. */
export const isPaymentOf = (move: SufferMove, { why }: Change): boolean =>
	why !== undefined && [move.name, move.marks, move.overflow].includes(why);

/** How much of a cost these lines paid. Supply that ran out has paid all of it; supply that was out before, nothing. */
export function paidBy(move: SufferMove, lines: readonly Change[], amount: number): number {
	const ranOut = (line: Change) =>
		line.kind === 'event' || (line.what === move.meter && line.to === 0 && line.from !== 0);
	if (move.marks && lines.some(ranOut)) return amount;
	return lines.reduce(
		(sum, line) =>
			line.kind === 'value' && typeof line.from === 'number' && typeof line.to === 'number'
				? sum + line.from - line.to
				: sum,
		0,
	);
}
