import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import type { MoveRecord } from '../record/record';
import { rollOf } from './roll';
import { unreadAids } from './connection-aid';
import { actionRollProblems } from './value-problems';

/**
 * What is told of an action roll that has just been made: its values beyond their limits, and the connections that
 * cannot be read and might have aided it. `character` is as the roll found them.
 */
export function rollWarnings(
	{ dice }: MoveRecord,
	rolled: MoveRecord,
	character: Character,
	book: Rulebook,
): readonly string[] {
	if (dice || rolled.as !== undefined || rollOf(rolled)?.kind !== 'action') return [];
	const { option = '', value } = rolled.roll ?? {};
	const move = book.move(rolled.move);
	return [
		...actionRollProblems({ option, value, about: rolled.track }, character, book.ruleset),
		...(move ? unreadAids(move, character, book.ruleset) : []),
	].map(({ message }) => message);
}
