import { DEGREES } from '../../rules/effects/effect';
import { RANKS } from '../../rules/core/rank';
import { t } from '../../i18n/translate';
import { findTrack, harmOf, openTracks, type Track } from '../tracks/track';
import type { SufferMove } from '../apply-effects/suffer-moves';

/** An amount that a suffer move may cost, and the foes that inflict it. */
interface CostChoice {
	readonly amount: number;
	readonly foes: readonly string[];
}

/** The words for the amounts of a suffer move: the rank of a foe (Ironsworn), else minor, serious or major. */
export const degreesOf = ({ by_rank }: Pick<SufferMove, 'by_rank'>): readonly string[] => (by_rank ? RANKS : DEGREES);

/** The foe that is named, even if just defeated, then all foes still standing. */
export function foesAt(tracks: readonly Track[], named: string | undefined): readonly Track[] {
	const own = named === undefined ? undefined : findTrack(tracks, named);
	const open = openTracks(tracks, ['foe']).filter(foe => foe !== own);
	return own?.kind === 'foe' ? [own, ...open] : open;
}

/** The amounts to choose from, the likeliest first: what the foes inflict, then the others in the book's order. */
export function costChoices(move: SufferMove, tracks: readonly Track[], named?: string): readonly CostChoice[] {
	const foes = move.by_rank ? foesAt(tracks, named) : [];
	const amounts = [...foes.map(harmOf), ...degreesOf(move).map((_, i) => i + 1)].filter(amount => amount > 0);
	return [...new Set(amounts)].map(amount => ({
		amount,
		foes: foes.filter(foe => harmOf(foe) === amount).map(({ name }) => name),
	}));
}

/** Why an amount cannot be the cost of a move. No cost at all, 0, is possible. */
export function costProblem(
	move: SufferMove,
	amount: number,
	tracks: readonly Track[],
	named?: string,
): string | undefined {
	const most = Math.max(...costChoices(move, tracks, named).map(choice => choice.amount));
	if (Number.isInteger(amount) && amount >= 0 && amount <= most) return undefined;
	return t('{name} costs 1 to {most}, not {amount}.', { name: move.name, most, amount });
}
