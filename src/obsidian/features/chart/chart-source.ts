import type { TFile } from 'obsidian';
import { actingPath } from '../../../journal/character/acting-path';
import { folderOf, isInside } from '../../../journal/character/nearness';
import type { ChartSource } from '../../../journal/chart/chart';
import { folderOfChart } from '../../../journal/chart/chart';
import type { TravelNote } from '../../../journal/chart/journeys';
import { readPlace, type PlaceNote } from '../../../journal/chart/place-note';
import { byPath } from '../../../journal/notes/natural-order';
import { nameOf } from '../../../journal/notes/note-name';
import type { Actions } from '../../services/journal-actions';

type Needs = Actions<'app' | 'vaultIndex' | 'viewState'>;

/** What the chart in a note is drawn from: the places of its folder, or of the nearest one above that has any. */
export function chartSource(actions: Needs, from: string): ChartSource {
	const places = placesAround(actions, from);
	const paths = new Set(places.map(({ path }) => path));
	const { resolvedLinks } = actions.app.metadataCache;
	return {
		places,
		linksOf: path => Object.keys(resolvedLinks[path] ?? {}),
		journals: journalsOf(actions, paths).flatMap(path => travelNote(actions, path, paths) ?? []),
	};
}

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

/** A journal with its text; undefined while it is read, after which the chart is drawn again. */
function travelNote(
	{ vaultIndex, viewState }: Needs,
	path: string,
	places: ReadonlySet<string>,
): TravelNote | undefined {
	const text = viewState.textOf(path);
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
