import { readNextBonus } from '../character';
import { outcomeOfRecord } from '../roll';
import { certain } from './certain';
import { grantedBy } from './follow-up';
import { rerollStep } from './reroll';
import { isSpent } from './settled';
import type { AgendaWalk } from './walk';

/** What led here may give momentum on a hit: a bonus that was spent on the roll, or the move that said to make this one. */
export function onAHit(walk: AgendaWalk): void {
	const { record } = walk;
	const outcome = outcomeOfRecord(record);
	if (!outcome || outcome === 'miss') return;
	const spent = record.done.filter(isSpent).flatMap(({ what }) => readNextBonus(what.replace(/^next /, '')) ?? []);
	const granted = record.dice ? grantedBy(record, walk.book) : undefined;
	const gains = [...spent, ...(granted ? [{ momentum: granted.momentum, why: record.from }] : [])];
	gains.forEach(({ momentum, why = 'next' }, i) => {
		if (!momentum) return;
		certain(walk, { kind: 'meter', meter: 'momentum', by: momentum }, `hit.${i}`, { why, isChosen: false });
	});
}

/** A reroll that the move which led here allows: "Swear an Iron Vow, and reroll any dice". */
export function grantedReroll(walk: AgendaWalk): void {
	if (!walk.record.dice || grantedBy(walk.record, walk.book)?.reroll !== true) return;
	rerollStep(walk, { kind: 'reroll', dice: 'any dice' }, 'granted');
}
