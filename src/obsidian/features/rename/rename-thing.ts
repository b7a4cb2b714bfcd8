import { problem, type Problem } from '../../../rules/problem';
import type { App } from 'obsidian';
import { Notice } from 'obsidian';
import type { TrackHome } from '../../../journal/manual-edits/edit-plan';
import type { RenameCount } from '../../../journal/rename/rename-in-notes';
import { renameInNotes } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { nameProblem } from '../character/new-character';
import type { JournalActions } from '../../plugin/journal-actions';
import { showProblems } from '../../plugin/notices';
import { words } from '../../vault/writer/write-step';
import { TAKEN_BACK } from '../../vault/writer/failure-report';
import { countNames } from './count-names';
import type { NamedThing } from './named-things';
import { othersNamed, pathRenamings, withOthers } from './named-things';
import { RenameDialog } from './rename-dialog';
import { inRecords, isTaken, leftAlone, sentences } from './rename-words';
import { whenComplete } from './when-complete';

/** Asks for the new name of something, shows how many records follow, and renames both in one go. */
export function askForName(actions: JournalActions, thing: NamedThing): void {
	let isClosed = false;
	const dialog = new RenameDialog(actions.app, {
		name: thing.name,
		problemIn: typed => problemIn(actions, thing, typed),
		onRename: to => void renameThing(actions, thing, to),
		onClosed: () => (isClosed = true),
	});
	dialog.open();
	void preview(actions, thing, () => isClosed).then(words => words !== undefined && dialog.preview(words));
}

/** What else has the name is known only when all blocks are. */
async function preview(actions: JournalActions, thing: NamedThing, isOver: () => boolean): Promise<string | undefined> {
	await whenComplete(actions.vaultIndex, isOver);
	// the new name is not typed yet: any other one finds the same places
	const renaming = renamingOf(actions, thing, `${thing.name} `);
	const counted = await countNames(actions, [renaming, ...byPath(actions, thing, renaming)], { isOver }, thing.home);
	return counted && sentences(willFollow(counted), leftAlone(counted, [renaming]));
}

const willFollow = (count: RenameCount): string =>
	count.records === 0
		? 'No record names it.'
		: `${inRecords(count)} ${count.records === 1 ? 'names' : 'name'} it and will follow.`;

const renamingOf = ({ vaultIndex }: JournalActions, { kind, name, home }: NamedThing, to: string): Renaming =>
	withOthers(vaultIndex, { kind, from: name, to }, home);

const byPath = ({ vaultIndex }: JournalActions, { home }: NamedThing, renaming: Renaming): readonly Renaming[] =>
	home.place ? [] : pathRenamings(vaultIndex, renaming, home.path);

/** Why something cannot have this name: a note needs one that is fit and free, a block one that nothing else has. */
function problemIn({ app, vaultIndex }: JournalActions, { name, home }: NamedThing, typed: string): string | undefined {
	const to = typed.trim();
	if (to === '') return 'Write a name.';
	if (to === name) return `“${name}” is the name it has.`;
	const [other] = othersNamed(vaultIndex, to, home);
	if (other) return `${isTaken(to, other)} Choose another name.`;
	if (home.place) return undefined;
	const isThere = (free: string) => {
		const file = app.vault.getFileByPath(pathOf(home, free)) ?? app.metadataCache.getFirstLinkpathDest(free, home.path);
		return file !== null && file.path !== home.path;
	};
	return nameProblem(to, isThere);
}

const pathOf = ({ path }: TrackHome, name: string): string => `${path.slice(0, path.lastIndexOf('/') + 1)}${name}.md`;

/** Renames something and the records that use it; true when it has the name. */
export async function renameThing(actions: JournalActions, thing: NamedThing, to: string): Promise<boolean> {
	const renaming = renamingOf(actions, thing, to);
	const all = [renaming, ...byPath(actions, thing, renaming)];
	const counted = await countNames(actions, all, { isOver: () => false }, thing.home);
	const found = counted?.paths ?? [];
	if (!thing.home.place && !(await renameNote(actions, thing.home, to))) return false;
	const moved = (path: string) => (path === thing.home.path && !thing.home.place ? pathOf(thing.home, to) : path);
	const paths = [...new Set([...(thing.home.place ? [thing.home.path] : []), ...found.map(moved)])];
	const meant = new Set(found.filter(path => renaming.isMeantIn?.(path)).map(moved));
	// whose journal a note is was settled while the note still had its name
	const known = all.map(each => ({ ...each, isMeantIn: (note: string) => meant.has(note) }));
	const written = await actions.write(
		paths,
		texts => renameInNotes(texts, known, thing.home),
		undefined,
		thing.home.place ? undefined : told => alreadyRenamed(told, thing.name, to),
	);
	if (!written) return false;
	const records = written.records === 0 ? '' : `, in ${inRecords(written)} too`;
	new Notice(sentences(`“${thing.name}” is called “${to}” now${records}.`, leftAlone(written, [renaming])));
	return true;
}

/** The note had got its name before its records were to follow. */
function alreadyRenamed(told: Problem, name: string, to: string): Problem {
	const { message } = told;
	const now = `“${name}” is called “${to}” now`;
	const isTakenBack = message.includes(TAKEN_BACK);
	const inWords = isTakenBack
		? message.replace(TAKEN_BACK, () => `${now}, and the records that name it are not changed.`)
		: `${message} ${now}.`;
	return { ...told, message: inWords };
}

/** The app renames the note, and keeps the links that lead to it. */
async function renameNote({ app, beingRenamed }: JournalActions, home: TrackHome, to: string): Promise<boolean> {
	const file = app.vault.getFileByPath(home.path);
	const path = pathOf(home, to);
	if (!file) {
		showProblems([problem('missing_note', `The note “${home.path}” is not there any more. Nothing was written.`)]);
		return false;
	}
	beingRenamed.add(path);
	try {
		await app.fileManager.renameFile(file, path);
		return true;
	} catch (error) {
		showProblems([problem('not_renamed', await whatRenameLeft(app, home.path, path, words(error)))]);
		return false;
	} finally {
		beingRenamed.delete(path);
	}
}

/** What stands after a rename that was told to have failed, as it is on disk; the links to the note are the app's. */
async function whatRenameLeft({ vault }: App, from: string, to: string, why: string): Promise<string> {
	const failed = `“${from}” could not be renamed (${why}).`;
	try {
		const [isOld, isNew] = [await vault.adapter.exists(from), await vault.adapter.exists(to)];
		if (isOld && !isNew) return `${failed} The note has its old name still, and no record was changed.`;
		if (!isNew) return `${failed} Neither “${from}” nor “${to}” is there now; no record was changed.`;
		const both = isOld ? `Now both “${from}” and “${to}” are there` : `But the note is called “${to}” now`;
		return `${failed} ${both}; the records that name it were not changed. Look at the notes, and rename again.`;
	} catch {
		return `${failed} It could not be looked at either, so it is not known which name it has; no record was changed.`;
	}
}
