import type { Effect } from '../../rules/effects/effect';
import { memoize } from '../../rules/core/memoize';
import type { Rulebook } from '../../rules/books/rulebook';

/** Experience needed to add an asset, or to mark another ability of one. */
interface AdvanceCosts {
	readonly gain: number;
	readonly upgrade: number;
}

const FREE: AdvanceCosts = { gain: 0, upgrade: 0 };

/** Read from the move that spends experience on assets (Advance); free if there is none. */
export const advanceCosts = memoize((book: Rulebook): AdvanceCosts => {
	for (const move of book.ruleset.moves.filter(({ text }) => /experience/i.test(text))) {
		const options = optionsIn(book.effectsOf(move).always);
		const [gain, upgrade] = [priceOf('gain', options), priceOf('upgrade', options)];
		if (gain !== undefined && upgrade !== undefined) return { gain, upgrade };
	}
	return FREE;
});

const optionsIn = (effects: readonly Effect[]): readonly (readonly Effect[])[] =>
	effects.flatMap(effect => (effect.kind === 'choose' ? effect.options.map(option => option.effects) : []));

/** The price next to an effect: `experience -3` beside `asset gain`. */
function priceOf(event: 'gain' | 'upgrade', options: readonly (readonly Effect[])[]): number | undefined {
	const option = options.find(effects => effects.some(effect => effect.kind === 'asset' && effect.event === event));
	const spent = option?.find(effect => effect.kind === 'experience');
	return spent && typeof spent.by === 'number' && spent.by < 0 ? -spent.by : undefined;
}
