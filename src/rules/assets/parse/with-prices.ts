import type { Effect } from '../../effects/effect';
import { withoutBrackets } from '../../effects/sentences';
import { OUTCOMES } from '../../core/outcome';
import type { Lists } from '../ability';

/**
 * The lists after "If you do, suffer -1 supply": what was added to an outcome that ended in a "may" is done with that
 * alone, and not without it.
 */
export function withPrices(before: Lists, after: Lists, said: string): Lists {
	const lists = OUTCOMES.flatMap(outcome => {
		const [old = [], all] = [before[outcome], after[outcome]];
		if (!all) return [];
		const offer = old.at(-1);
		const isPriced = offer?.kind === 'may' && all.length > old.length;
		return [[outcome, isPriced ? [...old.slice(0, -1), withPrice(offer, all.slice(old.length), said)] : all] as const];
	});
	return Object.fromEntries(lists);
}

const withPrice = ({ option }: Extract<Effect, { kind: 'may' }>, price: readonly Effect[], said: string): Effect => ({
	kind: 'may',
	option: { label: `${option.label} and ${withoutBrackets(said)}`, effects: [...option.effects, ...price] },
});
