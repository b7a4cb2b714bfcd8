import type { Move, TriggerAdd } from '../../../../rules/move';
import type { Add } from '../../../../play/record/record';
import type { Odds } from '../../../../play/roll/odds';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import { readTableDice, wholeNumber } from '../card/table-dice';

/** What the player has said so far about one move: the fields as they were typed. */
export interface RollForm {
	readonly move: Move;
	/** Index of the roll option; absent while several can be rolled and none is chosen. */
	readonly selected?: number;
	/** Values that the character's note does not have, by the option's name. */
	readonly values: Readonly<Record<string, string>>;
	readonly adds: readonly TypedAdd[];
	/** The ticked adds of the trigger. */
	readonly triggerAdds: readonly TriggerAdd[];
	/** The connections that aid, by name. */
	readonly aids: readonly string[];
	/** The ticked abilities of assets, as the record calls them. */
	readonly abilities: readonly string[];
	/** The connection that the move is about. */
	readonly connection?: string;
	/** Waiting bonuses that are not to be spent now, by their text. */
	readonly saved: readonly string[];
	/** Dice that fell on the table: "4 3 9". */
	readonly dice: string;
	readonly presetActionDie?: number;
	/** Full boxes of the track. */
	readonly progress: string;
	/** How much is suffered: 1 minor, 2 serious, 3 major. */
	readonly cost: number;
}

export interface TypedAdd {
	readonly amount: string;
	readonly reason: string;
}

const MAX_PROGRESS = 10;

/** A row that was opened and left empty is no add. */
export const isEmpty = ({ amount, reason }: TypedAdd): boolean => amount.trim() === '' && reason.trim() === '';

export const readAdds = (adds: readonly TypedAdd[]): readonly Add[] =>
	adds.flatMap(({ amount, reason }) => {
		const number = wholeNumber(amount);
		return number === undefined ? [] : [{ amount: number, reason: reason.trim() }];
	});

export const typedValue = (form: RollForm, { name }: OfferedOption): number | undefined =>
	wholeNumber(form.values[name] ?? '');

export function readProgress(text: string): number | undefined {
	const boxes = wholeNumber(text);
	return boxes !== undefined && boxes >= 0 && boxes <= MAX_PROGRESS ? boxes : undefined;
}

/** Dice on the table say the action die too. */
export function actionDieOf({ dice, presetActionDie }: RollForm): number | undefined {
	const thrown = presetActionDie === undefined ? readTableDice(dice, 'action') : undefined;
	return thrown?.ok ? thrown.value.actionDie : presetActionDie;
}

/** Dice from the table, a preset action die, or both: then only the challenge dice are typed. */
export function readThrown(form: RollForm, kind: 'action' | 'progress') {
	const { dice, presetActionDie } = form;
	const preset = kind === 'progress' || presetActionDie === undefined ? {} : { actionDie: presetActionDie };
	if (dice.trim() === '') return { ok: true, value: preset } as const;
	const isChallengeOnly = kind === 'progress' || presetActionDie !== undefined;
	const thrown = readTableDice(dice, isChallengeOnly ? 'progress' : 'action');
	return thrown.ok ? ({ ok: true, value: { ...thrown.value, ...preset } } as const) : thrown;
}

/** One way to roll the move, as the form lists it. */
export interface OptionRow extends OfferedOption {
	/** The option is a track: its name. */
	readonly track?: string;
	/** The ability that adds it, as the record calls it. */
	readonly ability?: string;
	readonly key?: string;
	readonly isSelected: boolean;
	/** With everything that is added; absent when the value is not known. */
	readonly odds?: Odds;
}
