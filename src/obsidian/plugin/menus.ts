import { MarkdownView, type Plugin } from 'obsidian';
import { swornBlocks } from '../../journal/note-blocks/find-blocks';
import { fileRows } from '../features/file-menu/file-rows';
import { addRows, type MenuRow } from '../components/menu-items';
import { isRecordBody, recordRows } from '../features/record-menu/record-menu';
import { selectionRows } from './commands';
import type { JournalActions } from '../services/journal-actions';

/** Adds the plugin's rows to Obsidian's editor menu and file menu. */
export function registerMenus(plugin: Plugin, actions: JournalActions): void {
	const { workspace } = actions.app;
	plugin.registerEvent(
		workspace.on('editor-menu', (menu, _editor, info) => {
			if (info instanceof MarkdownView)
				addRows(menu, [...selectionRows(actions, info), ...rowsAtCursor(actions, info)]);
		}),
	);
	plugin.registerEvent(workspace.on('file-menu', (menu, file) => addRows(menu, fileRows(actions, file))));
}

/** The menu rows for the record whose source contains the cursor. */
function rowsAtCursor(actions: JournalActions, view: MarkdownView): readonly MenuRow[] {
	const { editor } = view;
	if (view.getMode() !== 'source') return [];
	const [from, to] = [editor.posToOffset(editor.getCursor('from')), editor.posToOffset(editor.getCursor('to'))];
	const block = swornBlocks(editor.getValue()).find(({ fenceFrom, fenceTo }) => fenceFrom <= from && to <= fenceTo);
	return block && isRecordBody(block.body) ? recordRows(actions, view, block) : [];
}
