import { getOwn } from '../../../../rules/collections';
import { read, unread, type Reading } from '../../../../rules/problem';
import type { Throw } from '../../../../play/record/record';
import { MAX_SCORE } from '../../../../play/roll/roll';
import { checkedThrow } from '../../../../play/moves/roll-move';
import type { RollKind } from '../../../../play/request/request';
import type { RollInput } from '../../../../play/roll/roll-input';
import type { RollDraft } from './roll-draft';
import { t } from '../../../../language/text';

type TypedDice = Pick<RollDraft, 'dice' | 'presetActionDie'>;

/**
 * Reads dice rolled at the table: `4 3 9`, action die first, or `3 9` for a progress roll. Also accepts `4 vs 3, 9`.
 */
function readTableDice(text: string, kind: 'action' | 'progress'): Reading<Throw> {
	const numbers = text
		.split(/[^\d-]+/)
		.filter(Boolean)
		.map(Number);
	const isOnlyNumbers = /^(?:[\s,;/|]|vs|\d|-)*$/i.test(text);
	const challengeDice = kind === 'action' ? numbers.slice(1) : numbers;
	const [first, second, ...more] = challengeDice;
	if (!isOnlyNumbers || first === undefined || second === undefined || more.length > 0)
		return unread(
			'dice_unread',
			kind === 'action'
				? t('Write three numbers: the action die, then the two challenge dice, such as 4 3 9.')
				: t('Write two numbers: the two challenge dice, such as 3 9.'),
		);
	const [actionDie] = numbers;
	return checkedThrow({
		...(kind === 'action' && actionDie !== undefined ? { actionDie } : {}),
		challengeDice: [first, second],
	});
}

/** Reads dice from the table, a preset action die, or both; with a preset, only the challenge dice are typed. */
export function readThrown(
	{ dice, presetActionDie }: TypedDice,
	kind: 'action' | 'progress',
): Reading<NonNullable<RollInput['thrown']>> {
	const preset = kind === 'progress' || presetActionDie === undefined ? {} : { actionDie: presetActionDie };
	if (dice.trim() === '') return read(preset);
	const isChallengeOnly = kind === 'progress' || presetActionDie !== undefined;
	const thrown = readTableDice(dice, isChallengeOnly ? 'progress' : 'action');
	return thrown.ok ? read({ ...thrown.value, ...preset }) : thrown;
}

/** The action die, from the typed dice or else the preset. */
export function actionDieOf(typed: TypedDice): number | undefined {
	const thrown = readThrown(typed, 'action');
	return thrown.ok ? thrown.value.actionDie : typed.presetActionDie;
}

/** The whole number in a field; undefined if there is none. */
export function wholeNumber(text: string): number | undefined {
	const trimmed = text.trim().replace(/^[−–]/, '-');
	return /^[+-]?\d{1,3}$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** The typed value of an option: full boxes for a progress move, otherwise any whole number. */
export function typedValue({ values }: Pick<RollDraft, 'values'>, kind: RollKind, name: string): number | undefined {
	const number = wholeNumber(getOwn(values, name) ?? '');
	const isScore = number !== undefined && number >= 0 && number <= MAX_SCORE;
	return kind === 'progress' && !isScore ? undefined : number;
}
