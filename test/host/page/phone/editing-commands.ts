import type { App } from '../../app';
import type { Command } from '../../commands';

/** The app's commands of editing that are in the toolbar from the start, as far as the host has them. */
export const EDITING_COMMANDS: readonly Command[] = [
	{ id: 'editor:undo', name: 'Undo', icon: 'undo-2', editorCallback: editor => editor.undo() },
	{ id: 'editor:redo', name: 'Redo', icon: 'redo-2', editorCallback: editor => editor.redo() },
	{
		id: 'editor:indent-list',
		name: 'Indent',
		icon: 'indent-increase',
		editorCallback: editor => editor.exec('indentMore'),
	},
	{
		id: 'editor:unindent-list',
		name: 'Unindent',
		icon: 'indent-decrease',
		editorCallback: editor => editor.exec('indentLess'),
	},
	{
		id: 'editor:toggle-keyboard',
		name: 'Toggle keyboard',
		icon: 'keyboard',
		mobileOnly: true,
		editorCallback: editor => (editor.hasFocus() ? editor.blur() : editor.focus()),
	},
];

/** Gives back what takes them away again. */
export function addEditingCommands({ commands }: App): () => void {
	for (const command of EDITING_COMMANDS) commands.add({ ...command });
	return () => {
		for (const { id } of EDITING_COMMANDS) commands.remove(id);
	};
}
