import type { MarkdownView } from 'obsidian';
import { insertBlock } from '../../../journal/blocks-in-note/insert-block';
import { read } from '../../../rules/problem';
import type { JournalActions } from '../../services/journal-actions';
import { backToNote, offsetIn } from '../../services/note-at-cursor';
import { addPlace } from './add-place';

/** The block that shows the chart. */
const CHART_BLOCK = 'show: chart';

/** *Insert a chart*: at the cursor, a block that draws the campaign around the note. */
export function insertChart(actions: JournalActions, view: MarkdownView): void {
	if (view.file) void insertAt(actions, view, view.file.path);
}

async function insertAt(actions: JournalActions, view: MarkdownView, path: string): Promise<void> {
	await actions.write([path], texts => {
		const text = texts.get(path) ?? '';
		const { changes, cursor } = insertBlock(text, offsetIn(view, text), CHART_BLOCK);
		return read({ edits: [{ path, changes }], cursor });
	});
	backToNote(view);
}

/** *Add a place*: to the campaign of the note. */
export function addPlaceFrom(actions: JournalActions, view: MarkdownView): void {
	if (view.file) addPlace(actions, view.file.path);
}
