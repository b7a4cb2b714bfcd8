/** Of notes with one name, which is the nearest to another note, judged by folders alone. */

/** The folder of a note; nothing at the top of the vault. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The folder of a note, then each folder around it, the vault itself last. */
export function foldersUp(path: string): readonly string[] {
	const parts = folderOf(path).split('/').filter(Boolean);
	return Array.from({ length: parts.length + 1 }, (_, i) => parts.slice(0, parts.length - i).join('/'));
}

const isInside = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/** The innermost folder that both notes lie in; nothing if that is the vault. */
export const sharedFolder = (one: string, other: string): string =>
	foldersUp(one).find(folder => isInside(other, folder)) ?? '';

/** Those in the folder of a note, else those under it, else the same of the folder around it, and so on. */
export function nearest(paths: readonly string[], from: string): readonly string[] {
	for (const folder of foldersUp(from)) {
		const here = paths.filter(path => folderOf(path) === folder);
		if (here.length > 0) return here;
		const inside = paths.filter(path => isInside(path, folder));
		if (inside.length > 0) return inside;
	}
	return [];
}

/** Those that share the nearest folder with a note, however deep they lie in it. */
export function around(paths: readonly string[], from: string): readonly string[] {
	const folder = foldersUp(from).find(each => paths.some(path => isInside(path, each)));
	return folder === undefined ? [] : paths.filter(path => isInside(path, folder));
}

/** How near a note with tracks or assets is to the one who acts in a journal. */
export interface Nearness {
	readonly rank: NearRank;
	/** The more folders it shares with the journal, then with the character, the nearer it is among those of its rank. */
	readonly folders: number;
}

/** `first`: the note that is asked for; `own`: the character's alone; `shared`: also that of others; `others`: not the character's. */
const NEAR_RANKS = ['first', 'journal', 'character', 'own', 'shared', 'others'] as const;
export type NearRank = (typeof NEAR_RANKS)[number];

export const byNearness = (a: Nearness, b: Nearness): number =>
	NEAR_RANKS.indexOf(a.rank) - NEAR_RANKS.indexOf(b.rank) || b.folders - a.folders;

/** No path is so deep. */
const DEEPEST = 1000;

export const nearnessOf = (rank: NearRank, path: string, journal: string, actor: string | undefined): Nearness => ({
	rank,
	folders: foldersShared(path, journal) * DEEPEST + (actor === undefined ? 0 : foldersShared(path, actor)),
});

/** How many folders two notes share, from the top of the vault. */
function foldersShared(a: string, b: string): number {
	const [one, other] = [folderOf(a), folderOf(b)].map(folder => folder.split('/').filter(Boolean));
	const parting = one?.findIndex((part, i) => part !== other?.[i]) ?? 0;
	return parting < 0 ? (one?.length ?? 0) : parting;
}
