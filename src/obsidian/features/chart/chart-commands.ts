import type { MarkdownView } from 'obsidian';
import type { JournalActions } from '../../services/journal-actions';
import { insertShowBlock } from '../sessions/insert-view';
import { addPlace } from './add-place';

/** *Insert a chart*: at the cursor, a block that draws the campaign around the note. */
export function insertChart(actions: JournalActions, view: MarkdownView): void {
	if (view.file) void insertShowBlock(actions, view, view.file.path, 'show: chart');
}

/** *Add a place*: to the campaign of the note. */
export function addPlaceFrom(actions: JournalActions, view: MarkdownView): void {
	if (view.file) addPlace(actions, view.file.path);
}
