import { problem, type Problem } from '../../rules/core/problem';
import { isAssetNote } from '../assets/asset-note';
import type { CharacterIndex } from '../character/acting-character';
import { isCharacter } from '../character/character-note';
import type { FrontmatterValue } from '../frontmatter/frontmatter';
import { textsOf, type Properties } from '../frontmatter/properties';
import { backupOf, conflictCopyOf, copySign } from '../notes/conflict-copy';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { ALL_STATS } from '../notes/unreadable-note';
import { isTrackNote } from '../track/track-note';
import { t } from '../../i18n/translate';

type Notes = Pick<CharacterIndex, 'isNote' | 'properties'>;

/** The problem code of a note that is a copy. */
const COPIED = 'copied_note';

type Kind = 'character' | 'track' | 'asset' | 'journal';

/**
 * What a player should know who reads a note that is a copy of another one beside it, and what to do; `undefined` if it
 * is none, or nothing of play. A number at the end of its name makes it a copy only if its properties are those of the
 * other note, too.
 */
export function copyWarning(path: string, hasBlocks: boolean, notes: Notes): string | undefined {
	const kind = kindOf(path, notes);
	const conflict = conflictCopyOf(path, original => notes.isNote(original));
	if (conflict !== undefined)
		return kind || hasBlocks ? ofConflict(nameOf(conflict), notes.isNote(conflict)) : undefined;
	const sign = kind && copySign(path, path);
	if (!sign || sign.kind === 'certain') return undefined;
	if (sign.kind === 'copy of')
		return kindOf(sign.original, notes) === kind
			? `${t('This note is a copy of “{name}”.', { name: nameOf(sign.original) })} ${whatToDo(kind)}`
			: undefined;
	const original = sign.originals.find(each => kindOf(each, notes) === kind && isSame(kind, [path, each], notes));
	if (original === undefined) return undefined;
	const name = nameOf(original);
	return `${t('This note has the same properties as “{name}”, as a copy has.', { name })} ${whatToDo(kind)}`;
}

/**
 * Why nothing is played in a note: a sync conflict has left it, it is a backup, or the copy of a journal whose records
 * do not count. `sheet` is the note of the character that would act; its own folder makes nothing a backup.
 */
export function notPlayedIn(path: string, sheet: string, notes: Notes): Problem | undefined {
	const conflict = conflictCopyOf(path, original => notes.isNote(original));
	if (conflict !== undefined) return problem(COPIED, ofConflict(nameOf(conflict), notes.isNote(conflict)));
	const backup = backupOf(path);
	if (backup !== undefined && notes.isNote(backup)) return problem(COPIED, toOpen(backup));
	const sign = copySign(path, sheet);
	if (sign?.kind === 'certain' && sheet !== path)
		return problem(
			COPIED,
			t('This note is named or filed as a backup, so nothing is played in it: move or rename it to play here.'),
		);
	const isState = !['journal', undefined].includes(kindOf(path, notes));
	if (sign?.kind !== 'copy of' || isState || !notes.isNote(sign.original)) return undefined;
	return problem(COPIED, toOpen(sign.original));
}

const toOpen = (original: string): string =>
	t('This note is a copy of “{name}”, so nothing is played in it: open “{name}”, or move or rename this note.', {
		name: withoutEnding(original),
	});

function ofConflict(name: string, isThere: boolean): string {
	return isThere
		? t(
				'A sync conflict left this note as a copy of “{name}”, and it does not play. Take what is right here over into “{name}”, then delete this note.',
				{ name },
			)
		: t(
				'This note is named like a copy that a sync conflict left, and it does not play. “{name}” is not there: if this note is what is left of it, rename it to “{name}”.',
				{ name },
			);
}

function whatToDo(kind: Kind): string {
	switch (kind) {
		case 'character':
			return t(
				'Both play, and a journal that names no character cannot tell which one is meant. Delete one, or give this one a name of its own.',
			);
		case 'track':
			return t('Both are in play, each with its own progress. Delete one, or give this one a name of its own.');
		case 'asset':
			return t('Both are in play, each with its own values. Delete one, or give this one a name of its own.');
		case 'journal':
			return t('What is recorded in both was carried out once. Go on in one of them, and delete the other.');
	}
}

function kindOf(path: string, notes: Notes): Kind | undefined {
	const properties = notes.properties(path);
	if (!properties || !notes.isNote(path)) return undefined;
	if (isCharacter(properties, { stats: ALL_STATS })) return 'character';
	if (isTrackNote(properties)) return 'track';
	if (isAssetNote(properties)) return 'asset';
	return textsOf(properties, 'character').length > 0 ? 'journal' : undefined;
}

/**
 * Whether two notes agree in all properties; those of characters in all but the numbers that play changes. Journals
 * that are numbered one after the other agree as well, so their properties say nothing.
 */
function isSame(kind: Kind, [one, other]: readonly [string, string], notes: Notes): boolean {
	if (kind === 'journal') return false;
	const both = [one, other].map(path => compared(kind, notes.properties(path) ?? new Map()));
	return both[0] === both[1];
}

function compared(kind: Kind, properties: Properties): string {
	const counts = ([key, value]: readonly [string, FrontmatterValue]) =>
		kind !== 'character' || typeof value !== 'number' || ALL_STATS.includes(key);
	return JSON.stringify([...properties].filter(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
