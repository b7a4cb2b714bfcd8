/** An asset that a character owns, as its note has it, or as a bare name in the character's `assets`. */
export interface Asset {
	/** The player's name for it: "Rook". */
	readonly name: string;
	/** The printed asset: "Sprite". */
	readonly asset: string;
	readonly kind: AssetKind;
	/** Marked abilities, counted from 1. */
	readonly abilities: readonly number[];
	/** `health: 3`, `integrity: 5`. */
	readonly meters: Readonly<Record<string, AssetMeter>>;
	/** Marked conditions: battered, cursed, broken, out of action. */
	readonly conditions: readonly string[];
	/** A vehicle in use: its troubles count as impacts. */
	readonly aboard?: boolean;
	/** Discarded, or handed on. */
	readonly discarded?: boolean;
}

export type AssetKind = 'companion' | 'command vehicle' | 'support vehicle' | 'module' | 'other';

export interface AssetMeter {
	readonly value: number;
	readonly max: number;
}
