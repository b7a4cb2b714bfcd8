import { everyEffect } from '../../rules/effects/nested-effects';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';

/** Whether a move hands on what a former character had to a new one (Starforged, Continue a Legacy). */
export const handsOn = (move: Move | undefined, book: Rulebook): boolean =>
	move !== undefined && everyEffect(book.effectsOf(move)).some(({ kind }) => kind === 'inherit');
