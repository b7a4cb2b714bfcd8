import {
	characterLinks,
	linkedCharacters,
	nearCharacter,
	pathsOf,
	whoseJournal,
	type CharacterIndex,
} from '../../../journal/character/acting-character';
import { around, nearest } from '../../../journal/character/folder-distance';
import { linkFrom } from '../../../journal/notes/note-name';
import { foldedName } from '../../../rules/search/folded-name';
import { isLink, linkTarget, nameOf } from '../../../rules/search/stated-name';

/** The owners of a note. */
export interface Owners {
	/** The paths of the characters that own it. */
	readonly of: readonly string[] | 'everyone';
	/** The names in its links to characters. Their targets change as notes are created and deleted. */
	readonly links?: readonly string[];
	/** What its `character` says, if that leads to nobody by mistake. Its owners are then those that it may be about. */
	readonly mistaken?: MistakenOwner;
}

/** A value of `character` that leads to nobody, and the nearest name as a question. */
export interface MistakenOwner {
	readonly written: string;
	readonly hint: readonly string[];
}

/**
 * The owners of a note with tracks or assets. `isBelonging` says whether its properties declare it as one; otherwise it
 * contains track blocks.
 */
export function ownersOf(path: string, isBelonging: boolean, index: CharacterIndex): Owners {
	const whose = linkedCharacters(path, index);
	if (!whose) return { of: isBelonging ? campaignOf(path, index) : actorsIn(path, index) };
	const links = characterLinks(path, index).map(link => linkName(linkTarget(link)));
	if (!whose.ok) {
		const mistaken = mistakenOwner(path, index);
		return mistaken ? { of: campaignOf(path, index), links, mistaken } : { of: [], links };
	}
	const paths = pathsOf(whose.value);
	return { of: links.length > 1 ? paths : nearest(paths, path), links };
}

/**
 * A value of `character` that is a mistake: a template left in, an empty link, the misspelled name of a character, or a
 * text that is neither a link nor a name. A link to another name may be to a character that is gone.
 */
function mistakenOwner(path: string, index: CharacterIndex): MistakenOwner | undefined {
	const mistaken = characterLinks(path, index).flatMap(written => {
		const target = linkTarget(written);
		// the app takes an empty link for one to the note itself
		if (target !== '' && index.resolve(linkFrom(target, path), path) !== undefined) return [];
		const hint = nearCharacter(target, index);
		return hint.length > 0 || !isLink(written) || isPlaceholder(target) ? [{ written, hint }] : [];
	});
	return mistaken[0];
}

/** `{{title}}`, `<% tp.file.title %>`, or nothing but punctuation. */
const isPlaceholder = (target: string): boolean => !/[\p{L}\p{N}]/u.test(target) || /\{\{|\}\}|<%|%>/.test(target);

/**
 * A track or asset that names no character belongs to the characters nearby: in a campaign's folder, those of the
 * campaign.
 */
function campaignOf(path: string, { candidates }: CharacterIndex): readonly string[] | 'everyone' {
	const near = around([...candidates], path);
	return near.length === candidates.size ? 'everyone' : near;
}

/** The characters that act in a note; if that is ambiguous, all candidates. */
function actorsIn(path: string, index: CharacterIndex): readonly string[] {
	const whose = whoseJournal(path, index);
	return whose.ok ? pathsOf(whose.value) : [];
}

/** The notes with tracks and assets, by owner. A note that changes is updated individually. */
export class Belongings {
	private readonly owners = new Map<string, Owners>();
	/** Sorted paths for every character that was asked for. */
	private readonly lists = new Map<string, readonly string[]>();

	/** `findOwners` returns the current owners of a note; undefined if it contains neither tracks nor assets. */
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

	/** The owners of a note: paths of characters, or everyone. */
	ownersOf(path: string): readonly string[] | 'everyone' {
		return this.owners.get(path)?.of ?? [];
	}

	/** What the `character` of a note says, if that leads to nobody by mistake. */
	mistaken(path: string): MistakenOwner | undefined {
		return this.owners.get(path)?.mistaken;
	}

	/** The owners of a note among the characters that were asked for. */
	askedFor(path: string): readonly string[] {
		const owners = this.owners.get(path);
		return [...this.lists.keys()].filter(actor => isOf(owners, actor));
	}

	/** Updates the owners of a note. */
	place(path: string): void {
		const owners = this.findOwners(path);
		if (owners) this.owners.set(path, owners);
		else this.owners.delete(path);
		for (const [actor, list] of this.lists) {
			const sorted = sortedIn(list, path, isOf(owners, actor));
			if (sorted !== list) this.lists.set(actor, sorted);
		}
	}

	/** Updates notes that link to this name, after a note with it was created or deleted. */
	placeLinked(name: string): void {
		for (const [path, { links }] of this.owners) if (links?.includes(name)) this.place(path);
	}
}

const isOf = (owners: Owners | undefined, actor: string): boolean =>
	owners !== undefined && (owners.of === 'everyone' || owners.of.includes(actor));

/** The list with or without the path; the same object if nothing changes. */
function sortedIn(list: readonly string[], path: string, isIn: boolean): readonly string[] {
	const at = placeIn(list, path);
	const wasIn = list[at] === path;
	if (wasIn === isIn) return list;
	return isIn ? [...list.slice(0, at), path, ...list.slice(at)] : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** The index of a path in a sorted list, or where it would be inserted. */
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

/** The folded last part of a link or path. */
export const linkName = (link: string): string => foldedName(nameOf(link));
