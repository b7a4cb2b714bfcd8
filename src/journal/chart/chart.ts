import { foldersUp, isInside } from '../character/nearness';
import { layOut } from './layout';
import type { Journey, Travels, TravelNote } from './journeys';
import { travelsIn } from './journeys';
import type { PlaceNote, Position } from './place-note';

/** A place on the chart. */
export interface ChartPlace extends PlaceNote {
	/** Where it is drawn, whether or not the player put it there. */
	readonly spot: Position;
	/** Those who arrived here last. */
	readonly here: readonly string[];
}

/** A way between two places, in either direction. */
export interface Route {
	readonly from: ChartPlace;
	readonly to: ChartPlace;
	/** In the order of play; empty if the way is known and was not travelled. */
	readonly journeys: readonly Journey[];
}

/** The name of a region, in the middle of its places. */
interface RegionWord {
	readonly name: string;
	readonly position: Position;
	/** How far its places reach from there, in columns and rows. */
	readonly reach: Position;
}

/** The chart of a campaign. */
export interface Chart {
	readonly places: readonly ChartPlace[];
	readonly routes: readonly Route[];
	readonly regions: readonly RegionWord[];
}

/** What a chart is drawn from. */
export interface ChartSource {
	/** In the order in which they came to be. */
	readonly places: readonly PlaceNote[];
	/** The paths that the note of a place links to. */
	readonly linksOf: (path: string) => readonly string[];
	/** The journals, in the order of play. */
	readonly journals: readonly TravelNote[];
}

/** The nearest folder above a note that has a place in it or below; undefined if there is no place at all. */
export const folderOfChart = (from: string, places: readonly PlaceNote[]): string | undefined =>
	foldersUp(from).find(folder => places.some(({ path }) => isInside(path, folder)));

/** Draws up the chart: places with their positions, ways that are linked or were travelled, and regions. */
export function chartOf({ places, linksOf, journals }: ChartSource): Chart {
	const spots = layOut(places);
	const travels = travelsIn(journals, new Map(places.map(({ name, path }) => [name, path])));
	const placed = places.map(place => ({
		...place,
		spot: spots.get(place.path) ?? { x: 0, y: 0 },
		here: [...travels.whereabouts].flatMap(([who, at]) => (at === place.path ? [who] : [])),
	}));
	return { places: placed, routes: routesOf(placed, linksOf, travels), regions: regionsOf(placed) };
}

function routesOf(
	places: readonly ChartPlace[],
	linksOf: ChartSource['linksOf'],
	{ journeys }: Travels,
): readonly Route[] {
	const byPath = new Map(places.map(place => [place.path, place]));
	const known = places.flatMap(({ path }) => linksOf(path).map(to => ({ from: path, to })));
	const routes = new Map<string, Route>();
	const add = (ends: { from: string; to: string }, journey?: Journey) => {
		const [from, to] = [byPath.get(ends.from), byPath.get(ends.to)];
		if (!from || !to || from === to) return;
		const key = JSON.stringify([ends.from, ends.to].sort());
		const route = routes.get(key) ?? { from, to, journeys: [] };
		routes.set(key, journey ? { ...route, journeys: [...route.journeys, journey] } : route);
	};
	for (const journey of journeys) add(journey, journey);
	for (const link of known) add(link);
	return [...routes.values()];
}

function regionsOf(places: readonly ChartPlace[]): readonly RegionWord[] {
	const names = new Set(places.flatMap(({ region }) => region ?? []));
	return [...names].map(name => {
		const inside = places.filter(({ region }) => region === name).map(({ spot }) => spot);
		const [across, down] = [rangeOf(inside.map(({ x }) => x)), rangeOf(inside.map(({ y }) => y))];
		return {
			name,
			position: { x: across.middle, y: down.middle },
			reach: { x: across.reach, y: down.reach },
		};
	});
}

function rangeOf(values: readonly number[]): { readonly middle: number; readonly reach: number } {
	const [from, to] = [Math.min(...values), Math.max(...values)];
	return { middle: (from + to) / 2, reach: (to - from) / 2 };
}
