import type { Ruleset } from '../rules/ruleset';
import type { Change, ValueChange } from './change';
import type { Character, NextBonus } from './character';
import { isMarked, meterRule, meterValue, preventsRecovery } from './character';
import { MIN_MOMENTUM, maxMomentum } from './momentum';

/** A character after something was carried out, and the history of it. */
export interface CarriedOut {
	readonly character: Character;
	readonly changes: readonly Change[];
}

/** What a meter or momentum stands at. */
export const valueOf = (character: Character, meter: string, ruleset: Ruleset): number =>
	meter === 'momentum' ? character.momentum : meterValue(character, meter, ruleset);

/** The same character with one value set, without any rule applied. */
export function withValue(character: Character, what: string, value: number): Character {
	if (what === 'momentum') return { ...character, momentum: value };
	return { ...character, meters: { ...character.meters, [what]: value } };
}

function limitsOf(character: Character, meter: string, ruleset: Ruleset): { min: number; max: number } {
	if (meter === 'momentum') return { min: MIN_MOMENTUM, max: maxMomentum(character) };
	const rule = meterRule(ruleset, meter);
	return { min: rule?.min ?? 0, max: rule?.max ?? 5 };
}

/**
 * Takes (+) or suffers (-) on momentum or a condition meter. It stops at its limits, and a marked impact keeps its
 * meter from rising (Starforged, Suffer Moves). A value that already stands beyond a limit stays there. What changes
 * nothing is recorded too, with the reason.
 */
export function changeMeter(
	character: Character,
	meter: string,
	by: number,
	ruleset: Ruleset,
	why?: string,
): CarriedOut {
	const from = valueOf(character, meter, ruleset);
	const barrier = by > 0 ? preventsRecovery(character, meter, ruleset) : undefined;
	const { min, max } = limitsOf(character, meter, ruleset);
	const limited = by > 0 ? Math.max(from, Math.min(max, from + by)) : Math.min(from, Math.max(min, from + by));
	const to = barrier ? from : limited;
	const limit = by > 0 ? 'at its maximum' : 'at its minimum';
	const note = barrier ? `${barrier} prevents recovery` : to === from + by ? undefined : limit;
	const change: ValueChange = {
		kind: 'value',
		what: meter,
		from,
		to,
		...(note ? { note } : {}),
		...(why ? { why } : {}),
	};
	return { character: withValue(character, meter, to), changes: [change] };
}

/** Marks an impact. Momentum above the lowered maximum comes down to it. */
export function markImpact(character: Character, impact: string, why?: string): CarriedOut {
	const because = why ? { why } : {};
	if (isMarked(character, impact))
		return { character, changes: [{ kind: 'event', what: impact, event: 'marked', note: 'already', ...because }] };
	const marked: Character = { ...character, impacts: [...character.impacts, impact] };
	const changes: Change[] = [{ kind: 'event', what: impact, event: 'marked', ...because }];
	const max = maxMomentum(marked);
	if (marked.momentum <= max) return { character: marked, changes };
	changes.push({
		kind: 'value',
		what: 'momentum',
		from: marked.momentum,
		to: max,
		note: 'at its maximum',
		why: impact,
	});
	return { character: { ...marked, momentum: max }, changes };
}

export function clearImpact(character: Character, impact: string, why?: string): CarriedOut {
	const because = why ? { why } : {};
	if (!isMarked(character, impact))
		return {
			character,
			changes: [{ kind: 'event', what: impact, event: 'cleared', note: 'was not marked', ...because }],
		};
	return {
		character: { ...character, impacts: character.impacts.filter(marked => marked !== impact) },
		changes: [{ kind: 'event', what: impact, event: 'cleared', ...because }],
	};
}

/** A bonus is kept for the next move that it fits. */
export const takeNext = (character: Character, bonus: NextBonus): CarriedOut => ({
	character: { ...character, next: [...character.next, bonus] },
	changes: [{ kind: 'event', what: `next ${bonus.text}`, event: 'taken' }],
});

/** A bonus is used up by the move it is added to. */
export const spendNext = (character: Character, bonus: NextBonus): CarriedOut => ({
	character: { ...character, next: without(character.next, ({ text }) => text === bonus.text) },
	changes: [{ kind: 'event', what: `next ${bonus.text}`, event: 'spent' }],
});

/** The position in a fight: in control, in a bad spot. */
export const setCombat = (character: Character, position: string, why?: string): CarriedOut => ({
	character: { ...character, combat: position },
	changes: [{ kind: 'value', what: 'combat', from: character.combat ?? 'none', to: position, ...(why ? { why } : {}) }],
});

/** Everything but the first item that fits. */
export function without<T>(items: readonly T[], fits: (item: T) => boolean): readonly T[] {
	const at = items.findIndex(fits);
	return at < 0 ? items : [...items.slice(0, at), ...items.slice(at + 1)];
}
