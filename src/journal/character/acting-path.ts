import { problem, parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import { linkTarget } from '../../rules/search/stated-name';
import { actsIn, whoseJournal, type CharacterIndex, type FoundActor } from './acting-character';
import { distinctNames } from './unique-character-name';
import { sharedFolder } from './folder-distance';
import { actorOf } from './resolve-name';
import { t } from '../../i18n/translate';

/** Several characters that may act; `isStated` if the note links to all of them. */
export type SeveralActors = Extract<FoundActor, { kind: 'several' }>;

/**
 * The acting character of a record, or of the next one if `by` is undefined: in a journal that states several, the one
 * `chosen`, if it is among them.
 */
export function actingIn(
	by: string | undefined,
	journal: string,
	vaultIndex: CharacterIndex,
	chosen: string | undefined,
): ParseResult<FoundActor> {
	const whose = actorOf(by, journal, vaultIndex);
	if (by !== undefined || chosen === undefined || !whose.ok || whose.value.kind === 'one') return whose;
	const { isStated, paths } = whose.value;
	return isStated && paths.includes(chosen) ? parseOk({ kind: 'one', path: chosen }) : whose;
}

/** The characters that a note states as those of its journal; empty unless they are several. */
export function charactersOfJournal(journal: string, vaultIndex: CharacterIndex): readonly string[] {
	const whose = whoseJournal(journal, vaultIndex);
	return whose.ok && whose.value.kind === 'several' && whose.value.isStated ? whose.value.paths : [];
}

/** The characters that play in a note: the only one, or all that it states; empty if that is undecided. */
export function playersOf(note: string, vaultIndex: CharacterIndex): readonly string[] {
	const only = actsIn(vaultIndex, note);
	return only === undefined ? charactersOfJournal(note, vaultIndex) : [only];
}

/** The innermost folder that has a note and all who play in it; undefined if nobody does. */
export function campaignFolder(note: string, vaultIndex: CharacterIndex): string | undefined {
	const [outermost] = playersOf(note, vaultIndex)
		.map(player => sharedFolder(note, player))
		.sort((one, other) => one.length - other.length);
	return outermost;
}

/** Whether a note is the journal of a character, alone or with others that it states. */
export const isJournalOf = (character: string, journal: string, vaultIndex: CharacterIndex): boolean =>
	actsIn(vaultIndex, journal) === character || charactersOfJournal(journal, vaultIndex).includes(character);

/** The path of the acting character; with several candidates, a question that names them. */
export function actingPath(
	by: string | undefined,
	journal: string,
	vaultIndex: CharacterIndex,
	chosen?: string,
): ParseResult<string> {
	const whose = actingIn(by, journal, vaultIndex, chosen);
	if (!whose.ok) return whose;
	if (whose.value.kind === 'one') return parseOk(whose.value.path);
	return { ok: false, problems: [whichOf(whose.value, by)] };
}

/** The question which of several characters is meant, with their names. */
export function whichOf({ paths, isStated }: SeveralActors, by: string | undefined): Problem {
	const names = paths.map(distinctNames(paths)).join(', ');
	if (isStated)
		return problem('linked_to_several', t('This is the journal of several. Who makes this move: {names}?', { names }));
	const question =
		by === undefined
			? t('Whose journal is this: {names}?', { names })
			: t('Which “{by}” is meant: {names}?', { by: linkTarget(by), names });
	return problem('several_characters', question);
}
