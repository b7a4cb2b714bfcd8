import type { Effect, MoveEffects } from '../../rules/effects/effect';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';

/** An effect and all that stands inside it: the options of a choice, the two cases of a condition. */
export function nestedEffects(effect: Effect): readonly Effect[] {
	const within = (effects: readonly Effect[]) => effects.flatMap(nestedEffects);
	switch (effect.kind) {
		case 'choose':
		case 'spend':
			return [effect, ...effect.options.flatMap(({ effects }) => within(effects))];
		case 'may':
			return [effect, ...within(effect.option.effects)];
		case 'exchange':
			return [effect, ...within(effect.pay), ...within(effect.take)];
		case 'if':
			return [effect, ...within(effect.then), ...within(effect.otherwise)];
		default:
			return [effect];
	}
}

/** All that a move may do, whatever its outcome. */
export const everyEffect = ({ always, outcomes, matches }: MoveEffects): readonly Effect[] =>
	[always, ...Object.values(outcomes), ...Object.values(matches)].flat().flatMap(nestedEffects);

/** Whether a move hands on what a former character had to a new one (Starforged, Continue a Legacy). */
export const handsOn = (move: Move | undefined, book: Rulebook): boolean =>
	move !== undefined && everyEffect(book.effectsOf(move)).some(({ kind }) => kind === 'inherit');
