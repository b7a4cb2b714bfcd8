import type { Answer } from '../record/pending-step';
import type { Add, UsedAbility } from '../record/record';

/** What the player says when rolling; what is left out comes from the call. */
export interface RollInput {
	readonly roll?: { readonly option: string; readonly value?: number };
	/** Further adds, after those of the call. */
	readonly adds?: readonly Add[];
	/** The abilities of assets that it is made with, in place of those of the call. */
	readonly abilities?: readonly UsedAbility[];
	/** The waiting bonuses to spend, by their text. */
	readonly next?: readonly string[];
	/** Full boxes, of a progress roll; computed from the track where it is known. */
	readonly progress?: number;
	/** The track that the move is about. */
	readonly track?: string;
	/** The track that the move begins, named and ranked before the roll. */
	readonly begin?: Answer;
	readonly cost?: number;
	/** Dice rolled at the table, or a preset action die; the rarity die of Wield a Rarity is in its place. */
	readonly thrown?: { readonly actionDie?: number; readonly challengeDice?: readonly [number, number] };
}
