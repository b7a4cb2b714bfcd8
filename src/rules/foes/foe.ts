import type { Rank } from '../rank';

/** A foe or encounter of the book. */
export interface Foe {
	readonly _id: string;
	readonly name: string;
	/** "Horror", "Machine" */
	readonly nature: string;
	/** The part of the book that it is in: Ironlanders. */
	readonly category: string;
	readonly rank: Rank;
	/** "Insectoid horde" */
	readonly summary?: string;
	readonly features: readonly string[];
	readonly drives: readonly string[];
	readonly tactics: readonly string[];
	/** Markdown with `datasworn:` links, like the two below. */
	readonly description: string;
	readonly quest_starter?: string;
	readonly your_truth?: string;
	/** Of whom it is a variant: the chiton queen of the chiton. Features, drives and tactics are those of the kind. */
	readonly variantOf?: string;
}

/** A thing of power that goes with an asset (Delve). */
export interface Rarity {
	readonly _id: string;
	readonly name: string;
	/** The id of the asset. */
	readonly asset: string;
	readonly xp_cost: number;
	readonly description: string;
}

/** A site that the book has prepared (Delve). */
export interface DelveSite {
	readonly _id: string;
	readonly name: string;
	readonly rank: Rank;
	/** In words: "Fortified", "Frozen cavern". */
	readonly theme: string;
	readonly domain: string;
	readonly description: string;
	readonly denizens: readonly Denizen[];
}

/** Who dwells in a site; one without a name is left to the player. */
export interface Denizen {
	readonly min: number;
	readonly max: number;
	readonly name?: string;
	/** The id of the foe. */
	readonly npc?: string;
	/** "very common" */
	readonly frequency: string;
}

/** The foes, rarities and sites of a ruleset. */
export interface Encounters {
	readonly npcs: readonly Foe[];
	readonly rarities: readonly Rarity[];
	readonly delve_sites: readonly DelveSite[];
}
