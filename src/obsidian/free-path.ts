import type { Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import { nameProblem } from './character/new-character';
import type { Desk } from './desk';
import { noteIn } from './note-path';

/** Where a new note goes, in the folder where the app puts those made from another one. */
const pathOf = ({ app }: Desk, name: string, from: string): string =>
	noteIn(app.fileManager.getNewFileParent(from).path, name);

/** What is wrong with the name of a new note. A name leads to one note in the whole vault, so none may have it yet. */
export function newNoteProblem(desk: Desk, name: string, from: string): string | undefined {
	const { app, cast } = desk;
	const isTaken = () =>
		cast.resolve(name, from) !== undefined || app.vault.getAbstractFileByPath(pathOf(desk, name, from)) !== null;
	return nameProblem(name, isTaken);
}

/** Where a note of that name goes. */
export function freePath(desk: Desk, name: string, from: string): Reading<string> {
	const problem = newNoteProblem(desk, name, from);
	return problem === undefined
		? read(pathOf(desk, name, from))
		: unread('name_unfit', `${problem} Nothing was written.`);
}

/** "Creature", or "Creature 2" where there is one already: a name for what has none. */
export function freeName(desk: Desk, name: string, from: string): string {
	let free = name;
	for (let i = 2; newNoteProblem(desk, free, from) !== undefined && i < MOST_ALIKE; i++) free = `${name} ${i}`;
	return free;
}

/** A guard against a name that no number makes fit. */
const MOST_ALIKE = 1000;
