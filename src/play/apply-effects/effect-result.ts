import type { Ruleset } from '../../rules/ruleset';
import type { Change, EventChange, ValueChange } from '../character/change';
import type { Character } from '../character/character';
import { repeatAll } from '../character/revert-changes';

/** A character after effects were applied, with the changes that led there. */
export interface EffectResult {
	readonly character: Character;
	readonly changes: readonly Change[];
	/** Why nothing changed, if a rule or a limit is the reason. */
	readonly note?: string;
}

/** Applies changes as they will be recorded, so that record and state cannot differ. */
export const withChanges = (character: Character, changes: readonly Change[], ruleset: Ruleset): EffectResult => ({
	character: repeatAll(character, changes, ruleset).character,
	changes,
});

export function after(first: EffectResult, then: (character: Character) => EffectResult): EffectResult {
	const second = then(first.character);
	return { character: second.character, changes: [...first.changes, ...second.changes] };
}

/** Applies a step for each item, one after the other. */
export const inTurn = <T>(
	character: Character,
	items: readonly T[],
	carryOut: (character: Character, item: T) => EffectResult,
): EffectResult =>
	items.reduce<EffectResult>((so_far, item) => after(so_far, now => carryOut(now, item)), { character, changes: [] });

interface Because {
	readonly target?: string | undefined;
	readonly unit?: ValueChange['unit'] | undefined;
	readonly note?: string | undefined;
	readonly why?: string | undefined;
}

/** `health 5 → 4 (Endure Harm)` */
export const valueLine = (
	what: string,
	from: number | string,
	to: number | string,
	{ target, unit, note, why }: Because = {},
): ValueChange => ({
	kind: 'value',
	...(target === undefined ? {} : { target }),
	what,
	from,
	to,
	...(unit === undefined ? {} : { unit }),
	...(note === undefined ? {} : { note }),
	...(why === undefined ? {} : { why }),
});

/** `wounded marked` */
export const eventLine = (
	what: string,
	event: EventChange['event'],
	{ target, note, why }: Omit<Because, 'unit'> = {},
): EventChange => ({
	kind: 'event',
	...(target === undefined ? {} : { target }),
	what,
	event,
	...(note === undefined ? {} : { note }),
	...(why === undefined ? {} : { why }),
});

/** Adds within limits; the note names the limit that was reached. */
export function limited(from: number, by: number, { min, max }: Limits): { to: number; note?: string } {
	const to = by > 0 ? Math.max(from, Math.min(max, from + by)) : Math.min(from, Math.max(min, from + by));
	if (to === from + by) return { to };
	return { to, note: by > 0 ? 'at its maximum' : 'at its minimum' };
}

export interface Limits {
	readonly min: number;
	readonly max: number;
}
