import { unread, type Reading } from '../../../../rules/problem';
import type { Throw } from '../../../../play/record/record';
import { checkedThrow } from '../../../../play/roll/roll-move';

/** Reads dice that fell on the table: `4 3 9`, action die first, or `3 9` of a progress roll. `4 vs 3, 9` will do too. */
export function readTableDice(text: string, kind: 'action' | 'progress'): Reading<Throw> {
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
				? 'Write three numbers: the action die, then the two challenge dice, such as 4 3 9.'
				: 'Write two numbers: the two challenge dice, such as 3 9.',
		);
	const [actionDie] = numbers;
	return checkedThrow({
		...(kind === 'action' && actionDie !== undefined ? { actionDie } : {}),
		challengeDice: [first, second],
	});
}

/** A whole number that a field holds; `undefined` while it holds none. */
export function wholeNumber(text: string): number | undefined {
	const trimmed = text.trim().replace(/^[−–]/, '-');
	return /^[+-]?\d{1,3}$/.test(trimmed) ? Number(trimmed) : undefined;
}
