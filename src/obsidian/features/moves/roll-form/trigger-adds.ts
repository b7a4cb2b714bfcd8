import type { TriggerAdd } from '../../../../rules/move';
import { bondAdds, isOnABond } from '../../../../play/moves/bond-adds';
import type { Add } from '../../../../play/record/record';
import type { Track } from '../../../../play/tracks/track';

/** The trigger's adds that apply to an option: its own, and those without an option. */
export const addsFor = (adds: readonly TriggerAdd[], option: string | undefined): readonly TriggerAdd[] =>
	adds.filter(add => add.option === undefined || add.option === option);

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

/** The ticked adds in the form of the record. */
export const addsTicked = (ticked: readonly TriggerAdd[], option: string | undefined): readonly Add[] =>
	addsFor(ticked, option).map(({ by, when }) => ({ amount: by, reason: when }));
