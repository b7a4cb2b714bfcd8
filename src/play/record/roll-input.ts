import type { Answer } from './pending-step';
import type { Add, UsedAbility } from './record';

/** The player's input for a roll; anything absent is taken from the call. */
export interface RollInput {
	readonly roll?: { readonly option: string; readonly value?: number };
	/** Additional bonuses after those of the call. */
	readonly adds?: readonly Add[];
	/** Asset abilities to use, replacing those of the call. */
	readonly abilities?: readonly UsedAbility[];
	/** Texts of the bonuses to spend. */
	readonly next?: readonly string[];
	/** Full boxes for a progress roll; computed if the track is known. */
	readonly progress?: number;
	/** The track that the move is about. */
	readonly track?: string;
	/** The track that the move begins, named and ranked before the roll. */
	readonly begin?: Answer;
	readonly cost?: number;
	/** False for a suffer move that is left at its cost, without its roll. */
	readonly resists?: false;
	/** What the form has told of this roll, which is not told again after it. */
	readonly told?: readonly string[];
	/** Dice rolled at the table, or a preset action die. The rarity die of Wield a Rarity takes its place. */
	readonly thrown?: { readonly actionDie?: number; readonly challengeDice?: readonly [number, number] };
}
