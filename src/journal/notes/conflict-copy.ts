import { nameOf } from '../../rules/search/stated-name';

/**
 * How far the path of a note says that it is a copy: certainly; the copy of the note that it names, if that is there;
 * or perhaps, as a number at its end does, with the notes whose copy it may be.
 */
type CopySign =
	| { readonly kind: 'certain' }
	| { readonly kind: 'copy of'; readonly original: string }
	| { readonly kind: 'perhaps'; readonly originals: readonly string[] };

const BACKUP_FOLDER =
	/^(?:\.?trash(?:ed)?|\.?bin|recycle bin|deleted|papierkorb|\.?backups?|bak|sicherung(?:en|skopien?)?)$/i;

/** What all of these names have in common: a large vault is gone through with all its paths. */
const NAMES_CONFLICT = /onfli/i;

/** Names that sync programs give the copy that a conflict has left; the first group is the name of the original. */
const CONFLICT: readonly RegExp[] = [
	/^(.{1,200}?)[. ~-]sync-conflict-/i,
	/^(.{1,200}?) ?\((?=[^()]{0,200}(?:conflict|konflikt|conflit))(?=[^()]{0,200}(?:cop[yi]|kopie|\d{4}-\d\d))[^()]{0,200}\)/i,
];

/**
 * A conflict with a number, which some programs write without a word for a copy or a date; the first group is the name
 * of the original.
 */
const NUMBERED_CONFLICT = /^(.{1,200}?) ?\((?:conflict|konflikt|conflit)[^\s()]{0,10} \d{1,3}\)$/i;

const BACKUP = /(?:[._-](?:bak|backup|orig|sicherung)(?:[._-]?\d{0,20})|~\d{0,3})$/i;

const CERTAIN: readonly RegExp[] = [...CONFLICT, BACKUP];

/** Each matches a name that says what it is a copy of; the first group is the name of that. */
const COPY_OF: readonly RegExp[] = [
	/^(?:copy|backup|kopie|sicherung) (?:\(\d{1,3}\) )?(?:of|von) (.{1,200})$/i,
	/^(.{1,200}?)(?: -|_|-)? ?\(?\b(?:copy|backup|kopie|sicherung|sicherungskopie)\b\)?(?: ?\(?\d{1,3}\)?)?$/i,
	/^(.{1,200}?) \([^()]{0,200}(?:conflict|konflikt|conflit)[^()]{0,200}\)$/i,
];

/** A number, a date, or the name of a device, with what sets it apart. */
const ADDED = /^(?:[ _-]\(?[\d-]{1,20}\)?|\(\d{1,3}\)|-[\p{L}\p{N}_-]{2,60})$/u;

/** The name of the note or file of which this is the name of a conflict copy made by a sync program. */
export function conflictOf(name: string): string | undefined {
	for (const sign of CONFLICT) {
		const original = sign.exec(name)?.[1];
		if (original !== undefined) return original;
	}
	return undefined;
}

/** Whether the name of a note is that of a conflict copy made by a sync program. */
export const isConflictCopy = (path: string, exists?: (path: string) => boolean): boolean =>
	conflictCopyOf(path, exists) !== undefined;

/**
 * The path of the note of which this is a conflict copy by its name. A conflict with a number may be a name that the
 * player gave, so there that note must exist, where that can be asked.
 */
export function conflictCopyOf(path: string, exists: (path: string) => boolean = () => true): string | undefined {
	if (!NAMES_CONFLICT.test(path)) return undefined;
	const beside = (original: string) => [...path.split('/').slice(0, -1), `${original}.md`].join('/');
	const name = nameOf(path);
	const certain = conflictOf(name);
	if (certain !== undefined) return beside(certain);
	const original = NUMBERED_CONFLICT.exec(name)?.[1];
	return original !== undefined && exists(beside(original)) ? beside(original) : undefined;
}

/**
 * The path of the note of which this would be a backup by its name or folder; `undefined` if neither says so, or a sync
 * conflict has left it.
 */
export function backupOf(path: string): string | undefined {
	const folders = path.split('/').slice(0, -1);
	const name = nameOf(path).replace(BACKUP, '');
	const original = [...folders.filter(folder => !BACKUP_FOLDER.test(folder)), `${name}.md`].join('/');
	return original === path || conflictOf(nameOf(path)) !== undefined ? undefined : original;
}

/** What the path of a note says about being a copy; `undefined` if nothing. A folder that holds the sheet is none. */
export function copySign(path: string, sheet: string): CopySign | undefined {
	const folders = path.split('/').slice(0, -1);
	const ofSheet = new Set(sheet.split('/').slice(0, -1));
	if (folders.some(folder => BACKUP_FOLDER.test(folder) && !ofSheet.has(folder))) return { kind: 'certain' };
	const name = nameOf(path);
	if (CERTAIN.some(sign => sign.test(name))) return { kind: 'certain' };
	const beside = (original: string) => [...folders, `${original}.md`].join('/');
	for (const sign of COPY_OF) {
		const original = sign.exec(name)?.[1]?.trim();
		if (original !== undefined) return { kind: 'copy of', original: beside(original) };
	}
	const ends = [...name.matchAll(/[ _(-]/g)]
		.map(({ index }) => index)
		.filter(at => at > 0 && ADDED.test(name.slice(at)));
	return ends.length > 0 ? { kind: 'perhaps', originals: ends.map(at => beside(name.slice(0, at))) } : undefined;
}
