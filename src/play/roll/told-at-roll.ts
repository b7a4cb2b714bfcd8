import type { Rulebook } from '../../rules/rulebook';
import type { Character } from '../character/character';
import type { MoveRecord } from '../record/record';
import { rollOf } from './roll';
import { toldOfAction } from './value-in-limits';

/** What is told of the values of an action roll that has just been made; `character` is as the roll found them. */
export function toldAtRoll(
	{ dice }: MoveRecord,
	rolled: MoveRecord,
	character: Character,
	{ ruleset }: Rulebook,
): readonly string[] {
	if (dice || rolled.as !== undefined || rollOf(rolled)?.kind !== 'action') return [];
	const { option = '', value } = rolled.roll ?? {};
	return toldOfAction({ option, value, about: rolled.track }, character, ruleset).map(({ message }) => message);
}
