import type { Action } from '../action';
import type { AtTable } from '../at-table';
import { MODES } from '../at-table';
import { fence, properties } from '../vault';
import { COMMAND_MODES, EDITOR_MODES, journal } from './journal';
import { choose, press, select } from './presses';

const OBJECTIVE = properties('sworn: objective', 'rank: dangerous', 'ticks: 8 # so far', 'character: "[[Kestrel]]"');
const WIN_TIME = { 'Win time.md': `${OBJECTIVE}The gate must hold.\n` };

const CALL = ['move: Face Danger', 'by: Kestrel', 'roll: edge'];
const STRIKE = [
	'move: Strike',
	'by: Kestrel',
	'track: Win time',
	'roll: iron 1',
	'dice: 6 vs 3, 2',
	'outcome: strong hit, 7 vs 3, 2',
	'done:',
	'  - Win time › 8 → 24 ticks',
	'  - combat in a bad spot → in control',
];

const roll = async (table: AtTable, move: string, stat: RegExp) => {
	await table.command('make-a-move');
	await table.pick(move);
	await table.click(stat);
};

/** *Make a move*: a few letters, the stat, Enter. */
const make = (move: string, stat: RegExp) => async (table: AtTable) => {
	await roll(table, move, stat);
	await table.last(() => table.key('Enter'));
};

/** A move that was made before, by who stays in the note. */
const made = (move: string, stat: RegExp) => async (table: AtTable) => {
	await roll(table, move, stat);
	await table.key('Enter');
};

const goOn = (...rows: readonly string[]) => choose('continue-move', ...rows);

const undo = async (table: AtTable) => {
	await table.command('undo-last-move');
	await table.last(() => table.click('Undo the move'));
};

export const MOVES: readonly Action[] = [
	{
		name: 'Make a move',
		commands: ['make-a-move'],
		...journal(),
		dice: [6, 2, 4],
		modes: COMMAND_MODES,
		run: make('face danger', /^edge/),
		leaves: { 'Journal.md': 'done:\n  - momentum 3 → 4', 'Kestrel.md': 'momentum: 4' },
		undo: 'move',
	},
	{
		name: 'Make a move from the selection',
		commands: ['make-a-move-from-the-selection'],
		...journal('The gate is jammed.'),
		dice: [6, 2, 4],
		modes: EDITOR_MODES,
		run: async table => {
			select(table, 'The gate is jammed');
			await table.command('make-a-move-from-the-selection');
			await table.pick('face danger');
			await table.click(/^edge/);
			await table.last(() => table.key('Enter'));
		},
		leaves: { 'Journal.md': ['The gate is jammed.', 'done:\n  - momentum 3 → 4'], 'Kestrel.md': 'momentum: 4' },
		undo: 'move',
	},
	{
		name: 'Make a move that changes a track and the character',
		commands: ['make-a-move'],
		...journal('', WIN_TIME),
		dice: [6, 2, 4],
		modes: COMMAND_MODES,
		run: make('strike', /^iron/),
		leaves: { 'Journal.md': 'Win time › 8 → 24 ticks', 'Win time.md': 'ticks: 24 # so far' },
		undo: 'move',
	},
	{
		name: 'Press Roll on a call',
		commands: [],
		...journal(fence(...CALL)),
		dice: [6, 2, 4],
		modes: MODES,
		run: press('Roll'),
		leaves: { 'Journal.md': 'momentum 3 → 4', 'Kestrel.md': 'momentum: 4' },
		undo: 'none',
	},
	{
		name: 'Press a choice',
		commands: [],
		...journal(),
		dice: [4, 3, 9],
		modes: MODES,
		prepare: made('face danger', /^edge/),
		run: press(/^Momentum/),
		leaves: { 'Journal.md': 'momentum 3 → 2', 'Kestrel.md': 'momentum: 2' },
		undo: 'move',
	},
	{
		name: 'Press a suffer move that follows',
		commands: [],
		...journal(),
		dice: [4, 3, 9],
		modes: MODES,
		prepare: made('face danger', /^edge/),
		run: press(/^Health/),
		leaves: { 'Journal.md': 'health 5 → 4', 'Kestrel.md': 'health: 4 # of 5' },
		undo: 'move',
	},
	{
		name: 'Pay the Price: roll on its table',
		commands: [],
		...journal(),
		dice: [1, 5, 9, 78],
		modes: MODES,
		prepare: made('face danger', /^edge/),
		run: press('Roll it'),
		leaves: { 'Journal.md': 'table: 78' },
		undo: 'move',
	},
	{
		name: 'Pay the Price: ask the oracle',
		commands: [],
		...journal(),
		dice: [40],
		modes: MODES,
		prepare: async table => {
			await table.command('make-a-move');
			await table.pick('pay the price');
			if (document.querySelector('.modal')) await table.key('Enter');
		},
		run: async table => {
			await table.click('Ask the oracle');
			await table.type('Is the door shut?');
			await table.last(() => table.key('Enter'));
		},
		leaves: { 'Journal.md': 'Is the door shut?' },
		undo: 'move',
	},
	{
		name: 'Burn momentum',
		commands: [],
		...journal('', { Kestrel: 'momentum: 9' }),
		dice: [1, 6, 6],
		modes: MODES,
		prepare: made('compel', /^heart/),
		run: press(/^Burn momentum/),
		leaves: { 'Journal.md': 'burn', 'Kestrel.md': 'momentum: 3' },
		undo: 'move',
	},
	{
		name: 'Reroll dice',
		commands: ['continue-move'],
		...journal(),
		dice: [4, 3, 5, 10, 10],
		modes: EDITOR_MODES,
		prepare: made('face danger', /^edge/),
		run: goOn('reroll dice', 'both challenge'),
		leaves: { 'Journal.md': 'vs 10, 10', 'Kestrel.md': 'momentum: 3' },
		undo: 'move',
	},
	{
		name: 'Set a die',
		commands: ['continue-move'],
		...journal(),
		dice: [4, 3, 5],
		modes: EDITOR_MODES,
		prepare: made('face danger', /^edge/),
		run: goOn('set a die', 'first challenge die to 9'),
		leaves: { 'Journal.md': 'vs 9, 5', 'Kestrel.md': 'momentum: 3' },
		undo: 'move',
	},
	{
		name: 'Continue move with a choice',
		commands: ['continue-move'],
		...journal(),
		dice: [4, 3, 9],
		modes: EDITOR_MODES,
		prepare: made('face danger', /^edge/),
		run: goOn('lose momentum'),
		leaves: { 'Journal.md': 'momentum 3 → 2', 'Kestrel.md': 'momentum: 2' },
		undo: 'move',
	},
	{
		name: 'Undo last move',
		commands: ['undo-last-move'],
		...journal(fence(...STRIKE), {
			'Win time.md': WIN_TIME['Win time.md'].replace('ticks: 8', 'ticks: 24'),
			Kestrel: 'combat: in control',
		}),
		modes: EDITOR_MODES,
		run: undo,
		leaves: { 'Win time.md': 'ticks: 8 # so far', 'Kestrel.md': 'combat: in a bad spot' },
		undo: 'none',
	},
	{
		name: 'Swear a vow: the block of its track',
		commands: [],
		...journal(),
		dice: [4, 3, 2],
		prepare: made('swear an iron', /^heart/),
		modes: MODES,
		run: async table => {
			await table.type('Find the ark', '.sworn-new-track input');
			await table.click('formidable');
			await table.last(() => table.click('Swear the vow'));
		},
		leaves: { 'Journal.md': ['Find the ark › vow begun', 'vow: Find the ark\nrank: formidable'] },
		undo: 'move',
	},
	{
		name: 'Fulfill a vow: track, legacy and experience',
		commands: ['make-a-move'],
		...journal('', {
			'Old debt.md': properties('sworn: vow', 'rank: epic', 'ticks: 40 # all', 'character: "[[Kestrel]]"'),
			Kestrel: 'quests_legacy: 7',
		}),
		dice: [2, 4],
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('make-a-move');
			await table.pick('fulfill your vow');
			await table.last(() => table.key('Enter'));
		},
		leaves: { 'Journal.md': 'vow completed', 'Old debt.md': 'status: completed' },
		undo: 'move',
	},
	{
		name: 'Take the changes of a record back that was deleted',
		commands: [],
		...journal(fence(...STRIKE), {
			'Win time.md': WIN_TIME['Win time.md'].replace('ticks: 8', 'ticks: 24'),
			Kestrel: 'combat: in control',
		}),
		modes: ['live'],
		prepare: async table => {
			const { editor } = table.host;
			const at = editor.getValue().indexOf('```sworn');
			const end = editor.getValue().indexOf('```\n', at + 4) + 4;
			editor.replaceRange('', editor.offsetToPos(at), editor.offsetToPos(end));
			// a debouncer that begins anew goes by the clock, so this pause is waited for
			await table.host.tick(400);
		},
		run: press('Take them back'),
		leaves: { 'Win time.md': 'ticks: 8 # so far', 'Kestrel.md': 'combat: in a bad spot' },
		undo: 'none',
	},
];
