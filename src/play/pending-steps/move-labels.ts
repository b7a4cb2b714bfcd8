import type { Effect } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { memoize } from '../../rules/core/memoize';
import { everyEffect } from '../../rules/effects/nested-effects';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import { playerJudges } from './choices';
import { rowEffects } from './follow-up';

/** The effects of a move and of its table rows, including nested ones. */
const effectsOf = (move: Move, book: Rulebook): readonly Effect[] => [
	...everyEffect(book.effectsOf(move)),
	...rowEffects(move, book),
];

/** The labels of all options in a move and its tables. */
export const optionLabels = (move: Move, book: Rulebook): readonly string[] => optionLabelsOf(book)(move);

/** Cached, since every record of a move needs them. */
const optionLabelsOf = memoize((book: Rulebook) =>
	memoize((move: Move): readonly string[] => effectsOf(move, book).flatMap(optionsOf)),
);

/**
 * Everything that a record of the move may list as decided: its effects, its options, and judgements left to the
 * player.
 */
export const labelsOf = (move: Move, book: Rulebook): readonly string[] =>
	effectsOf(move, book).flatMap(effect => [
		effectLabel(effect),
		...optionsOf(effect),
		...(effect.kind === 'if' ? playerJudges(effect).options.map(({ label }) => label) : []),
	]);

function optionsOf(effect: Effect): readonly string[] {
	if (effect.kind === 'choose' || effect.kind === 'spend') return effect.options.map(({ label }) => label);
	return effect.kind === 'may' ? [effect.option.label] : [];
}
