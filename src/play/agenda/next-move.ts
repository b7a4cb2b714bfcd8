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
export function nextMove(agenda: StepBuilder, effect: EffectOf<'move'>, path: string): void {
	if (effect.move === PAY_THE_PRICE) return payThePrice(agenda, path);
	if (effect.by !== undefined && sufferMove(effect.move, agenda.book.ruleset))
		return sufferAt(agenda, effect, effect.by, path);
	const call = followUp(agenda, effect);
	if (!call) return agenda.text(effect, path);
	if (agenda.quest && agenda.quest.name === undefined) return; // which quest is sworn to comes first
	const { ledger } = agenda;
	if (ledger.chose(call.move) || ledger.passed(call.move)) return;
	const threats = threatsFor(agenda, call);
	// One that came up after the record named others is not part of it.
	const isRecorded = ledger.mentions(`${call.move} (`);
	if (threats)
		return agenda.whileStateMatters(isRecorded, () =>
			threats.forEach(({ name }) => againstThreat(agenda, { ...call, track: name }, `${path}.${name}`)),
		);
	if (isRecorded) return;
	const option = agenda.option(call.move, { kind: 'follow', chose: call.move, call });
	agenda.step(path, 'Next move', 'required', [option], call.move);
}

/** A move that is about threats is made for each of them that is open, unless one is at hand already (Delve, Take a Hiatus). */
function threatsFor({ record, move, now, book }: StepBuilder, call: MoveRecord): readonly Track[] | undefined {
	const next = book.move(call.move);
	if (!next || call.track !== undefined || !trackKindsOf(next, book).includes('threat')) return undefined;
	const open = openTracks(now.tracks, ['threat']);
	return next === move || record.track !== undefined || open.length === 0 ? undefined : open;
}

function againstThreat(agenda: StepBuilder, call: MoveRecord, path: string): void {
	const label = `${call.move} (${call.track ?? ''})`;
	if (agenda.ledger.chose(label) || agenda.ledger.passed(label)) return;
	agenda.step(path, 'Next move', 'required', [agenda.option(label, { kind: 'follow', chose: label, call })], label);
}
