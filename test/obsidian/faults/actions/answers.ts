import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { MODES } from '../at-table';
import { fence } from '../vault';
import { COMMAND_MODES, EDITOR_MODES, journal } from './journal';
import { lastKey, press, select } from './presses';

const generate = async (table: AtTable) => {
	await table.command('generate');
	await table.pick('sect');
};

const find =
	(command: string, query: string, words: string): Action['run'] =>
	async table => {
		await table.command(command);
		await table.pick(query);
		await table.last(() => table.click(words));
	};

const DELVE = { Kestrel: 'ruleset: delve' };
const TABLE = journal('1. rain\n2. fog\n');

export const ANSWERS: readonly Action[] = [
	{
		name: 'Ask the oracle: a block',
		commands: ['ask-the-oracle'],
		...journal(),
		dice: [3],
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('ask-the-oracle');
			await table.type('core act');
			await lastKey(table, 'Enter');
		},
		leaves: { 'Journal.md': 'oracle: Core / Action\ndice: 3\nresult: Advance' },
		undo: 'editor',
	},
	{
		name: 'Ask the oracle: one line',
		commands: ['ask-the-oracle'],
		...journal(),
		dice: [3],
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('ask-the-oracle');
			await table.type('core act');
			await lastKey(table, 'Enter', { shiftKey: true });
		},
		leaves: { 'Journal.md': '`sworn: Core / Action › Advance (rolled: 3)`' },
		undo: 'editor',
	},
	{
		name: 'Ask a question with a yes or a no',
		commands: ['ask-the-oracle'],
		...journal(),
		dice: [40],
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('ask-the-oracle');
			await table.pick('is she here?');
			await lastKey(table, 'Enter');
		},
		leaves: { 'Journal.md': 'is she here?' },
		undo: 'editor',
	},
	{
		name: 'Ask the oracle about the selection',
		commands: ['ask-the-oracle-about-the-selection'],
		...journal('Somebody follows us.'),
		dice: [40],
		modes: EDITOR_MODES,
		run: async table => {
			select(table, 'Somebody follows us.');
			await table.command('ask-the-oracle-about-the-selection');
			await lastKey(table, 'Enter');
		},
		leaves: { 'Journal.md': ['Somebody follows us.', 'ask: Somebody follows us?'] },
		undo: 'editor',
	},
	{
		name: 'Make an oracle a favourite',
		commands: [],
		...journal(),
		modes: ['live'],
		run: async table => {
			await table.command('ask-the-oracle');
			await table.type('core act');
			await table.key('d', { ctrlKey: true });
			await table.key('Escape');
		},
		leaves: { '.obsidian/plugins/sworn-journal/data.json': 'Core / Action' },
		undo: 'none',
		isAboutSettings: true,
	},
	{
		name: 'Roll on the table at the cursor',
		commands: ['roll-on-the-table-at-the-cursor'],
		...TABLE,
		cursor: TABLE.files['Journal.md']?.indexOf('rain') ?? 0,
		dice: [2],
		modes: EDITOR_MODES,
		run: table => table.commandThatWrites('roll-on-the-table-at-the-cursor'),
		leaves: { 'Journal.md': 'fog' },
		undo: 'editor',
	},
	{
		name: 'Generate: a block',
		commands: ['generate'],
		...journal(),
		modes: COMMAND_MODES,
		run: async table => {
			await generate(table);
			await table.last(() => table.submit());
		},
		leaves: { 'Journal.md': 'generated: Sector' },
		undo: 'editor',
	},
	{
		name: 'Generate: a note',
		commands: ['generate'],
		...journal(),
		modes: COMMAND_MODES,
		run: async table => {
			await generate(table);
			await table.type('The Hush', '.modal input[aria-label="Name"]');
			await table.last(() => table.click('Create note'));
		},
		leaves: { 'Journal.md': '[[The Hush]]', 'The Hush.md': 'generated: Sector' },
		undo: 'none',
	},
	{
		name: 'Roll a line of a generated block again',
		commands: [],
		...journal(fence('generated: Sector', 'name: The Hush', '# far off', 'trouble: the bells')),
		dice: [1],
		modes: MODES,
		run: press('1 detail', 'Roll Trouble again'),
		leaves: { 'Journal.md': '# far off\ntrouble: Blockade prevents' },
		undo: 'none',
	},
	{
		name: 'Find a foe: its track',
		commands: ['find-a-foe'],
		...journal(),
		modes: COMMAND_MODES,
		run: find('find-a-foe', 'chiton queen', 'Set the objective'),
		leaves: { 'Journal.md': 'objective: Chiton queen' },
		undo: 'editor',
	},
	{
		name: 'Find a site: its track',
		commands: ['find-a-site'],
		...journal('', DELVE),
		modes: COMMAND_MODES,
		run: find('find-a-site', 'bonewilds', 'Enter the site'),
		leaves: { 'Journal.md': 'site: Bonewilds' },
		undo: 'editor',
	},
	{
		name: 'Find a rarity: a callout',
		commands: ['find-a-rarity'],
		...journal('', DELVE),
		modes: COMMAND_MODES,
		run: find('find-a-rarity', 'black fang', 'Insert into note'),
		leaves: { 'Journal.md': '> [!info]' },
		undo: 'editor',
	},
];
