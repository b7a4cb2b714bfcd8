import { everyEffect } from '../../rules/effects/nested-effects';
import { memoize } from '../../rules/core/memoize';
import type { MoveEffects } from '../../rules/effects/effect';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';

/** Whether a move passes things from a former character to a new one (Starforged, Continue a Legacy). */
export const inherits = (move: Move | undefined, book: Rulebook): boolean =>
	move !== undefined && hasInheritance(book.effectsOf(move));

const hasInheritance = memoize((effects: MoveEffects) => everyEffect(effects).some(({ kind }) => kind === 'inherit'));
