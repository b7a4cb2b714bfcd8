import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { fileNameProblem } from '../../journal/notes/file-name';
import type { Actions } from './journal-actions';
import { noteIn } from '../vault/note-path';
import { isTaken } from '../vault/path-here';
import { t } from '../../i18n/translate';

/** The path of a new note, by default in the folder that Obsidian's settings choose for notes created from `from`. */
const pathOf = ({ app }: Actions<'app'>, name: string, from: string, folder?: string): string =>
	noteIn(folder ?? app.fileManager.getNewFileParent(from).path, name);

/** What is wrong with a name for a new note: it must be valid as a file name and in a link, and not be taken. */
export function nameProblem(typed: string, exists: (name: string) => boolean): string | undefined {
	const name = typed.trim();
	const problem = fileNameProblem(name);
	if (problem !== undefined) return problem;
	return exists(name) ? t('A note called “{name}” is already there. Choose another name.', { name }) : undefined;
}

/**
 * What is wrong with the name of a new note. Names are looked up across the whole vault, so it must be unique there.
 */
export function newNoteProblem(
	actions: Actions<'app' | 'vaultIndex'>,
	name: string,
	from: string,
	folder?: string,
): string | undefined {
	const { app, vaultIndex } = actions;
	const path = pathOf(actions, name, from, folder);
	return nameProblem(name, () => vaultIndex.resolve(name, from) !== undefined || isTaken(app, path));
}

/** The path for a new note with this name, or the problem with the name. */
export function freePath(
	actions: Actions<'app' | 'vaultIndex'>,
	name: string,
	from: string,
	folder?: string,
): ParseResult<string> {
	const problem = newNoteProblem(actions, name, from, folder);
	return problem === undefined
		? parseOk(pathOf(actions, name, from, folder))
		: parseError('name_unfit', t('{problem} Nothing was written.', { problem }));
}

/** A default name that is free: "Creature", or "Creature 2" if that is taken. */
export function freeName(actions: Actions<'app' | 'vaultIndex'>, name: string, from: string): string {
	let free = name;
	for (let i = 2; newNoteProblem(actions, free, from) !== undefined && i < MOST_ALIKE; i++) free = `${name} ${i}`;
	return free;
}

/** Stops the search if the name is invalid with any number appended. */
const MOST_ALIKE = 1000;

/** A typed name without the space around it, or the problem with it. */
export function readName(typed: string, problemIn: (typed: string) => string | undefined): ParseResult<string> {
	const problem = problemIn(typed);
	return problem === undefined ? parseOk(typed.trim()) : parseError('unfit_name', problem);
}
