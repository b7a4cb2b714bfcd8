import { isAssetNote } from '../../../journal/assets/asset-note';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import { isSameName } from '../../../rules/search/folded-name';
import type { NamedKind, Renaming } from '../../../journal/rename/renaming';
import { byNearness, folderOf } from '../../../journal/character/folder-distance';
import { actsIn } from '../../../journal/character/acting-character';
import { nameOf } from '../../../rules/search/stated-name';
import { playersOf } from '../../../journal/character/acting-path';
import type { JournalActions } from '../../services/journal-actions';

/** Something that records refer to by name, and where it is written. */
export interface NamedThing {
	readonly kind: NamedKind;
	readonly name: string;
	readonly home: TrackLocation;
	/** "vow in Session 1", "character". */
	readonly detail: string;
}

type Cast = JournalActions['vaultIndex'];

/** All characters, tracks and assets that have a block or note. */
export function namedThings(vaultIndex: Cast): readonly NamedThing[] {
	const characters = [...vaultIndex.characters];
	const assets = [...new Set(characters.flatMap(path => vaultIndex.belongingsOf(path)))].filter(path =>
		isAsset(vaultIndex, path),
	);
	const note = (kind: NamedKind) => (path: string) => ({ kind, name: nameOf(path), home: { path }, detail: kind });
	const tracks = vaultIndex.tracksKnown().map(({ kind, name, home }): NamedThing => {
		const where = home.place ? ` in ${nameOf(home.path)}` : '';
		return { kind: 'track', name, home, detail: kind + where };
	});
	return [...tracks, ...characters.map(note('character')), ...assets.map(note('asset'))];
}

function isAsset(vaultIndex: Cast, path: string): boolean {
	const properties = vaultIndex.properties(path);
	return properties !== undefined && isAssetNote(properties);
}

/** The kind of a note by its properties; undefined if records cannot refer to it. */
export function kindOfNote(vaultIndex: Cast, path: string): NamedKind | undefined {
	if (vaultIndex.characters.has(path)) return 'character';
	if (isAsset(vaultIndex, path)) return 'asset';
	return vaultIndex.tracksKnown().some(({ home }) => home.path === path && !home.place) ? 'track' : undefined;
}

/** Other things with this name. */
export const othersNamed = (vaultIndex: Cast, name: string, own: TrackLocation): readonly NamedThing[] =>
	namedThings(vaultIndex).filter(thing => isSameName(thing.name, name) && !isSameHome(thing.home, own));

const isSameHome = (a: TrackLocation, b: TrackLocation): boolean =>
	a.path === b.path &&
	a.place?.body === b.place?.body &&
	(a.place?.near === undefined || b.place?.near === undefined || a.place.near.lineStart === b.place.near.lineStart);

/** Completes a renaming with what else has the old name, and in which notes only this thing can be meant. */
export function withOthers(vaultIndex: Cast, { kind, from, to }: Renaming, own: TrackLocation): Renaming {
	const others = othersNamed(vaultIndex, from, own);
	const twins = others.filter(other => other.kind === kind).map(({ home }) => home.path);
	const isMeantIn = (note: string): boolean => {
		if (kind === 'character') return actsIn(vaultIndex, note) === own.path;
		return playersOf(note, vaultIndex).some(player => {
			const nearness = vaultIndex.nearTo(note, player);
			const isNearer = (twin: string) => byNearness(nearness(own.path), nearness(twin)) < 0;
			return nearness(own.path).rank !== 'others' && twins.every(isNearer);
		});
	};
	return { kind, from, to, others: others.map(other => other.kind), isMeantIn };
}

const trackNotes = (vaultIndex: Cast, name: string): readonly string[] =>
	vaultIndex
		.tracksKnown()
		.flatMap(track => (track.home.place || !isSameName(track.name, name) ? [] : [track.home.path]));

/**
 * The same for paths that distinguish a character or track from others with its name: `B/Kestrel` becomes `B/Wren`.
 * `path` is the old or new path of the note.
 */
export function pathRenamings(vaultIndex: Cast, { kind, from, to }: Renaming, path: string): readonly Renaming[] {
	if (kind === 'asset') return [];
	const folders = folderOf(path).split('/').filter(Boolean);
	const starts = [...folders.map((_, i) => `${folders.slice(i).join('/')}/`), ['', ...folders, ''].join('/')];
	const notes = kind === 'track' ? trackNotes(vaultIndex, from) : vaultIndex.namesakes(from).notes;
	const others = notes.filter(other => folderOf(other) !== folderOf(path));
	return starts
		.filter(start => start.startsWith('/') || !others.some(other => `/${folderOf(other)}/`.endsWith(`/${start}`)))
		.map(start => ({ kind, from: start + from, to: start + to }));
}
