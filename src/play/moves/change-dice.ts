import type { SituationAtTable } from '../record/situation';
import { read, unread, type Reading } from '../../rules/problem';
import { ACTION_DIE_SIDES, CHALLENGE_DIE_SIDES } from '../dice/dice';
import type { Dice } from '../dice/dice';
import type { DieName, MoveRecord, Throw } from '../record/record';
import { checkedThrow, withOutcome } from './roll-move';
import type { Decided } from '../record/play-table';
import { standingThrow } from '../roll/roll';
import { settle } from './automatic-effects';
import { beforeOutcome } from './before-outcome';
import { t } from '../../language/text';

export type { DieName } from '../record/record';
export const DIE_NAMES = ['action', 'first', 'second'] as const satisfies readonly DieName[];

/** Rerolls the named dice once; the new result counts. */
export function reroll(which: readonly DieName[], situation: SituationAtTable, dice: Dice): Reading<Decided> {
	const { record } = situation;
	const thrown = standingThrow(record);
	const picked = DIE_NAMES.filter(name => which.includes(name) && hasDie(thrown, name));
	if (!thrown || picked.length === 0) return unread('nothing_to_reroll', t('Pick at least one die to reroll.'));
	const { record: before, character: then } = beforeOutcome(situation);
	const again = picked.reduce(
		(dice_so_far, name) =>
			withDie(dice_so_far, name, dice.roll(name === 'action' ? ACTION_DIE_SIDES : CHALLENGE_DIE_SIDES)),
		thrown,
	);
	return read(
		settle({
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
export function setDie(which: DieName, face: number, situation: SituationAtTable): Reading<Decided> {
	const { record } = situation;
	const thrown = standingThrow(record);
	if (!thrown || !hasDie(thrown, which)) return unread('no_dice', t('This record has no such die to set.'));
	const set = checkedThrow(withDie(thrown, which, face));
	if (!set.ok) return set;
	const { record: before, character: then } = beforeOutcome(situation);
	const changed: MoveRecord =
		before.rerolls.length > 0
			? { ...before, rerolls: [...before.rerolls.slice(0, -1), set.value] }
			: { ...before, dice: set.value };
	return read(
		settle({ ...situation, record: withOutcome({ ...situation, record: changed, character: then }), character: then }),
	);
}

/** A progress roll has no action die. */
const hasDie = (thrown: Throw | undefined, which: DieName): boolean =>
	thrown !== undefined && (which !== 'action' || thrown.actionDie !== undefined);

function withDie(thrown: Throw, which: DieName, face: number): Throw {
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
