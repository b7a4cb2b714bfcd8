import type { PrintedAsset } from './assets/printed-asset';
import type { MoveEffects } from './effects/effect';
import type { DelveSite, Foe, Rarity } from './foes/foe';
import type { Move, MoveTable, TriggerAdd } from './move';
import type { Oracle } from './oracles/oracle';
import type { SiteCards } from './oracles/site-cards';
import type { Truth } from './truth';

/** The printed rules of one game, with every move of it. */
export interface Ruleset {
	readonly _id: string;
	/** What players call it: "Ironsworn: Delve". */
	readonly title: string;
	readonly stats: readonly string[];
	readonly condition_meters: readonly ConditionMeterRule[];
	readonly impacts: readonly ImpactRule[];
	/** Legacy tracks in Starforged: `quests_legacy`, `bonds_legacy`, `discoveries_legacy`; `specialTrackName` has their words. */
	readonly special_tracks: readonly string[];
	readonly moves: readonly Move[];
	/** What its moves do, as far as that was read before. */
	readonly known?: KnownEffects;
	/** Tables of rules notes that are in no move. */
	readonly tables?: readonly MoveTable[];
	/** The oracles, read when they are first asked for: they are most of the book. */
	readonly oracles?: () => readonly Oracle[];
	/** The themes and domains of its sites, likewise; only Delve has them. */
	readonly sites?: () => SiteCards;
	/** The printed assets, likewise. */
	readonly assets?: () => readonly PrintedAsset[];
	/** What is to be settled about the world, likewise. */
	readonly truths?: () => readonly Truth[];
	/** Foes and encounters with their variants, likewise. */
	readonly npcs?: () => readonly Foe[];
	/** Things of power that go with assets, likewise. */
	readonly rarities?: () => readonly Rarity[];
	/** Sites that the book has prepared, likewise. */
	readonly delve_sites?: () => readonly DelveSite[];
}

/** What was read of a ruleset before. It holds among the names that it was read with. */
interface KnownEffects {
	readonly among: Pick<Ruleset, 'moves' | 'condition_meters' | 'impacts' | 'special_tracks'>;
	/** By their ids. */
	readonly moves: () => ReadonlyMap<string, KnownMove>;
}

/** What was read from the text of a move: what it does, and what its trigger adds to the roll. */
export interface KnownMove {
	readonly effects: MoveEffects;
	readonly adds: readonly TriggerAdd[];
}

export interface ConditionMeterRule {
	readonly name: string;
	readonly min: number;
	readonly max: number;
	/** The value of a fresh character. */
	readonly value: number;
}

/** An impact (a debility in classic), in the group the sheet prints it in. */
export interface ImpactRule {
	/** In words: "permanently harmed". */
	readonly name: string;
	readonly group: string;
	/** Meters that cannot increase while the impact is marked. */
	readonly prevents_recovery: readonly string[];
	readonly permanent: boolean;
	/** Vehicle troubles are on the vehicle's sheet, not on the character's. */
	readonly on_vehicle: boolean;
}
