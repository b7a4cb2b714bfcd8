import type { DecisionContext } from '../record/move-context';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES, type DiceRoller } from '../dice/dice';
import type { DieName, MoveRecord, DiceRoll } from '../record/record';
import { validateDice, withOutcome } from './roll-move';
import type { Decided } from '../record/decision-settings';
import { currentDice } from '../roll/roll';
import { applyAutomaticEffects } from './automatic-effects';
import { beforeOutcome } from './revert-outcome';
import { t } from '../../i18n/translate';
export const DIE_NAMES = ['action', 'first', 'second'] as const satisfies readonly DieName[];

/** Rerolls the named dice once; the new result counts. */
export function reroll(which: readonly DieName[], situation: DecisionContext, dice: DiceRoller): ParseResult<Decided> {
	const { record } = situation;
	const thrown = currentDice(record);
	const picked = DIE_NAMES.filter(name => which.includes(name) && hasDie(thrown, name));
	if (!thrown || picked.length === 0) return parseError('nothing_to_reroll', t('Pick at least one die to reroll.'));
	const { record: before, character: then } = beforeOutcome(situation);
	const again = picked.reduce(
		(dice_so_far, name) =>
			withDie(dice_so_far, name, dice.roll(name === 'action' ? ACTION_DIE_SIDES : CHALLENGE_DIE_SIDES)),
		thrown,
	);
	return parseOk(
		applyAutomaticEffects({
			...situation,
			record: withOutcome({
				...situation,
				record: { ...before, rerolls: [...before.rerolls, again] },
				character: then,
			}),
			character: then,
		}),
	);
}

/** Sets one die of the current throw by hand, reverts the old outcome and applies the new one. */
export function setDie(which: DieName, face: number, situation: DecisionContext): ParseResult<Decided> {
	const { record } = situation;
	const thrown = currentDice(record);
	if (!thrown || !hasDie(thrown, which)) return parseError('no_dice', t('This record has no such die to set.'));
	const set = validateDice(withDie(thrown, which, face));
	if (!set.ok) return set;
	const { record: before, character: then } = beforeOutcome(situation);
	const changed: MoveRecord =
		before.rerolls.length > 0
			? { ...before, rerolls: [...before.rerolls.slice(0, -1), set.value] }
			: { ...before, dice: set.value };
	return parseOk(
		applyAutomaticEffects({
			...situation,
			record: withOutcome({ ...situation, record: changed, character: then }),
			character: then,
		}),
	);
}

/** A progress roll has no action die. */
const hasDie = (thrown: DiceRoll | undefined, which: DieName): boolean =>
	thrown !== undefined && (which !== 'action' || thrown.actionDie !== undefined);

function withDie(thrown: DiceRoll, which: DieName, face: number): DiceRoll {
	const [first, second] = thrown.challengeDice;
	switch (which) {
		case 'action':
			return thrown.actionDie === undefined ? thrown : { ...thrown, actionDie: face };
		case 'first':
			return { ...thrown, challengeDice: [face, second] };
		case 'second':
			return { ...thrown, challengeDice: [first, face] };
	}
}
