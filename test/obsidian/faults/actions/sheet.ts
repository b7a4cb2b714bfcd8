import type { Action } from '../action';
import { MODES } from '../at-table';
import { fence } from '../vault';
import { COMMAND_MODES, journal } from './journal';
import { choose, press } from './presses';

const ALWAYS_TOLD = { '.obsidian/plugins/sworn-journal/data.json': '{"journal":"always"}' };
const ASKED = { '.obsidian/plugins/sworn-journal/data.json': '{"journal":"ask"}' };
const WREN = '---\nruleset: starforged\nedge: 1\nheart: 3\niron: 2\nshadow: 2\nwits: 1\nmomentum: 2\n---\nWren hums.\n';

export const SHEET: readonly Action[] = [
	{
		name: 'Take or suffer, told in the journal',
		commands: ['take-or-suffer'],
		...journal('', ALWAYS_TOLD),
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('take-or-suffer');
			await table.last(() => table.submit());
		},
		leaves: { 'Kestrel.md': 'health: 4 # of 5', 'Journal.md': '`sworn: Kestrel › health 5 → 4`' },
		undo: 'none',
	},
	{
		name: 'Take or suffer: a companion, written down on a press',
		commands: ['take-or-suffer'],
		...journal('', ASKED),
		modes: ['live', 'reading'],
		prepare: async table => {
			await table.command('take-or-suffer');
			await table.click(/^Rook: health/);
			await table.submit();
		},
		run: press('Write it down'),
		leaves: { 'Rook.md': 'health: 2 # of 4', 'Journal.md': 'Rook › health 3 → 2' },
		undo: 'none',
	},
	{
		name: 'Mark an impact',
		commands: ['mark-or-clear-an-impact'],
		...journal('', ALWAYS_TOLD),
		modes: COMMAND_MODES,
		run: choose('mark-or-clear-an-impact', 'mark shaken'),
		leaves: { 'Kestrel.md': 'shaken', 'Journal.md': 'shaken' },
		undo: 'none',
	},
	{
		name: 'Set position',
		commands: ['set-position'],
		...journal('', ALWAYS_TOLD),
		modes: COMMAND_MODES,
		run: choose('set-position', 'bad spot'),
		leaves: { 'Kestrel.md': 'combat: in a bad spot', 'Journal.md': 'combat' },
		undo: 'none',
	},
	{
		name: 'Press a meter of the sheet',
		commands: [],
		...journal(fence('show: Kestrel'), ALWAYS_TOLD),
		modes: MODES,
		run: press('Lower health'),
		leaves: { 'Kestrel.md': 'health: 4 # of 5', 'Journal.md': 'health 5 → 4' },
		undo: 'none',
	},
	{
		name: 'Mark an ability of an asset for experience',
		commands: [],
		...journal(fence('show: Rook'), ALWAYS_TOLD),
		modes: MODES,
		run: press(/^Mark for 2 experience: ability 2/),
		leaves: { 'Rook.md': 'abilities: [1, 2]', 'Kestrel.md': 'experience_spent: 3', 'Journal.md': 'Rook › ' },
		undo: 'none',
	},
	{
		name: 'Add an asset',
		commands: ['browse-assets'],
		...journal('', ALWAYS_TOLD),
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('browse-assets');
			await table.pick('veteran');
			await table.last(() => table.submit());
		},
		leaves: { 'Veteran.md': 'asset: Veteran', 'Kestrel.md': 'experience_spent: 4', 'Journal.md': 'Veteran' },
		undo: 'none',
	},
	{
		name: 'Hand an asset on',
		commands: [],
		...journal(fence('show: Rook'), { 'Wren.md': WREN, ...ALWAYS_TOLD }),
		modes: MODES,
		run: async table => {
			await table.click('Hand on Rook');
			await table.type('Wren');
			await table.last(() => table.key('Enter'));
		},
		leaves: { 'Rook.md': 'Wren' },
		undo: 'none',
	},
];
