import type { MoveContext } from '../record/move-context';
import type { RollInput } from '../record/roll-input';
import { abilitiesOn } from '../abilities/available-abilities';
import { remindersOn } from '../abilities/reminders';
import { connectionAids, unreadAids } from '../roll/connection-aid';
import { bonusesFor, namesToSay, optionsOfCall } from './infer-from-notes';

/**
 * The roll of a call for which rules, sheet and notes leave the player nothing to say: one option, and no bonus, ability,
 * companion or connection that may count. Undefined if anything is open.
 */
export function onlyRoll(situation: MoveContext): RollInput | undefined {
	const { record: call, character, book } = situation;
	const move = book.move(call.move);
	if (move?.roll_type !== 'action_roll') return undefined;
	const [option, ...others] = optionsOfCall(call, move, character, book);
	if (option?.value === undefined || others.length > 0) return undefined;
	const open = [
		namesToSay(situation, move),
		bonusesFor(move, character),
		book.triggerAddsOf(move),
		connectionAids(move, call, character, book.ruleset),
		unreadAids(move, character, book.ruleset),
		abilitiesOn(move, {}, character, book).filter(({ less }) => !less || !call.cost?.paid),
		remindersOn(move, character, book),
	];
	return open.every(({ length }) => length === 0) ? { roll: { option: option.name } } : undefined;
}
