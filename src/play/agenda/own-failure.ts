import { choose, may } from './choices';
import type { StepBuilder } from './step-builder';

const MARK_YOUR_FAILURE = 'Mark Your Failure';

/**
 * A miss marks a tick on the failure track, two on a progress move (Delve, Mark Your Failure): offered to a character who
 * keeps that track.
 */
export function ownFailure(walk: StepBuilder): void {
	const { book, record, settled } = walk;
	const keepsIt = Object.hasOwn(settled.character.special, 'failure') || settled.hasChosen(MARK_YOUR_FAILURE);
	if (!keepsIt || !record.dice || !book.move(MARK_YOUR_FAILURE)) return;
	const by = record.dice.actionDie === undefined ? 2 : 1;
	const offer = may({ label: MARK_YOUR_FAILURE, effects: [{ kind: 'ticks', track: 'failure', by }] });
	walk.hanging(true, () => choose(walk, offer, 'failure'));
}
