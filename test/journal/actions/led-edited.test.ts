import { describe, expect, it } from 'vitest';
import { HEAD } from '../page-table';
import { LedTable } from './led-table';

const FD = (dice = '4 vs 3, 9', tail = '') =>
	`\`sworn: Face Danger, by Kestrel Vane, edge 2: ${dice}, weak hit${tail}\``;
const led = (place: string) =>
	new LedTable(HEAD + place.replace('#', FD()))
		.pick('Face Danger', 'Endure Harm')
		.pick('Face Danger', 'Roll Endure Harm');
const rolled = (place: string) => led(place).roll('Endure Harm', [5, 2, 3], 'iron');
const bare = (t: LedTable) =>
	t.text
		.slice(HEAD.length)
		.replace(/`sworn: Face[^`]*`/g, 'FD')
		.replace(/`sworn: Endure Harm[^`]*`/g, 'EH');

const ROWS_OF_THEIR_OWN = ['row alone', 'row between'];

const EDITS: [string, string, (t: LedTable) => LedTable, string][] = [
	['word between', 'I go # and.\n', t => t.write('` `sworn: Endure', '` so `sworn: Endure'), 'I go FD so and.\n'],
	['comma between', 'I go # and.\n', t => t.write('` `sworn: Endure', '`, `sworn: Endure'), 'I go FD, and.\n'],
	['two blanks', 'I go # and.\n', t => t.write('` `sworn: Endure', '`  `sworn: Endure'), 'I go FD  and.\n'],
	['words behind', 'I go #', t => t.write(t.text, `${t.text} and on.`), 'I go FD and on.'],
	['words behind, alone', '#\n', t => t.write(t.text, `${t.text.trimEnd()} and on.\n`), 'FD and on.\n'],
	['row', 'I go # and.\n', t => t.write('` `sworn: Endure', '`\n`sworn: Endure'), 'I go FD\n and.\n'],
	['row alone', 'I go #\n', t => t.write('` `sworn: Endure', '`\n`sworn: Endure'), 'I go FD\n'],
	['row between', 'I go #\nand.\n', t => t.write('` `sworn: Endure', '`\n`sworn: Endure'), 'I go FD\nand.\n'],
	['paragraph', 'I go # and.\n', t => t.write('` `sworn: Endure', '`\n\n`sworn: Endure'), 'I go FD\n\n and.\n'],
	['item', '- I go # and.\n', t => t.write('` `sworn: Endure', '`\n- `sworn: Endure'), '- I go FD\n- and.\n'],
	['item comma', '- I go #, and.\n', t => t.write('` `sworn: Endure', '`\n- `sworn: Endure'), '- I go FD\n- , and.\n'],
	[
		'task',
		'- [ ] I go #: and.\n',
		t => t.write('` `sworn: Endure', '`\n- [ ] `sworn: Endure'),
		'- [ ] I go FD\n- [ ] : and.\n',
	],
	['number', '1. I go #: and.\n', t => t.write('` `sworn: Endure', '`\n2. `sworn: Endure'), '1. I go FD\n2. : and.\n'],
	['quote', '> I go #: and.\n', t => t.write('` `sworn: Endure', '`\n> `sworn: Endure'), '> I go FD\n> : and.\n'],
	['heading', 'I go #: and.\n', t => t.write('` `sworn: Endure', '`\n# `sworn: Endure'), 'I go FD\n# : and.\n'],
	['indented', '- I go #: and.\n', t => t.write('` `sworn: Endure', '`\n  `sworn: Endure'), '- I go FD\n  : and.\n'],
	['item, empty', '- I go #\n', t => t.write('` `sworn: Endure', '`\n- `sworn: Endure'), '- I go FD\n- \n'],
	[
		'callout title',
		'> [!note] I go #: and.\n',
		t => t.write('` `sworn: Endure', '`\n> [!harm] `sworn: Endure'),
		'> [!note] I go FD\n> [!harm] : and.\n',
	],
	[
		'cell',
		'| a | b |\n|---|---|\n| # | x |\n',
		t => t.write('` `sworn: Endure', '` | `sworn: Endure').write('` | x |', '` |'),
		'| a | b |\n|---|---|\n| FD | |\n',
	],
	['glued words', 'I go # and.\n', t => t.write('` `sworn: Endure', '`and`sworn: Endure'), 'I go FDand and.\n'],
	['glued before words behind', 'I go #.\n', t => t.write('` `sworn: Endure', '` so`sworn: Endure'), 'I go FD so.\n'],
];

describe('the player edits between them, then undoes the follower', () => {
	it.each(EDITS.filter(([name]) => !ROWS_OF_THEIR_OWN.includes(name)))('%s', (_, place, edit, wanted) => {
		for (const start of [led, rolled]) {
			const table = edit(start(place));
			table.undo('Endure Harm');
			expect(bare(table)).toBe(wanted);
		}
	});
});

it('without the blank between them they are one code, of which nothing is lost', () => {
	const table = rolled('I go # and.\n').write('` `sworn: Endure', '``sworn: Endure').undo('Face Danger');
	for (const words of ['I go ', 'health 5 → 4 (Endure Harm)``sworn: Endure Harm', 'iron 1: 5 vs 2, 3', ' and.\n'])
		expect(table.text).toContain(words);
});

describe('a call typed by hand later', () => {
	it.each([0, 1])('is as it was typed when it is undone (follower undone: %i)', undone => {
		const table = rolled('I go # and.\n\nLater.\n');
		if (undone) table.undo('Endure Harm');
		const sheet = table.sheet;
		table.write('Later.', 'Later he `sworn: Endure Harm, by Kestrel Vane, cost 1, iron` hurts.');
		const was = table.text;
		const nth = undone ? 0 : 1;
		table.roll('Endure Harm', [6, 2, 3], undefined, nth);
		table.undo('Endure Harm', nth);
		expect(table.text).toBe(was);
		expect(table.sheet).toBe(sheet);
	});
});

/** A row of its own within a paragraph becomes an empty row, as that of any line of play does. */
const ROWS = EDITS.filter(([name]) => ROWS_OF_THEIR_OWN.includes(name));

it.fails.each(ROWS)(
	'a follower that the player puts on a row of its own leaves none behind: %s',
	(_, place, edit, wanted) => {
		expect(bare(edit(led(place)).undo('Endure Harm'))).toBe(wanted);
	},
);
