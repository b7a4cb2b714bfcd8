import type { AssetAttachment, PrintedAsset } from '../assets/printed-asset';
import type { RollType } from '../move';
import type { TrimmedMove } from './trimmed';

/** The part of a Datasworn asset that is read here; whatever stands at its default may be left out. */
export interface TrimmedAssetCollection {
	readonly name: string;
	readonly contents?: Record<string, TrimmedAsset>;
}

export interface TrimmedAsset extends TrimmedFields {
	readonly _id: string;
	readonly name: string;
	readonly category: string;
	readonly requirement?: string;
	readonly shared?: boolean;
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
	readonly rollable?: boolean;
	readonly is_impact?: boolean;
	readonly disables_asset?: boolean;
	readonly controls?: Record<string, TrimmedAssetControl>;
	readonly choices?: TrimmedChoices;
}
