import type { Effect } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { memoize } from '../../rules/memoize';
import { everyEffect } from '../../rules/effects/nested-effects';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import { upToThePlayer } from './choices';
import { rowEffects } from './follow-up';

/** The effects of a move and of the rows of its tables, those within others included. */
const effectsOf = (move: Move, book: Rulebook): readonly Effect[] => [
	...everyEffect(book.effectsOf(move)),
	...rowEffects(move, book),
];

/** The labels of all options that the move and its tables may offer. */
export const optionLabels = (move: Move, book: Rulebook): readonly string[] => optionLabelsOf(book)(move);

/** Every record of a move asks for them. */
const optionLabelsOf = memoize((book: Rulebook) =>
	memoize((move: Move): readonly string[] => effectsOf(move, book).flatMap(optionsOf)),
);

/** What a record of the move may say was decided: its effects, its options, and what is up to the player to judge. */
export const labelsOf = (move: Move, book: Rulebook): readonly string[] =>
	effectsOf(move, book).flatMap(effect => [
		effectLabel(effect),
		...optionsOf(effect),
		...(effect.kind === 'if' ? upToThePlayer(effect).options.map(({ label }) => label) : []),
	]);

function optionsOf(effect: Effect): readonly string[] {
	if (effect.kind === 'choose' || effect.kind === 'spend') return effect.options.map(({ label }) => label);
	return effect.kind === 'may' ? [effect.option.label] : [];
}
