import { choose, may } from './choices';
import type { StepBuilder } from './step-builder';

const MARK_YOUR_FAILURE = 'Mark Your Failure';

/**
 * A miss marks 1 tick on the failure track, or 2 on a progress move (Delve, Mark Your Failure). Offered if the
 * character has that track.
 */
export function markYourFailure(agenda: StepBuilder): void {
	const { book, record, ledger } = agenda;
	const keepsIt = Object.hasOwn(ledger.character.special, 'failure') || ledger.hasChosen(MARK_YOUR_FAILURE);
	if (!keepsIt || !record.dice || !book.move(MARK_YOUR_FAILURE)) return;
	const by = record.dice.actionDie === undefined ? 2 : 1;
	const offer = may({ label: MARK_YOUR_FAILURE, effects: [{ kind: 'ticks', track: 'failure', by }] });
	agenda.whileStateMatters(true, () => choose(agenda, offer, 'failure'));
}
