import type { Effect } from '../../../../rules/effects/effect';
import type { Move } from '../../../../rules/move';
import type { Rulebook } from '../../../../rules/rulebook';
import { sufferMove } from '../../../../play/suffer/suffer';
import { t } from '../../../../language/text';

export interface CostRow {
	readonly cost: number;
	readonly words: string;
}

const GRADED: readonly CostRow[] = [
	{ cost: 1, words: t('Minor, 1') },
	{ cost: 2, words: t('Serious, 2') },
	{ cost: 3, words: t('Major, 3') },
];

/** In classic Ironsworn, an epic foe inflicts 5 harm. */
const PLAIN: readonly CostRow[] = [1, 2, 3, 4, 5].map(cost => ({ cost, words: String(cost) }));

/** The possible amounts of a suffer move: minor, serious or major if its text says so, otherwise plain amounts. */
export function costsOf(move: Move, book: Rulebook): readonly CostRow[] {
	if (!sufferMove(move.name, book.ruleset)) return [];
	const isGraded = (effect: Effect) => effect.kind === 'meter' && Array.isArray(effect.by);
	return book.effectsOf(move).always.some(isGraded) ? GRADED : PLAIN;
}
