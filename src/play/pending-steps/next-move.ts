import type { EffectOf } from '../../rules/effects/effect';
import { everyEffect } from '../../rules/effects/nested-effects';
import type { MoveRecord } from '../record/record';
import { sufferMove } from '../apply-effects/suffer-moves';
import { openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import { followUp } from './follow-up';
import { PAY_THE_PRICE } from './move-names';
import { payThePrice } from './pay-the-price';
import { sufferAt } from './suffer-steps';
import { trackKindsOf } from '../roll/track-kinds';
import { inherits } from './inherits';
import type { StepBuilder } from './step-builder';

/**
 * Adds the move that follows: Pay the Price and suffer moves are resolved on this card, any other becomes its own
 * record.
 */
export function nextMove(agenda: StepBuilder, effect: EffectOf<'move'>, path: string): void {
	if (effect.move === PAY_THE_PRICE) return payThePrice(agenda, path);
	if (effect.by !== undefined && sufferMove(effect.move, agenda.book.ruleset))
		return sufferAt(agenda, effect, effect.by, path);
	const call = followUp(agenda, effect);
	if (!call) return agenda.text(effect, path);
	if (agenda.quest && agenda.quest.name === undefined) return; // first the player must say which quest it is
	const { ledger } = agenda;
	if (ledger.chose(call.move) || ledger.passed(call.move)) return;
	const unread = isForThreats(agenda, call) ? unreadOfKinds(agenda.now, ['threat']) : [];
	const threats = threatsFor(agenda, call);
	// A threat begun after the record named others is not part of it.
	const isRecorded = ledger.mentions(`${call.move} (`);
	const words = unread.map(({ message }) => message).join(' ');
	if (words !== '' && !isRecorded)
		agenda.whileStateMatters(false, () =>
			agenda.step({ id: `${path}.unread`, prompt: words, state: 'text', options: [] }),
		);
	if (threats)
		return agenda.whileStateMatters(isRecorded, () =>
			threats.forEach(({ name }) => againstThreat(agenda, { ...call, track: name }, `${path}.${name}`)),
		);
	if (isRecorded) return;
	const option = agenda.option(call.move, { kind: 'follow', chose: call.move, call });
	if (isOnceTheyMeet(agenda, call))
		return agenda.step({
			id: path,
			prompt: 'Next move, once you meet them',
			state: 'optional',
			options: [option],
			pass: call.move,
		});
	agenda.step({ id: path, prompt: 'Next move', state: 'required', options: [option], pass: call.move });
}

/** A connection of the former character is rebuilt only if the new one meets them (Starforged, Continue a Legacy). */
function isOnceTheyMeet({ move, book }: StepBuilder, call: MoveRecord): boolean {
	const next = book.move(call.move);
	if (!inherits(move, book) || !next) return false;
	return everyEffect(book.effectsOf(next)).some(
		effect => effect.kind === 'track' && effect.event === 'begin' && effect.track === 'connection',
	);
}

/** A move about threats is made once for each open threat, unless the record names a track (Delve, Take a Hiatus). */
function threatsFor(agenda: StepBuilder, call: MoveRecord): readonly Track[] | undefined {
	const open = isForThreats(agenda, call) ? openTracks(agenda.now.tracks, ['threat']) : [];
	return open.length === 0 ? undefined : open;
}

function isForThreats({ record, move, book }: StepBuilder, call: MoveRecord): boolean {
	const next = book.move(call.move);
	if (!next || call.track !== undefined || !trackKindsOf(next, book).includes('threat')) return false;
	return next !== move && record.track === undefined;
}

function againstThreat(agenda: StepBuilder, call: MoveRecord, path: string): void {
	const label = `${call.move} (${call.track ?? ''})`;
	if (agenda.ledger.chose(label) || agenda.ledger.passed(label)) return;
	agenda.step({
		id: path,
		prompt: 'Next move',
		state: 'required',
		options: [agenda.option(label, { kind: 'follow', chose: label, call })],
		pass: label,
	});
}
