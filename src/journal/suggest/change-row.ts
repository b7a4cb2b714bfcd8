import type { Change } from '../../play/character/change';
import type { DiceRoller } from '../../play/dice/dice';
import { carryOutTyped, type TypedChange } from '../../play/suggest/typed-sheet-edit';
import { unreadIn } from '../../play/character/invalid-values';
import type { TypedAt, Suggestion } from '../../play/suggest/suggestion';
import { formatChange } from '../record/format-change';

/** No dice are rolled for a preview. */
const NO_DICE: DiceRoller = { roll: () => 1 };

/** A change with its effect; one that would change nothing says why and cannot be chosen. */
export function changeRow(
	label: string,
	change: TypedChange,
	completion: string,
	{ character, book }: TypedAt,
): Suggestion {
	const tried = carryOutTyped(change, character, book, NO_DICE);
	const changes = tried.ok ? tried.value.changes : [];
	const problems = tried.ok ? unreadIn(character, changes) : tried.problems;
	if (problems.length > 0) return { label, detail: problems.map(({ message }) => message).join(' '), completion };
	const said = ({ target = '' }: Change) => (label.includes(target) ? target : undefined);
	const detail = changes.map(each => formatChange(each, said(each))).join('; ');
	if (!changes.some(isMove)) return { label, detail: detail || 'changes nothing', completion };
	return { label, detail, completion, action: { kind: 'change', change } };
}

const isMove = (change: Change): boolean => change.kind === 'event' || change.from !== change.to;
