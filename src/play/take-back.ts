import { readNextBonus } from './character';
import type { Character } from './character';
import type { Change } from './change';
import { valueOf, withValue, without } from './carry-out';
import type { Ruleset } from '../rules/ruleset';

/** A character after changes were taken back, and those that had moved on since or are kept elsewhere, for the player to know. */
export interface TakenBack {
	readonly character: Character;
	readonly moved: readonly Change[];
}

/** Takes changes back, last first. A value that has moved on since is adjusted by the difference. */
export function takeBackAll(character: Character, changes: readonly Change[], ruleset: Ruleset): TakenBack {
	return [...changes].reverse().reduce<TakenBack>(
		(so_far, change) => {
			const step = takeBack(so_far.character, change, ruleset);
			return { character: step.character, moved: [...so_far.moved, ...step.moved] };
		},
		{ character, moved: [] },
	);
}

/** Carries changes out again as they stand in the record, in order: the opposite of taking them back. */
export const repeatAll = (character: Character, changes: readonly Change[], ruleset: Ruleset): TakenBack =>
	takeBackAll(character, [...changes].reverse().map(reversed), ruleset);

const takeBack = (character: Character, change: Change, ruleset: Ruleset): TakenBack =>
	change.target !== undefined
		? { character, moved: [change] }
		: change.kind === 'value'
			? takeBackValue(character, change, ruleset)
			: takeBackEvent(character, change);

function takeBackValue(character: Character, change: Change & { kind: 'value' }, ruleset: Ruleset): TakenBack {
	const { what, from, to } = change;
	if (what === 'combat') {
		const { combat, ...rest } = character;
		const moved = (combat ?? 'none') === String(to) ? [] : [change];
		return { character: from === 'none' ? rest : { ...rest, combat: String(from) }, moved };
	}
	if (typeof from !== 'number' || typeof to !== 'number' || !isMeter(what, ruleset))
		return { character, moved: [change] };
	const now = valueOf(character, what, ruleset);
	return { character: withValue(character, what, now - (to - from)), moved: now === to || from === to ? [] : [change] };
}

const isMeter = (what: string, ruleset: Ruleset): boolean =>
	what === 'momentum' || ruleset.condition_meters.some(({ name }) => name === what);

function takeBackEvent(character: Character, change: Change & { kind: 'event' }): TakenBack {
	if (change.note !== undefined) return { character, moved: [] }; // it changed nothing
	const bonus = change.what.startsWith('next ') ? readNextBonus(change.what.slice('next '.length)) : undefined;
	switch (change.event) {
		case 'marked':
			return {
				character: { ...character, impacts: character.impacts.filter(impact => impact !== change.what) },
				moved: character.impacts.includes(change.what) ? [] : [change],
			};
		case 'cleared':
			if (character.impacts.includes(change.what)) return { character, moved: [change] };
			return { character: { ...character, impacts: [...character.impacts, change.what] }, moved: [] };
		case 'taken': {
			if (!bonus) return { character, moved: [change] };
			const next = without(character.next, ({ text }) => text === bonus.text);
			return { character: { ...character, next }, moved: next === character.next ? [change] : [] };
		}
		case 'spent':
			if (!bonus) return { character, moved: [change] };
			return { character: { ...character, next: [...character.next, bonus] }, moved: [] };
		case 'begun':
		case 'completed':
		case 'forsaken':
			return { character, moved: [change] };
	}
}

const OPPOSITE = {
	marked: 'cleared',
	cleared: 'marked',
	taken: 'spent',
	spent: 'taken',
	begun: 'forsaken',
	completed: 'begun',
	forsaken: 'begun',
} as const;

/** The change that leads back: `health 5 → 4` becomes `health 4 → 5`. */
function reversed(change: Change): Change {
	if (change.kind === 'value') return { ...change, from: change.to, to: change.from };
	return { ...change, event: OPPOSITE[change.event] };
}
