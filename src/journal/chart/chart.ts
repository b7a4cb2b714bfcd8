import { foldersUp, isInside } from '../character/folder-distance';
import { memoize } from '../../rules/core/memoize';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf } from '../../rules/search/stated-name';
import { GRIDS, type Layout } from './grid';
import { layOut } from './layout';
import { travelsIn, type Ends, type Journey, type Travels, type TravelNote } from './journeys';
import type { PlaceNote, Position } from './place-note';

/** A place on the chart. */
export interface ChartPlace extends PlaceNote {
	/** Where it is drawn, whether or not the player put it there. */
	readonly spot: Position;
	/** Those who arrived here last. */
	readonly here: readonly string[];
	/** Whether there is only a link to it and no note yet; `path` is then what the link says. */
	readonly isHeardOf: boolean;
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
	readonly layout: Layout;
}

/** What a chart is drawn from. */
export interface ChartSource {
	/** In the order in which they came to be. */
	readonly places: readonly PlaceNote[];
	/** The paths that the note of a place links to. */
	readonly linksOf: (path: string) => readonly string[];
	/** The journals, in the order of play. */
	readonly journals: readonly TravelNote[];
	/** The links of a place to places that have no note yet; without a place, those of other notes. */
	readonly heardOf: (path?: string) => readonly string[];
	readonly layout: Layout;
}

/** The nearest folder above a note that has a place in it or below; undefined if there is no place at all. */
export const folderOfChart = (from: string, places: readonly PlaceNote[]): string | undefined =>
	foldersUp(from).find(folder => places.some(({ path }) => isInside(path, folder)));

/** The travels in the journals of a chart. */
export const travelsOf = memoize(({ places, journals }: ChartSource): Travels =>
	travelsIn(journals, new Map(places.map(({ name, path }) => [name, path]))),
);

/** Draws up the chart: places with their positions, ways that are linked or were travelled, and regions. */
export function chartOf(source: ChartSource, travels = travelsOf(source)): Chart {
	const { places, layout } = source;
	const heard = heardOf(source);
	const spots = layOut([...places, ...heard.values()], GRIDS[layout]);
	const whereabouts = new Map(travels.arrivals.map(({ who, place }) => [who, place]));
	const here = grouped(whereabouts, ([who, at]) => [at, who]);
	const placed = [...places, ...heard.values()].map(place => ({
		...place,
		spot: spots.get(place.path) ?? { x: 0, y: 0 },
		here: here.get(place.path) ?? [],
		isHeardOf: heard.get(foldedName(place.name)) === place,
	}));
	const known = places.flatMap(({ path }) => [
		...source.linksOf(path).map(to => ({ from: path, to })),
		...source.heardOf(path).map(link => ({ from: path, to: heard.get(foldedName(nameOf(link)))?.path ?? link })),
	]);
	return { places: placed, routes: routesOf(placed, known, travels), regions: regionsOf(placed), layout };
}

/** The places that have no note yet, by their folded names, after those that have one. */
function heardOf({ places, heardOf: linksIn }: ChartSource): ReadonlyMap<string, PlaceNote> {
	const heard = new Map<string, PlaceNote>();
	for (const link of [...places.flatMap(({ path }) => linksIn(path)), ...linksIn()]) {
		const name = nameOf(link);
		const key = foldedName(name);
		if (!heard.has(key)) heard.set(key, { path: link, name, sign: 'place' });
	}
	return heard;
}

/** The values of each key, in the order of the entries. */
function grouped<Entry, Key, Value>(
	entries: Iterable<Entry>,
	of: (entry: Entry) => readonly [Key, Value],
): ReadonlyMap<Key, readonly Value[]> {
	const groups = new Map<Key, Value[]>();
	for (const entry of entries) {
		const [key, value] = of(entry);
		const group = groups.get(key);
		if (group) group.push(value);
		else groups.set(key, [value]);
	}
	return groups;
}

function routesOf(places: readonly ChartPlace[], known: readonly Ends[], { journeys }: Travels): readonly Route[] {
	const byPath = new Map(places.map(place => [place.path, place]));
	const routes = new Map<string, Route & { readonly journeys: Journey[] }>();
	const add = (ends: Ends, ...travelled: readonly Journey[]) => {
		const [from, to] = [byPath.get(ends.from), byPath.get(ends.to)];
		if (!from || !to || from === to) return;
		const key = JSON.stringify([ends.from, ends.to].sort());
		const route = routes.get(key);
		if (route) route.journeys.push(...travelled);
		else routes.set(key, { from, to, journeys: [...travelled] });
	};
	for (const journey of journeys) add(journey, journey);
	for (const link of known) add(link);
	return [...routes.values()];
}

function regionsOf(places: readonly ChartPlace[]): readonly RegionWord[] {
	const named = places.flatMap(({ region, spot }) => (region === undefined ? [] : [{ region, spot }]));
	return [...grouped(named, ({ region, spot }) => [region, spot])].map(([name, inside]) => {
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
