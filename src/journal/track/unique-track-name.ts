import { byNearness, type Nearness } from '../character/folder-distance';
import { foldedName } from '../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';

/** A note that is a track with some name, or has one in a block. */
export interface Namesake {
	readonly path: string;
	readonly isBlock: boolean;
	/** Relative to the journal that names it. */
	readonly nearness: Nearness;
}

/**
 * The name of a track's note in a journal: its plain name if that resolves to it, else as much of its path as
 * distinguishes it. `namesakes` are all tracks with the name, including this one.
 */
export function trackNameFor(path: string, namesakes: readonly Namesake[]): string {
	const own = namesakes.find(each => each.path === path && !each.isBlock);
	const others = namesakes.filter(other => other.path !== path);
	const isNearest = others.every(other => own && byNearness(own.nearness, other.nearness) < 0);
	return isNearest ? nameOf(path) : distinctPath(path, others);
}

/** The shortest end of a path that no other note with that name has. */
export function distinctPath(path: string, others: readonly Pick<Namesake, 'path' | 'isBlock'>[]): string {
	const notes = others.filter(({ isBlock }) => !isBlock).map(other => `/${foldedName(withoutEnding(other.path))}`);
	const parts = withoutEnding(path).split('/');
	const ends = parts.map((_, i) => parts.slice(parts.length - 1 - i).join('/')).slice(1);
	return ends.find(end => !notes.some(note => note.endsWith(`/${foldedName(end)}`))) ?? `/${withoutEnding(path)}`;
}
