import type { TriggerAdd } from '../../../../rules/move';
import { bondAdds, isOnABond } from '../../../../play/moves/bond-adds';
import type { Track } from '../../../../play/tracks/track';

/** Toggles an add. If it replaces another one, that is unticked. */
export function toggled(
	adds: readonly TriggerAdd[],
	ticked: readonly TriggerAdd[],
	add: TriggerAdd,
): readonly TriggerAdd[] {
	if (ticked.includes(add)) return ticked.filter(other => other !== add);
	const family = familyOf(adds, add);
	return [...ticked.filter(other => !family.includes(other)), add];
}

/** An add and its alternatives: "+1; if you share a bond, +2 instead". */
function familyOf(adds: readonly TriggerAdd[], add: TriggerAdd): readonly TriggerAdd[] {
	const families: TriggerAdd[][] = [];
	for (const each of adds) {
		const last = families.at(-1);
		if (each.instead && last) last.push(each);
		else families.push([each]);
	}
	return families.find(family => family.includes(add)) ?? [add];
}

/** Ticks bond adds automatically once the connection is known, and keeps the player's other ticks. */
export const tickedFor = (
	adds: readonly TriggerAdd[],
	ticked: readonly TriggerAdd[],
	connection: Track | undefined,
): readonly TriggerAdd[] =>
	bondAdds(adds, connection).reduce<readonly TriggerAdd[]>(
		(so_far, add) => toggled(adds, so_far, add),
		ticked.filter(add => !isOnABond(add)),
	);
