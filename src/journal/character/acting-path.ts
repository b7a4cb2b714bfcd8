import { read, unread, type Reading } from '../../rules/problem';
import { linkTarget } from '../notes/note-name';
import type { CharacterIndex, Whose } from './acting-character';
import { distinctNames } from './name-for';
import { actorOf } from './resolve-name';
import { t } from '../../language/text';

/** The path of the acting character; with several candidates, a question that names them. */
export const actingPath = (by: string | undefined, journal: string, vaultIndex: CharacterIndex): Reading<string> =>
	onlyOne(actorOf(by, journal, vaultIndex), by);

/** The path of the only candidate; with several, a question that names them. */
export function onlyOne(whose: Reading<Whose>, by: string | undefined): Reading<string> {
	if (!whose.ok) return whose;
	if (whose.value.kind === 'one') return read(whose.value.path);
	const { paths, isStated } = whose.value;
	const names = paths.map(distinctNames(paths)).join(', ');
	if (isStated)
		return unread('linked_to_several', t('This is the journal of several. Who makes this move: {names}?', { names }));
	const question =
		by === undefined
			? t('Whose journal is this: {names}?', { names })
			: t('Which “{by}” is meant: {names}?', { by: linkTarget(by), names });
	return unread('several_characters', question);
}
