import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { fence } from '../vault';
import { COMMAND_MODES, journal } from './journal';

/** The story ends at 4, the sheet says 3. */
const TOLD = fence('move: Face Danger', 'by: Kestrel', 'done:', '  - momentum 2 → 3', '  - momentum 3 → 4');

const mend = (words: RegExp) => async (table: AtTable) => {
	await table.command('journal-check');
	await table.wait(100);
	await table.last(() => table.click(words));
};

const LAKE = '# Lake moves\n\n### Pay the Lake\n\nWhen you pay the lake, gain two favours of it.\n';

const state = async (table: AtTable) => {
	await table.command('check-rules-note');
	await table.wait(100);
	await table.click(/^This means…/);
	await table.wait(100);
	await table.click('Progress');
	await table.last(() => table.click('Write it'));
};

const undo = (table: AtTable) => table.click('Undo');

export const CHECKS: readonly Action[] = [
	{
		name: 'Test rules note: state what a sentence means',
		commands: ['check-rules-note'],
		...journal(LAKE),
		modes: COMMAND_MODES,
		run: state,
		leaves: { 'Journal.md': '```effects\nprogress\n' },
		undo: 'editor',
	},
	{
		name: 'Journal check: set the sheet',
		commands: ['journal-check'],
		...journal(TOLD),
		modes: COMMAND_MODES,
		run: mend(/^Set the sheet/),
		leaves: { 'Kestrel.md': 'momentum: 4' },
		undo,
	},
	{
		name: 'Journal check: set the story',
		commands: ['journal-check'],
		...journal(TOLD),
		modes: COMMAND_MODES,
		run: mend(/^Note the change/),
		leaves: { 'Journal.md': 'momentum 4 → 3' },
		undo,
	},
];
