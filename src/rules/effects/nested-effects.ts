import type { Effect, MoveEffects, Option } from './effect';

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

/** An effect with others in place of those nested directly in it. */
export function withNested(effect: Effect, others: (nested: readonly Effect[]) => readonly Effect[]): Effect {
	const inOption = <T extends Option>(option: T): T => ({ ...option, effects: others(option.effects) });
	switch (effect.kind) {
		case 'choose':
			return { ...effect, options: effect.options.map(inOption) };
		case 'spend':
			return { ...effect, options: effect.options.map(inOption) };
		case 'may':
			return { ...effect, option: inOption(effect.option) };
		case 'exchange':
			return { ...effect, pay: others(effect.pay), take: others(effect.take) };
		case 'if':
			return { ...effect, then: others(effect.then), otherwise: others(effect.otherwise) };
		default:
			return effect;
	}
}

/** Effects with what a text that is only shown means in its place, nested ones too. */
export const withTextMeant = (
	effects: readonly Effect[],
	isText: (text: string) => boolean,
	meant: readonly Effect[],
): readonly Effect[] =>
	effects.flatMap(effect =>
		effect.kind === 'say' && !effect.told && isText(effect.text)
			? meant
			: [withNested(effect, nested => withTextMeant(nested, isText, meant))],
	);

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
