import type { Reading } from '../../rules/problem';
import { read, unread } from '../../rules/problem';
import type { Properties } from '../frontmatter/properties';

/** What must be known of a vault to say whose journal a note is. Paths end in ".md". */
export interface Cast {
	/** The paths of all character notes. */
	readonly characters: ReadonlySet<string>;
	properties(path: string): Properties | undefined;
	/** The note a link leads to, as seen from a note. */
	resolve(link: string, from: string): string | undefined;
}

/** One character, or several to choose from. */
export type Whose =
	{ readonly kind: 'one'; readonly path: string } | { readonly kind: 'several'; readonly paths: readonly string[] };

/**
 * Whose journal a note is: its own, when it carries stats; that of its `character` link; the nearest character note up
 * the folders; the only one there is. Several are a question.
 */
export function whoseJournal(journal: string, cast: Cast): Reading<Whose> {
	if (cast.characters.has(journal)) return one(journal);
	const link = cast.properties(journal)?.get('character');
	if (typeof link === 'string' && link.trim() !== '') return linked(link, journal, cast);
	for (const folder of foldersUp(journal)) {
		const here = [...cast.characters].filter(path => folderOf(path) === folder).sort();
		if (here.length > 0) return oneOf(here);
	}
	const all = [...cast.characters].sort();
	if (all.length > 0) return oneOf(all);
	return unread(
		'no_character',
		'No character is found. Add stats and “momentum: 2” to this note\'s properties, link one with “character: "[[Name]]"”, or use the command “Begin a campaign” or “Create a character”.',
	);
}

/** The character that acts in a note, when it is settled who does. */
export function actsIn(cast: Cast, note: string): string | undefined {
	const whose = whoseJournal(note, cast);
	return whose.ok && whose.value.kind === 'one' ? whose.value.path : undefined;
}

function linked(link: string, journal: string, cast: Cast): Reading<Whose> {
	const target = linkTarget(link);
	const path = cast.resolve(target, journal);
	if (path === undefined)
		return unread(
			'missing_character',
			`The character “${target}” is not found. Mend the “character” link of this note, or create the note.`,
		);
	if (!cast.characters.has(path))
		return unread('no_stats', `“${target}” has no stats. Add stats and “momentum: 2” to its properties.`);
	return one(path);
}

/** The note that a record names as its actor: found by name or alias, else the journal's own character. */
export function actorOf(by: string | undefined, journal: string, cast: Cast): Reading<Whose> {
	if (by === undefined) return whoseJournal(journal, cast);
	const path = cast.resolve(linkTarget(by), journal) ?? [...cast.characters].find(path => nameOf(path) === by);
	if (path === undefined)
		return unread(
			'missing_character',
			`“${by}” is not found. Was the character renamed? Change the line “by: ${by}” to its name.`,
		);
	if (!cast.characters.has(path))
		return unread('no_stats', `“${by}” has no stats. Add stats and “momentum: 2” to its properties.`);
	return one(path);
}

const one = (path: string): Reading<Whose> => read({ kind: 'one', path });

const oneOf = (paths: readonly string[]): Reading<Whose> => {
	const [only] = paths;
	return read(paths.length === 1 && only !== undefined ? { kind: 'one', path: only } : { kind: 'several', paths });
};

/** `[[Kestrel Vane|Kes]]` leads to "Kestrel Vane". */
export const linkTarget = (link: string): string =>
	link.trim().replace(/^\[\[/, '').replace(/\]\]$/, '').split(/[|#]/, 1)[0]?.trim() ?? '';

export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The folder of a note, then each folder around it, the vault itself last. */
function foldersUp(path: string): readonly string[] {
	const parts = folderOf(path).split('/').filter(Boolean);
	return Array.from({ length: parts.length + 1 }, (_, i) => parts.slice(0, parts.length - i).join('/'));
}
