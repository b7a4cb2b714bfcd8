import { read, unread, type Reading } from '../../rules/problem';
import { fileNameProblem } from '../../journal/notes/file-name';
import type { Actions } from './journal-actions';
import { noteIn } from '../vault/note-path';
import { t } from '../../language/text';

/** Where a new note goes, in the folder where the app puts those made from another one. */
const pathOf = ({ app }: Actions<'app'>, name: string, from: string): string =>
	noteIn(app.fileManager.getNewFileParent(from).path, name);

/** The name is the name of a note, so it must be free and fit to be linked to. */
export function nameProblem(typed: string, exists: (name: string) => boolean): string | undefined {
	const name = typed.trim();
	const problem = fileNameProblem(name);
	if (problem !== undefined) return problem;
	return exists(name) ? t('A note called “{name}” is already there. Choose another name.', { name }) : undefined;
}

/** What is wrong with the name of a new note. A name leads to one note in the whole vault, so none may have it yet. */
export function newNoteProblem(actions: Actions<'app' | 'vaultIndex'>, name: string, from: string): string | undefined {
	const { app, vaultIndex } = actions;
	const isTaken = () =>
		vaultIndex.resolve(name, from) !== undefined ||
		app.vault.getAbstractFileByPath(pathOf(actions, name, from)) !== null;
	return nameProblem(name, isTaken);
}

/** Where a note of that name goes. */
export function freePath(actions: Actions<'app' | 'vaultIndex'>, name: string, from: string): Reading<string> {
	const problem = newNoteProblem(actions, name, from);
	return problem === undefined
		? read(pathOf(actions, name, from))
		: unread('name_unfit', t('{problem} Nothing was written.', { problem }));
}

/** "Creature", or "Creature 2" if there is one already: a default name. */
export function freeName(actions: Actions<'app' | 'vaultIndex'>, name: string, from: string): string {
	let free = name;
	for (let i = 2; newNoteProblem(actions, free, from) !== undefined && i < MOST_ALIKE; i++) free = `${name} ${i}`;
	return free;
}

/** A guard against a name that no number makes fit. */
const MOST_ALIKE = 1000;
