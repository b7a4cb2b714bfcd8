import { getOwn } from '../../rules/collections';
import { meterAt } from '../apply/carry-out';
import { unreadOfOwner } from '../assets/unread-assets';
import { ownedOf } from '../character/owned-assets';
import type { CostCell, StepOption } from '../record/pending-step';
import type { SufferMove } from '../suffer/suffer';
import { bookCost, cannotSuffer } from '../suffer/suffer';
import type { StepBuilder } from './step-builder';
import { changeWords } from './step-words';

/** A cost that can be chosen, and what the record then says of it. */
export interface OfferedCost {
	readonly move: SufferMove;
	readonly amount: number;
	readonly label: string;
	readonly chose: readonly [string, ...string[]];
	/** Whether it can be chosen although its meter is empty, since it can be paid elsewhere. */
	readonly leadsOn: boolean;
}

/** The options for a cost: one, or one for each companion or vehicle that could suffer it. */
export function costOptions(agenda: StepBuilder, cost: OfferedCost): readonly StepOption[] {
	const several = suffererNames(agenda, cost.move);
	return several.length > 0 ? several.map(name => costOption(agenda, cost, name)) : [costOption(agenda, cost)];
}

function costOption(agenda: StepBuilder, cost: OfferedCost, name?: string): StepOption {
	const { move, amount, label, chose, leadsOn } = cost;
	const { record, now, book } = agenda;
	const named = name ?? record.track;
	const [first, ...others] = name === undefined ? chose : ([...chose, name] as const);
	const option = agenda.option(
		name === undefined ? label : `${label}, ${name}`,
		{ kind: 'choose', chose: first, ...(others.length > 0 ? { then: others } : {}) },
		preview(agenda, move, amount, name),
		leadsOn ? undefined : cannotSuffer(move, now, book.ruleset, named),
	);
	const cell = cellOf(agenda, move, amount, named);
	return cell ? { ...option, cell } : option;
}

/** Undefined if the meter is not written down. */
export function cellOf(
	{ now, book: { ruleset } }: StepBuilder,
	move: SufferMove,
	amount: number,
	named: string | undefined,
): CostCell | undefined {
	const { meter, whose } = move;
	const at = meterAt(now, { meter, whose, named }, ruleset);
	if (!at) return undefined;
	const { character, changes } = bookCost(move, { amount, named }, now, ruleset);
	const to = meterAt(character, { meter, whose, named }, ruleset)?.value ?? at.value;
	const others = changes.filter(change => change.kind !== 'value' || change.what !== meter).map(changeWords);
	return {
		meter: at.asset?.name ?? meter,
		amount,
		from: at.value,
		to,
		...(others.length > 0 ? { beside: others.join(', ') } : {}),
	};
}

/** The companions or vehicles among which the player must choose, if all of them can be read. */
function suffererNames({ record, now }: StepBuilder, { whose, meter }: SufferMove): readonly string[] {
	if (whose === undefined || unreadOfOwner(now, whose).length > 0) return [];
	const having = ownedOf(now, whose, record.track).filter(({ meters }) => getOwn(meters, meter) !== undefined);
	return having.length > 1 ? having.map(({ name }) => name) : [];
}

/**
 * The changes that a cost would make, for its button: "health 5 → 4, momentum 3 → 2". A press acts on the sheet as it is
 * now, with what the record has changed already, such as the price of an ability.
 */
export function preview({ record, now, book }: StepBuilder, move: SufferMove, amount: number, name?: string): string {
	const { whose } = move;
	const named = name ?? record.track;
	const several = whose !== undefined && ownedOf(now, whose, named).length > 1;
	if (several) return ''; // which one suffers it is asked next
	return bookCost(move, { amount, named }, now, book.ruleset).changes.map(changeWords).join(', ');
}
