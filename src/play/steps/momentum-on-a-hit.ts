import { readNextBonus } from '../character/next-bonus';
import { outcomeOfRecord } from '../roll/roll';
import { automatic } from './automatic';
import { grantedBy } from './follow-up';
import { rerollStep } from './reroll';
import { isSpent } from './record-ledger';
import type { StepBuilder } from './step-builder';

/**
 * Momentum on a hit, granted by something used for the roll and listed in the record: a spent bonus, the move that led
 * here, or an add (a connection that aids, Starforged, Make a Connection).
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

/** The source of an add is the part before the comma: "Juno, pilot". */
const whoOf = (reason: string): string => reason.split(',', 1)[0]?.trim() || 'add';

/** A reroll granted by the move that led here: "Swear an Iron Vow, and reroll any dice". */
export function grantedReroll(agenda: StepBuilder): void {
	if (!agenda.record.dice || grantedBy(agenda.record, agenda.book)?.reroll !== true) return;
	rerollStep(agenda, { kind: 'reroll', dice: 'any dice' }, 'granted');
}
