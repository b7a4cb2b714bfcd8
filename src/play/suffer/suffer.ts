import { changeMeterAt, meterAt, valueOf, type MeterOf } from '../apply-effects/meters';
import type { EffectOf } from '../../rules/effects/effect';
import type { Ruleset } from '../../rules/ruleset';
import { after, valueLine, type EffectResult } from '../apply-effects/effect-result';
import { markImpact } from '../apply-effects/impacts';
import type { Change } from '../character/change';
import { isMarked, type Character } from '../character/character';
import { MIN_MOMENTUM } from '../character/momentum';
import { sufferMove, sufferMoveOn, type SufferMove } from '../apply-effects/suffer-moves';

/** An applied cost. `left` points could not be paid; `beyond` of the move in `leftBy` says where they go. */
interface Booked extends EffectResult {
	readonly left: number;
	readonly leftBy?: SufferMove;
}

/** Why this move cannot take a cost now: at 0 supply or minimum momentum, the cost must go elsewhere. */
export function cannotSuffer(
	move: SufferMove,
	character: Character,
	ruleset: Ruleset,
	named?: string,
): string | undefined {
	const elsewhere = move.beyond?.trade
		? `exchange it for ${move.beyond.trade.map(meter => `-${meter}`).join(' or ')}`
		: 'apply the cost to another suffer move';
	if (move.marks && isMarked(character, move.marks)) return `You are ${move.marks}: ${elsewhere}.`;
	if (move.meter === 'momentum' && valueOf(character, 'momentum', ruleset) <= MIN_MOMENTUM)
		return `Momentum is at its minimum: ${elsewhere}.`;
	if (move.whose && !meterAt(character, { meter: move.meter, whose: move.whose, named }, ruleset))
		return `You have no ${move.whose} with ${move.meter}.`;
	return undefined;
}

/** A positive amount to suffer, and the companion or vehicle that suffers it, if there are several. */
export interface Cost {
	readonly amount: number;
	readonly named?: string | undefined;
}

/**
 * Applies a cost to the move's meter, and the rest to the next one as the book says (at 0 health or spirit, Lose
 * Momentum by the rest; at 0 supply, mark unprepared). `amount` is positive; `named` is the companion or vehicle, if
 * there are several. Points that nothing can take are `left`.
 */
export function bookCost(move: SufferMove, { amount, named }: Cost, character: Character, ruleset: Ruleset): Booked {
	const own = payOwn(move, { amount, named }, character, ruleset);
	const rest = amount - paidOn(move, own.changes, amount);
	const next = move.overflow === undefined ? undefined : sufferMove(move.overflow, ruleset);
	if (rest <= 0) return { ...own, left: 0 };
	if (!next) return { ...own, left: rest, leftBy: move };
	const further = bookCost(next, { amount: rest }, own.character, ruleset);
	return { ...further, changes: [...own.changes, ...further.changes] };
}

/** Pays from the move's own meter; a meter that runs out marks its impact at once. */
function payOwn(move: SufferMove, { amount, named }: Cost, character: Character, ruleset: Ruleset): EffectResult {
	const { meter, whose, name, overflow, marks, marked_by = name } = move;
	const at = meterAt(character, { meter, whose, named }, ruleset);
	if (!at) return { character, changes: [] };
	// The overflow does not count as a loss of this meter, so there is no note about its minimum.
	const fits = overflow === undefined ? amount : Math.min(amount, Math.max(0, at.value));
	const target = at.asset?.name;
	const nothing = valueLine(meter, at.value, at.value, { target, note: 'at its minimum', why: name });
	const paid =
		fits > 0
			? changeMeterAt(character, at, { meter, by: -fits, why: name }, ruleset)
			: { character, changes: [nothing] };
	const isOut = marks !== undefined && (meterAt(paid.character, { meter, whose, named }, ruleset)?.value ?? 0) <= 0;
	if (!isOut || isMarked(paid.character, marks)) return paid;
	return after(paid, now => markImpact(now, marks, marked_by));
}

/** How much of a cost the lines of the move's own meter paid. */
function paidOn(move: SufferMove, lines: readonly Change[], amount: number): number {
	const own = lines.filter(line => line.why === move.name || isMarkBy(move, line));
	const ranOut = (line: Change) =>
		line.kind === 'value' && line.what === move.meter && line.to === 0 && line.from !== 0;
	// Supply that runs out covers the whole cost, unless the book exchanges it point by point.
	if (move.marks && !move.beyond?.trade && own.some(ranOut)) return amount;
	return own.reduce((sum, line) => sum + lost(line), 0);
}

const lost = (line: Change): number =>
	line.kind === 'value' && typeof line.from === 'number' && typeof line.to === 'number' ? line.from - line.to : 0;

/** Whether a line can be part of an applied cost, in this order: the meter's own, its impact's, the overflow's. */
const isPaymentOf = (move: SufferMove, line: Change): boolean =>
	isMarkBy(move, line) || (line.why !== undefined && [move.name, move.marks, move.overflow].includes(line.why));

/**
 * Whether a line marks the impact of an empty meter. A value line with the same reason is a point exchanged later, and
 * not part of the cost.
 */
const isMarkBy = ({ marked_by }: SufferMove, { kind, why }: Change): boolean =>
	kind === 'event' && why !== undefined && why === marked_by;

/**
 * How much of a cost these lines paid. Supply that ran out covered all of it; supply that was already at 0, nothing.
 */
export function paidBy(move: SufferMove, lines: readonly Change[], amount: number): number {
	const flowed = lines.filter(({ why }) => why !== undefined && why === move.overflow);
	return paidOn(move, lines, amount) + flowed.reduce((sum, line) => sum + lost(line), 0);
}

/** The lines of one applied cost, from the start of the list; empty if the first line is not part of it. */
export function paymentLines(move: SufferMove, lines: readonly Change[], amount: number): readonly Change[] {
	const taken: Change[] = [];
	if (lines[0]?.why !== move.name) return taken;
	for (const line of lines) {
		// A cost has one line of each kind; a second one starts another cost.
		const isAnother = taken.some(({ kind, why }) => kind === line.kind && why === line.why);
		const isOverpaid = line.why === move.overflow && paidBy(move, taken, amount) >= amount;
		if (!isPaymentOf(move, line) || isAnother || isOverpaid) break;
		taken.push(line);
	}
	return taken;
}

/** The suffer move that handles the rest of a cost: the last one in the chain of overflows. */
export function leftBy(move: SufferMove, ruleset: Ruleset): SufferMove {
	const next = move.overflow === undefined ? undefined : sufferMove(move.overflow, ruleset);
	return next ? leftBy(next, ruleset) : move;
}

/** Why a point cannot be taken from this meter in exchange: it is at its minimum. */
export function cannotExchange(
	{ meter, whose, named }: MeterOf,
	character: Character,
	ruleset: Ruleset,
): string | undefined {
	const at = meterAt(character, { meter, whose, named }, ruleset);
	const what = whose === undefined ? meter : `The ${meter} of your ${whose}`;
	if (!at) return `${what} is not written down.`;
	return at.value > at.min ? undefined : `${what} is at its minimum.`;
}

/** What a plain `momentum -1` or `supply -1` could not pay, and the suffer move that says where it goes. */
export function unpaidOf(
	effect: EffectOf<'meter'>,
	amount: number,
	lines: readonly Change[],
	ruleset: Ruleset,
): { readonly left: number; readonly leftBy: SufferMove } | undefined {
	const move = sufferMoveOn(ruleset, effect.meter, effect.whose);
	const [line] = lines;
	if (!move?.beyond || line?.kind !== 'value') return undefined;
	const isPaid = move.marks !== undefined && !move.beyond.trade && line.to === 0 && line.from !== 0;
	const left = isPaid ? 0 : amount - lost(line);
	return left > 0 ? { left, leftBy: move } : undefined;
}
