import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { JOURNAL } from '../vault';
import { EDITOR_MODES, journal } from './journal';

/** Types a trigger and what stands behind it, letter by letter; Enter takes the first row. */
const enter = (typed: string) => async (table: AtTable) => {
	const { editor } = table.host;
	for (const letter of typed) {
		const at = editor.posToOffset(editor.getCursor());
		editor.cm.dispatch({
			changes: { from: at, insert: letter },
			selection: { anchor: at + letter.length },
			userEvent: 'input.type',
		});
		await table.rest();
	}
	await table.last(() => table.key('Enter'));
};

/** What is typed where one writes. */
export const TYPED: readonly Action[] = [
	{
		name: 'Type a move',
		commands: [],
		...journal(),
		dice: [6, 2, 4],
		modes: EDITOR_MODES,
		run: enter('She runs. ;;face danger edge'),
		leaves: { [JOURNAL]: 'She runs. \n\n```sworn\nmove: Face Danger', 'Kestrel.md': 'momentum: 4' },
		undo: 'none',
	},
	{
		name: 'Type a change',
		commands: [],
		...journal(),
		modes: EDITOR_MODES,
		run: enter('She falls. ;;-1 health'),
		leaves: { [JOURNAL]: 'She falls. `sworn: Kestrel › health', 'Kestrel.md': 'health:' },
		undo: 'none',
	},
];
