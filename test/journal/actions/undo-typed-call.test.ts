import { describe, expect, it } from 'vitest';
import { HEAD, SHEET, Table } from '../page-table';

const roll = { kind: 'roll', rollInput: { roll: { option: 'edge' } } } as const;

/** What players type. */
const CALLS = [
	'I run `sworn: Face Danger` and fall.',
	'I run `sworn: Face Danger, edge` and fall.',
	'I run `sworn:Face Danger,edge` and fall.',
	'I run `SWORN: face danger edge` and fall.',
	'`sworn: Face Danger`',
	'`sworn: Face danger + 1 rope`\n\nThen.',
	'- `sworn: Face Danger`\n- oil',
	'> `sworn: Face Danger`',
	'| a |\n| - |\n| `sworn: Face Danger` |',
	'```sworn\nmove: Face Danger\n```',
	'```sworn\nMove:face danger\n```\n\nThen.',
	'~~~sworn\nmove: Face Danger\nroll: edge\n~~~',
	'```sworn\nmove: Face Danger\n# second try\nadd: 1 rope # from the chest\n```',
	'> ```sworn\n> move: Face Danger\n> ```',
	'- rope\n  ```sworn\n  move: Face Danger\n  ```\n- oil',
	'One.\r\n\r\n```sworn\r\nmove: Face Danger\r\n```\r\n\r\nTwo.',
];

describe('a call that was typed by hand and rolled', () => {
	it.each(CALLS)('comes back as it was typed when the move is undone: %j', call => {
		const table = Table.with(`${HEAD}${call}\n‸`, SHEET);
		const before = table.texts;
		table.press(roll, 4, 3, 9).press('Lose Momentum').undo();
		expect(table.texts).toBe(before);
	});

	it('can be rolled and undone again', () => {
		const table = Table.with(`${HEAD}I run \`sworn: Face Danger\` and fall.‸`, SHEET);
		const before = table.texts;
		table.press(roll, 4, 3, 9).undo().press(roll, 4, 3, 9).press('Lose Momentum').undo();
		expect(table.texts).toBe(before);
	});

	it('is a call without its results where nothing is known any more', () => {
		const table = Table.with(`${HEAD}I run \`sworn: Face Danger\` and fall.‸`, SHEET);
		table.press(roll, 4, 3, 9).restart().undo();
		expect(table.pages.journal.text).toBe(`${HEAD}I run \`sworn: Face Danger, by Kestrel Vane, edge 2\` and fall.`);
	});

	it('that followed on a move goes, since it was not typed', () => {
		const table = Table.with(`${HEAD}I run \`sworn: Face Danger\` and fall.\n‸`, SHEET)
			.press(roll, 4, 3, 9)
			.press('Endure Harm');
		const before = table.texts;
		table
			.press('Roll Endure Harm')
			.press({ kind: 'roll', rollInput: { roll: { option: 'iron' } } }, 5, 2, 3)
			.undo();
		expect(table.texts).toBe(before);
	});
});
