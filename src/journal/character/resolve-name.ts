import { parseError, type ParseResult } from '../../rules/core/problem';
import { linkFrom } from '../notes/note-name';
import { foldedName } from '../../rules/search/folded-name';
import { isLink, linkTarget, nameOf, withoutEnding } from '../../rules/search/stated-name';
import { nearest } from './folder-distance';
import type { CharacterIndex, FoundActor } from './acting-character';
import { actsIn, calledSo, characterAt, nearCharacter, readable, whoseJournal } from './acting-character';
import { t } from '../../i18n/translate';

/** The acting character of a record: the one it names, else the journal's own. */
export function actorOf(by: string | undefined, journal: string, vaultIndex: CharacterIndex): ParseResult<FoundActor> {
	if (by === undefined) return whoseJournal(journal, vaultIndex);
	const name = isNameOrLink(by) ? linkFrom(linkTarget(by), journal) : by;
	const meant = name.includes('/') ? meantByPath(name, journal, vaultIndex) : meantByName(name, journal, vaultIndex);
	if (meant.length > 0) return readable(meant, vaultIndex);
	const path = vaultIndex.resolve(name, journal);
	if (path === undefined)
		return parseError(
			'missing_character',
			[
				t('“{by}” is not found. Was the character renamed? Change the line “by: {by2}” to its name.', { by, by2: by }),
				...nearCharacter(name, vaultIndex),
			].join(' '),
		);
	return characterAt(path, by, vaultIndex);
}

/**
 * Whether the text is a link, or a name without `#` or `|`. Anything from a `#` on may be a comment that was joined to
 * the line.
 */
const isNameOrLink = (by: string): boolean => isLink(by) || !/[#|]/.test(by);

/** Whether two records name the same actor, in the same words or by resolving to the same note. */
export type SameActor = (one: string | undefined, other: string | undefined) => boolean;

export const sameActorIn =
	(journal: string, vaultIndex: CharacterIndex): SameActor =>
	(one, other) => {
		if (one === other) return true;
		const [a, b] = [one, other].map(by => actorOf(by, journal, vaultIndex));
		return a?.ok === true && b?.ok === true && JSON.stringify(a.value) === JSON.stringify(b.value);
	};

/**
 * Candidates for a name: the journal's own character, else the nearest notes with the name, else the nearest with it as
 * an alias.
 */
function meantByName(name: string, journal: string, vaultIndex: CharacterIndex): readonly string[] {
	const { notes, aliases } = vaultIndex.namesakes(name);
	const own = actsIn(vaultIndex, journal);
	if (own !== undefined && aliases.includes(own)) return [own];
	const near = own !== undefined && notes.includes(own) ? [own] : nearest(notes, journal);
	const spelt = notes.filter(path => nameOf(path) === name);
	// case decides between equally near notes; otherwise the player is asked
	if (spelt.length > 0 && !spelt.some(path => near.includes(path))) return [...near, ...nearest(spelt, journal)];
	const meant = near.filter(path => spelt.includes(path));
	if (meant.length > 0) return meant;
	return near.length > 0 ? near : nearest(aliases, journal);
}

/** Candidates for the end of a path, such as `B/Kestrel`, independent of the journal's location. */
function meantByPath(name: string, journal: string, vaultIndex: CharacterIndex): readonly string[] {
	const { notes } = calledSo(name, vaultIndex);
	const exact = notes.filter(path => withoutEnding(path) === name.replace(/^\/+/, ''));
	if (name.startsWith('/') && exact.length > 0) return exact;
	const moved = vaultIndex.movedFrom(name);
	if (moved.length > 0 || notes.length === 0) return [...new Set([...moved, ...notes])];
	const own = actsIn(vaultIndex, journal);
	if (own !== undefined && notes.includes(own)) return [own];
	const meant = nearest(exact.length > 0 ? exact : notes, journal);
	const [other] = meant;
	const isUnclear = own !== undefined && other !== undefined && !name.startsWith('/');
	return isUnclear && isCopied(journal, own, other, vaultIndex) ? [own, ...meant] : meant;
}

/**
 * Whether a folder seems to have been copied: the journal is to its own character what another note is to the other
 * character with that name. A path in the copied records may then refer to the copy.
 */
function isCopied(journal: string, own: string, other: string, vaultIndex: CharacterIndex): boolean {
	if (foldedName(nameOf(own)) !== foldedName(nameOf(other))) return false;
	const [here, there] = withoutSharedEnd(own, other);
	return journal.startsWith(here) && vaultIndex.isNote(there + journal.slice(here.length));
}

/** Removes the common end from two paths. */
function withoutSharedEnd(one: string, other: string): readonly [string, string] {
	const [a, b] = [one.split('/'), other.split('/')];
	while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) {
		a.pop();
		b.pop();
	}
	const [here = '', there = ''] = [a, b].map(parts => parts.map(part => `${part}/`).join(''));
	return [here, there];
}
