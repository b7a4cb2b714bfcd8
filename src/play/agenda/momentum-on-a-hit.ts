import { readNextBonus } from '../character/next-bonus';
import { outcomeOfRecord } from '../roll/roll';
import { automatic } from './automatic';
import { grantedBy } from './follow-up';
import { rerollStep } from './reroll';
import { isSpent } from './record-ledger';
import type { StepBuilder } from './step-builder';

/**
 * Momentum on a hit, from what the roll was made with: a bonus that was spent on it, the move that said to make this one,
 * an add that says so (a connection that aids, Starforged, Make a Connection). All of it is in the record.
 */
export function momentumOnAHit(agenda: StepBuilder): void {
	const { record } = agenda;
	const outcome = outcomeOfRecord(record);
	if (!outcome || outcome === 'miss') return;
	const spent = record.done.filter(isSpent).flatMap(({ what }) => readNextBonus(what.replace(/^next /, '')) ?? []);
	const granted = record.dice ? grantedBy(record, agenda.book) : undefined;
	const added = record.dice ? record.adds.map(({ momentum, reason }) => ({ momentum, why: whoOf(reason) })) : [];
	const gains = [...spent, ...(granted ? [{ momentum: granted.momentum, why: record.from }] : []), ...added];
	gains.forEach(({ momentum, why = 'next' }, i) => {
		if (!momentum) return;
		automatic(agenda, { kind: 'meter', meter: 'momentum', by: momentum }, `hit.${i}`, { why, isChosen: false });
	});
}

/** "Juno, pilot": who adds is before the comma. */
const whoOf = (reason: string): string => reason.split(',', 1)[0]?.trim() || 'add';

/** A reroll that the move which led here allows: "Swear an Iron Vow, and reroll any dice". */
export function grantedReroll(agenda: StepBuilder): void {
	if (!agenda.record.dice || grantedBy(agenda.record, agenda.book)?.reroll !== true) return;
	rerollStep(agenda, { kind: 'reroll', dice: 'any dice' }, 'granted');
}
