import type { Effect, MoveEffects } from './effect';

/** An effect and all effects nested in it (options, both cases of a condition), in the order of the text. */
export function nestedEffects(effect: Effect): readonly Effect[] {
	switch (effect.kind) {
		case 'choose':
		case 'spend':
			return [effect, ...effect.options.flatMap(({ effects }) => effects.flatMap(nestedEffects))];
		case 'may':
			return [effect, ...effect.option.effects.flatMap(nestedEffects)];
		case 'exchange':
			return [effect, ...[...effect.pay, ...effect.take].flatMap(nestedEffects)];
		case 'if':
			return [effect, ...[...effect.then, ...effect.otherwise].flatMap(nestedEffects)];
		default:
			return [effect];
	}
}

/** Every effect a move may have, for any outcome, including nested ones. */
export const everyEffect = ({ always, outcomes, matches }: MoveEffects): readonly Effect[] =>
	[always, ...Object.values(outcomes), ...Object.values(matches)].flat().flatMap(nestedEffects);

/** Names of the moves that the effects lead to, each once. */
export const movesIn = (effects: readonly Effect[]): readonly string[] => [
	...new Set(effects.flatMap(nestedEffects).flatMap(effect => (effect.kind === 'move' ? [effect.move] : []))),
];

/** Texts that are only shown. */
export const saysIn = (effects: readonly Effect[]): readonly string[] =>
	effects.flatMap(nestedEffects).flatMap(effect => (effect.kind === 'say' && !effect.told ? [effect.text] : []));

/** Whether the effect applies without a decision. */
export const isCarriedOut = ({ kind }: Effect): boolean =>
	!['say', 'may', 'if', 'choose', 'exchange', 'spend'].includes(kind);
