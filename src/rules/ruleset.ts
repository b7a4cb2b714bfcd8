import type { DisplacedMove } from './datasworn-files/overridden-moves';
import type { PrintedAsset } from './assets/printed-asset';
import type { MoveEffects } from './effects/effect';
import type { Keyword } from './core/keywords';
import type { LanguageWords } from './language-detection/language-words';
import type { DelveSite, Foe, Rarity } from './encounters/foe';
import type { Move, MoveTable, TriggerAdd } from './move';
import type { Oracle } from './oracles/oracle';
import type { SiteCards } from './oracles/site-cards';
import type { Truth } from './truth';

/** The printed rules of one game, including all its moves. */
export interface Ruleset {
	readonly _id: string;
	/** What players call it: "Ironsworn: Delve". */
	readonly title: string;
	/** It is a ruleset of its own in the vault, which is neither one of the printed books nor over one. */
	readonly isOwn?: true;
	readonly stats: readonly string[];
	readonly condition_meters: readonly ConditionMeterRule[];
	readonly impacts: readonly ImpactRule[];
	/**
	 * Legacy tracks in Starforged: `quests_legacy`, `bonds_legacy`, `discoveries_legacy`; `specialTrackName` gives their
	 * names.
	 */
	readonly special_tracks: readonly string[];
	readonly moves: readonly Move[];
	/** The words of another language in which the vault's own rules are written: those of the last table. */
	readonly words?: LanguageWords;
	/** Words that stand for a rule in the abilities of the vault's own assets. */
	readonly keywords?: readonly Keyword[];
	/** What a player is told once of the vault's own rules, such as that they are in another language. */
	readonly remarks?: readonly string[];
	/** The moves of the vault's own rules that give way to others of the vault, by their name alone. */
	readonly displaced?: readonly DisplacedMove[];
	/** Effects parsed ahead of time, if any. */
	readonly known?: KnownEffects;
	/** Tables in rules notes that belong to no move. */
	readonly tables?: readonly MoveTable[];
	/** The oracles, parsed on first use since they are most of the book. */
	readonly oracles?: () => readonly Oracle[];
	/** The themes and domains of its sites, parsed on first use; only Delve has them. */
	readonly sites?: () => SiteCards;
	/** The printed assets, parsed on first use. */
	readonly assets?: () => readonly PrintedAsset[];
	/** The truths to decide about the world, parsed on first use. */
	readonly truths?: () => readonly Truth[];
	/** Foes and encounters with their variants, parsed on first use. */
	readonly npcs?: () => readonly Foe[];
	/** Rarities, the objects of power that go with assets (Delve), parsed on first use. */
	readonly rarities?: () => readonly Rarity[];
	/** The book's ready-made sites, parsed on first use. */
	readonly delve_sites?: () => readonly DelveSite[];
}

/** A ruleset of its own in the vault, before anything of its file is laid over it. */
export const bareRuleset = (_id: string): Ruleset => ({
	_id,
	isOwn: true,
	title: '',
	stats: [],
	condition_meters: [],
	impacts: [],
	special_tracks: [],
	moves: [],
});

/** Effects parsed ahead of time. They are valid only for the vocabulary they were parsed with. */
interface KnownEffects {
	readonly among: Pick<Ruleset, 'moves' | 'condition_meters' | 'impacts' | 'special_tracks'>;
	/** Keyed by id. */
	readonly moves: () => ReadonlyMap<string, KnownMove>;
}

/** What was parsed from a move's text: its effects, and the bonuses of its trigger. */
export interface KnownMove {
	readonly effects: MoveEffects;
	readonly adds: readonly TriggerAdd[];
}

export interface ConditionMeterRule {
	readonly name: string;
	readonly min: number;
	readonly max: number;
	/** The starting value for a new character. */
	readonly value: number;
	/** One value for all who travel together, such as supply. */
	readonly shared?: true;
}

/** An impact (a debility in classic), with its group on the sheet. */
export interface ImpactRule {
	/** In lower case with spaces: "permanently harmed". */
	readonly name: string;
	readonly group: string;
	/** Meters that cannot increase while the impact is marked. */
	readonly prevents_recovery: readonly string[];
	readonly permanent: boolean;
	/** True for vehicle troubles, which are marked on the vehicle rather than the character. */
	readonly on_vehicle: boolean;
	/** Marked for all who travel together, such as unprepared. */
	readonly shared?: true;
}

/** The names of the impacts that stay for good, such as “permanently harmed”. */
export const lastingImpacts = ({ impacts }: Pick<Ruleset, 'impacts'>): ReadonlySet<string> =>
	new Set(impacts.flatMap(({ name, permanent }) => (permanent ? name : [])));
