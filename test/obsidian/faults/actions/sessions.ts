import type { Action } from '../action';
import { fence } from '../vault';
import { COMMAND_MODES, journal } from './journal';
import { choose } from './presses';

const MOVE = fence(
	'move: Face Danger',
	'by: Kestrel',
	'roll: edge 2',
	'dice: 5 vs 3, 6',
	'outcome: strong hit, 7 vs 3, 6',
	'done:',
	'  - momentum 2 → 3',
);

export const SESSIONS: readonly Action[] = [
	{
		name: 'Begin a session: a heading',
		commands: ['begin-a-session'],
		...journal(),
		modes: COMMAND_MODES,
		run: choose('begin-a-session', 'this note'),
		leaves: { 'Journal.md': ['## Session 1, 2026-11-21', 'move: Begin a Session'] },
		undo: 'none',
	},
	{
		name: 'Begin a session: a new note',
		commands: ['begin-a-session'],
		...journal(),
		modes: COMMAND_MODES,
		run: choose('begin-a-session', 'new note'),
		leaves: { 'Journal.md': 'Next session: [[Session 1]]', 'Session 1.md': 'move: Begin a Session' },
		undo: 'none',
	},
	{
		name: 'End a session with its digest',
		commands: ['end-a-session'],
		...journal(MOVE),
		modes: COMMAND_MODES,
		run: table => table.commandThatWrites('end-a-session'),
		leaves: { 'Journal.md': ['move: End a Session', 'session: 1'] },
		undo: 'none',
	},
	{
		name: 'Insert a view: luck of the campaign',
		commands: ['insert-a-view'],
		...journal(),
		modes: COMMAND_MODES,
		run: choose('insert-a-view', 'luck campaign'),
		leaves: { 'Journal.md': 'show: luck' },
		undo: 'editor',
	},
	{
		name: 'Insert a chart',
		commands: ['insert-a-chart'],
		...journal(),
		modes: COMMAND_MODES,
		run: table => table.commandThatWrites('insert-a-chart'),
		leaves: { 'Journal.md': 'show: chart' },
		undo: 'editor',
	},
	{
		name: 'Add a place',
		commands: ['add-a-place'],
		...journal(),
		modes: COMMAND_MODES,
		run: async table => {
			await table.command('add-a-place');
			await table.type('Sable Reach');
			await table.last(() => table.click('Add a place'));
		},
		leaves: { 'Places/Sable Reach.md': ['sworn: place', 'chart:'] },
		undo: 'none',
	},
];
