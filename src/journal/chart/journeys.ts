import { outcomeOfRecord } from '../../play/roll/roll';
import type { MoveRecord } from '../../play/record/record';
import { isSameWhenFolded } from '../../rules/search/folded-text';
import { recordsOf, type RecordAt } from '../note-blocks/find-records';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget } from '../../rules/search/stated-name';
import type { LineOfNote } from '../notes/line-of-note';
import { byPath } from '../notes/natural-order';
import { sectionsOf } from '../text/literal-sections';
import { lineIndexAt } from '../text/lines';

/** A journal, as the chart reads it. */
export interface TravelNote {
	readonly path: string;
	readonly text: string;
	/** The character that acts in a record; without a name, the one whose journal it is. */
	readonly traveller: (by: string | undefined) => string;
	/** The path of the place that a link leads to; undefined if it leads elsewhere. */
	readonly placeAt: (link: string) => string | undefined;
}

/** The paths of two places. */
export interface Ends {
	readonly from: string;
	readonly to: string;
}

/** One journey between two places, at the line of its record. */
export interface Journey extends LineOfNote, Ends {}

/** That a traveller is at a place from the line of a record on. */
interface Arrival extends LineOfNote {
	readonly who: string;
	readonly place: string;
}

/** The journeys and arrivals of a campaign, in the order of play. */
export interface Travels {
	readonly journeys: readonly Journey[];
	readonly arrivals: readonly Arrival[];
}

/** The travels that were done as of a line of a journal. */
export function travelsUntil({ journeys, arrivals }: Travels, at: LineOfNote): Travels {
	const isDone = ({ path, line }: LineOfNote) => (path === at.path ? line <= at.line : byPath(at, { path }) > 0);
	return { journeys: journeys.filter(isDone), arrivals: arrivals.filter(isDone) };
}

/** A move that travels one known way, the moves that go on a way with a track, and those that end it. */
const COURSE = ['Set a Course'];
const LEGS = ['Undertake an Expedition', 'Undertake a Journey'];
const ENDS = ['Finish an Expedition', 'Reach Your Destination'];

/** The moves by which one begins to travel, the likeliest first. */
export const TRAVEL_MOVES: readonly string[] = [...COURSE, ...LEGS];

/** Whether a move has no track that says where it leads, so that a link beside it does. */
export const isLedByLink = (move: string): boolean => isOneOf(move, COURSE);

const isOneOf = (move: string, names: readonly string[]): boolean => names.some(name => isSameWhenFolded(move, name));

const isTravel = ({ move }: MoveRecord): boolean => isOneOf(move, [...COURSE, ...LEGS, ...ENDS]);

/** `[[Harrow Dock|the dock]]`, `[the dock](Places/Harrow%20Dock.md)`; not `![[A picture]]` */
const LINK = /!?(?:\[\[[^[\]\n]{1,500}\]\]|\[[^[\]\n]{0,500}\]\([^()\n]{1,500}\))/g;

/** The links to places in what the player wrote: not in properties, code or comments. */
function linksIn({ text, placeAt }: TravelNote): readonly { readonly at: number; readonly place: string }[] {
	const { lines, sections } = sectionsOf(text);
	const isInside = (at: number) => {
		const line = lineIndexAt(lines, at);
		return sections.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
	};
	return [...text.matchAll(LINK)].flatMap(({ index, 0: link }) => {
		const place = link.startsWith('!') || isInside(index) ? undefined : placeAt(linkTarget(link));
		return place === undefined ? [] : [{ at: index, place }];
	});
}

/** Where a traveller is, and the tracks whose way was counted. */
interface Traveller {
	here?: string;
	readonly counted: Set<string>;
}

/** What one note says around one of its travel records. */
interface Moment {
	readonly at: RecordAt;
	/** Links to places since the travel record before, and until the one after; nearest last. */
	readonly before: readonly string[];
	readonly after: readonly string[];
}

/**
 * Reads the journeys of notes that are in the order of play. A record leads to the place that its track is named after,
 * else to the place linked last before it, else to the one linked first behind it; from where the traveller arrived
 * before, else from the other place linked there. *Set a Course* arrives on a hit. An expedition or a journey counts
 * once, with its first hit, and arrives when it is finished with one.
 */
export function travelsIn(notes: readonly TravelNote[], places: ReadonlyMap<string, string>): Travels {
	const names = namesOf(places);
	const journeys: Journey[] = [];
	const arrivals: Arrival[] = [];
	const travellers = new Map<string, Traveller>();
	for (const note of notes) {
		for (const moment of momentsIn(note)) {
			const who = note.traveller(moment.at.record.by);
			const traveller = travellers.get(who) ?? { counted: new Set<string>() };
			travellers.set(who, traveller);
			const at = { path: note.path, line: moment.at.block.startLine + 1 };
			const journey = travelled(moment, traveller, names);
			if (journey) journeys.push({ ...journey, ...at });
			if (traveller.here !== undefined) arrivals.push({ who, place: traveller.here, ...at });
		}
	}
	return { journeys, arrivals };
}

function momentsIn(note: TravelNote): readonly Moment[] {
	const records = recordsOf(note.text).filter(({ record }) => isTravel(record));
	if (records.length === 0) return [];
	const links = linksIn(note);
	const within = (from: number, to: number) =>
		links.filter(({ at }) => from <= at && at < to).map(({ place }) => place);
	return records.map((at, i) => ({
		at,
		before: within(records[i - 1]?.block.fenceTo ?? 0, at.block.fenceFrom),
		after: within(at.block.fenceTo, records[i + 1]?.block.fenceFrom ?? note.text.length),
	}));
}

function travelled(moment: Moment, traveller: Traveller, names: NamesOfPlaces): Ends | undefined {
	const { record } = moment.at;
	const outcome = outcomeOfRecord(record);
	if (outcome !== 'strong_hit' && outcome !== 'weak_hit') return undefined;
	const to = destination(moment, traveller.here, names);
	if (to === undefined) return undefined;
	const from = traveller.here ?? lastThat(moment.before, place => place !== to);
	if (!isOneOf(record.move, LEGS)) traveller.here = to;
	else if (from !== undefined) traveller.here = from;
	if (from === undefined || from === to || !isFirstOf(record, to, traveller)) return undefined;
	return { from, to };
}

/** Whether a record is the first of its way that counts. Every *Set a Course* is a way of its own. */
function isFirstOf({ move, track }: MoveRecord, to: string, { counted }: Traveller): boolean {
	if (isOneOf(move, COURSE)) return true;
	const way = track === undefined ? to : foldedName(linkTarget(track));
	const isFirst = !counted.has(way);
	if (isOneOf(move, ENDS)) counted.delete(way);
	else counted.add(way);
	return isFirst;
}

const lastThat = (places: readonly string[], holds: (place: string) => boolean): string | undefined =>
	places.filter(holds).at(-1);

function destination(
	{ at, before, after }: Moment,
	here: string | undefined,
	names: NamesOfPlaces,
): string | undefined {
	const named = at.record.track === undefined ? undefined : placeIn(linkTarget(at.record.track), names);
	const isElsewhere = (place: string) => place !== here;
	return named ?? lastThat(before, isElsewhere) ?? after.find(isElsewhere);
}

/** The paths of places by the words of their names, and how many words the longest has. */
interface NamesOfPlaces {
	readonly byWords: ReadonlyMap<string, string>;
	readonly most: number;
}

const wordsOf = (name: string): readonly string[] => foldedName(name).match(/[\p{L}\p{N}']+/gu) ?? [];

function namesOf(places: ReadonlyMap<string, string>): NamesOfPlaces {
	const named = [...places].map(([name, path]) => ({ words: wordsOf(name), path }));
	return {
		byWords: new Map(named.map(({ words, path }) => [words.join(' '), path])),
		most: Math.max(0, ...named.map(({ words }) => words.length)),
	};
}

/** The place whose name is in a track's name as whole words, the longest first: “Journey to Redhall”. */
function placeIn(track: string, { byWords, most }: NamesOfPlaces): string | undefined {
	const words = wordsOf(track);
	const runs = words.flatMap((_, from) =>
		Array.from({ length: Math.min(most, words.length - from) }, (_, more) =>
			words.slice(from, from + more + 1).join(' '),
		),
	);
	const found = runs.filter(run => byWords.has(run)).sort((a, b) => b.length - a.length);
	return byWords.get(found[0] ?? '');
}
