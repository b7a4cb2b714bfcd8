import type { TFile } from 'obsidian';
import { actingPath } from '../../../journal/character/acting-path';
import { folderOf, isInside } from '../../../journal/character/folder-distance';
import { folderOfChart, type ChartSource } from '../../../journal/chart/chart';
import type { Layout } from '../../../journal/chart/grid';
import type { TravelNote } from '../../../journal/chart/journeys';
import { readPlace, type PlaceNote } from '../../../journal/chart/place-note';
import { byPath } from '../../../journal/notes/natural-order';
import { foldedName } from '../../../rules/search/folded-name';
import { nameOf } from '../../../rules/search/stated-name';
import type { Actions } from '../../services/journal-actions';

type Needs = Actions<'app' | 'vaultIndex'>;

/** The text of a note; undefined while it is read, after which the chart is drawn again. */
type TextOf = (path: string) => string | undefined;

/** What the chart in a note is drawn from: the places of its folder, or of the nearest one above that has any. */
export function chartSource(actions: Needs, from: string, textOf: TextOf, layout: Layout): ChartSource {
	const places = placesAround(actions, from);
	const paths = new Set(places.map(({ path }) => path));
	const { resolvedLinks } = actions.app.metadataCache;
	return {
		places,
		linksOf: path => Object.keys(resolvedLinks[path] ?? {}),
		journals: journalsOf(actions, paths).flatMap(path => travelNote(actions, path, paths, textOf) ?? []),
		heardOf: heardAround(actions, places, paths),
		layout,
	};
}

/** The journals that the ways of a chart are read from. */
export const journalsAround = (actions: Needs, from: string): readonly string[] =>
	journalsOf(actions, new Set(placesAround(actions, from).map(({ path }) => path)));

/**
 * The links without a note that mean a place: those in the note of a place, unless a character, track or asset is called
 * so or they name a folder without places; elsewhere those that name a folder of places.
 */
function heardAround(
	{ app, vaultIndex }: Needs,
	places: readonly PlaceNote[],
	paths: ReadonlySet<string>,
): ChartSource['heardOf'] {
	const { unresolvedLinks } = app.metadataCache;
	const folders = new Set(places.flatMap(({ path }) => endsOf(folderOf(path))));
	const known = new Set([...vaultIndex.thingsKnown(), ...[...vaultIndex.characters].map(nameOf)].map(foldedName));
	const linksIn = (path: string) =>
		Object.keys(unresolvedLinks[path] ?? {}).filter(
			link => nameOf(link) !== '' && !known.has(foldedName(nameOf(link))),
		);
	const isIn = (link: string) => folders.has(foldedName(folderOf(link)));
	const elsewhere = () => Object.keys(unresolvedLinks).filter(path => !paths.has(path) && !vaultIndex.isForm(path));
	return path =>
		path === undefined
			? elsewhere().flatMap(linksIn).filter(isIn)
			: linksIn(path).filter(link => folderOf(link) === '' || isIn(link));
}

/** “A/Places” and “Places” for a folder, as a link may name it. */
const endsOf = (folder: string): readonly string[] => {
	const parts = foldedName(folder).split('/');
	return parts.map((_, at) => parts.slice(at).join('/')).filter(end => end !== '');
};

/** The places of a chart, oldest first: a new one makes no other move. */
export function placesAround({ app, vaultIndex }: Needs, from: string): readonly PlaceNote[] {
	const created = ({ path }: PlaceNote) => app.vault.getFileByPath(path)?.stat.ctime ?? 0;
	const all = app.vault.getMarkdownFiles().flatMap(file => placeIn(vaultIndex, file) ?? []);
	const folder = folderOfChart(from, all);
	if (folder === undefined) return [];
	return all.filter(({ path }) => isInside(path, folder)).sort((a, b) => created(a) - created(b) || byPath(a, b));
}

function placeIn(vaultIndex: Needs['vaultIndex'], { path }: TFile): PlaceNote | undefined {
	const properties = vaultIndex.isForm(path) ? undefined : vaultIndex.properties(path);
	return properties && readPlace(path, properties);
}

/** The notes that link to a place, and the journals beside them, in natural order. */
function journalsOf({ app, vaultIndex }: Needs, places: ReadonlySet<string>): readonly string[] {
	const { resolvedLinks } = app.metadataCache;
	const isJournal = (path: string) => !places.has(path) && path.endsWith('.md');
	const linking = Object.keys(resolvedLinks).filter(
		path => isJournal(path) && Object.keys(resolvedLinks[path] ?? {}).some(target => places.has(target)),
	);
	const folders = new Set(linking.map(folderOf));
	const beside = Object.keys(resolvedLinks).filter(
		path => isJournal(path) && folders.has(folderOf(path)) && vaultIndex.properties(path)?.has('character'),
	);
	return [...new Set([...linking, ...beside])]
		.map(path => ({ path }))
		.sort(byPath)
		.map(({ path }) => path);
}

/** A journal with its text; undefined while it is read. */
function travelNote(
	{ vaultIndex }: Needs,
	path: string,
	places: ReadonlySet<string>,
	textOf: TextOf,
): TravelNote | undefined {
	const text = textOf(path);
	if (text === undefined) return undefined;
	return {
		path,
		text,
		traveller: by => {
			const actor = actingPath(by, path, vaultIndex);
			return actor.ok ? nameOf(actor.value) : (by ?? '');
		},
		placeAt: link => {
			const target = vaultIndex.resolve(link, path);
			return target !== undefined && places.has(target) ? target : undefined;
		},
	};
}
