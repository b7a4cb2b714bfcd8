import type { App } from 'obsidian';
import { MarkdownView } from 'obsidian';
import { didYouMean } from '../../rules/search/nearest-name';
import { foldedName, nameOf } from '../../journal/notes/note-name';
import { noteInUse } from '../vault/note-in-use';
import { refusal } from './api-error';

/**
 * The path of the requested note, which is given by its path (with or without extension) or its name. Without an
 * argument, it is the note used last.
 */
export function pathOfNote(app: App, note: string | undefined): string {
	if (note !== undefined) return pathCalled(app, note);
	const path = noteInUse(app)?.file?.path;
	if (path !== undefined) return path;
	throw refusal('no_note', 'No note is open. Say which one is meant: “note”.');
}

function pathCalled({ vault }: App, note: string): string {
	const path = note.replace(/^\/+/, '');
	const file = [path, `${path}.md`].map(each => vault.getFileByPath(each)).find(each => each?.extension === 'md');
	if (file) return file.path;
	const isCalledSo = (other: string) => foldedName(nameOf(other)) === foldedName(nameOf(path));
	const notes = path.includes('/') ? [] : vault.getMarkdownFiles().filter(other => isCalledSo(other.path));
	const [only, ...others] = notes.map(each => each.path);
	if (only === undefined) {
		const near = didYouMean(
			nameOf(path),
			vault.getMarkdownFiles().map(other => nameOf(other.path)),
		);
		const hint = near.length > 0 ? near.join(' ') : 'Check its path.';
		throw refusal('no_note', `There is no note “${note}” in this vault. ${hint}`);
	}
	if (others.length === 0) return only;
	throw refusal(
		'several_notes',
		`Several notes are called “${note}”: ${[only, ...others].join(', ')}. Say the path of one.`,
	);
}

/** The view in which a note is open, preferably the one used last. */
export function viewOfNote(app: App, path: string): MarkdownView | undefined {
	const last = noteInUse(app);
	if (last?.file?.path === path) return last;
	const views = app.workspace.getLeavesOfType('markdown').map(({ view }) => view);
	return views.find((view): view is MarkdownView => view instanceof MarkdownView && view.file?.path === path);
}
