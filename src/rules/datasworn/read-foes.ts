import type { DelveSite, Denizen, Encounters, Foe, Rarity } from '../encounters/foe';
import { RANKS, type Rank } from '../core/rank';
import { nameInId } from './name-in-id';

/** The parts of a Datasworn ruleset that are read. */
export interface TrimmedEncounters {
	readonly npcs: Record<string, { readonly name: string; readonly contents?: Record<string, TrimmedFoe> }>;
	readonly rarities: Record<string, Rarity>;
	readonly delve_sites: Record<string, TrimmedSite>;
}

interface TrimmedVariant {
	readonly _id: string;
	readonly name: string;
	readonly nature: string;
	readonly rank: number;
	readonly summary?: string;
	readonly description: string;
}

interface TrimmedFoe extends TrimmedVariant {
	readonly features?: readonly string[];
	readonly drives?: readonly string[];
	readonly tactics?: readonly string[];
	readonly quest_starter?: string;
	readonly your_truth?: string;
	readonly variants?: Record<string, TrimmedVariant>;
}

interface TrimmedSite extends Omit<DelveSite, 'rank' | 'denizens'> {
	readonly rank: number;
	readonly denizens: readonly TrimmedDenizen[];
}

interface TrimmedDenizen extends Omit<Denizen, 'min' | 'max'> {
	readonly roll: { readonly min: number; readonly max: number };
}

/**
 * Reads foes with their variants, rarities and sites, in the order of the book. Expects a file that has already been
 * validated.
 */
export const readFoes = ({ npcs, rarities, delve_sites }: TrimmedEncounters): Encounters => ({
	npcs: Object.values(npcs).flatMap(({ name, contents }) =>
		Object.values(contents ?? {}).flatMap(foe => readFoe(foe, name)),
	),
	rarities: Object.values(rarities),
	delve_sites: Object.values(delve_sites).map(readSite),
});

/** Datasworn's ranks are 1-based. */
const rankOf = (rank: number): Rank => RANKS[rank - 1] ?? 'dangerous';

/** A foe followed by its variants, which share its features. */
function readFoe({ variants, rank, ...foe }: TrimmedFoe, category: string): readonly Foe[] {
	const whole: Foe = { features: [], drives: [], tactics: [], ...foe, category, rank: rankOf(rank) };
	const { quest_starter: _, your_truth: __, summary: ___, ...kind } = whole;
	const others = Object.values(variants ?? {}).map(({ rank, ...variant }): Foe => ({
		...kind,
		...variant,
		rank: rankOf(rank),
		variantOf: foe.name,
	}));
	return [whole, ...others];
}

function readSite({ rank, theme, domain, denizens, ...site }: TrimmedSite): DelveSite {
	return {
		...site,
		rank: rankOf(rank),
		theme: nameInId(theme),
		domain: nameInId(domain),
		denizens: denizens.map(({ roll: { min, max }, frequency, ...denizen }) => ({
			...denizen,
			min,
			max,
			frequency: frequency.replaceAll('_', ' '),
		})),
	};
}
