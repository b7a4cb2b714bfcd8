import type { TriggerAdd } from '../../../../rules/move';
import { bondAdds, isOnABond } from '../../../../play/roll/bond-adds';
import type { Add } from '../../../../play/record/record';
import type { Track } from '../../../../play/tracks/track';

/** The adds of the trigger that can be taken with an option: those of no option, and its own. */
export const addsFor = (adds: readonly TriggerAdd[], option: string | undefined): readonly TriggerAdd[] =>
	adds.filter(add => add.option === undefined || add.option === option);

/** Ticks or unticks an add. An add that replaces another unticks that one. */
export function toggled(
	adds: readonly TriggerAdd[],
	ticked: readonly TriggerAdd[],
	add: TriggerAdd,
): readonly TriggerAdd[] {
	if (ticked.includes(add)) return ticked.filter(other => other !== add);
	const family = familyOf(adds, add);
	return [...ticked.filter(other => !family.includes(other)), add];
}

/** An add and those that are in its place: "+1; if you share a bond, +2 instead". */
function familyOf(adds: readonly TriggerAdd[], add: TriggerAdd): readonly TriggerAdd[] {
	const families: TriggerAdd[][] = [];
	for (const each of adds) {
		const last = families.at(-1);
		if (each.instead && last) last.push(each);
		else families.push([each]);
	}
	return families.find(family => family.includes(add)) ?? [add];
}

/** Adds on a bond are ticked automatically once the connection is named; what the player ticked stays. */
export const tickedFor = (
	adds: readonly TriggerAdd[],
	ticked: readonly TriggerAdd[],
	connection: Track | undefined,
): readonly TriggerAdd[] =>
	bondAdds(adds, connection).reduce<readonly TriggerAdd[]>(
		(so_far, add) => toggled(adds, so_far, add),
		ticked.filter(add => !isOnABond(add)),
	);

/** The ticked adds, as the record has them. */
export const addsTicked = (ticked: readonly TriggerAdd[], option: string | undefined): readonly Add[] =>
	addsFor(ticked, option).map(({ by, when }) => ({ amount: by, reason: when }));
