import type { Datasworn } from '@datasworn/core';
import type { AssetAttachment, PrintedAsset } from '../assets/printed-asset';
import type { Move, RollType } from '../move';

/** The part of a Datasworn ruleset or expansion that is read; a complete one fits this type too. */
export interface TrimmedRuleset extends Pick<Datasworn.Ruleset, '_id' | 'title'> {
	readonly rules: {
		readonly stats?: Record<string, object>;
		readonly condition_meters?: Record<string, TrimmedMeter>;
		readonly impacts?: Record<string, TrimmedImpacts>;
		readonly special_tracks?: Record<string, object>;
	};
	readonly moves: Record<string, TrimmedCategory>;
}

export type TrimmedMeter = Pick<Datasworn.ConditionMeterRule, 'min' | 'max' | 'value'> & Shared;
type TrimmedImpact = Pick<Datasworn.ImpactRule, 'label' | 'prevents_recovery' | 'permanent'> & Shared;

interface Shared {
	readonly shared?: boolean;
}

export interface TrimmedImpacts extends Pick<Datasworn.ImpactCategory, 'label'> {
	readonly contents: Record<string, TrimmedImpact>;
}

export interface TrimmedCategory extends Pick<Datasworn.MoveCategory, 'name'> {
	readonly contents?: Record<string, TrimmedMove>;
	/** Nested categories. */
	readonly collections?: Record<string, TrimmedCategory>;
}

/** In Datasworn the trigger and outcomes depend on the roll type; this is their common part. */
export interface TrimmedMove extends Pick<
	Datasworn.Move,
	'_id' | 'name' | 'roll_type' | 'text' | 'allow_momentum_burn'
> {
	readonly trigger: { readonly text: string; readonly conditions: readonly TrimmedCondition[] };
	readonly outcomes?: Move['outcomes'] | null;
	readonly oracles?: Record<string, TrimmedTable>;
	/** Ids of the moves it replaces. */
	readonly replaces?: readonly string[];
	/** The track category of a progress move. */
	readonly tracks?: { readonly category: string };
}

export interface TrimmedCondition {
	readonly text?: string;
	readonly method: string | null;
	readonly roll_options: readonly DataswornOption[] | null;
}

export type DataswornOption = Datasworn.RollableValue | Datasworn.ProgressRollOption | SpecialTrackOption;

/** Datasworn names the track itself: `{ using: 'bonds_legacy' }`. */
type SpecialTrackOption = Datasworn.TriggerSpecialTrackConditionOption;

export interface TrimmedTable extends Pick<Datasworn.EmbeddedOracleRollable, '_id' | 'name' | 'dice'> {
	/**
	 * `column_text` means one of several tables side by side, one column of ranges each (Delve the Depths, Ask the
	 * Oracle).
	 */
	readonly oracle_type?: string;
	readonly rows: readonly TrimmedRow[];
}

export interface TrimmedRow extends Pick<Datasworn.OracleRollableRowText, 'text'> {
	readonly roll?: Datasworn.DiceRange | null;
	readonly oracle_rolls?: readonly Pick<Datasworn.OracleRoll, 'number_of_rolls' | 'duplicates'>[];
}

/** The oracles of a ruleset, stored separately from its moves. */
export interface TrimmedOracleCollection {
	readonly name: string;
	readonly contents?: Record<string, TrimmedOracle>;
	/** Nested collections. */
	readonly collections?: Record<string, TrimmedOracleCollection>;
	/** Ids of the collections it replaces. */
	readonly replaces?: readonly string[];
}

export interface TrimmedOracle {
	readonly _id: string;
	readonly name: string;
	readonly canonical_name?: string;
	readonly dice: string;
	readonly rows: readonly TrimmedOracleRow[];
	readonly suggestions?: readonly string[];
	readonly replaces?: readonly string[];
	/** Keyed by the ruleset they belong to. */
	readonly tags?: Record<string, Record<string, string | readonly string[]>>;
	readonly recommended_rolls?: { readonly min: number; readonly max: number };
}

/** Default values are left out. */
export interface TrimmedOracleRow {
	readonly roll?: Datasworn.DiceRange | null;
	readonly text: string;
	readonly text2?: string | null;
	readonly text3?: string | null;
	readonly template?: { readonly text?: string | null } | null;
	readonly oracle_rolls?: readonly TrimmedEmbeddedRoll[];
	readonly suggestions?: readonly string[];
	readonly tags?: TrimmedTags;
}

/** Keyed by the ruleset they belong to. */
type TrimmedTags = Record<string, Record<string, unknown>>;

export type TrimmedEmbeddedRoll = Partial<
	Pick<Datasworn.OracleRoll, 'oracle' | 'auto' | 'number_of_rolls' | 'duplicates'>
>;

/** The part of a Datasworn asset that is read; default values may be left out. */
export interface TrimmedAssetCollection {
	readonly name: string;
	readonly contents?: Record<string, TrimmedAsset>;
}

export interface TrimmedAsset extends TrimmedFields {
	readonly _id: string;
	readonly name: string;
	readonly category: string;
	readonly requirement?: string;
	readonly count_as_impact?: boolean;
	readonly attachments?: AssetAttachment;
	readonly broken?: unknown;
	readonly abilities: readonly TrimmedAbility[];
	readonly tags?: PrintedAsset['tags'];
}

interface TrimmedFields {
	readonly options?: Record<string, TrimmedAssetOption>;
	readonly controls?: Record<string, TrimmedAssetControl>;
}

export interface TrimmedAbility extends TrimmedFields {
	readonly name?: string | null;
	readonly text: string;
	readonly enabled?: boolean;
	readonly enhance_moves?: readonly TrimmedEnhancement[] | null;
	readonly enhance_asset?: {
		readonly controls?: Record<string, { readonly max?: number | null }> | null;
		readonly attachments?: AssetAttachment | null;
		readonly count_as_impact?: boolean;
	} | null;
	readonly moves?: Record<string, TrimmedMove>;
}

export interface TrimmedEnhancement {
	readonly enhances?: readonly string[] | null;
	readonly roll_type: RollType;
}

export interface TrimmedAssetOption {
	readonly label: string;
	readonly choices?: TrimmedChoices;
}

export type TrimmedChoices = Record<string, TrimmedChoice>;

interface TrimmedChoice {
	readonly label: string;
	readonly stat?: string;
	readonly enhance_asset?: { readonly count_as_impact?: boolean } | null;
}

export interface TrimmedAssetControl {
	readonly field_type: 'condition_meter' | 'checkbox' | 'card_flip' | 'clock' | 'counter' | 'select_enhancement';
	readonly label: string;
	readonly min?: number;
	readonly max?: number | null;
	readonly value?: number | boolean | string | null;
	readonly is_impact?: boolean;
	readonly disables_asset?: boolean;
	readonly controls?: Record<string, TrimmedAssetControl>;
	readonly choices?: TrimmedChoices;
}
