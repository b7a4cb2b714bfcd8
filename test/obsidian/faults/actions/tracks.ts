import { TRACK_KINDS } from '../../../../src/rules/core/track-kind';
import type { Action } from '../action';
import { MODES } from '../at-table';
import { fence, properties } from '../vault';
import { COMMAND_MODES, journal } from './journal';
import { choose, press } from './presses';

const ARK = ['vow: Find the ark', 'rank: formidable', 'ticks: 8'];
const DOOM = ['clock: Doom', 'segments: 6', 'filled: 2'];
/** A track in a note of its own, with prose below. */
const DEBT = `${properties('# for Marn', 'sworn: vow', 'rank: epic', 'ticks: 3', 'character: "[[Kestrel]]"')}We shook hands.\n`;
/** One that is nothing but a track. */
const FAR = properties('sworn: expedition', '# by sea', 'rank: epic', 'ticks: 8', 'character: "[[Kestrel]]"');
const ALWAYS_TOLD = { '.obsidian/plugins/sworn-journal/data.json': '{"journal":"always"}' };

const onBlock = (name: string, command: string, body: readonly string[], rows: string, left: string): Action => ({
	name: `${name}: a block`,
	commands: [command],
	...journal(fence(...body)),
	modes: COMMAND_MODES,
	dice: [1],
	run: choose(command, rows),
	leaves: { 'Journal.md': left },
	undo: 'editor',
});

const onLine = (name: string, command: string, line: string, rows: string, left: string): Action => ({
	name: `${name}: a line`,
	commands: [command],
	...journal(`\`sworn: ${line}\``),
	modes: COMMAND_MODES,
	dice: [1],
	run: choose(command, rows),
	leaves: { 'Journal.md': `\`sworn: ${left}\`` },
	undo: 'editor',
});

const onNote = (name: string, command: string, row: string, left: string): Action => ({
	name: `${name}: a note, told in the journal`,
	commands: [command],
	...journal('', { 'Old debt.md': DEBT, ...ALWAYS_TOLD }),
	modes: COMMAND_MODES,
	run: choose(command, row),
	leaves: { 'Old debt.md': left, 'Journal.md': '`sworn: Old debt › ' },
	undo: 'none',
});

const BEGUN: readonly Action[] = TRACK_KINDS.map(kind => ({
	name: `New ${kind}`,
	commands: [`new-${kind}`],
	...journal(),
	modes: COMMAND_MODES,
	run: async table => {
		await table.command(`new-${kind}`);
		await table.type('The gale', '.sworn-new-track-name input');
		await table.last(() => table.submit());
	},
	leaves: { 'Journal.md': `\`\`\`sworn\n${kind}: The gale\n` },
	undo: 'editor',
}));

const BEGUN_AS_LINE: Action = {
	name: 'New vow where records are lines',
	commands: ['new-vow'],
	...journal('', { '.obsidian/plugins/sworn-journal/data.json': '{"records":"line"}' }),
	modes: COMMAND_MODES,
	run: async table => {
		await table.command('new-vow');
		await table.type('The gale', '.sworn-new-track-name input');
		await table.last(() => table.submit());
	},
	leaves: { 'Journal.md': '`sworn: vow: The gale, ' },
	undo: 'editor',
};

export const TRACKS: readonly Action[] = [
	...BEGUN,
	BEGUN_AS_LINE,
	onLine(
		'Mark progress',
		'mark-progress',
		'vow: Find the ark, epic, 8 ticks',
		'ark',
		'vow: Find the ark, epic, 9 ticks',
	),
	onLine('Advance a clock', 'advance-a-clock', 'clock: Doom, 2 of 6 segments', 'fill', 'clock: Doom, 3 of 6 segments'),
	onBlock('Mark progress', 'mark-progress', ARK, 'ark', 'ticks: 12'),
	onNote('Mark progress', 'mark-progress', 'debt', 'ticks: 4'),
	onBlock('Change rank', 'change-rank', ARK, 'ark: extreme', 'rank: extreme'),
	onNote('Change rank', 'change-rank', 'debt: extreme', 'rank: extreme'),
	onBlock('Complete a track', 'complete-a-track', ARK, 'ark', 'status: completed'),
	onNote('Complete a track', 'complete-a-track', 'debt', 'status: completed'),
	onBlock('Forsake a track', 'forsake-a-track', ARK, 'ark', 'status: forsaken'),
	onBlock('Open a track again', 'open-a-track-again', [...ARK, 'status: forsaken'], 'ark', 'ticks: 8\n```'),
	onBlock('Advance a clock', 'advance-a-clock', DOOM, 'fill', 'filled: 3'),
	onBlock('Ask whether a clock advances', 'advance-a-clock', DOOM, 'ask, likely', 'filled: 3'),
	{
		name: 'Turn a track that is a line into a note',
		commands: ['turn-track-into-a-note'],
		...journal('`sworn: vow: Find the ark, epic, 8 ticks`'),
		modes: COMMAND_MODES,
		run: choose('turn-track-into-a-note', 'ark'),
		leaves: { 'Journal.md': 'show: Find the ark', 'Find the ark.md': 'ticks: 8' },
		undo: 'none',
	},
	{
		name: 'Turn track into a note',
		commands: ['turn-track-into-a-note'],
		...journal(fence('# at sea', ...ARK)),
		modes: COMMAND_MODES,
		run: choose('turn-track-into-a-note', 'ark'),
		leaves: { 'Journal.md': 'show: Find the ark', 'Find the ark.md': 'ticks: 8' },
		undo: 'none',
	},
	{
		name: 'Turn track note into a block',
		commands: ['turn-track-note-into-a-block'],
		...journal(fence('show: Far'), { 'Far.md': FAR }),
		modes: COMMAND_MODES,
		run: choose('turn-track-note-into-a-block', 'far'),
		leaves: { 'Journal.md': 'expedition: Far', 'Far.md': null },
		undo: 'none',
	},
	{
		name: 'Press Mark progress on a card that shows a note',
		commands: [],
		...journal(fence('show: Old debt'), { 'Old debt.md': DEBT, ...ALWAYS_TOLD }),
		modes: MODES,
		run: press(/^Mark progress/),
		leaves: { 'Old debt.md': 'ticks: 4', 'Journal.md': '`sworn: Old debt › ' },
		undo: 'none',
	},
];
