import { problem, read, type Problem, type Reading } from '../../rules/problem';
import { linkTarget } from '../notes/note-name';
import type { CharacterIndex, Whose } from './acting-character';
import { distinctNames } from './name-for';
import { actorOf } from './resolve-name';
import { t } from '../../language/text';

/** Several characters that may act; `isStated` if the note links to all of them. */
export type SeveralActors = Extract<Whose, { kind: 'several' }>;

/** The path of the acting character; with several candidates, a question that names them. */
export function actingPath(by: string | undefined, journal: string, vaultIndex: CharacterIndex): Reading<string> {
	const whose = actorOf(by, journal, vaultIndex);
	if (!whose.ok) return whose;
	if (whose.value.kind === 'one') return read(whose.value.path);
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
