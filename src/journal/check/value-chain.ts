import type { Level } from './recorded-value';

/** One step of a value. One without `from` fits everywhere: the line says only where it ends. */
export interface Link {
	readonly from?: Level;
	readonly to: Level;
}

/** Words are the same in capitals. */
export const isSameLevel = (a: Level | undefined, b: Level | undefined): boolean =>
	a === b || (typeof a === 'string' && typeof b === 'string' && a.toLowerCase() === b.toLowerCase());

export const fits = (link: Link, level: Level | undefined): boolean =>
	link.from === undefined || level === undefined || isSameLevel(link.from, level);

/** How often a step begins elsewhere than the one before it ended. */
export const breaksIn = (links: readonly Link[]): number =>
	links.filter((link, at) => !fits(link, links[at - 1]?.to)).length;

/** How far down we search for a line that continues from the current value. */
const LOOK_AHEAD = 200;
/** The first line that is in a note may be a late one as well: so many may have been before it. */
const LATE_BEGINNINGS = 5;

/**
 * The steps of a value in the order in which they happened. That is the order in which they are, but for presses on a
 * card that were made after later ones: such a line waits until the story gets to where it begins. Where that does not
 * make the lines fit better, they stay as they stand. Of orders that fit equally well, one that ends at `now` is taken:
 * steps in a circle fit from each of them on, and a step that changes nothing fits wherever its value is come by.
 */
export function threaded<T extends Link>(links: readonly T[], now?: Level): readonly T[] {
	const best = ofFewestBreaks(links, now);
	if (now === undefined || isSameLevel(best.at(-1)?.to, now) || !links.some(isStaying)) return best;
	const moving = links.filter(link => !isStaying(link));
	const order = withStaying(links, ofFewestBreaks(moving, now));
	return isSameLevel(order.at(-1)?.to, now) && breaksIn(order) <= breaksIn(best) ? order : best;
}

const isStaying = ({ from, to }: Link): boolean => from !== undefined && isSameLevel(from, to);

/** Puts the steps that change nothing where their value is reached, each as near as can be to where it is. */
function withStaying<T extends Link>(links: readonly T[], moving: readonly T[]): readonly T[] {
	const order = [...moving];
	for (const [at, link] of links.entries()) {
		if (!isStaying(link)) continue;
		const places = [...order.keys(), order.length].filter(place =>
			isSameLevel(place === 0 ? order[0]?.from : order[place - 1]?.to, link.to),
		);
		const [nearest = at] = places.sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
		order.splice(nearest, 0, link);
	}
	return order;
}

function ofFewestBreaks<T extends Link>(links: readonly T[], now?: Level): readonly T[] {
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

/** The steps from one of the first on; those before it wait. */
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
