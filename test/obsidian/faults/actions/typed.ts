import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { JOURNAL } from '../vault';
import { EDITOR_MODES, journal } from './journal';

/** A journal in which something is typed already, with the cursor behind it. */
function typedIn(typed: string): Pick<Action, 'files' | 'cursor'> {
	const { files, cursor } = journal();
	const text = files[JOURNAL] ?? '';
	return {
		files: { ...files, [JOURNAL]: text.slice(0, cursor) + typed + text.slice(cursor) },
		cursor: cursor + typed.length,
	};
}

/** The list shows, and Enter takes its first row. */
const enter = async (table: AtTable) => {
	const { app, editor, view } = table.host;
	for (const suggest of app.workspace.editorSuggests) await suggest.trigger(editor, view.file);
	await table.last(() => table.key('Enter'));
};

/** What is typed where one writes. */
export const TYPED: readonly Action[] = [
	{
		name: 'Type a move',
		commands: [],
		...typedIn('She runs. ;;face danger edge'),
		dice: [6, 2, 4],
		modes: EDITOR_MODES,
		run: enter,
		leaves: { [JOURNAL]: 'She runs. \n\n```sworn\nmove: Face Danger', 'Kestrel.md': 'momentum: 4' },
		undo: 'none',
	},
	{
		name: 'Type a change',
		commands: [],
		...typedIn('She falls. ;;-1 health'),
		modes: EDITOR_MODES,
		run: enter,
		leaves: { [JOURNAL]: 'She falls. `sworn: Kestrel › health', 'Kestrel.md': 'health:' },
		undo: 'none',
	},
];
