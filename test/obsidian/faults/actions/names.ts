import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { fence } from '../vault';
import { COMMAND_MODES, journal } from './journal';
import { press } from './presses';

const VOW = fence('vow: Find the ark', 'rank: formidable', 'ticks: 8');
const MARK = fence(
	'move: Reach a Milestone',
	'by: Kestrel',
	'track: Find the ark',
	'done:',
	'  - Find the ark › 8 → 12 ticks',
);
const LATER = `I did not find the ark, said Kestrel.\n\n${MARK}`;

const rename = (from: string, to: string) => async (table: AtTable) => {
	await table.wait(300);
	await table.command('rename-a-track-or-character');
	await table.pick(from);
	await table.wait(300);
	await table.type(to, '.sworn-rename-dialog input');
	await table.last(() => table.submit());
	await table.wait(300);
};

export const NAMES: readonly Action[] = [
	{
		name: 'Rename a track in three notes',
		commands: ['rename-a-track-or-character'],
		...journal(VOW, { 'Later.md': LATER, 'Last.md': LATER }),
		modes: COMMAND_MODES,
		run: rename('find the ark', 'Save the ark'),
		leaves: {
			'Journal.md': 'vow: Save the ark',
			'Later.md': ['track: Save the ark', 'I did not find the ark'],
			'Last.md': 'track: Save the ark',
		},
		undo: 'none',
	},
	{
		name: 'Rename a character and the records that name it',
		commands: ['rename-a-track-or-character'],
		...journal(VOW, { 'Later.md': LATER, 'Last.md': LATER }),
		modes: COMMAND_MODES,
		run: rename('kestrel', 'Wren'),
		leaves: {
			'Kestrel.md': null,
			'Wren.md': 'Kestrel grew up',
			'Later.md': ['by: Wren', 'said Kestrel'],
			'Last.md': 'by: Wren',
		},
		undo: 'none',
	},
	{
		name: 'Rename the records after the app renamed the note',
		commands: [],
		...journal(VOW, { 'Later.md': LATER, 'Last.md': LATER }),
		modes: ['live', 'reading'],
		prepare: async table => {
			const { app } = table.host;
			const file = app.vault.getFileByPath('Kestrel.md');
			if (file) await app.fileManager.renameFile(file, 'Wren.md');
			await table.wait(500);
		},
		run: press(/^Rename/),
		leaves: { 'Wren.md': 'Kestrel grew up', 'Later.md': 'by: Wren', 'Last.md': 'by: Wren' },
		undo: 'none',
	},
];
