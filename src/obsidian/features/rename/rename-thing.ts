import { parseOk, type ParseResult } from '../../../rules/core/problem';
import { Notice } from 'obsidian';
import type { TrackLocation } from '../../../journal/track/parse-tracks';
import type { RenameCount, RenamePlan } from '../../../journal/rename/rename-in-notes';
import { renameInNotes } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { noteIn } from '../../vault/note-path';
import { fileHere } from '../../vault/path-here';
import { nameProblem } from '../../services/free-path';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { Texts } from '../../vault/writer/note-writer';
import { countNames } from './count-names';
import type { NamedThing } from './named-things';
import { othersNamed, pathRenamings, withOthers } from './named-things';
import { openRename } from './rename-dialog';
import { inRecords, nameTakenMessage, leftAlone, sentences } from './rename-words';
import { whenComplete } from './when-indexed';
import { t } from '../../../i18n/translate';

/** Asks for the new name of something, shows how many records refer to it, and renames it everywhere in one action. */
export function askForName(actions: JournalActions, thing: NamedThing): void {
	let isClosed = false;
	openRename(actions.app, {
		name: thing.name,
		problemIn: typed => problemIn(actions, thing, typed),
		preview: preview(actions, thing, () => isClosed),
		onRename: to => void renameThing(actions, thing, to),
		onClosed: () => (isClosed = true),
	});
}

/** A summary of what would change. All blocks must be indexed first to know what else has the name. */
async function preview(
	actions: Actions<'app' | 'vaultIndex' | 'writer'>,
	thing: NamedThing,
	isOver: () => boolean,
): Promise<string | undefined> {
	await whenComplete(actions.vaultIndex, isOver);
	// the new name is not known yet, but any name finds the same records
	const renaming = renamingOf(actions, thing, `${thing.name}~`);
	const counted = await countNames(actions, [renaming, ...byPath(actions, thing, renaming)], { isOver }, thing.home);
	return counted && sentences(willFollow(counted), leftAlone(counted, [renaming]));
}

const willFollow = (count: RenameCount): string =>
	count.records === 0
		? t('No record names it.')
		: count.records === 1
			? t('{count} names it and will follow.', { count: inRecords(count) })
			: t('{count} name it and will follow.', { count: inRecords(count) });

const renamingOf = ({ vaultIndex }: Actions<'vaultIndex'>, { kind, name, home }: NamedThing, to: string): Renaming =>
	withOthers(vaultIndex, { kind, from: name, to }, home);

const byPath = (
	{ vaultIndex }: Actions<'vaultIndex'>,
	{ home }: NamedThing,
	renaming: Renaming,
): readonly Renaming[] => (home.place ? [] : pathRenamings(vaultIndex, renaming, home.path));

/** Why a name cannot be used: the name of a note must be valid and free, that of a block must be unique. */
function problemIn(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	{ name, home }: NamedThing,
	typed: string,
): string | undefined {
	const to = typed.trim();
	if (to === '') return t('Write a name.');
	if (to === name) return t('“{name}” is the name it has.', { name });
	const [other] = othersNamed(vaultIndex, to, home);
	if (other) return t('{to} Choose another name.', { to: nameTakenMessage(to, other) });
	if (home.place) return undefined;
	const isThere = (free: string) => {
		const file = fileHere(app, pathOf(home, free)) ?? app.metadataCache.getFirstLinkpathDest(free, home.path);
		return file !== null && file.path !== home.path;
	};
	return nameProblem(to, isThere);
}

const pathOf = ({ path }: TrackLocation, name: string): string =>
	noteIn(path.slice(0, path.lastIndexOf('/') + 1), name);

/** Renames something and the records that use it. Returns true if it has the new name afterwards. */
export async function renameThing(actions: JournalActions, thing: NamedThing, to: string): Promise<boolean> {
	const renaming = renamingOf(actions, thing, to);
	const all = [renaming, ...byPath(actions, thing, renaming)];
	const counted = await countNames(actions, all, { isOver: () => false }, thing.home);
	const found = counted?.paths ?? [];
	const meant = new Set(found.filter(path => renaming.isMeantIn?.(path)));
	// determine whose journal each note is before anything is renamed
	const known = all.map(each => ({ ...each, isMeantIn: (note: string) => meant.has(note) }));
	const paths = [...new Set([thing.home.path, ...found])];
	const plan = (texts: Texts) => renamePlan(texts, known, thing.home, to);
	const written = await actions.write(paths, plan, count => {
		const records = count.records === 0 ? '' : t(', in {count} too', { count: inRecords(count) });
		new Notice(
			sentences(
				t('“{name}” is called “{to}” now{records}.', { name: thing.name, to, records }),
				leftAlone(count, [renaming]),
			),
		);
	});
	return written !== undefined;
}

/** Edits for the records that use the name, and for its note if it has one. */
function renamePlan(
	texts: Texts,
	renamings: readonly Renaming[],
	home: TrackLocation,
	to: string,
): ParseResult<RenamePlan> {
	const records = renameInNotes(texts, renamings, home);
	if (!records.ok || home.place) return records;
	const note = { path: home.path, changes: [], renamedTo: pathOf(home, to) };
	return parseOk({ ...records.value, edits: [...records.value.edits, note] });
}
