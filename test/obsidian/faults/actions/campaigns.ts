import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { ELSEWHERE } from '../vault';
import { journal } from './journal';
import { press } from './presses';

const NOBODY = { [ELSEWHERE]: 'The docks are cold.\n' };
const ACTOR = 'Grey coast/Ada.md';

const begin = async (table: AtTable) => {
	await table.command('begin-a-campaign');
	await table.type('Grey coast', '#sworn-campaign-campaign');
	await table.type('Ada', '#sworn-campaign-character');
	await table.click('Set up first');
};

const toTheVow = async (table: AtTable) => {
	await begin(table);
	await table.rest();
	await table.key('3');
	await table.type('Find the ark', '#sworn-campaign-name');
};

const pastTheVow = async (table: AtTable) => {
	await toTheVow(table);
	await table.click('Done');
	await table.rest();
	await table.key('3');
};

const close = (table: AtTable) => table.key('Escape');

const truths = async (table: AtTable) => {
	await table.command('set-the-truths');
	// where the note has just gone, there is no dialog, and the keys would go into the journal
	if (!document.querySelector('.modal')) return;
	await table.key('2');
	await table.key('Enter');
	await close(table);
};

export const CAMPAIGNS: readonly Action[] = [
	{
		name: 'Create a character',
		commands: ['create-a-character'],
		files: NOBODY,
		note: ELSEWHERE,
		modes: ['live'],
		run: async table => {
			await table.command('create-a-character');
			await table.type('Ada', '.modal input[type=text]');
			await table.submit();
		},
		leaves: { 'Ada.md': 'momentum: 2' },
		undo: 'none',
	},
	{
		name: 'Begin a campaign: folders, character and journal',
		commands: ['begin-a-campaign'],
		files: NOBODY,
		note: ELSEWHERE,
		modes: ['live'],
		run: async table => {
			await begin(table);
			await close(table);
		},
		leaves: { [ACTOR]: 'sworn: character', 'Grey coast/Journal/Session 1.md': 'character: "[[Ada]]"' },
		undo: 'none',
	},
	{
		name: 'A step of the first hour',
		commands: ['begin-a-campaign'],
		files: NOBODY,
		note: ELSEWHERE,
		modes: ['live'],
		prepare: toTheVow,
		run: press('Done'),
		leaves: { [ACTOR]: 'vow: Find the ark' },
		undo: 'none',
	},
	{
		name: 'Undo a step of the first hour',
		commands: ['begin-a-campaign'],
		files: NOBODY,
		note: ELSEWHERE,
		modes: ['live'],
		prepare: pastTheVow,
		run: press('Undo this step'),
		leaves: { [ACTOR]: 'sworn: character' },
		undo: 'none',
	},
	{
		name: 'Set the truths: a new note',
		commands: ['set-the-truths'],
		...journal(),
		modes: ['live', 'reading'],
		run: truths,
		leaves: { 'Truths.md': '## ' },
		undo: 'none',
	},
	{
		name: 'Set the truths: one more',
		commands: ['set-the-truths'],
		...journal('', { 'Truths.md': '---\nsworn: truths\nruleset: starforged\n---\n\n## Exodus\n\nWe fled.\n' }),
		modes: ['live', 'reading'],
		run: truths,
		leaves: { 'Truths.md': ['We fled.', '## Cataclysm'] },
		undo: 'none',
	},
	{
		name: 'Create views of your campaign',
		commands: ['create-views-of-your-campaign'],
		...journal(),
		modes: ['live', 'reading'],
		run: table => table.command('create-views-of-your-campaign'),
		leaves: { 'Sworn Journal.base': 'Open vows by rank' },
		undo: 'none',
	},
	{
		name: 'Make a legend',
		commands: ['make-a-legend'],
		...journal(),
		modes: ['live', 'reading'],
		run: async table => {
			await table.command('make-a-legend');
			await table.rest();
		},
		leaves: { 'Legend of Kestrel.md': '## People' },
		undo: async table => {
			await table.click('Undo');
			await table.rest();
		},
	},
];
