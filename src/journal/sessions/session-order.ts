import { byPath, dayOf } from '../notes/natural-order';
import { nameOf } from '../../rules/search/stated-name';

/** What the sessions of a campaign are sorted by. */
export interface SessionNote {
	readonly path: string;
	/** The day in its properties: `2026-11-21`. */
	readonly date?: string;
	/** The number of the session in its properties. */
	readonly number?: number;
}

const numberOf = ({ path, number }: SessionNote): number | undefined => {
	const [, inName] = /\bsession\s*(\d+)/i.exec(nameOf(path)) ?? [];
	return number ?? (inName === undefined ? undefined : Number(inName));
};

const compared = <T extends string | number>(one: T, other: T): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Sorts sessions in the order in which they were played: by day, or by number if more of them have one, then by name.
 * One that has neither keeps its place after the one before it by name.
 */
export function inPlayedOrder<T extends SessionNote>(sessions: readonly T[]): readonly T[] {
	const named = [...sessions].sort(byPath);
	const dated = named.filter(each => dayOf(each) !== undefined);
	const numbered = named.filter(each => numberOf(each) !== undefined);
	const byDay = (one: T, other: T) => compared(dayOf(one) ?? '', dayOf(other) ?? '');
	const byNumber = (one: T, other: T) => compared(numberOf(one) ?? 0, numberOf(other) ?? 0);
	const isByDay = dated.length >= numbered.length;
	const known = isByDay ? dated : numbered;
	const sorted = [...known].sort((one, other) =>
		isByDay ? byDay(one, other) || byNumber(one, other) : byNumber(one, other) || byDay(one, other),
	);
	named.forEach((session, at) => {
		if (known.includes(session)) return;
		const before = named[at - 1];
		sorted.splice(before === undefined ? 0 : sorted.indexOf(before) + 1, 0, session);
	});
	return sorted;
}
