import { parseOk } from '../../../../rules/core/problem';
import { nameInRecord, type NamedInRecord } from '../../../../journal/note-blocks/name-in-record';
import type { BlockPosition } from '../../../../journal/note-blocks/find-blocks';
import { nameFor, distinctNames } from '../../../../journal/character/unique-character-name';
import { actorOf } from '../../../../journal/character/resolve-name';
import { linkTarget, nameOf } from '../../../../rules/search/stated-name';
import type { Actions, JournalActions } from '../../../services/journal-actions';
import type { BlockLocation } from '../../../services/services';
import { pickOne } from '../../../components/pick-dialog';
import { t } from '../../../../i18n/translate';

/** Replaces a name that is not found. Only its line of the block changes. */
async function name(
	actions: Actions<'showProblems' | 'vaultIndex' | 'writer'>,
	{ path, place }: Pick<BlockLocation, 'path' | 'place'>,
	what: NamedInRecord,
	called: string,
): Promise<boolean> {
	const written = await actions.writer.write([path], texts => {
		const changes = nameInRecord(texts.get(path) ?? '', place, what, called);
		return changes.ok ? parseOk({ edits: [{ path, changes: changes.value }] }) : changes;
	});
	if (written.ok) actions.vaultIndex.touched(path);
	else actions.showProblems(written.problems);
	return written.ok;
}

/** Writes the chosen track into the record. */
export const nameTrack = (
	actions: Actions<'showProblems' | 'vaultIndex' | 'writer'>,
	path: string,
	place: BlockPosition,
	track: string,
): Promise<boolean> => name(actions, { path, place }, 'track', track);

/** Lets the player pick the acting character among those that the name may mean, or else among all. */
export async function nameActor(
	actions: JournalActions,
	path: string,
	place: BlockPosition,
	by: string | undefined,
): Promise<boolean> {
	const { vaultIndex } = actions;
	const whose = actorOf(by, path, vaultIndex);
	const isUnclear = whose.ok && whose.value.kind === 'several';
	const characters = isUnclear ? whose.value.paths : [...vaultIndex.characters].sort();
	const question =
		isUnclear && by !== undefined ? t('Which “{by}” is meant?', { by: linkTarget(by) }) : t('Who makes this move?');
	const picked = await new Promise<string | undefined>(resolve =>
		pickOne(
			actions.app,
			characters,
			{ text: distinctNames(characters), placeholder: question },
			{ onPick: resolve, onCancel: () => resolve(undefined) },
		),
	);
	if (picked === undefined) return false;
	return name(actions, { path, place }, 'by', nameFor(picked, path, vaultIndex) ?? nameOf(picked));
}
