import type { Change } from '../../play/character/change';
import type { Dice } from '../../play/dice/dice';
import type { TypedChange } from '../../play/typed/typed-change';
import { carryOutTyped } from '../../play/typed/typed-change';
import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { formatChange } from '../record/format-change';

/** No dice are rolled for a preview. */
const NO_DICE: Dice = { roll: () => 1 };

/** A change with its effect; one that would change nothing says why and cannot be chosen. */
export function changeRow(
	label: string,
	change: TypedChange,
	completion: string,
	{ character, book }: TypedAt,
): TypedOffer {
	const tried = carryOutTyped(change, character, book, NO_DICE);
	if (!tried.ok) return { label, detail: tried.problems.map(({ message }) => message).join(' '), completion };
	const { changes } = tried.value;
	if (!changes.some(isMove)) return { label, detail: 'changes nothing', completion };
	return {
		label,
		detail: changes.map(each => formatChange(each)).join('; '),
		completion,
		action: { kind: 'change', change },
	};
}

const isMove = (change: Change): boolean => change.kind === 'event' || change.from !== change.to;
