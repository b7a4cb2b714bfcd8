import type { RecordedValue } from './value-key';

/** One step of a value. A step without `from` fits anywhere, since its line only has the new value. */
export interface Link {
	readonly from?: RecordedValue;
	readonly to: RecordedValue;
}

/** Compares values, ignoring case. */
export const isSameLevel = (a: RecordedValue | undefined, b: RecordedValue | undefined): boolean =>
	a === b || (typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase());

export const fits = (link: Link, level: RecordedValue | undefined): boolean =>
	link.from === undefined || level === undefined || isSameLevel(link.from, level);

/** How often a step starts with a different value than the previous one ended with. */
export const breaksIn = (links: readonly Link[]): number =>
	links.filter((link, at) => !fits(link, links[at - 1]?.to)).length;

/** How many later lines are searched for one that continues from the current value. */
const LOOK_AHEAD = 200;
/** How many lines at the start may have been written late, after others below them. */
const LATE_BEGINNINGS = 5;

/**
 * Puts the steps of a value in the order in which they happened. This is the order of the lines, except for presses on
 * a card made after later moves: such a line waits until its starting value is reached. Lines stay in place if that
 * does not reduce the breaks. Among equally good orders, one that ends at `now` wins: a cycle of steps can start
 * anywhere, and a step without a change fits wherever its value occurs.
 */
export function chainInOrder<T extends Link>(links: readonly T[], now?: RecordedValue): readonly T[] {
	const best = ofFewestBreaks(links, now);
	if (now === undefined || isSameLevel(best.at(-1)?.to, now) || !links.some(isStaying)) return best;
	const moving = links.filter(link => !isStaying(link));
	const order = withStaying(links, ofFewestBreaks(moving, now));
	return isSameLevel(order.at(-1)?.to, now) && breaksIn(order) <= breaksIn(best) ? order : best;
}

const isStaying = ({ from, to }: Link): boolean => from !== undefined && isSameLevel(from, to);

/** Puts steps without a change where their value occurs, as near as possible to their original place. */
function withStaying<T extends Link>(links: readonly T[], moving: readonly T[]): readonly T[] {
	const order = [...moving];
	for (const [at, link] of links.entries()) {
		if (!isStaying(link)) continue;
		order.splice(nearestPlace(order, at, link.to) ?? at, 0, link);
	}
	return order;
}

/** The place nearest to an index at which the value is at a level; of two as near, the earlier one. */
function nearestPlace(order: readonly Link[], at: number, level: RecordedValue): number | undefined {
	const isThere = (place: number) =>
		place >= 0 && place <= order.length && isSameLevel(place === 0 ? order[0]?.from : order[place - 1]?.to, level);
	for (let distance = 0; distance <= Math.max(at, order.length - at); distance++) {
		if (isThere(at - distance)) return at - distance;
		if (isThere(at + distance)) return at + distance;
	}
	return undefined;
}

function ofFewestBreaks<T extends Link>(links: readonly T[], now?: RecordedValue): readonly T[] {
	const inPlace = breaksIn(links);
	let [best, fewest] = [links, inPlace];
	const endsNow = (order: readonly T[]) => isSameLevel(order.at(-1)?.to, now);
	const isBest = () => fewest === 0 && (best === links || now === undefined || endsNow(best));
	for (let begin = 0; begin <= LATE_BEGINNINGS && begin < links.length && !isBest(); begin++) {
		const order = inTurn(links, begin);
		const breaks = breaksIn(order);
		const isAsGood = breaks === fewest && breaks < inPlace && endsNow(order) && !endsNow(best);
		if (breaks < fewest || isAsGood) [best, fewest] = [order, breaks];
	}
	return best;
}

/** Orders the steps starting with one of the first; the ones before it are inserted later. */
function inTurn<T extends Link>(links: readonly T[], begin: number): readonly T[] {
	const order: T[] = [];
	const late = links.slice(0, begin);
	const now = () => order.at(-1)?.to;
	const goOn = (until?: T) => {
		while (!until || !fits(until, now())) {
			const at = late.findIndex(link => fits(link, now()));
			const [link] = at < 0 ? [] : late.splice(at, 1);
			if (!link) return;
			order.push(link);
		}
	};
	for (let at = begin; at < links.length; at++) {
		const link = links[at];
		if (!link) continue;
		if (order.length > 0) goOn(link);
		const goesOn = (other: T) => other.from !== undefined && isSameLevel(other.from, now());
		const isLate = !fits(link, now()) && links.slice(at + 1, at + 1 + LOOK_AHEAD).some(goesOn);
		if (isLate) late.push(link);
		else order.push(link);
	}
	goOn();
	return [...order, ...late];
}
