import type { Condition, Effect } from '../../rules/effects/effect';
import { meterAt } from '../apply-effects/meters';
import { eventLine, valueLine } from '../apply-effects/effect-result';
import { isStaying, STAYS, type Change } from '../character/change';
import { isMarked } from '../character/character';
import { conditionWords, isInRecord } from './condition';
import { ownedOf } from '../character/owned-assets';
import type { StepBuilder } from './step-builder';
import { nestedEffects } from '../../rules/effects/nested-effects';

/**
 * The reason on a line that keeps the value by which a condition leads to a choice: `health 0, stays (health is 0?)`,
 * `wounded marked, stays (wounded?)`, `wounded not marked, stays (not wounded?)`. The choice stays even if the sheet
 * changes later.
 */
export const reasonOf = (condition: Condition): string => `${conditionWords(condition)}?`;

/** Whether a line only keeps what a condition was judged by. */
export const isConditionLine = (line: Change): boolean =>
	line.why?.endsWith('?') === true && (line.kind === 'value' ? isStaying(line) : line.note !== undefined);

/** How a kept line answers a condition. */
export function heldIn(line: Change, condition: Condition): boolean | undefined {
	if (condition.kind === 'meter' && line.kind === 'value') return (line.to === condition.is) !== condition.not;
	if (condition.kind === 'impact' && line.kind === 'event') return (line.event === 'marked') === condition.marked;
	return undefined;
}

/**
 * The line to keep for a condition that has just led to these effects; `undefined` if no single value decides it or they
 * ask nothing.
 */
export function conditionLine(
	agenda: StepBuilder,
	condition: Condition,
	effects: readonly Effect[],
): Change | undefined {
	if (isInRecord(condition) || !effects.flatMap(nestedEffects).some(asks)) return undefined;
	const why = reasonOf(condition);
	const { recorded } = agenda.ledger;
	const { track } = agenda.record;
	if (condition.kind === 'meter') {
		const { meter, whose } = condition;
		if (whose && ownedOf(recorded, whose, track).length !== 1) return undefined;
		const at = meterAt(recorded, { meter, whose, named: track }, agenda.book.ruleset);
		return at && valueLine(meter, at.value, at.value, { target: at.asset?.name, note: STAYS, why });
	}
	if (condition.kind !== 'impact') return undefined;
	const { impact, whose } = condition;
	const [owned] = whose ? ownedOf(recorded, whose, track) : [];
	if (whose && !owned) return undefined;
	const marked = owned ? owned.conditions.includes(impact) : isMarked(recorded, impact);
	return eventLine(impact, marked ? 'marked' : 'cleared', { target: owned?.name, note: STAYS, why });
}

/** Kinds of effects that create a step. */
const ASKING: readonly string[] = [
	'choose',
	'may',
	'spend',
	'exchange',
	'move',
	'suffer',
	'table',
	'reroll',
	'trade',
	'as',
];

const asks = ({ kind }: { readonly kind: string }): boolean => ASKING.includes(kind);
