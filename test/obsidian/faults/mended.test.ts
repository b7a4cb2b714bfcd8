import { expect, it } from 'vitest';
import { ACTIONS } from './catalogue';
import { allCells, nameOf, runCell } from './matrix';

/** Cells of the whole matrix that were broken once. */
const MENDED = [
	'Journal check: set the sheet, live: renamed meanwhile 10: Journal.md',
	'Journal check: set the story, reading: renamed meanwhile 10: Kestrel.md',
	'Make an oracle a favourite, live: fails after 2: write .obsidian/plugins/sworn-journal/data.json',
	'Begin a session: a heading, live: renamed meanwhile 2: Kestrel.md',
	'Set the truths: one more, live: renamed meanwhile 1: Truths.md',
	'Generate: a block, live: renamed meanwhile 1: Journal.md',
	'New vow, live: renamed meanwhile 1: Journal.md',
	'Mark progress: a note, told in the journal, live: written meanwhile 2: Journal.md',
	'Complete a track: a note, told in the journal, live: merged meanwhile 2: Journal.md',
	'Press Mark progress on a card that shows a note, live: conflict meanwhile 2: Journal.md',
	'Begin a campaign: folders, character and journal, live: gone after 3: mkdir Grey coast',
	'Make a move, reading: disk full 4: write Kestrel.md',
	'Rename a character and the records that name it, live: gone halfway 5: rename Kestrel.md',
	'Rename a character and the records that name it, live: conflict meanwhile 4: Kestrel.md',
	'End a session with its digest, live: renamed meanwhile 2: Kestrel.md',
	'A step of the first hour, live: renamed meanwhile 2: Grey coast/Ada.md',
	'Turn track note into a block, live: renamed meanwhile 6: Far.md',
];

it.each(MENDED)('%s', async name => {
	const pairs = ACTIONS.flatMap(action => action.modes.map(mode => ({ action, mode })));
	const pair = pairs.find(({ action, mode }) => name.startsWith(`${action.name}, ${mode}: `));
	if (!pair) throw new Error('no action has that name');
	const { action, mode } = pair;
	const cell = (await allCells(action, mode)).find(each => nameOf(action, mode, each) === name);
	if (!cell) throw new Error('no cell has that name');
	expect(await runCell(action, mode, cell)).toMatchObject({ is: expect.stringMatching(/^(?:all|nothing|said)$/) });
});
