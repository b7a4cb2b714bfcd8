import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { fence } from '../vault';
import { COMMAND_MODES, EDITOR_MODES, journal } from './journal';

const RECORD = fence(
	'move: Face Danger',
	'by: Kestrel',
	'roll: edge 2',
	'dice: 4 vs 3, 9',
	'outcome: weak hit, 6 vs 3, 9',
);
const LINE = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';

const VOW = fence('vow: Find the ark', 'rank: epic', 'ticks: 8');
const VOW_LINE = '`sworn: vow: Find the ark, epic, 8 ticks`';

const turn = (words: string) => async (table: AtTable) => {
	await table.command('turn-records');
	await table.wait(50);
	await table.last(() => table.pick(words));
};

const undo = (table: AtTable) => table.click('Undo');

/** Records that get another form. */
export const RECORDS: readonly Action[] = [
	{
		name: 'Turn the record at the cursor into a line',
		commands: ['turn-records'],
		...journal(RECORD),
		modes: EDITOR_MODES,
		run: turn('at the cursor'),
		leaves: { 'Journal.md': LINE },
		undo,
	},
	{
		name: 'Turn the vow at the cursor into a line',
		commands: ['turn-records'],
		...journal(VOW),
		modes: EDITOR_MODES,
		run: turn('at the cursor'),
		leaves: { 'Journal.md': VOW_LINE },
		undo,
	},
	{
		name: 'Turn the records of two notes into lines',
		commands: ['turn-records'],
		...journal(RECORD, { 'Other.md': `So.\n\n${RECORD}\n` }),
		modes: COMMAND_MODES,
		run: turn('the vault into lines'),
		leaves: { 'Journal.md': LINE, 'Other.md': LINE },
		undo,
	},
	{
		name: 'Turn the records of a note into blocks',
		commands: ['turn-records'],
		...journal(LINE),
		modes: COMMAND_MODES,
		run: turn('this note into blocks'),
		leaves: { 'Journal.md': 'outcome: weak hit, 6 vs 3, 9' },
		undo,
	},
];
