import type { CharacterIndex } from '../../../journal/character/acting-character';
import { characterLinks, linkedCharacters, pathsOf, whoseJournal } from '../../../journal/character/acting-character';
import { around, nearest } from '../../../journal/character/nearness';
import { linkTarget, nameOf } from '../../../journal/notes/note-name';

/** Whose a note is. */
export interface Owners {
	/** The paths of its characters. */
	readonly of: readonly string[] | 'everyone';
	/** The names by which it links to its characters: which notes these are changes as notes come and go. */
	readonly links?: readonly string[];
}

/** Whose a note with tracks or assets is. `isBelonging` says that its properties make it one; else it has blocks of tracks. */
export function ownersOf(path: string, isBelonging: boolean, index: CharacterIndex): Owners {
	const whose = linkedCharacters(path, index);
	if (!whose) return { of: isBelonging ? campaignOf(path, index) : actorsIn(path, index) };
	const links = characterLinks(path, index).map(link => linkName(linkTarget(link)));
	if (!whose.ok) return { of: [], links };
	const paths = pathsOf(whose.value);
	return { of: links.length > 1 ? paths : nearest(paths, path), links };
}

/** A track or an asset that names no character belongs to those who lie around it: in a campaign's folder, to its own. */
function campaignOf(path: string, { characters }: CharacterIndex): readonly string[] | 'everyone' {
	const near = around([...characters], path);
	return near.length === characters.size ? 'everyone' : near;
}

/** Where it is not settled who acts in a note, it may be any of them. */
function actorsIn(path: string, index: CharacterIndex): readonly string[] {
	const whose = whoseJournal(path, index);
	return whose.ok ? pathsOf(whose.value) : [];
}

/** The notes with tracks and assets, by whose they are. A note that changes is sorted again by itself. */
export class Belongings {
	private readonly owners = new Map<string, Owners>();
	/** In the order of their paths, for every character that was asked for. */
	private readonly lists = new Map<string, readonly string[]>();

	/** `findOwners` says whose a note is now; nothing when it holds neither tracks nor assets. */
	constructor(
		paths: Iterable<string>,
		private readonly findOwners: (path: string) => Owners | undefined,
	) {
		for (const path of paths) this.place(path);
	}

	of(actor: string): readonly string[] {
		const known =
			this.lists.get(actor) ?? [...this.owners].flatMap(([path, owners]) => (isOf(owners, actor) ? [path] : [])).sort();
		this.lists.set(actor, known);
		return known;
	}

	/** Whose a note is. */
	ownersOf(path: string): readonly string[] | 'everyone' {
		return this.owners.get(path)?.of ?? [];
	}

	/** Those of the characters that were asked for to whom a note belongs. */
	askedFor(path: string): readonly string[] {
		const owners = this.owners.get(path);
		return [...this.lists.keys()].filter(actor => isOf(owners, actor));
	}

	/** Sorts a note in, wherever it belongs now. */
	place(path: string): void {
		const owners = this.findOwners(path);
		if (owners) this.owners.set(path, owners);
		else this.owners.delete(path);
		for (const [actor, list] of this.lists) {
			const sorted = sortedIn(list, path, isOf(owners, actor));
			if (sorted !== list) this.lists.set(actor, sorted);
		}
	}

	/** A note of that name came or went: links to it lead elsewhere now. */
	placeLinked(name: string): void {
		for (const [path, { links }] of this.owners) if (links?.includes(name)) this.place(path);
	}
}

const isOf = (owners: Owners | undefined, actor: string): boolean =>
	owners !== undefined && (owners.of === 'everyone' || owners.of.includes(actor));

/** The same list, when nothing is to be changed. */
function sortedIn(list: readonly string[], path: string, isIn: boolean): readonly string[] {
	const at = placeIn(list, path);
	const wasIn = list[at] === path;
	if (wasIn === isIn) return list;
	return isIn ? [...list.slice(0, at), path, ...list.slice(at)] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** The index of a path in a sorted list, or the one that it would have there. */
function placeIn(list: readonly string[], path: string): number {
	let low = 0;
	let high = list.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((list[middle] ?? '') < path) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The last part of a link or path, as the app compares it. */
export const linkName = (link: string): string => nameOf(link).toLowerCase();
