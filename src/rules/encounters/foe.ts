import type { PackEntry } from '../pack-entry';
import type { Rank } from '../core/rank';

/** A foe or encounter of the book. */
export interface Foe extends PackEntry {
	readonly _id: string;
	readonly name: string;
	/** Such as "Horror" or "Machine". */
	readonly nature: string;
	/** Its section in the book, such as Ironlanders. */
	readonly category: string;
	readonly rank: Rank;
	/** Such as "Insectoid horde". */
	readonly summary?: string;
	readonly features: readonly string[];
	readonly drives: readonly string[];
	readonly tactics: readonly string[];
	/** Markdown with `datasworn:` links, as are the next two. */
	readonly description: string;
	readonly quest_starter?: string;
	readonly your_truth?: string;
	/**
	 * The foe it is a variant of: the chiton queen of the chiton. Features, drives and tactics are those of the original.
	 */
	readonly variantOf?: string;
}

/** An object of power that goes with an asset (Delve). */
export interface Rarity extends PackEntry {
	readonly _id: string;
	readonly name: string;
	/** The id of the asset. */
	readonly asset: string;
	readonly xp_cost: number;
	readonly description: string;
}

/** A ready-made site (Delve). */
export interface DelveSite extends PackEntry {
	readonly _id: string;
	readonly name: string;
	readonly rank: Rank;
	/** By name: "Fortified", "Frozen cavern". */
	readonly theme: string;
	readonly domain: string;
	readonly description: string;
	readonly denizens: readonly Denizen[];
}

/** A denizen of a site; one without a name is left to the player. */
export interface Denizen {
	readonly min: number;
	readonly max: number;
	readonly name?: string;
	/** The id of the foe. */
	readonly npc?: string;
	/** Such as "very common". */
	readonly frequency: string;
}

/** The foes, rarities and sites of a ruleset. */
export interface Encounters {
	readonly npcs: readonly Foe[];
	readonly rarities: readonly Rarity[];
	readonly delve_sites: readonly DelveSite[];
}
