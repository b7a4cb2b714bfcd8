import type { EffectOf, Whose } from '../../rules/effects/effect';
import type { Ruleset } from '../../rules/ruleset';
import type { CarriedOut } from '../carry-out/carried-out';
import { after, valueLine } from '../carry-out/carried-out';
import { markImpact } from '../carry-out/impacts';
import { changeMeterAt, meterAt, valueOf } from '../carry-out/meters';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { isMarked } from '../character/character';
import { MIN_MOMENTUM } from '../character/momentum';
import type { SufferMove } from './suffer-moves';
import { sufferMove, sufferMoveOn } from './suffer-moves';

export type { Beyond, SufferMove } from './suffer-moves';
export { sufferMove, sufferMoveOn, sufferMoves } from './suffer-moves';

/** An applied cost; `left` points of it could not be paid, and `beyond` of the move in `leftBy` says where they go. */
interface Booked extends CarriedOut {
	readonly left: number;
	readonly leftBy?: SufferMove;
}

/** Why a cost cannot be put on this move now: at 0 supply, or at the bottom of momentum, it must go elsewhere. */
export function cannotSuffer(move: SufferMove, character: Character, ruleset: Ruleset): string | undefined {
	const elsewhere = move.beyond?.trade
		? `exchange it for ${move.beyond.trade.map(meter => `-${meter}`).join(' or ')}`
		: 'apply the cost to another suffer move';
	if (move.marks && isMarked(character, move.marks)) return `You are ${move.marks}: ${elsewhere}.`;
	if (move.meter === 'momentum' && valueOf(character, 'momentum', ruleset) <= MIN_MOMENTUM)
		return `Momentum is at its minimum: ${elsewhere}.`;
	if (move.whose && !meterAt(character, move.meter, ruleset, move.whose))
		return `You have no ${move.whose} with ${move.meter}.`;
	return undefined;
}

/**
 * Books a cost: on the move's meter first, and what does not fit on the next as the book says (at 0 health or spirit,
 * Lose Momentum by what remains; at 0 supply, mark unprepared). `amount` is positive; `named` is the companion or
 * vehicle, if there are several. What nothing can take any more is `left`.
 */
export function bookCost(
	move: SufferMove,
	amount: number,
	character: Character,
	ruleset: Ruleset,
	named?: string,
): Booked {
	const own = payOwn(move, amount, character, ruleset, named);
	const rest = amount - paidOn(move, own.changes, amount);
	const next = move.overflow === undefined ? undefined : sufferMove(move.overflow, ruleset);
	if (rest <= 0) return { ...own, left: 0 };
	if (!next) return { ...own, left: rest, leftBy: move };
	const further = bookCost(next, rest, own.character, ruleset);
	return { ...further, changes: [...own.changes, ...further.changes] };
}

/** What the move's own meter pays; a meter that runs out marks its impact at once. */
function payOwn(
	move: SufferMove,
	amount: number,
	character: Character,
	ruleset: Ruleset,
	named: string | undefined,
): CarriedOut {
	const { meter, whose, name, overflow, marks, marked_by = name } = move;
	const at = meterAt(character, meter, ruleset, whose, named);
	if (!at) return { character, changes: [] };
	// What flows over is no loss of this meter: it says nothing of its minimum.
	const fits = overflow === undefined ? amount : Math.min(amount, Math.max(0, at.value));
	const target = at.asset?.name;
	const nothing = valueLine(meter, at.value, at.value, { target, note: 'at its minimum', why: name });
	const paid = fits > 0 ? changeMeterAt(character, meter, at, -fits, ruleset, name) : { character, changes: [nothing] };
	const isOut = marks !== undefined && (meterAt(paid.character, meter, ruleset, whose, named)?.value ?? 0) <= 0;
	if (!isOut || isMarked(paid.character, marks)) return paid;
	return after(paid, now => markImpact(now, marks, marked_by));
}

/** How much of a cost the lines of the move's own meter paid. */
function paidOn(move: SufferMove, lines: readonly Change[], amount: number): number {
	const own = lines.filter(line => line.why === move.name || isMarkBy(move, line));
	const ranOut = (line: Change) =>
		line.kind === 'event' || (line.what === move.meter && line.to === 0 && line.from !== 0);
	// Supply that runs out pays all of it, unless the book exchanges it point by point.
	if (move.marks && !move.beyond?.trade && own.some(ranOut)) return amount;
	return own.reduce((sum, line) => sum + lost(line), 0);
}

const lost = (line: Change): number =>
	line.kind === 'value' && typeof line.from === 'number' && typeof line.to === 'number' ? line.from - line.to : 0;

/** The lines that an applied cost may leave in a record, in this order: its own, what its impact did, and the overflow. */
const isPaymentOf = (move: SufferMove, line: Change): boolean =>
	isMarkBy(move, line) || (line.why !== undefined && [move.name, move.marks, move.overflow].includes(line.why));

/** The impact that an empty meter marks. A value with the same reason is a point exchanged later: no part of the cost. */
const isMarkBy = ({ marked_by }: SufferMove, { kind, why }: Change): boolean =>
	kind === 'event' && why !== undefined && why === marked_by;

/** How much of a cost these lines paid. Supply that ran out has paid all of it; supply that was out before, nothing. */
export function paidBy(move: SufferMove, lines: readonly Change[], amount: number): number {
	const flowed = lines.filter(({ why }) => why !== undefined && why === move.overflow);
	return paidOn(move, lines, amount) + flowed.reduce((sum, line) => sum + lost(line), 0);
}

/** The lines of one applied cost, from the first of these on; none if the first is not part of it. */
export function paymentLines(move: SufferMove, lines: readonly Change[], amount: number): readonly Change[] {
	const taken: Change[] = [];
	if (lines[0]?.why !== move.name) return taken;
	for (const line of lines) {
		// A cost leaves one line of each kind; the next one is the start of another cost.
		const isAnother = taken.some(({ kind, why }) => kind === line.kind && why === line.why);
		const isOverpaid = line.why === move.overflow && paidBy(move, taken, amount) >= amount;
		if (!isPaymentOf(move, line) || isAnother || isOverpaid) break;
		taken.push(line);
	}
	return taken;
}

/** The suffer move whose `beyond` says where the rest of a booked cost goes: the last one it flowed into. */
export function leftBy(move: SufferMove, ruleset: Ruleset): SufferMove {
	const next = move.overflow === undefined ? undefined : sufferMove(move.overflow, ruleset);
	return next ? leftBy(next, ruleset) : move;
}

/** Why a point cannot be exchanged for one on this meter: it is at its minimum. */
export function cannotExchange(
	meter: string,
	character: Character,
	ruleset: Ruleset,
	whose?: Whose,
): string | undefined {
	const at = meterAt(character, meter, ruleset, whose);
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
