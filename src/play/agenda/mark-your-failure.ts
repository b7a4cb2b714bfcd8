import { choose, may } from './choices';
import type { StepBuilder } from './step-builder';

const MARK_YOUR_FAILURE = 'Mark Your Failure';

/**
 * A miss marks a tick on the failure track, two on a progress move (Delve, Mark Your Failure): offered to a character who
 * keeps that track.
 */
export function markYourFailure(agenda: StepBuilder): void {
	const { book, record, ledger } = agenda;
	const keepsIt = Object.hasOwn(ledger.character.special, 'failure') || ledger.hasChosen(MARK_YOUR_FAILURE);
	if (!keepsIt || !record.dice || !book.move(MARK_YOUR_FAILURE)) return;
	const by = record.dice.actionDie === undefined ? 2 : 1;
	const offer = may({ label: MARK_YOUR_FAILURE, effects: [{ kind: 'ticks', track: 'failure', by }] });
	agenda.whileStateMatters(true, () => choose(agenda, offer, 'failure'));
}
