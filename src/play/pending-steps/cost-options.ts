import { getOwn } from '../../rules/core/collections';
import type { Effect, EffectOf } from '../../rules/effects/effect';
import { meterAt, takeOrSuffer } from '../apply-effects/meters';
import type { Asset } from '../assets/asset';
import { unreadOfOwner } from '../assets/invalid-assets';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { ownedOf } from '../character/owned-assets';
import type { CostCell, MeterLeft, StepOption } from '../record/pending-step';
import { sufferMove, sufferMoveOn, type SufferMove } from '../apply-effects/suffer-moves';
import { costChoices } from '../suffer/cost-choices';
import { bookCost } from '../suffer/suffer';
import type { StepBuilder } from './step-builder';
import { changeWords } from './format-step';

/** A cost that can be chosen, and what the record then says of it. */
export interface OfferedCost {
	readonly move: SufferMove;
	readonly amount: number;
	readonly label: string;
	readonly chose: readonly [string, ...string[]];
	/** Why the companion or vehicle of a name cannot take it, or else the character. */
	readonly barrier: (named: string | undefined) => string | undefined;
}

/** The options for a cost: one, or one for each companion or vehicle that could suffer it. */
export function costOptions(agenda: StepBuilder, cost: OfferedCost): readonly StepOption[] {
	const { whose } = cost.move;
	const [first, ...others] = suffering(agenda, cost.move);
	if (!first || others.length === 0 || (whose && unreadOfOwner(agenda.now, whose).length > 0))
		return [costOption(agenda, cost)];
	return [first, ...others].map(({ name }) => costOption(agenda, cost, name));
}

function costOption(agenda: StepBuilder, cost: OfferedCost, name?: string): StepOption {
	const { move, amount, label, chose, barrier } = cost;
	const [first, ...others] = name === undefined ? chose : ([...chose, name] as const);
	const option = agenda.option(
		name === undefined ? label : `${label}, ${name}`,
		{ kind: 'choose', chose: first, ...(others.length > 0 ? { then: others } : {}) },
		preview(agenda, move, amount, name),
		barrier(name ?? agenda.record.track),
	);
	const cell = cellOf(agenda, move, amount, name);
	const { tracks } = agenda.now;
	const { foes = [] } = costChoices(move, tracks, agenda.record.track).find(each => each.amount === amount) ?? {};
	return cell ? { ...option, cell, ...(foes.length > 0 ? { foes } : {}) } : option;
}

/** Undefined if it is asked next which one suffers it, or if its meter is not written down. */
function cellOf(agenda: StepBuilder, move: SufferMove, amount: number, name?: string): CostCell | undefined {
	const { meter, whose } = move;
	const { named, booked } = costOf(agenda, move, amount, name);
	const valueIn = (character = agenda.now) => meterAt(character, { meter, whose, named }, agenda.book.ruleset);
	const at = valueIn();
	if (!at || !booked) return undefined;
	const to = valueIn(booked.character)?.value ?? at.value;
	return { amount, ...meterLeft({ meter: at.asset?.name ?? meter, from: at.value, to }, meter, booked.changes) };
}

/** What an effect would leave of the meter that it is about; undefined if it is about none, or would change nothing. */
export function leftBy(agenda: StepBuilder, effect: Effect): MeterLeft | undefined {
	const { now, record, book } = agenda;
	if ((effect.kind !== 'move' && effect.kind !== 'meter') || typeof effect.by !== 'number') return undefined;
	const move = effect.kind === 'move' ? sufferMove(effect.move, book.ruleset) : flowingOver(agenda, effect);
	if (move) return changing(cellOf(agenda, move, -effect.by));
	if (effect.kind === 'move' || effect.ally !== undefined) return undefined;
	const { meter, whose } = effect;
	if (whose && ownedOf(now, whose, record.track).length > 1) return undefined;
	const valueIn = (character: Character) => meterAt(character, { meter, whose, named: record.track }, book.ruleset);
	const at = valueIn(now);
	const result = takeOrSuffer(effect, now, agenda.contextFor(undefined, record.track));
	const to = result && valueIn(result.character)?.value;
	if (!at || !result || to === undefined) return undefined;
	return changing(meterLeft({ meter: at.asset?.name ?? meter, from: at.value, to }, meter, result.changes));
}

/**
 * "Suffer an additional -1 health" on the suffer move itself: what health cannot pay goes to Lose Momentum, like the
 * cost before it (Starforged, Endure Harm).
 */
export function flowingOver({ book, record }: StepBuilder, effect: EffectOf<'meter'>): SufferMove | undefined {
	const move = sufferMoveOn(book.ruleset, effect.meter, effect.whose);
	return move?.overflow !== undefined && move.name === record.move && Number(effect.by) < 0 ? move : undefined;
}

/** A meter at its minimum stays as it is, and momentum is lost instead. */
const changing = (left: MeterLeft | undefined): MeterLeft | undefined =>
	left && left.from === left.to && left.beside === undefined ? undefined : left;

function meterLeft(left: MeterLeft, meter: string, changes: readonly Change[]): MeterLeft {
	const others = changes.filter(change => change.kind !== 'value' || change.what !== meter).map(changeWords);
	return { ...left, ...(others.length > 0 ? { beside: others.join(', ') } : {}) };
}

/** Those that the cost of a suffer move may be about, with the meter that it is paid from. */
export const suffering = ({ record, ledger }: StepBuilder, move: SufferMove): readonly Asset[] =>
	move.whose === undefined ? [] : withMeter(ownedOf(ledger.character, move.whose, record.track), move);

export const withMeter = (assets: readonly Asset[], { meter }: SufferMove): readonly Asset[] =>
	assets.filter(({ meters }) => getOwn(meters, meter) !== undefined);

/** The changes that a cost would make, for its button: "health 5 → 4, momentum 3 → 2". */
export const preview = (agenda: StepBuilder, move: SufferMove, amount: number, name?: string): string =>
	costOf(agenda, move, amount, name).booked?.changes.map(changeWords).join(', ') ?? '';

/**
 * A cost as it would be applied to the sheet as it is now, with what the record has changed already, such as the price
 * of an ability; not where it is asked next which companion or vehicle suffers it.
 */
function costOf({ record, now, book }: StepBuilder, move: SufferMove, amount: number, name?: string) {
	const { whose } = move;
	const named = name ?? record.track;
	const several = whose !== undefined && ownedOf(now, whose, named).length > 1;
	return { named, booked: several ? undefined : bookCost(move, { amount, named }, now, book.ruleset) };
}
