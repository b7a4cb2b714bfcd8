/** Finds the nearest of several notes with the same name, judged only by folders. */

/** The folder of a note; empty at the root of the vault. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The folder of a note and its parent folders, ending with the root of the vault. */
export function foldersUp(path: string): readonly string[] {
	const parts = folderOf(path).split('/').filter(Boolean);
	return Array.from({ length: parts.length + 1 }, (_, i) => parts.slice(0, parts.length - i).join('/'));
}

/** Whether a note is in a folder or below it; the root of the vault is empty. */
export const isInside = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** The innermost folder that contains both notes; empty for the root of the vault. */
export const sharedFolder = (one: string, other: string): string =>
	foldersUp(one).find(folder => isInside(other, folder)) ?? '';

/** The notes in the same folder, else those in its subfolders, else likewise for each parent folder in turn. */
export function nearest(paths: readonly string[], from: string): readonly string[] {
	for (const folder of foldersUp(from)) {
		const here = paths.filter(path => folderOf(path) === folder);
		if (here.length > 0) return here;
		const inside = paths.filter(path => isInside(path, folder));
		if (inside.length > 0) return inside;
	}
	return [];
}

/** The notes in the innermost folder that contains any of them along with `from`, at any depth. */
export function around(paths: readonly string[], from: string): readonly string[] {
	const folder = foldersUp(from).find(each => paths.some(path => isInside(path, each)));
	return folder === undefined ? [] : paths.filter(path => isInside(path, folder));
}

/** How near a note with tracks or assets is to the acting character of a journal. */
export interface Nearness {
	readonly rank: NearRank;
	/**
	 * Breaks ties between equal ranks: the number of folders shared with the journal, then with the character; more is
	 * nearer.
	 */
	readonly folders: number;
}

/**
 * `first`: the requested note; `own`: belongs only to the character; `shared`: also to others; `others`: not to the
 * character.
 */
const NEAR_RANKS = ['first', 'journal', 'character', 'own', 'shared', 'others'] as const;
export type NearRank = (typeof NEAR_RANKS)[number];

export const byNearness = (a: Nearness, b: Nearness): number =>
	NEAR_RANKS.indexOf(a.rank) - NEAR_RANKS.indexOf(b.rank) || b.folders - a.folders;

/** More than the depth of any path. */
const DEEPEST = 1000;

export const nearnessOf = (rank: NearRank, path: string, journal: string, actor: string | undefined): Nearness => ({
	rank,
	folders: foldersShared(path, journal) * DEEPEST + (actor === undefined ? 0 : foldersShared(path, actor)),
});

/** Number of leading folders that two paths have in common. */
function foldersShared(a: string, b: string): number {
	const [one, other] = [folderOf(a), folderOf(b)].map(folder => folder.split('/').filter(Boolean));
	const parting = one?.findIndex((part, i) => part !== other?.[i]) ?? 0;
	return parting < 0 ? (one?.length ?? 0) : parting;
}
