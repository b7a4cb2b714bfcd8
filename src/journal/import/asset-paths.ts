import { folderOf } from '../character/nearness';
import { nameOf } from '../notes/note-name';

/** Where the note of an asset goes: beside that of its owner, whose name distinguishes it from another of the same name. */
export function newNotePath(name: string, owner: string, isTaken: (path: string) => boolean): string {
	const folder = folderOf(owner);
	const pathOf = (base: string) => `${folder === '' ? '' : `${folder}/`}${base}.md`;
	if (!isTaken(pathOf(name))) return pathOf(name);
	const owned = `${name} (${nameOf(owner)})`;
	for (let i = 1; i < MOST_ALIKE; i++) {
		const path = pathOf(i === 1 ? owned : `${owned} ${i}`);
		if (!isTaken(path)) return path;
	}
	return pathOf(`${owned} ${MOST_ALIKE}`);
}

/** A guard against a vault that takes every name. */
const MOST_ALIKE = 1000;
