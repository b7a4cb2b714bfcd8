import type { Action } from './action';
import type { AtTable } from './at-table';
import { ignoreStuck } from './at-table';
import { JOURNAL } from './vault';

/** Undoes the action in the way that it has; false where it has none, or none in this view. */
export async function undoAction({ undo, note }: Action, table: AtTable): Promise<boolean> {
	const { host } = table;
	if (undo === 'none' || note === null) return false;
	if (undo === 'editor') {
		if (table.mode !== 'live') return false;
		host.editor.undo();
	} else if (undo === 'move') {
		if (!(await undoLastMove(table, note ?? JOURNAL))) return false;
	} else {
		// nothing is offered where nothing was written
		const isOffered = await undo(table).then(() => true, ignoreStuck);
		if (!isOffered) return false;
	}
	await table.saveAll();
	return true;
}

async function undoLastMove(table: AtTable, note: string): Promise<boolean> {
	const { host } = table;
	if (!host.app.vault.getFileByPath(note)) return false;
	for (const close of document.querySelectorAll<HTMLElement>('.modal-close-button')) close.click();
	await host.open(note, 'live');
	host.editor.setCursor(host.editor.offsetToPos(host.editor.getValue().length));
	await table.command('undo-last-move');
	if (!document.querySelector('.modal')) return false;
	await table.click('Undo the move');
	return true;
}
