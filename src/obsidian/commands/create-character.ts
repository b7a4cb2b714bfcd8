import { newCharacterNote } from '../../journal/character-note';
import { NewCharacterDialog } from '../character/new-character-dialog';
import type { Desk } from '../desk';

/** Create a character: a small form, then a note beside the active one, opened for reading. */
export function createCharacter(desk: Desk): void {
	const { app } = desk;
	const folder = app.fileManager.getNewFileParent(app.workspace.getActiveFile()?.path ?? '').path;
	const pathOf = (name: string) => (folder === '/' || folder === '' ? `${name}.md` : `${folder}/${name}.md`);
	const { ruleset } = desk.book;
	new NewCharacterDialog(
		app,
		{ ruleset, folder, exists: name => app.vault.getAbstractFileByPath(pathOf(name)) !== null },
		({ name, stats }) => {
			void app.vault.create(pathOf(name), newCharacterNote(name, stats, ruleset)).then(
				file => app.workspace.getLeaf(false).openFile(file),
				(error: unknown) =>
					desk.tell([
						{
							code: 'not_created',
							message: `“${pathOf(name)}” could not be created: ${String(error)}`,
							from: 0,
							to: 0,
						},
					]),
			);
		},
	).open();
}
