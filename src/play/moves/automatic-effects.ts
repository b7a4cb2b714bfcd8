import type { DecisionContext } from '../record/move-context';
import type { DiceRoller } from '../dice/dice';
import { buildPendingSteps } from '../pending-steps/list-pending-steps';
import type { Action, PendingStep } from '../record/pending-step';
import { applyEffect } from '../apply-effects/apply-effect';
import { discardedIn } from '../apply-effects/effect-context';
import { inheritedIn } from '../apply-effects/inherit';
import type { EffectResult } from '../apply-effects/effect-result';
import type { Change } from '../character/change';
import { POINTS } from '../character/change-target';
import type { Decided, DecisionSettings } from '../record/decision-settings';
import { isRecord, type MoveRecord } from '../record/record';
import { rankStated } from '../record/stated-rank';
import { bookCost } from '../suffer/suffer';
import { sufferMove } from '../apply-effects/suffer-moves';

/**
 * Applies, in order, everything that needs no choice, each step once. Steps in `left` that were already open stay open:
 * the player has not applied them, or a change of state brought them up.
 */
export function applyAutomaticEffects(situation: DecisionContext, left: LeftOpen = NOTHING): Decided {
	const { record, character } = situation;
	let decided: Decided = { record, character };
	const carried = new Set(left.steps.filter(({ state }) => state === 'automatic').map(({ id }) => id));
	for (;;) {
		const { steps, conditionLines } = buildPendingSteps({ ...situation, ...decided });
		const next = nextAutomatic(
			steps.filter(({ id }) => !carried.has(id)),
			situation,
		);
		if (!next) return keeping(decided, conditionLines, left);
		carried.add(next.id);
		decided = applyAutomaticEffect(next.action, { ...situation, ...decided });
	}
}

/** Steps that were open before a press, and values not yet kept in the record. They are not part of the press. */
export interface LeftOpen {
	readonly steps: readonly PendingStep[];
	readonly conditionLines: readonly Change[];
}

export const NOTHING: LeftOpen = { steps: [], conditionLines: [] };

/** Keeps the values that choices depend on, once everything before them is applied. */
function keeping({ record, character }: Decided, conditionLines: readonly Change[], left: LeftOpen): Decided {
	const kept = isRecord(record)
		? conditionLines.filter(({ why }) => !left.conditionLines.some(other => other.why === why))
		: [];
	return kept.length === 0
		? { record, character }
		: { record: { ...record, done: [...record.done, ...kept] }, character };
}

/**
 * If the player wants to be asked, only costs, effects of a choice already made, and effects that change nothing are
 * applied automatically.
 */
function nextAutomatic(steps: readonly PendingStep[], { certain }: DecisionSettings): AutomaticStep | undefined {
	return steps
		.filter(({ state }) => state === 'automatic')
		.flatMap(({ id, options }) => options.map(({ action }) => ({ id, action })))
		.filter(isAutomatic)
		.find(({ action }) => certain === 'at_once' || action.kind === 'pay' || action.chosen || action.so);
}

type Automatic = Extract<Action, { kind: 'carry_out' | 'pay' }>;

interface AutomaticStep {
	readonly id: string;
	readonly action: Automatic;
}

const isAutomatic = (step: { id: string; action: Action }): step is AutomaticStep =>
	step.action.kind === 'carry_out' || step.action.kind === 'pay';

/** Applies one effect and records its changes and its track. */
export function applyAutomaticEffect(action: Automatic, situation: DecisionContext, dice?: DiceRoller): Decided {
	const { record, character } = situation;
	const carried = carriedOut(action, situation, dice) ?? { character, changes: [] };
	const own = action.kind === 'carry_out' && action.target?.kind === 'own' ? action.target.name : undefined;
	return {
		record: {
			...record,
			...(record.track === undefined && own !== undefined ? { track: own } : {}),
			done: [...record.done, ...carried.changes],
		},
		character: carried.character,
	};
}

function carriedOut(
	action: Automatic,
	{ record, character, book: { ruleset } }: DecisionContext,
	dice: DiceRoller | undefined,
): EffectResult | undefined {
	if (action.kind === 'pay') {
		const move = sufferMove(action.move, ruleset);
		return move && bookCost(move, { amount: action.amount, named: action.target ?? record.track }, character, ruleset);
	}
	const { effect, why, target } = action;
	const handedOn = inheritedIn(record.done);
	return applyEffect(effect, character, {
		ruleset,
		move: record.move,
		points: pointsOf(record),
		discarded: discardedIn(record.done),
		...(handedOn ? { inherited: handedOn } : {}),
		...(target ? { track: target.name } : {}),
		...rankStated(record, target?.name),
		...(why === undefined ? {} : { why }),
		...(record.cost ? { cost: record.cost.amount } : {}),
		...(dice ? { dice } : {}),
	});
}

/** Repair points that the record has gained so far. */
function pointsOf({ done }: MoveRecord): number {
	const line = done.filter(({ kind, what }) => kind === 'value' && what === POINTS).at(-1);
	return line?.kind === 'value' && typeof line.to === 'number' ? line.to : 0;
}
