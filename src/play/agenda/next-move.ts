import type { EffectOf } from '../../rules/effects/effect';
import type { MoveRecord } from '../record/record';
import { sufferMove } from '../suffer/suffer';
import type { Track } from '../tracks/track';
import { openTracks } from '../tracks/track';
import { followUp } from './follow-up';
import { PAY_THE_PRICE } from './move-names';
import { payThePrice } from './pay-the-price';
import { sufferAt } from './suffer-steps';
import { trackKindsOf } from './track-kinds';
import type { StepBuilder } from './step-builder';

/** Another move follows: the price on this card, a suffer move booked here, any other as a record of its own. */
export function nextMove(walk: StepBuilder, effect: EffectOf<'move'>, path: string): void {
	if (effect.move === PAY_THE_PRICE) return payThePrice(walk, path);
	if (effect.by !== undefined && sufferMove(effect.move, walk.book.ruleset))
		return sufferAt(walk, effect, effect.by, path);
	const call = followUp(walk, effect);
	if (!call) return walk.text(effect, path);
	if (walk.quest && walk.quest.name === undefined) return; // which quest is sworn to comes first
	const { ledger } = walk;
	if (ledger.chose(call.move) || ledger.passed(call.move)) return;
	const threats = threatsFor(walk, call);
	// One that came up after the record named others is no part of it.
	const isRecorded = ledger.mentions(`${call.move} (`);
	if (threats)
		return walk.whileStateMatters(isRecorded, () =>
			threats.forEach(({ name }) => againstThreat(walk, { ...call, track: name }, `${path}.${name}`)),
		);
	if (isRecorded) return;
	const option = walk.option(call.move, { kind: 'follow', chose: call.move, call });
	walk.step(path, 'Next move', 'required', [option], call.move);
}

/** A move that is about threats is made for each of them that is open, unless one is at hand already (Delve, Take a Hiatus). */
function threatsFor({ record, move, now, book }: StepBuilder, call: MoveRecord): readonly Track[] | undefined {
	const next = book.move(call.move);
	if (!next || call.track !== undefined || !trackKindsOf(next, book).includes('threat')) return undefined;
	const open = openTracks(now.tracks, ['threat']);
	return next === move || record.track !== undefined || open.length === 0 ? undefined : open;
}

function againstThreat(walk: StepBuilder, call: MoveRecord, path: string): void {
	const label = `${call.move} (${call.track ?? ''})`;
	if (walk.ledger.chose(label) || walk.ledger.passed(label)) return;
	walk.step(path, 'Next move', 'required', [walk.option(label, { kind: 'follow', chose: label, call })], label);
}
